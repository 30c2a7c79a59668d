/** Common English words that are in no riddle: word; part of speech; ranked clues; recall; family. */
export const COMMON = `
dog;n;bark puppy kennel bone leash cat pet wag;bark puppy bone leash kennel pet tail hound walk poodle;dogs doggy dogged canine doghouse
cat;n;meow whiskers claws purr mouse dog pet feline;whiskers mouse meow milk purr claws basket pet tiger;cats catty kitty catlike catnip
horse;n;saddle gallop stable jockey pony neigh mane ride;saddle gallop pony stable rider race hooves cowboy cart carrot;horses horseman horseback horseshoe equine horsy
cow;n;milk udder moo calf bull farm cattle dairy;milk farm moo udder beef grass bull meadow cheese calf;cows cowboy cowshed cowbell cowhide
pig;n;pork bacon sty snout oink mud farm ham;mud bacon pink farm snout oink curly sty pork dirty;pigs piglet piggy pigsty pigtail
sheep;n;wool lamb flock baa ewe fleece ram graze;wool lamb flock wolf bleat counting field white farm mutton;shepherd sheepish sheepdog sheepskin
goat;n;kid horns beard billy bleat cheese sheep mountain;beard horns cheese billy mountain bleat kid milk farm stubborn;goats goatee goatherd goatskin
hen;n;eggs rooster chicken coop cluck peck party farmyard;eggs chicken coop rooster feathers cluck farm barn party lay;hens henhouse henpecked
rooster;n;hen crow dawn cockerel farmyard comb male alarm;crow dawn farm comb chicken morning cock barn feathers alarm;roost roosters roosting
duck;n;quack pond bill webbed drake bath mallard orange;quack pond bread bill yellow lower feathers bath orange webbed;ducks duckling ducked ducking
goose;n;gander golden honk farmyard liver bird migrating fat;feathers golden liver gander honk eggs farm bumps mother swan;geese gosling goosebumps gooseberry
turkey;n;gobble stuffing roast cranberry bird farmyard dinner feathers;gobble roast stuffing leftovers country feathers bird farm carve dinner;turkeys turkish turk
rabbit;n;carrot bunny burrow hutch ears hop hare warren;carrot ears hop burrow bunny hutch fluffy magician hat warren;rabbits rabbiting
mouse;n;cheese cat rodent squeak computer trap rat click;cheese cat computer trap squeak click small hole rodent pointer;mice mousetrap mousy mouselike
rat;n;sewer rodent mouse tail plague traitor cheese vermin;sewer rodent plague tail lab traitor trap cheese cellar pest;rats ratty ratcatcher rattrap
donkey;n;ass stubborn bray mule ears beach tail carrot;ears stubborn hooves bray carrot mule grey beach ass ride;donkeys
bull;n;matador cow horns red ring charge ox cattle;matador red horns cow charge ring angry rodeo cattle market;bulls bullfight bullfighter bullock bullring
tiger;n;stripes jungle feline lion roar cub predator orange;stripes jungle orange cat roar zoo fierce circus claws lily;tigers tigress
elephant;n;trunk tusks ivory memory jumbo big ears grey;trunk ivory grey tusks memory big zoo safari peanuts room;elephants elephantine
giraffe;n;neck tallest long savannah spots leaves legs zoo;neck tall spots savannah leaves zoo long safari patches animal;giraffes
zebra;n;stripes crossing black horse savannah white safari pedestrian;stripes crossing black savannah horse white safari zoo herd lion;zebras
monkey;n;banana chimpanzee ape cheeky tree swing jungle primate;banana tree jungle climb zoo ape tail chimpanzee swing cheeky;monkeys monkeying
gorilla;n;ape hairy primate silverback zoo chest jungle strong;ape chest jungle mist strong banana zoo hairy primate silverback;gorillas
bear;n;grizzly polar teddy honey hibernate cub cave brown;honey teddy grizzly cave fur hibernate forest polar claws carry;bears bearish bearskin
wolf;n;howl pack hood moon pigs grandmother fairytale cub;howl moon pack forest pigs sheep wild grandmother hungry fangs;wolves werewolf wolfish wolfhound
fox;n;cunning sly hunt red hens den hounds tail;cunning red hunt den sly hen tail forest clever trot;foxes foxy vixen foxhound foxglove
deer;n;antlers stag venison forest doe hunted fawn park;antlers forest stag doe fawn venison sleigh hunter woods park;reindeer deerskin deerstalker
squirrel;n;acorn nuts bushy tail tree red hoard park;nuts tree acorn tail red bushy park hide climb grey;squirrels squirreled
hedgehog;n;spines prickly nocturnal roll ball hibernate porcupine garden;spines prickly ball garden hibernate spikes nocturnal quills small slugs;hedge hog hedgehogs
camel;n;hump desert dromedary bedouin spit caravan thirst sand;hump desert caravan sand thirst dromedary spit oasis ride pyramids;camels
kangaroo;n;pouch hop marsupial joey jump boxing wallaby bounce;pouch hop boxing joey jump outback marsupial tail bounce baby;kangaroos
panda;n;bamboo bear black endangered white cute zoo fluffy;bamboo black bear white zoo rare eyes cute endangered cuddly;pandas
crocodile;n;alligator jaws tears handbag reptile swamp teeth river;teeth tears river handbag jaws alligator reptile swamp green snap;crocodiles croc crocs
snake;n;venom slither reptile ladders python hiss bite scales;venom hiss slither python poison bite charmer reptile grass tongue;snakes snaking snakebite snaky
lizard;n;reptile gecko iguana tail chameleon scales lounge cold;reptile tail gecko scales sun wall lounge iguana chameleon green;lizards
turtle;n;tortoise shell slow ninja sea reptile flippers beach;shell slow sea ninja tortoise beach reptile eggs soup neck;turtles turtleneck
frog;n;pond prince croak toad tadpole green jump princess;pond green jump prince croak legs tadpole toad kiss lily;frogs frogspawn frogman leapfrog
snail;n;shell slug slow slime garlic garden trail escargot;shell slow slime garden mail lettuce garlic pace slug trail;snails
shark;n;jaws fin teeth ocean predator fish loan whale;jaws teeth fin sea attack surfer hammerhead loan swim dangerous;sharks sharkskin
whale;n;mammal ocean biggest harpoon blubber killer blue spout;ocean blue blubber giant mammal killer harpoon belly spout sea;whales whaler whaling whalebone
dolphin;n;flipper mammal intelligent sea porpoise fin leap whistle;intelligent sea swim leap aquarium flipper mammal grey jump friendly;dolphins dolphinarium
seal;n;flippers wax sea stamp envelope circus penguin close;circus ball flippers ice envelope wax stamp close zoo fur;sealed sealing seals sealant sealskin
penguin;n;emperor ice waddle tuxedo bird iceberg black egg;ice waddle tuxedo emperor bird cold black fish pole march;penguins
octopus;n;tentacles eight ink squid suckers sea arms legs;tentacles eight ink arms sea squid suckers aquarium salad legs;octopuses octopi octagon
jellyfish;n;sting tentacles sea transparent beach blob medusa swim;sting sea beach transparent tentacles wobbly float swimmer peanut umbrella;jelly fish fishy jellyfishes
crab;n;claws pincers sideways shell lobster beach hermit shellfish;claws sideways pincers beach shell sand seafood hermit stick rock;crabs crabby crabbed
lobster;n;claws shellfish red pincers crab bisque pot seafood;claws red seafood pot restaurant shell pincers expensive tank boiled;lobsters
salmon;n;smoked pink river fish upstream leap trout roe;pink fish river smoked sushi leap bear upstream bagel grill;salmons
bird;n;wings nest feathers fly beak sparrow egg sing;wings feathers nest fly beak cage tweet sky robin worm;birds birdie birdcage birdsong
eagle;n;talons bald bird prey soar golden hawk beak;bald prey wings golf soar nest bird claws talons beak;eagles eaglet eagled
owl;n;hoot nocturnal wise barn night bird snowy eyes;hoot night wise eyes barn wizard tree bird pussycat mice;owls owlish owlet
pigeon;n;dove carrier coo statue bird homing square message;city statue coo carrier hole bird message grey breadcrumbs homing;pigeons pigeonhole
crow;n;black scare raven bird caw rooster rook feathers;black caw bird scare raven boast rooster feathers bar murder;crows crowing crowbar scarecrow
swan;n;lake white ugly neck graceful cygnet duckling ballet;lake white neck graceful ballet ugly bird duckling elegant cygnet;swans swansong
peacock;n;tail feathers proud fan bird colourful vain eyes;feathers proud tail colourful fan bird blue eyes strut park;peacocks peahen pea cock
ostrich;n;sand bird head egg flightless run feathers emu;neck sand egg feathers head bird run farm flightless tall;ostriches
bee;n;honey sting hive buzz queen bumble pollen wasp;honey sting hive buzz flower queen pollen busy stripes wax;bees beehive beekeeper beeswax beeline
wasp;n;sting bee yellow insect nest picnic stripes hornet;sting nest yellow stripes summer picnic buzz jam insect waist;wasps waspish
ant;n;insect hill worker colony picnic queen tiny grasshopper;colony hill small insect worker picnic queen eater farm crumbs;ants anthill anteater
fly;v;insect wings aeroplane soar buzz pilot swat air;wings buzz insect plane zip soup swatter bird fishing spider;flight flew flown flying flyer flies
mosquito;n;bite malaria insect itch blood net buzz repellent;bite itch net malaria blood summer buzz sting swamp insect;mosquitoes mosquitos
butterfly;n;caterpillar wings cocoon insect net colourful swimming cabbage;caterpillar wings cocoon net stomach swim flower pretty colours flutter;butter fly butterflies
spider;n;web eight insect tarantula legs silk arachnid phobia;web legs eight arachnid hairy fly tarantula black bath superhero;spiders spidery
dragon;n;fire knight wings cave scales mythical princess breath;fire knight wings myth cave scales boat princess castle tail;dragons dragonfly dragoon
unicorn;n;horn horse mythical legend rainbow imaginary white magical;horn rainbow horse myth magic legendary white girls fairytale sparkle;unicorns
dinosaur;n;extinct fossil museum prehistoric tyrannosaurus reptile diplodocus bones;extinct fossil roar museum bones old reptile meteor skeleton huge;dinosaurs
puppy;n;dog young cute litter pet love basket whelp;dog young cute kennel bark litter eyes love chew train;puppies pup pups
kitten;n;puppy young wool cute litter mittens fluffy paw;wool basket cute fluffy meow playful litter mittens baby;kittens kitty kittenish cat
butter;n;bread margarine toast spread knife churn peanut fat;bread toast knife milk yellow spread margarine peanut melt churn;buttery buttered buttercup buttermilk butterscotch
cheese;n;mouse cheddar milk camembert burger brie wine mozzarella;mouse moon holes cow macaroni pizza smile wine smelly grater;cheesy cheeses cheesecake cheeseburger
yogurt;n;milk pot natural dairy spoon strawberry frozen culture;milk fruit spoon dairy pot creamy frozen plain breakfast strawberry;yogurts yoghurt
ham;n;pork cheese sandwich pig smoked eggs slice bacon;pork pig sandwich cheese pink burger slice actor smoked cured;hams hammy gammon
sausage;n;pork mash barbecue hotdog meat roll frankfurter dachshund;hotdog mustard barbecue meat mash grill roll dachshund butcher pork;sausages sausagemeat
bacon;n;eggs pig rasher breakfast pork smoked fry crispy;eggs pig breakfast crispy fry rashers smoky pork grease burger;bacony
steak;n;beef rare grill fillet meat chips sirloin butcher;beef rare grill meat chips knife restaurant medium;steaks steakhouse beefsteak
chicken;n;hen coward egg roast nuggets coop poultry curry;egg coop roast nuggets wings coward road farm curry soup;chick chickens chicks chickenpox
salad;n;lettuce tomato dressing cucumber vinegar green bowl healthy;lettuce tomato bowl dressing green healthy cucumber vinegar diet fruit;salads
rice;n;paddy grain sushi pudding chopsticks basmati curry bowl;grain sushi paddy white pudding wedding chopsticks bowl curry boiled;rices risotto
pasta;n;spaghetti macaroni cheese lasagne sauce ravioli noodles bolognese;spaghetti macaroni fork noodles sauce tomato boil lasagne carbonara parmesan;pastas paste
pizza;n;pepperoni margherita mozzarella tomato slice delivery dough oven;cheese slice oven delivery tomato mushrooms box dough pepperoni round;pizzas pizzeria
sandwich;n;bread ham lunch filling picnic cheese toasted slices;bread ham picnic lunch filling cheese club toast beach triangle;sandwiches sandwiched
hamburger;n;bun beef ketchup fries cheese fast patty mince;bun fries beef ketchup fast cheese patty barbecue grill onion;burger hamburgers burgers cheeseburger
omelette;n;eggs beaten pan break cheese fold whisk fluffy;eggs pan whisk mushrooms cheese fry breakfast folded ham break;omelettes omelet
pancake;n;flip batter syrup flat toss maple frying lemon;syrup flip maple batter flat lemon stack jam breakfast toss;pan cake pancakes
pie;n;apple pastry crust pumpkin filling pecan tart custard;apple crust pastry cherry chart slice oven pecan shepherd dessert;pies piecrust
cookie;n;biscuit chocolate chip jar monster dough fortune milk;jar biscuit chocolate chip monster oven crumbs internet dough fortune;cookies
candy;n;sweets sugar lollipop cotton floss treat bar caramel;sweet sugar cane cotton lollipop kids teeth caramel bar baby;candies candied candyfloss
chocolate;n;cocoa bar sweet brown box milk truffle hot;cocoa sweet milk brown bar hot dark egg cake box;chocolates choc chocolatey chocolatier
honey;n;bee sweet hive bear jar moon golden darling;bee bear sweet jar darling hive moon gold syrup toast;honeys honeycomb honeymoon honeyed honeysuckle
jam;n;strawberry toast traffic jar marmalade fruit doughnut preserve;traffic strawberry toast jar marmalade bread stuck scone preserve doughnut;jams jammed jammy jamming
salt;n;pepper sea grains savoury chips seasoning shaker mineral;pepper sea shaker chips pinch white ocean seasoning table lick;salty salted saltiness saline salts
pepper;n;salt sneeze black mill spice chilli grinder condiment;salt sneeze grinder spicy red hot bell seasoning mill sergeant;peppers peppery peppered peppercorn peppermint
mustard;n;hotdog yellow seeds condiment colonel ham spicy ketchup;yellow hotdog spicy sauce colonel ketchup seeds hot sausage gas;mustards mustardy
oil;n;olive petrol well slippery vinegar lubricate sunflower tanker;olive petrol fry well car sunflower barrel engine slick salad;oily oiled oils oilcan oilskin
sauce;n;ketchup gravy tomato soy pasta mint pour dip;ketchup tomato gravy boat pasta soy mayonnaise dip apple secret;saucepan saucer sauces saucy
flour;n;wheat bread baker white miller cake powder dough;bread baker white cake mill wheat dough powder kitchen sieve;floury flours floured
cream;n;strawberries ice milk whipped white clotted dairy skin;cake coffee whipped sun strawberries ice milk scone skin custard;creamy creams creamery creamed
tea;n;kettle cup pot leaves milk biscuit bags infusion;cup kettle biscuit pot milk leaves lemon five bag party;teapot teacup teas teaspoon tearoom
juice;n;orange fruit squeeze apple drink carton pulp fresh;orange fruit apple squeeze carton drink lemon breakfast straw glass;juicy juices juicer juiciness
wine;n;red grapes bottle cork white cellar corkscrew waiter;grapes red bottle glass cork cheese cellar drunk toast;wines winery vine vineyard winemaker
beer;n;pint pub lager hops bitter barrel ale foam;pub pint foam barrel bottle hops brew garden ginger belly;beers beery
water;n;drink tap river rain liquid thirsty fire swim;thirst tap glass drink sea swim rain wet bottle fish;watery waterfall waters waterproof watering underwater
dinner;n;evening meal supper lunch eat candlelit jacket table;evening meal lady candlelight supper eat table jacket restaurant family;dine diner dinners dining
dessert;n;pudding sweet starter cake last trifle meal course;cake pudding sweet spoon cream last menu sugar tart trolley;desserts dessertspoon
apple;n;pie fruit cider orchard core pear tree computer;pie tree red cider core snow gravity worm doctor teacher;apples applesauce
pear;n;fruit apple partridge juicy tree conference shape avocado;apple green shape tree partridge fruit juicy body avocado compote;pears pearshaped
peach;n;fruit fuzzy stone nectarine juicy cream skin apricot;fuzzy fruit giant stone juicy cobbler skin princess nectarine cream;peaches peachy
cherry;n;stone red blossom fruit cake tree pie stalk;red stone tree blossom pie cake pick earrings fruit top;cherries
strawberry;n;cream red fruit jam seeds summer field milkshake;red cream jam summer fruit field milkshake seeds tart blonde;straw berry strawberries
raspberry;n;red fruit jam ripple bush sorbet tart blow;red fruit jam ripple bush tongue pink sorbet rude summer;berry raspberries rasp
plum;n;fruit purple prune stone damson professor juicy pudding;purple fruit stone pudding jam tree professor prune crumble brandy;plums plummy
grape;n;wine bunch raisin vineyard fruit vine seedless peel;wine vine bunch fruit seedless purple feast raisin juice peel;grapes grapevine grapefruit
melon;n;fruit ham water summer slice cantaloupe juicy honeydew;fruit round ham juicy green summer slice seeds scoop bowler;melons watermelon
watermelon;n;red seeds slice green juicy summer fruit big;red seeds summer green juicy picnic slice thirst large pips;water melon watermelons melons
banana;n;yellow monkey peel skin split bunch fruit slip;yellow monkey peel skin split slip bunch curved republic fruit;bananas
orange;n;juice fruit colour peel marmalade citrus carrot tangerine;fruit juice colour marmalade clockwork carrot peel vitamin pumpkin tangerine;oranges orangeade orangery
lemon;n;yellow sour citrus bitter squeeze juice pancake lime;sour yellow juice lime zest squeeze tea meringue pancake bitter;lemons lemonade lemony
pineapple;n;chunks tropical fruit spiky pizza rings yellow juice;tropical pizza fruit spiky juicy rings chunks sponge yellow upside;pine apple pineapples
mango;n;chutney tropical fruit lassi orange exotic stone ripe;tropical chutney fruit lassi juicy stone orange smoothie exotic sweet;mangoes mangos
coconut;n;palm milk shy hairy island tropical shell monkey;palm milk tropical island bounty shy hairy beach shell fruit;coco nut coconuts
nut;n;squirrel bolt almond cashew hazel shell cracker pecan;squirrel almond bolt crack shell crazy allergy wing cashew;nuts nutty nutshell nutcracker nutmeg hazelnut
olive;n;oil green martini branch tree black stone tapenade;oil martini green branch pizza stone tree pit dove grove;olives
tomato;n;ketchup red salad sauce pizza soup fruit vine;red ketchup salad soup pasta sauce greenhouse fruit cherry throw;tomatoes
potato;n;chips mash crisps jacket spud peel couch hot;chips mash couch spud crisps baked peel field salad hot;potatoes
carrot;n;orange rabbit stick vegetable donkey snowman peel grated;orange rabbit stick vegetable cake snowman soup eyes peel root;carrots carroty
cucumber;n;green salad cool gherkin sandwich slice vegetable eyes;cool salad sandwich green gherkin sliced eyes water pickle long;cucumbers
onion;n;cry peel layers tears soup vegetable chop rings;tears rings peel cry layers soup garlic red bulb burger;onions oniony
cabbage;n;leaves green vegetable sprouts sauerkraut coleslaw patch soup;green soup sauerkraut leaves vegetable patch caterpillar coleslaw boiled butterfly;cabbages
bean;n;baked green runner kidney stalk coffee giant pod;baked green stalk coffee kidney toast counter jelly giant bag;beans beanstalk beanie beanbag
pea;n;pod green princess round soup vegetable whistle frozen;green pod princess mushy small round soup sweet frozen shooter;peas peapod chickpea
pumpkin;n;lantern orange carve carriage squash pie vegetable scary;squash orange carve pie lantern carriage soup seeds spice patch;pumpkins
mushroom;n;toadstool fungus champignon cap wild button forest omelette;toadstool forest fungus soup pizza omelette cloud magic pick truffle;mushrooms mushrooming
corn;n;cob pop maize sweet field yellow flakes ear;cob yellow pop field flakes cinema maize sweet flour toe;cornfield cornflakes popcorn cornflour sweetcorn
lettuce;n;salad green leaves iceberg rabbit tomato cucumber vegetable;salad green leaf rabbit crisp burger iceberg garden slug romaine;lettuces
shirt;n;tie collar cuffs buttons sleeves iron blouse suit;collar tie button sleeve iron cuff polo hanger suit cotton;shirts undershirt shirtsleeve nightshirt
jacket;n;coat blazer leather potato sleeves zip dinner life;leather potato zip coat suit life dinner blazer pockets wear;jackets jacketed
coat;n;winter jacket hook fur warm hanger button paint;winter warm fur hook buttons rain hanger paint jacket hood;coats coated coating raincoat overcoat
dress;n;gown skirt frock evening wedding clothes woman wear;wedding skirt woman ball evening summer zip gown party blouse;dressed dressing dresser undress dresses
skirt;n;kilt mini tutu blouse pleated waist hem woman;mini kilt woman short school ballerina waist pencil knees blouse;skirts skirting miniskirt
sweater;n;jumper wool knitted pullover warm cardigan winter neck;wool knit warm jumper winter pullover cosy cardigan itchy neck;sweat sweaters sweatshirt sweaty
sock;n;foot shoe pair ankle darn wool puppet stocking;foot shoe hole laundry wool pair puppet knee odd smelly;socks
boot;n;wellington shoe puss ski car foot leather hiking;car rubber foot leather cowboy shoe kick snow wellington hiking;boots booted bootlace bootleg
sandal;n;summer shoe toes beach foot strap wood buckle;summer foot beach strap toes shoe leather holiday buckle gladiator;sandals sandalled sandalwood
slipper;n;glass foot shoe cosy indoors pantomime bedroom ballet;glass foot cosy home princess fluffy bedroom dog fireside ball;slippers slip slippery
hat;n;head top bowler brim straw rabbit wear cap;head top magician rabbit witch straw mad milliner cowboy brim;hats hatter hatbox hatless
cap;n;baseball peak hat head swimming bottle school beret;baseball head bottle peak lid limit hat school swimming gun;caps capped capping
scarf;n;neck winter wool wrap silk warm knitted supporter;neck winter wool football silk knit wrap cold fringe snowman;scarves headscarf scarfs
glove;n;hand fingers mitten boxing winter box pair baseball;hand boxing winter fingers mitten leather compartment goalkeeper warm puppet;gloves gloved glovebox
tie;n;knot bow neck shirt draw suit lace bind;knot suit bow neck shirt draw silk laces office bind;tied ties necktie untie tying
belt;n;trousers buckle waist seat leather judo black braces;trousers seat waist buckle leather black karate loop safety conveyor;belts belted seatbelt
suit;n;tie jacket business spades trousers tailor wedding hearts;tie businessman jacket hearts cards fit trousers birthday formal diving;suits suitable suited unsuitable suitor
uniform;n;school police soldier nurse identical army wear same;school soldier police nurse same army pilot identical badge dress;uniforms uniformity uniformed uniformly
apron;n;kitchen chef cook butcher tie strings dirty wear;cook kitchen baker tie butcher flour strings waitress barbecue protect;aprons
button;n;shirt press belly hole sew zip push mushroom;shirt press belly sew hole coat lift mushroom doorbell panic;buttons buttonhole unbutton buttoned
pocket;n;trousers hand money watch wallet coins pick jeans;money hand trousers watch coat thief handkerchief pick billiards calculator;pockets pickpocket pocketed pocketful
sleeve;n;arm shirt cuff jacket record long heart elbow;arm shirt short record long cuff roll ace coat tattoo;sleeves sleeveless sleeved
necklace;n;pearls jewel pendant beads chain gold diamond bracelet;pearls jewel present gold beads chain pendant diamond throat jewellery;neck lace necklaces
ring;n;finger wedding bell engagement diamond phone boxing lord;finger wedding bell phone gold diamond circus boxing round engagement;rings ringing ringer rang earring
bracelet;n;wrist charm bangle jewel arm gold necklace chain;wrist charm gold jewellery friendship silver beads bangle arm handcuff;bracelets
watch;n;time wrist look strap see observe tick clock;wrist time look clock television strap guard see tick night;watches watched watchman watching wristwatch
crown;n;king queen head jewels throne royal gold thorns;king queen gold jewels throne head tooth tiara thorns coin;crowned crowning crowns coronation
helmet;n;head bike knight protect motorcycle crash astronaut visor;bike head knight motorbike fireman safety soldier protect hard astronaut;helmets helmeted helm
wig;n;hair bald judge fake false toupee clown barrister;hair bald judge clown fake blonde actor disguise powder barrister;wigs wigged bigwig
umbrella;n;rain wet sun handle open cocktail parasol shelter;rain parasol wet handle cocktail beach cane nanny storm shelter;umbrellas
bag;n;hand shopping carry plastic paper sack tea sleeping;shopping hand school paper tea sack sleeping carry punch plastic;bags baggage handbag baggy bagged
suitcase;n;luggage pack travel holiday wheels airport clothes handle;travel holiday pack airport wheels luggage hotel handle clothes trip;suit case suitcases cases
wallet;n;money leather pocket notes credit cash pickpocket purse;money cards leather pocket pickpocket cash coins purse banknotes lost;wallets
purse;n;coins handbag money lips clasp wallet change sow;money coins lips lady handbag wallet silk lipstick leather change;purses purser pursed
face;n;nose mouth mask eyes expression head mirror cheeks;eyes nose mirror clock makeup smile mask cheeks poker paint;facial faces facing faced surface
eye;n;see pupil lash brow blink iris sight needle;see glasses blink pirate needle apple storm lash sight witness;eyes eyebrow eyelid eyelash eyeball
nose;n;smell sniff clown face sneeze handkerchief glasses red;smell sneeze clown face red tissue runny snot perfume;nosy nostril noses nosebleed
ear;n;hear listen lobe wax corn drum rabbit deaf;hear wax ring lobe rabbit corn phone deaf plug sound;ears earring earlobe earwig eardrum
chin;n;beard face double jaw dimple mouth shave below;beard double face jaw dimple shave strap violin up goatee;chins chinless chinstrap
throat;n;neck sore cough swallow tonsils deep lump lozenge;sore cough neck swallow scarf frog voice lozenge doctor tonsils;throats throaty cutthroat
arm;n;elbow hand shoulder sleeve limb wrist muscle leg;hand elbow sleeve shoulder chair weapon muscle tattoo leg sling;arms armchair armpit army armful
elbow;n;arm joint funny grease nudge bend knee tennis;arm bend joint patch tennis table knee nudge funny bump;elbows elbowed elbowing
wrist;n;watch hand bracelet pulse joint arm sprain slap;watch bracelet hand joint pulse sprain arm handcuffs slap cuff;wrists wristwatch wristband
finger;n;hand ring thumb point nail index glove print;ring nail hand thumb point glove fish five paint print;fingers fingernail fingerprint fingertip
thumb;n;hitchhiker finger suck hand opposable up green nail;hand suck up nail hitchhiker green five press opposable tack;thumbs thumbnail thumbtack
nail;n;hammer finger varnish toe wall file polish screw;hammer finger polish file wall varnish wood screw scissors bite;nails nailed fingernail toenail
chest;n;treasure drawers breast box ribs lungs hairy torso;treasure drawers heart hair breast pirate medal cold trunk ribs;chests chesty
stomach;n;belly digestion tummy ache butterflies hungry acid abdomen;belly food hungry ache digest tummy butterflies acid full navel;stomachs stomachache
leg;n;arm knee thigh foot table trousers limb walk;foot knee trousers table walk chicken arm wooden thigh kick;legs leggings leggy legless
knee;n;leg joint bend scraped cap cartilage elbow pray;leg joint scrape bend scar bee pray kilt jerk football;knees kneel kneecap knelt kneeling
ankle;n;foot sprain sock leg joint twisted bracelet wrist;foot sprain twist sock joint bracelet boot leg tag bandage;ankles anklet
foot;n;toes shoe sock leg kick ankle walk sole;shoe toe sock leg kick step inch ball ankle sole;feet football footstep footprint footing barefoot
toe;n;foot nail big ballet sandal tip stub ten;foot nail big ballet sock ten sandal tip tickle stub;toes toenail toecap tiptoe
skin;n;body touch wrinkles tan peel pores spots dermatologist;tan wrinkles tattoo pimple peel soft leather banana lotion body;skinny skins skinned skinless skinhead
hair;n;brush head comb blonde bald shampoo curly cut;comb brush blonde head cut shampoo dryer curls salon wig;hairy hairdresser hairs hairbrush haircut
beard;n;chin moustache shave whiskers face goatee hair pirate;chin shave wizard razor moustache grandfather hair bristles bald pirate;beards bearded beardless
moustache;n;lip beard twirl whiskers shave face handlebar hair;beard upper shave lip twirl razor curly milk walrus hair;moustaches moustached moustachioed
tooth;n;dentist fairy decay brush ache mouth molar gum;dentist fairy mouth brush bite ache wisdom sweet enamel cavity;teeth toothbrush toothpaste toothache toothless
lip;n;mouth kiss balm stick upper read bite smile;kiss mouth stick balm gloss bite smile upper stiff read;lips lipstick lippy
brain;n;head think skull intelligence neurons wash mind grey;think head intelligence skull mind clever zombie neurons wave storm;brains brainy brainwash brainless brainstorm
heart;n;beat love organ blood valentine cardiac red broken;love beat red valentine blood pulse organ cards attack tin;hearts hearty heartbeat heartless heartbreak
lung;n;breathe chest air organ smoke oxygen cancer respiration;breathe air smoke chest cough oxygen organ two capacity inhale;lungs lungful
blood;n;red vampire veins donor transfusion wound heart scarlet;red vampire vein donor heart cut bath transfusion nurse pressure;bleed bloody bloodless bleeding bloodshed
bone;n;dog skeleton marrow skull broken fracture joint calcium;dog skeleton fracture white funny marrow skull femur dry collar;bones bony boneless backbone
muscle;n;biceps strong gym body strength arm cramp flex;strong gym biceps arm weights flex cramp strength athlete;muscles muscular musculature muscly
skeleton;n;bones skull cupboard body anatomy ribs cemetery museum;bones scary skull cupboard dead key ribs museum xylophone dance;skeletons skeletal
tear;n;cry rip eye drop weep sad crocodile paper;cry rip sad eye drop paper weep crocodile gas onion;tears tearful teardrop tore torn
apartment;n;flat building rent penthouse city lodging tenant block;flat rent block city lift penthouse neighbour building tenant studio;apartments apart
castle;n;knight moat drawbridge king sand tower fortress chess;king knight moat sand tower princess bouncy chess fort dungeon;castles sandcastle
cabin;n;log wood ship hut crew lodge forest airplane;log wood boat plane crew forest fever hut lake uncle;cabins cabinet
tent;n;camping pegs sleeping circus canvas scouts pitch festival;camping canvas pegs scout circus festival sleeping pitch poles wigwam;tents tented
room;n;walls space hotel bed chamber dining waiting house;bed hotel space four key service mate elephant view house;rooms roomy roommate bedroom
bedroom;n;sleep pillow pyjamas upstairs wardrobe mattress night master;sleep pillow wardrobe upstairs mattress pyjamas poster night tidy lamp;bed room bedrooms beds bedtime
bathroom;n;shower toilet sink wash towel mirror toothbrush tiles;shower sink toilet toothbrush mirror towel tiles wash scales duck;bath room bathrooms bathe bathtub
kitchen;n;cook oven fridge chef sink utensils food stove;oven fridge cook sink chef knife recipe stove dishes table;kitchens kitchenette kitchenware
office;n;desk work boss business secretary computer post colleagues;desk work boss computer paper oval chair colleague post job;officer official offices officially
attic;n;roof loft top upstairs ladder dusty trunk house;roof spider boxes loft dust upstairs trunk ghost junk memories;attics
basement;n;cellar underground bottom below downstairs storage attic house;cellar underground stairs dark bargain downstairs boiler washing flood rats;base basements
garage;n;car mechanic park repairs tools sale petrol house;car mechanic sale door petrol tools repair parking oil band;garages garaged
garden;n;flowers lawn gnome plants shed vegetables hose hedge;flowers gnome lawn roses vegetables paradise shed hose plants barbecue;gardener gardening gardens gardened
balcony;n;plants railing flat outside view theatre window terrace;flowers theatre view serenade apartment railing pope terrace plants seat;balconies
elevator;n;lift floor up shaft stairs building button hotel;lift button floor music stairs up stuck doors shaft hotel;elevate elevators elevated elevation
wall;n;brick paint paper climb fence ceiling room graffiti;brick paper fly climb paint graffiti great ceiling picture egg;walls wallpaper walled wallflower
ceiling;n;floor above room top fan glass chandelier plaster;floor fan roof glass light chapel lamp spider above chandelier;ceilings
floor;n;ceiling carpet ground parquet tiles dance storey sweep;carpet ground tiles mop ceiling parquet dance sweep wood lava;floors floorboard flooring floored
window;n;glass pane curtain open sill view frame cleaner;glass pane curtain view cleaner shop sill open shutter house;windows windowsill windowpane
door;n;knock handle open key bell close entrance hinge;handle knock lock open bell key mat wood exit hinge;doors doorbell doorway doormat doorknob outdoor
key;n;lock door piano ring open hole chain answer;lock door piano ring car answer board chain treasure skeleton;keys keyhole keyboard keyring keypad
lock;n;key door pad bolt safe canal close hair;key door hair chain bolt canal safe burglar combination shut;locked locksmith locker unlock padlock
bell;n;ring church ding door chime jingle tower school;ring church door school cow bicycle chime pepper tower cat;bells belfry doorbell bluebell
chimney;n;smoke sweep fireplace roof soot house stack brick;smoke roof sweep fire stack brick stork soot fireplace pot;chimneys
pool;n;swimming billiards water dive cue lifeguard car chlorine;swim water summer diving billiards table chlorine lifeguard car villa;pools pooled pooling whirlpool
fence;n;garden wooden picket neighbour sword barrier hedge post;garden sword picket neighbour barrier post thief electric wood wire;fencing fences fenced fencer
gate;n;garden fence entrance iron open airport farm golden;garden airport fence pearly heaven entrance boarding castle golden keeper;gates gateway gatekeeper gatecrash
table;n;chair dining tennis cloth wooden furniture legs multiplication;chair dinner tennis cloth wood multiplication kitchen knights coffee legs;tables tablecloth tablet tabletop tablespoon
sofa;n;couch settee cushions television comfortable lounge sit bed;couch cushion sit living television bed settee lounge potato comfortable;sofas
bench;n;park sit seat wooden substitute long judge picnic;park sit judge press substitute wood seat work pigeons pensioner;benches workbench
bed;n;sleep pillow mattress sheets blanket night pyjamas hospital;sleep pillow mattress night bunk sheets breakfast flower room river;bedroom beds bedtime bedding embed
cradle;n;baby rock lullaby cot crib grave cat newborn;baby rock lullaby crib sleep cat robber newborn treetop nursery;cradles cradled cradling
mattress;n;bed springs sleep princess pea pillow sheet foam;bed springs sleep soft foam bounce inflatable pea sheets money;mattresses
pillow;n;bed head feathers sleep fight case cushion talk;feathers bed head fight sleep soft case cushion night talk;pillows pillowcase
blanket;n;bed warm wool cover picnic security sheet quilt;warm bed wool cover picnic baby cosy wet comforter sheet;blankets blanketed
curtain;n;window theatre stage drapes rail iron shower blind;window theatre shower stage rail iron drape fabric call close;curtains curtained
carpet;n;floor magic rug flying red stairs vacuum fitted;magic floor red rug vacuum flying tiles stairs wool hoover;carpets carpeted
wardrobe;n;clothes lion hanger bedroom closet witch dresses furniture;clothes hanger lion closet bedroom witch furniture dresses moths shoes;robe wardrobes
shelf;n;books bracket cupboard supermarket ledge library ice wall;books library supermarket bracket ledge store display wood dust fridge;shelves shelving bookshelf
lamp;n;light genie bulb shade bedside desk post electric;light genie bulb bedside shade table oil street magic switch;lamps lamppost lampshade
candle;n;wax wick birthday flame cake light church blow;wax birthday flame wick church romantic cake light blow scented;candles candlelight candlestick chandelier
mirror;n;reflection wall glass look bathroom driving image vain;reflection seven wall vanity bathroom glass selfie vampire car rear;mirrors mirrored mirroring
clock;n;time tick alarm cuckoo hands tower hour grandfather;time tick cuckoo alarm hands tower hour wall grandfather watch;clocks clockwork clockwise
vase;n;flowers water bouquet china broken roses porcelain pottery;flowers centrepiece water broken roses porcelain glass china tulips antique;vases
bath;n;bubbles tub duck soap water wash relax shower;bubbles tub soap duck shower relax water towel bird robe;bathe bathroom baths bathtub bathing
shower;n;rain bath wash water gel soap bathroom meteor;bath rain soap sing curtain wash meteor gel hot baby;showers showered showery
tap;n;water drip faucet turn dance sink plumber leak;water drip faucet dance sink knock leak cold kitchen plumber;taps tapped tapping
toilet;n;flush paper loo seat bathroom lavatory bowl public;paper flush bathroom seat loo brush pee lavatory bowl public;toilets toiletries
towel;n;dry beach bath bathroom tea paper rail wet;beach dry bath tea rack wet sunbed hand boxer swim;towels towelling
soap;n;wash bubbles hands opera slippery clean bar lather;wash bubbles opera bar hands clean slippery bath dish foam;soapy soaps soapsuds
toothbrush;n;bristles bathroom paste dentist electric morning gums clean;gums electric bathroom paste dentist morning bristles mouth clean evening;tooth brush teeth toothpaste toothbrushes
comb;n;hair brush honey teeth rooster tangled parting hairdresser;hair honey rooster parting barber teeth brush beach lice fine;combs combing combed honeycomb
razor;n;shave blade beard sharp barber stubble electric foam;shave beard sharp blade barber electric cut foam moustache legs;razors razorblade raze
perfume;n;scent smell bottle fragrance spray cologne roses neck;scent smell bottle spray expensive women roses gift cologne lavender;perfumed perfumes perfumery
sponge;n;cake bath absorb soap squeeze sea wash soak;bath cake water squeeze wash absorb sea dishes pineapple soak;sponges spongy sponged
broom;n;witch sweep brush floor flying clean stick dust;witch sweep floor dust fly brush cupboard stick wizard cleaner;brooms broomstick
bucket;n;spade water pail mop kick beach sand handle;water spade mop list beach well ice champagne kick sandcastle;buckets bucketful
laundry;n;washing clothes dirty iron basket machine detergent hotel;washing clothes dirty basket iron machine soap line money socks;launder laundered launderette laundries laundress
dust;n;broom clean powder vacuum fairy sneeze dirt desert;vacuum sneeze attic clean bunny ash gold mite bite broom;dusty duster dustbin dusting dustpan
fridge;n;cold food freezer kitchen magnet milk cool icebox;cold kitchen milk magnet food freezer leftovers ice light butter;refrigerator fridges refrigerate
pan;n;frying pot cook handle kitchen stove wok lid;fry kitchen pot sauce stove omelette handle cook flash eggs;pans pancake saucepan panned
plate;n;dish dinner food number tectonic fork bowl china;dinner food dish number fork spinning porcelain china tectonic eat;plates plated plateful
cup;n;tea saucer mug coffee trophy world drink final;tea coffee saucer world mug trophy drink handle football cake;cups cupboard cupcake cupful teacup
bowl;n;soup cereal goldfish fruit salad round dish pins;soup cereal fish dish ball salad dog fruit cricket rice;bowls bowling bowler bowled
bottle;n;wine cork milk message neck baby opener glass;wine water message baby cork milk glass opener genie neck;bottles bottled bottleneck bottling
fork;n;knife spoon prongs cutlery pitch eat road left;knife spoon eat road garden tines prongs plate spaghetti tuning;forks forked pitchfork
spoon;n;soup fork stir tea cutlery dish ladle dessert;soup fork stir ladle tea wooden sugar cutlery bend dish;spoons spoonful teaspoon tablespoon
knife;n;fork cut sharp blade butter dagger spoon stab;fork sharp cut blade butter stab penny kitchen chef dagger;knives penknife knifed jackknife
kettle;n;boil tea water whistle steam pot black kitchen;tea boil whistle water steam pot black drum kitchen hot;kettles kettledrum
tray;n;waiter carry serve drinks bed cafeteria ash baking;waiter tea ash breakfast canteen serve carry baking plane drinks;trays ashtray
basket;n;picnic shopping wicker ball eggs fruit laundry hood;bread picnic ball shopping wicker fruit bike strawberry eggs laundry;basketball baskets basketful
box;n;cardboard lid carton chocolates punch square fight packaging;cardboard gift fight lunch jack letter parcel tool shoe container;boxes boxer boxing boxed
hammer;n;nail tool hit anvil bang carpenter mallet sickle;nail tool judge sickle toolbox anvil bang carpenter throw knock;hammers hammering hammered sledgehammer
saw;n;cut wood carpenter blade tool chain teeth log;wood tool cut carpenter teeth chain lumberjack blade jig;sawdust sawmill sawing saws
ladder;n;climb rungs fireman superstition steps rope snakes roof;climb steps rung fireman snakes painter roof luck tights rope;ladders stepladder
shovel;n;dig spade snow coal bucket earth hole scoop;dig snow spade garden coal sand hole bucket gravedigger builder;shovels shovelling shovelled
rope;n;skipping climb tug tie knot cowboy cord pull;tie skip climb cowboy knot lasso tug jump cord swing;ropes roped tightrope ropy
chain;n;links bicycle gang gold prisoner anchor reaction metal;bike gold prisoner link necklace reaction dog store letter anchor;chains chained unchain enchain
needle;n;sew thread haystack pin pine eye injection knitting;thread haystack sew nurse injection eye pine knit vaccine sharp;needles needlework needlepoint
thread;n;needle sew cotton bobbin spool yarn string tailor;needle sew spider cotton spool email string button fabric stitch;threads threadbare threaded threading
wool;n;sheep knit sweater lamb ball yarn kitten warm;sheep knit sweater ball warm lamb scarf steel yarn kitten;woollen woolly wools
cotton;n;wool field fabric plant reel candy shirt white;candy bud plant wool shirt thread white fabric soft slave;cottons cottony
silk;n;worm soft fabric smooth scarf spider kimono luxurious;worm scarf smooth road spider tie soft fabric pyjamas luxury;silky silken silkworm silks
leather;n;jacket cow boots hide sofa saddle tanned belt;jacket cow shoe belt bag sofa skin biker boots hell;leathery leathers
wood;n;tree forest timber carpenter log oak plank bark;tree forest carpenter log fire timber plank oak desk saw;wooden woods woodland woodpecker woody
stone;n;rock pebble age rolling throw granite wall cherry;rock pebble age statue hard throw sling peach gem wall;stones stony stoned gravestone
brick;n;wall house red cement build builder block mortar;wall house red pig build mortar builder chimney heavy road;bricks bricklayer brickwork
metal;n;iron steel copper heavy gold detector conduct aluminium;iron steel gold heavy detector rust shiny robot copper band;metallic metals metallurgy metalwork
steel;n;iron stainless metal alloy wool mill hard knife;iron metal man strong stainless drum blade knife wool magnet;steely steels steelworks
plastic;n;bottle bag recycle surgery toy wrap cheap synthetic;bag bottle surgery recycle pollution ocean toy credit cheap wrap;plastics plasticine
paper;n;pen write sheet scissors news wrapping white toilet;pen write news toilet origami scissors sheet wall tree plane;papers newspaper wallpaper paperback paperwork
diamond;n;ring jewel engagement carat precious gem hardest sparkle;ring jewel precious carat engagement hard shape forever baseball mine;diamonds
pearl;n;oyster necklace white jewel earring shell diver harbour;oyster necklace white shell jewel earring diver wisdom precious string;pearls pearly
mud;n;dirt puddle wet pig boots brown bath pie;dirt pig wet puddle boots bath brown swamp pie rugby;muddy mudguard muddied muds
glue;n;stick paste adhesive tube bond paper tape join;stick paper paste tube model horse gun collage sniff super;glued gluey glues gluing
paint;n;brush artist canvas colour wall picture decorate roller;brush artist wall colour canvas draw roller wet picture oil;painter painting painted paintbrush
compass;n;north needle direction magnetic circle orienteering navigate map;north direction magnet circle hiker geometry needle scout sailor lost;compasses encompass
magnet;n;attract fridge iron pole metal horseshoe pull repel;fridge iron attract pole steel horseshoe metal chick field compass;magnetic magnets magnetism magnetize
battery;n;charge electricity flat torch phone assault recharge hen;charge phone power toy acid flat electricity torch hen car;batteries batter
engine;n;motor car steam fire train locomotive fuel bonnet;car motor train steam search fire oil driver fuel mechanic;engineer engines engineering
wheel;n;spoke steering round tyre car potter turn hub;car round fortune steering spin bike tyre spokes potter hamster;wheels wheelchair wheelbarrow wheeled
sun;n;moon yellow hot shine star tan summer rise;hot yellow sky day moon tan star summer shine solar;sunny sunshine sunrise sunset suntan
star;n;night sky shooting celebrity sheriff twinkle film five;sky night famous sheriff wars twinkle film movie astronomer shooting;stars starry starlight starring stardom
planet;n;earth orbit world solar space globe astronomer moon;earth alien orbit space rings globe world apes solar telescope;planets planetary planetarium
sky;n;blue clouds above birds heaven limit scraper stars;blue cloud heaven bird plane limit above diver sun scraper;skies skyscraper skylight skyline
cloud;n;sky rain white grey nine silver cumulus fluffy;rain white sky fluffy nine storm computer grey silver angel;clouds cloudy cloudless cloudburst
rain;n;umbrella wet cloud drops weather puddle pour cats;umbrella wet water clouds drops boots weather puddle cats forest;rainy raincoat rainbow raining rainfall
storm;n;thunder lightning tempest wind sea hurricane sand snow;thunder lightning wind rain hurricane tea ship brain trooper tempest;stormy storms stormed snowstorm
thunder;n;lightning storm loud clap bolt rumble weather noise;lightning storm loud rumble noise god boom weather clap scary;thunderstorm thunderous thunderbolt thundering
lightning;n;thunder bolt storm flash strike conductor fast electric;thunder bolt flash storm strike fast electricity conductor greased rod;light lighten lighting lightnings
fog;n;mist thick horn visibility weather grey smog cloud;mist headlights ship cloud lamp grey thick horn visibility lighthouse;foggy foghorn fogs fogged
rainbow;n;colours seven arc pot prism leprechaun sky unicorn;colours seven leprechaun gold arch pot sky unicorn trout sun;rain bow rainbows rainy
ice;n;cream cold skating frozen cube hockey water winter;cold cream frozen cube skate rink polar penguin snow melt;icy iced icing iceberg icicle
earthquake;n;tremor shake seismic disaster ground fault magnitude collapse;tremor shake scale disaster fault tsunami epicentre magnitude rubble seismic;earth quake earthquakes earthly
volcano;n;lava eruption crater ash magma mountain dormant explode;lava eruption ash crater hot island mountain smoke magma dormant;volcanic volcanoes volcanology
spring;n;summer daffodils winter season blossom water mattress cleaning;flowers season coil bounce mattress leap water daffodils cleaning lamb;springs springtime springy sprang
summer;n;winter hot season holidays sun beach spring camp;hot holiday beach winter season sun heat sunglasses swimming camp;summery summertime summers midsummer
autumn;n;leaves fall season spring brown harvest winter conkers;leaves fall season orange harvest brown mushrooms chestnuts windy rake;autumnal autumns
winter;n;summer cold snow season coat ice spring skiing;snow cold coat season ice skiing fireplace mittens gloves sleep;wintry wintertime winters midwinter
noon;n;midday twelve high lunch clock midnight day sun;midday twelve lunch sun high day middle clock cowboy duel;afternoon noonday noontime
week;n;seven days month fortnight calendar year working holy;seven days school calendar month end schedule fortnight working holiday;weekly weekend weekday weeks
month;n;twelve year calendar thirty moon week salary quarter;thirty calendar year bill moon weeks twelve salary days pay;monthly months
year;n;twelve month new birthday leap calendar light decade;twelve months calendar birthday leap new light age time annual;yearly years yearling yearbook
century;n;hundred years decade twentieth age era millennium long;hundred cricket long twenty history old time era decade runs;centuries cent centenary centurion
hour;n;sixty minute time clock rush day happy late;sixty clock rush happy time glass minutes lesson day zero;hourly hours hourglass
minute;n;sixty seconds hour time tiny clock wait last;sixty second time tiny clock hour small meeting timer egg;minutes minutely minutiae
weekend;n;rest relax two lie break days leisure cottage;rest relax party break football two brunch free bank trip;week end weekly weekends
sea;n;ocean waves salt ship beach fish blue swim;ocean waves beach salt fish boat swim blue sailor shell;seaside seaman seagull seasick seashore
ocean;n;sea waves deep liner vast water whale blue;sea water blue waves deep whale island ship current fish;oceans oceanic oceanography
lake;n;water swan pond fishing boat swim lagoon loch;water swan fishing boat swim pond monster district shore ducks;lakes lakeside
river;n;bank bridge flow stream water fish canoe mouth;bank water bridge stream flow fish otter boat bed rapids;rivers riverside riverbank
waterfall;n;cascade river cliff rocks splash torrent canoe barrel;spray cascade river rocks cliff splash canoe barrel jungle drop;water fall waterfalls falling
beach;n;sand sea sun towel castle waves holiday swim;sand sea sun towel holiday ball volleyball umbrella seaside swimsuit;beaches beachwear beachcomber
hill;n;mountain climb slope up small steep mound down;mountain climb slope steep top sledge grass up small valley;hills hilly hillside hilltop uphill
valley;n;mountains river between silicon death dale low lily;mountain hill river low between silicon green deep shadow village;valleys
cave;n;bat bear prehistoric dark grotto stalactite hermit underground;bat bear dark stalactite prehistoric painting rock hole treasure torch;caves cavern caveman caving
desert;n;sand camel dry oasis cactus abandon dune island;sand camel dry cactus hot oasis mirage dune abandon thirst;deserts deserted deserter desertion
jungle;n;tropical tiger book monkey forest vines concrete wild;tiger monkey vines tropical book explorer trees parrots rain gym;jungles jungly
field;n;meadow track grass wheat corn cows farm football;grass farmer corn football cow crop track plough mouse hay;fields fielding fielder infield
farm;n;animals tractor cows barn fields hens agriculture pigs;cow tractor animals pigs barn hay milk eggs countryside wind;farmer farming farmhouse farms farmyard
road;n;street car asphalt map highway lane traffic cross;car street trip drive highway asphalt tarmac map way traffic;roads roadside roadworks
bridge;n;river cross cards suspension arch span under troll;river cross cards cable engineer troll toll arch nose dental;bridges bridging drawbridge footbridge
tunnel;n;underground dark mole train light channel dig carpal;mole dark train underground light channel mountain dig prison wind;tunnels tunnelling
street;n;road city pavement houses lamp avenue walk traffic;road city avenue lamp pavement address house musician corner sesame;streets streetlight streetcar
tree;n;leaves trunk branch forest oak bark apple shade;leaf branch trunk oak forest apple bird roots wood climb;trees treetop treehouse
flower;n;petals rose garden bouquet vase tulip bee pot;rose petal garden bee bouquet vase spring tulip pot bloom;flowers flowery flowering wildflower
leaf;n;tree green autumn fall clover page maple plant;tree autumn green branch tea salad caterpillar turn maple falls;leaves leafy leaflet leafless
branch;n;tree bank twig trunk olive bird limb bough;tree bird olive bank twig monkey leaf stick swing office;branches branching branched
root;n;tree carrot plant underground square beet ground cause;tree carrot plant square ground beer tooth canal beginning dentist;roots rooted uproot beetroot
seed;n;plant sow grow sunflower bird gardener pip germinate;plant grow garden bird sow sunflower flower tennis poppy soil;seeds seedling seedless seeded
grass;n;green lawn mow cow blade field meadow cut;green lawn cow mow field snake hopper garden picnic football;grassy grasses grassland grasshopper
rose;n;thorn flower red valentine petal pink bouquet romantic;red thorn flower valentine romantic petals wine garden bouquet climbed;roses rosy rosebush rosebud
tulip;n;flower bulb spring petals windmill clogs vase field;flower windmill bulb spring market red vase yellow garden bouquet;tulips
daisy;n;petals white chain flower yellow lawn duck meadow;flower petals white chain field lawn yellow love fresh spring;daisies
sunflower;n;yellow seeds oil tall petals field vase summer;yellow seeds oil tall field petals giant summer bird butter;sun flower sunflowers flowers
cactus;n;prickly desert spines plant needles sting succulent dry;desert prickly needles thorns spikes green dry plant pot tequila;cacti cactuses
bamboo;n;panda shoots cane plant stick grass tropical raft;panda cane stick fishing green flute garden shoots chopsticks fast;bamboos
map;n;treasure atlas route road geography world compass country;treasure world atlas country travel pirate compass route road geography;maps mapped mapping
country;n;nation flag border land state passport rural anthem;nation flag border king music state land side passport anthem;countries countryside countryman countrified
city;n;town urban skyscraper capital metropolis buildings mayor big;town urban lights big metro buildings museum traffic hall skyscraper;cities citizen citadel
village;n;small town hamlet country houses people rural idiot;church small town hamlet farm idiot square countryside shop idyllic;villager villages
doctor;n;patient stethoscope medicine hospital nurse surgeon sick prescription;hospital patient medicine stethoscope nurse sick apple cure surgery white;doctors doctorate doctoral
nurse;n;hospital doctor patient injection care uniform ward bandage;hospital doctor patient injection white care uniform school shark bandage;nursing nursery nurses nursed
dentist;n;teeth drill cavity filling tooth chair pain braces;teeth drill cavity chair mouth white braces pain toothache gums;dental dentistry dentists denture
baker;n;bread flour oven cakes dozen rolls croissants dough;bread oven cake flour street croissant dough early dozen shop;bake bakery baking bakers baked
butcher;n;meat knife sausages beef apron chops baker steak;meat knife apron sausage cleaver shop beef steak chop hook;butchers butchery butchered
cook;v;chef kitchen recipe oven food stove pan meal;chef kitchen recipe oven food fry book boil apron meal;cooker cooking cookery cooked cookbook
farmer;n;tractor cows barn fields crops wife wheat harvest;tractor cow field barn hat crops sheep market harvest pig;farm farming farmers farmhouse
gardener;n;flowers rake spade lawn plants hedge pruning weeds;flowers lawn spade rake roses plants hose weeds green mower;garden gardening gardeners gardens
hairdresser;n;scissors salon cut shampoo barber curls comb stylist;scissors cut salon shampoo comb barber dye curls gossip dryer;hair dresser dress hairdressing haircut
plumber;n;leak pipes taps toilet sink blocked wrench boiler;pipe leak tap wrench sink flush toilet water flood bath;plumbing plumb plumbers
painter;n;artist brush canvas easel decorator palette portrait ladder;brush canvas artist easel wall ladder museum colours portrait palette;paint painting paints painters
mechanic;n;garage car repair engine spanner oily overalls fix;car garage engine oil tools spanner repair grease overalls tyres;mechanical mechanics mechanism machine
fireman;n;hose ladder engine burning siren helmet hydrant pole;hose ladder truck alarm helmet flames rescue siren pole hydrant;fire firefighter firemen man fiery
soldier;n;army uniform war gun barracks tin military battle;army war uniform gun march tin private ant battle camouflage;soldiers soldiering soldierly
pilot;n;plane fly cockpit captain aviator airport uniform episode;plane fly captain cockpit airport sky uniform helicopter light test;pilots piloting piloted
driver;n;taxi car chauffeur bus steering golf licence wheel;car bus taxi licence wheel golf chauffeur screw race road;drive driving drivers drove driven
postman;n;letters deliver parcels bicycle mail dog stamps envelope;letter mail dog bell bicycle bag delivery parcel uniform stamp;post man postmen postal postage
teacher;n;school pupils blackboard lessons class educate professor marks;school class blackboard lesson apple homework students chalk maths strict;teach teaching taught teachers
student;n;university pupil campus learner exams college lecture degree;school university exam learn pupil loan notes backpack poor teacher;study students studious studies
lawyer;n;court attorney judge trial defend barrister client legal;court judge wig defend argue suit trial client attorney briefcase;law lawyers lawful lawsuit
judge;n;court wig gavel trial verdict sentence robe jury;court gavel wig trial law robe jury contest sentence lawyer;judgement judging judged judges judicial
engineer;n;bridges machines mechanic designer technician builder civil railway;bridge machine train builder design motor technician maths sound civil;engine engineering engineers
astronaut;n;space moon rocket gravity helmet orbit cosmonaut shuttle;space moon rocket suit helmet weightless gravity star floating station;astronauts astronautical
journalist;n;newspaper reporter press article interview headlines columnist magazine;newspaper write interview reporter article press deadline camera television notebook;journal journalism journalists journalistic
writer;n;author novel pen book poet desk pages playwright;book novel author pen poet story keyboard desk journalist ghost;write writing written writers wrote
poet;n;verse rhyme sonnet laureate bard words writer romantic;rhyme verse dead laureate sonnet words author romantic dreamer ink;poem poetry poetic poets poetess
actor;n;theatre stage film role star play script audition;stage film theatre cinema award role audience script star drama;act actress acting actors action
singer;n;microphone opera voice choir soprano band tenor concert;microphone guitar opera voice choir pop band concert star soprano;sing song sang sung singing
dancer;n;ballet tutu choreographer shoes waltz tango steps graceful;ballet tutu stage reindeer tango shoes disco grace belly twirl;dance dancing dancers danced
clown;n;circus nose funny red juggle laugh wig makeup;circus nose red funny balloons face wig juggle shoes scary;clowns clowning clownish
magician;n;wand rabbit hat trick wizard illusionist cards abracadabra;rabbit hat wand trick cards illusion disappear cape assistant sleeve;magic magical magicians magically
pirate;n;treasure ship hook parrot buccaneer patch plank skull;ship treasure hook parrot eyepatch sea captain plank flag sword;pirates piracy piratical
knight;n;armour horse sword shining round castle chess dragon;armour sword horse castle round shining dragon chess sir joust;knighthood knights knightly knighted
princess;n;queen tiara castle pea frog crown fairytale daughter;ball castle frog tiara pea dress pink tower kiss dragon;prince princesses princely
president;n;republic elected leader white head vote minister state;white country election flag power leader vote speech republic minister;presidential presidents presidency preside
mayor;n;town hall city chain elected wedding council local;town city hall wedding chain election village council sash office;mayors mayoress mayoral
shepherd;n;flock crook lamb pie wool dog star pasture;valley flock crook dog pie lamb wool hills cloak stick;sheep shepherds shepherdess
sailor;n;ship sea navy anchor captain tattoo mariner deck;boat sea spinach navy ship knot anchor port rum tattoo;sail sailors sailing sailed
spy;n;secret agent mole disguise undercover code gadget binoculars;secret bond agent detective binoculars undercover gadgets double hidden eye;spies spying spied espionage spyglass
detective;n;clues magnifying crime investigate sleuth murder private inspector;clue magnifying fingerprints crime mystery pipe private murder investigator trenchcoat;detect detectives detection detector
thief;n;steal robber burglar pickpocket loot police stolen mask;steal rob burglar pickpocket jewels mask prison night crime bicycle;theft thieves thieving thieve
angel;n;wings halo heaven guardian devil harp fallen cherub;wings heaven halo devil guardian harp white fallen tree cherub;angelic angels archangel
witch;n;broom cauldron spell hat wizard wart black cat;broom cauldron hat spell black cat wart toad wizard potion;witches witchcraft witching bewitch
fairy;n;wings wand tale godmother tooth magic elf tiny;wings wand tale tooth godmother dust magic small cakes lights;fairies fairyland fairytale
vampire;n;blood fangs bat garlic coffin bite stake cape;blood fangs immortal garlic bat night coffin bite cape slayer;vampires vampiric vampirism
giant;n;beanstalk huge big ogre dwarf tall enormous colossal;tall huge beanstalk big ogre friendly dwarf large castle panda;gigantic giants giantess gigantism
robot;n;android machine metal automatic factory artificial futuristic mechanical;machine metal future android vacuum factory electronic wires automatic computer;robots robotic robotics
cowboy;n;western hat lasso horse ranch boots rodeo spurs;horse hat boots western lasso cattle rodeo sheriff saloon gun;cow boy cowboys cowgirl
hero;n;brave villain cape super rescue courage medal champion;cape brave super save villain medal rescue saviour comic legend;heroic heroine heroism heroes superhero
priest;n;church mass confession vicar sermon collar catholic altar;church mass confession collar wedding god sermon altar bless parish;priests priesthood priestess priestly
football;n;goal team referee boots pitch penalty league goalkeeper;goal kick team stadium pitch referee boots match world cup;foot ball footballer footballs footballing
tennis;n;racket court net serve ball umpire ace lob;racket ball net court serve strawberries grass ace umpire yellow;
basketball;n;hoop dribble tall dunk court bounce team slam;hoop dunk court tall dribble bounce orange jump net sneakers;basket ball baskets basketballs
baseball;n;bat cap pitcher diamond glove innings homer umpire;bat cap pitcher diamond glove league helmet home catcher inning;base ball baseballs baseman
golf;n;club hole green tee caddie bunker putt birdie;hole club green tee putt caddy birdie course ball buggy;golfer golfing golfers
skiing;n;snow slope mountain poles slalom winter piste downhill;snow slope mountain poles winter boots lift chalet slalom goggles;ski skier skis skied
boxing;n;ring gloves punch knockout heavyweight fight day ropes;ring gloves punch fight knockout champion day jab kangaroo bell;box boxer boxes boxed
ball;n;round bounce kick throw tennis game sphere waltz;snow kick round throw bounce game dance tennis prom catch;balls ballroom football balloon
racket;n;tennis noise strings badminton court din squash bat;tennis ball noise squash badminton strings sport net din court;rackets racketeer racquet
goal;n;football score net keeper aim post ambition penalty;football score aim keeper net target post kick objective ambition;goals goalkeeper goalpost
stadium;n;football crowd arena pitch fans seats athletics spectators;football fans crowd match arena seats floodlights concert sport athletics;stadiums stadia
team;n;eleven captain players football group together side squad;players football group coach captain sport league work side together;teams teammate teamwork
medal;n;gold winner bronze silver podium hero award chest;gold bronze brave winner podium hero soldier silver champion neck;medals medallist medallion
race;n;run win track horse marathon compete sprint relay;run win car track marathon horse speed finish sack egg;racing racer racecourse races raced
piano;n;keys grand music instrument concerto pedals stool ivory;keys music black ivory grand instrument concert stool lesson pedals;pianist pianos pianoforte
guitar;n;strings rock strum electric instrument flamenco acoustic band;strings electric rock chords music band pick campfire flamenco hero;guitarist guitars
violin;n;bow strings fiddle orchestra instrument cello chin concerto;bow strings orchestra fiddle music classical chin cello instrument concert;violinist violins viola
flute;n;magic wind blow instrument recorder champagne orchestra whistle;magic wind instrument silver blow orchestra champagne pan recorder music;flautist flutes flutist
trumpet;n;brass blow jazz fanfare elephant instrument horn orchestra;jazz brass blow loud elephant band fanfare horn instrument blare;trumpeter trumpets trumpeting
drum;n;sticks beat kit percussion roll rhythm bass ear;sticks beat band noise bass roll kit loud rhythm parade;drummer drums drumming drumstick
harp;n;strings angel pluck instrument orchestra heaven lyre golden;strings angel instrument mermaid plucked music heaven orchestra lyre golden;harpist harps harpsichord
orchestra;n;conductor violins symphony concert philharmonic musicians pit classical;conductor violin symphony music baton instruments classical concert pit cellos;orchestral orchestras orchestrate
concert;n;band music live tickets orchestra stage gig hall;music band stage ticket crowd hall singer festival orchestra live;concerts concerto concerted
song;n;tune lyrics melody chorus hit lullaby music choir;guitar music lyrics melody tune lullaby radio bird verse hit;sing singer sang sung songs songwriter
music;n;notes song piano melody listen band classical sheet;notes song radio dance concert instrument listen piano chairs loud;musical musician musically
dance;v;waltz ballet tango ballroom disco steps music salsa;ballet music disco waltz party move ball tango floor steps;dancer dancing danced dances
school;n;teacher pupils learn classroom lessons education bell fish;teacher pupils class desk bus learn fish bell uniform homework;scholar schools schooling schoolboy scholarship
university;n;student degree college campus professor lecture graduate faculty;student degree exams professor lecture campus study college graduate faculty;universities universal varsity
class;n;school teacher pupils first lesson room students working;school lesson pupils teacher first room course social business learn;classroom classes classmate classy classify
notebook;n;write pages spiral paper school jot lined pad;write paper pages school laptop spiral diary pen lined reporter;note book notes booklet notebooks
book;n;read pages library author novel cover worm shelf;read library page novel author worm cover shelf story reserve;books bookshop booklet bookcase bookworm
pen;n;ink write ballpoint fountain biro paper quill nib;ink write paper blue ballpoint pig letter pencil friend signature;pens penned penknife
eraser;n;rubber pencil mistake blackboard remove delete pink undo;pencil rubber mistake school pink remove delete correct whiteboard case;erase erasers erasing erasure
ruler;n;measure straight king centimetres line monarch twelve inches;measure king straight school line queen monarch pencil thirty inches;rule rulers ruling ruled
dictionary;n;words definition meaning alphabetical thesaurus spelling reference vocabulary;words definitions alphabetical spelling book meaning translate crossword language thick;dictionaries diction
lesson;n;school teacher learn piano class driving moral timetable;school teacher class learn piano swimming hour driving moral homework;lessons
homework;n;school evening exercises teacher pupil maths dog desk;school teacher evening maths exercises study desk dog after boring;home work homeworks homely
alphabet;n;letters twenty order soup vowels spelling last consonants;letters blocks twenty soup phonetic reading order spelling learn vowels;alphabetical alphabets alphabetically
word;n;letters dictionary spelling sentence vocabulary speech syllable noun;letter sentence dictionary speak puzzle noun language spell promise term;words wording wordy password crossword
sentence;n;words verb judge prison full grammar phrase death;words prison verb grammar judge phrase life full jail comma;sentences sentenced sentencing
page;n;book turn paper number read boy white leaf;book turn paper web boy read number leaf knight yellow;pages pager paginate
story;n;tale bedtime once fairy narrative tell read plot;tale book bedtime read fairy once toy plot love narrator;stories storyteller storybook storey
science;n;physics laboratory chemistry fiction biology experiment research genius;chemistry physics lab biology experiment fiction knowledge research rocket professor;scientific scientist sciences scientifically
history;n;past dates war geography ancient lesson events kings;past dates kings museum wars ancient school old repeats lesson;historic historical historian historically prehistoric
exam;n;test pass fail questions student nervous oral results;test school stress study pass fail results cheat driving grade;examine examination examiner exams
poem;n;verse rhyme sonnet ode lines haiku limerick stanza;rhyme verse sonnet recite author ode love lines daffodils school;poet poetry poetic poems
car;n;drive wheels road park garage engine automobile vehicle;drive wheels garage road engine park vehicle petrol traffic sports;cars carport
truck;n;lorry driver cargo big pickup fire vehicle trailer;lorry driver road heavy trailer fire big load highway monster;trucks trucker truckload
bus;n;stop driver double passengers red school coach station;stop driver school red passengers double ticket coach public depot;buses busman minibus omnibus
bicycle;n;pedal two wheels chain saddle handlebars ride helmet;wheels pedals ride helmet chain saddle tandem handlebars tour bell;cycle cyclist bike cycling bicycles
motorcycle;n;helmet leather engine two fast sidecar handlebars gang;helmet police leather fast wheels rider engine sidecar noisy;motor cycle motorcyclist bike motorbike
train;n;station rails track locomotive ticket platform carriage steam;rails station track locomotive ticket carriage steam teach wedding electric;trains trainer training trained
plane;n;fly airport pilot wings jet sky passengers runway;fly wings pilot airport sky travel jet hostess flight carpenter;aeroplane airplane planes
helicopter;n;rotor blades hover propeller rescue pilot fly air;rotor blades pilot rescue fly hover pad chopper mountain police;helicopters copter heliport
rocket;n;space moon launch astronaut salad firework missile countdown;space moon launch orbit salad fireworks astronaut countdown missile science;rockets rocketed rocketing
boat;n;sail river sea oars row captain fishing water;sail sea row float fishing lake captain harbour oars paddle;boats boating boatman speedboat
ship;n;captain sea sailor boat cruise harbour anchor sail;sea captain pirate boat sail cruise cargo ocean anchor space;ships shipping shipment shipwreck shipped
tractor;n;farmer field plough wheels red diesel harvest pull;farm field plough red wheels hay mud slow trailer diesel;tractors traction
eat;v;food hungry mouth dinner swallow drink meal devour;food fork hungry lunch swallow chew meal mouth restaurant dine;ate eaten eating eater edible
drink;v;thirsty water glass sip eat wine beer beverage;water thirsty glass swallow straw bar beer sip cup juice;drank drunk drinker drinking drinkable
sleep;v;bed night dream snore pillow doze tired wake;bed night dream snore pillow tired beauty baby nap wake;slept asleep sleepy sleeper sleeping sleepless
speak;v;talk mouth language say voice words tongue chat;talk say voice mouth language words loud microphone chat phone;spoke speech spoken speaker speaking
walk;v;feet stroll dog run hike legs stride foot;feet stroll dog park legs hike slow run path stick;walker walked walking walks walkway
run;v;fast jog sprint race marathon legs walk flee;fast jog race legs marathon athlete flee walk forest sprint;ran runner running runs runway
jump;v;leap hop high rope kangaroo skip spring parachute;leap hop rope kangaroo high parachute bounce trampoline skip frog;jumper jumped jumping jumps jumpy
swim;v;pool water float crawl dive fish trunks butterfly;pool water fish sea crawl suit lake float dive goggles;swam swum swimmer swimming swimsuit
cry;v;tears weep sad sob baby eyes laugh onion;tears weep sad baby onion sob wolf shout eyes laugh;cried crying cries crybaby outcry
read;v;book pages newspaper library glasses novel write eyes;book library newspaper glasses novel eyes bedtime learn page story;reader reading reads readable unread
write;v;pen letter author paper hand ink pencil book;pen letter paper author book hand pencil spell diary scribble;wrote written writer writing writes
draw;v;pencil sketch paper artist crayon picture doodle tie;pencil sketch artist picture paper tie cartoon lottery raffle curtain;drew drawn drawing drawer draws
count;v;numbers sheep fingers add abacus one noble vampire;numbers sheep castle fingers add vampire money one ballot calculate;counting counted counter countless countdown
learn;v;school study teach lesson memorise heart knowledge apprentice;school study teach lesson memorise heart education know student discover;learnt learner learned learning
teach;v;school instruct pupils educate class lessons learn knowledge;school professor lesson learn class educate instruct explain train pupils;taught teacher teaching teaches
listen;v;ear hear music radio attention sound obey hark;hear ears music radio attention obey lecture concert quiet eavesdrop;listener listened listening listens
see;v;eyes look watch blind view glasses vision observe;eyes look watch glasses view find notice blind vision lenses;saw seen sight seeing unseen
touch;v;finger feel hand sense contact skin tap screen;feel fingers hand sense contact museum skin tap screen rugby;touched touching touchy touches untouchable
taste;v;tongue sense flavour food mouth try buds savour;tongue flavour sense sweet food mouth buds sample delicious fashion;tasty tasteful tasted tasteless distaste
bite;v;teeth dog chew snake apple mosquito vampire nip;teeth dog apple mosquito vampire snake eat nails chew shark;bit bitten biting bites biter
swallow;v;throat gulp bird pill mouth drink eat digest;throat bird pill gulp food drink tail summer eat whale;swallowed swallowing swallows
cut;v;scissors knife slice hair chop paper saw wound;scissors knife hair paper slice blood wound chop action bandage;cutting cutter cuts cutlery haircut
peel;v;banana skin orange potato sunburn remove onion knife;banana skin orange potato knife sunburn lemon fruit onion zest;peeled peeler peeling peels
mix;v;stir blend combine cocktail cement ingredients bowl whisk;stir blend cake bowl spoon flour ingredients cement combine shake;mixture mixed mixer mixing mixes
boil;v;water kettle egg hundred bubbles cook pan steam;water hot egg kettle steam hundred pasta bubbles pimple potatoes;boiled boiler boiling boils
fry;v;pan oil chips egg bacon cook batter onions;pan oil eggs chips bacon sizzle potatoes cook small onion;fried frying fries fryer
bake;v;oven bread cake cook potato dough pastry flour;oven cake bread cookies pie flour dough roast pastry sunbathe;baker bakery baked baking
wash;v;soap clean dirty water clothes hands rinse machine;soap clean hands water car dishes laundry rinse bath dirty;washing washed washer washable unwashed
clean;v;dirty wash spotless tidy scrub soap hygiene polish;wash soap tidy dirty sweep mop vacuum spotless fresh hygiene;cleaner cleaning cleanliness cleanse cleaned unclean
wipe;v;cloth clean dry mop tears feet nose tissue;cloth clean dust nose table sponge tissue feet towel windscreen;wiper wiped wiping wipes
sew;v;needle thread stitch button tailor fabric machine mend;needle thread button fabric machine stitch tailor dress mend cotton;sewing sewn sewed seam seamstress
knit;v;wool needles sweater scarf grandmother yarn purl jumper;wool needles scarf sweater grandmother yarn purl mittens hat crochet;knitting knitted knitter knitwear
fold;v;paper origami crease napkin bend half unfurl map;paper origami laundry bend crease napkin sheets poker map letter;folded folder folding unfold folds
sell;v;buy shop market auction vendor price money customer;buy shop market money trade vendor auction price merchant garage;sold sale seller selling sells
give;v;take present offer donate receive generous hand charity;charity take donate present offer blood share hand generous birthday;gave given gift giver giving
receive;v;get give accept letter obtain gift send welcome;get gift letter give accept parcel guest prize email obtain;receipt receiver reception recipient received
borrow;v;lend library loan money return book neighbour temporarily;lend library book money return loan bank sugar neighbour owe;borrowed borrower borrowing
steal;v;rob thief take pinch burglar theft nick shoplift;thief rob burglar money pinch shoplift jewels crime take nick;stole stolen stealing stealth
find;v;seek lose discover search locate treasure keepers lost;search lose seek discover treasure keys locate detective hide lost;found finder finding finds finders
search;v;look seek find hunt engine warrant rummage quest;look find engine seek police hunt lost internet party explore;searching searched searcher research
show;v;display television reveal theatre exhibit hide present musical;theatre display television present exhibit hide point circus musical business;shown showed showing showy shows
open;v;close door key shut unlock bottle unwrap present;door key close unlock window shop sesame gift corkscrew golf;opened opener opening openly openness
close;v;shut open near door seal end shop lock;shut door near eyes lock open window end neighbour book;closed closing closure closes enclose disclose
enter;v;exit door inside come knock keyboard key go;door go exit come knock keyboard inside key room penetrate;entrance entry entered entering reenter
leave;v;go depart stay goodbye exit arrive abandon quit;go depart exit goodbye stay train abandon arrive holiday quit;left leaving leaves leaver
climb;v;mountain ladder rope ascend tree stairs up ivy;mountain tree ladder rope up stairs monkey ivy ascend wall;climber climbed climbing climbs
crawl;v;baby knees hands swim floor stroke snail creep;baby knees snake caterpillar swim floor pub slow creep soldier;crawler crawled crawling crawls
fall;v;autumn trip drop down tumble slip gravity parachute;autumn trip drop leaves stumble slip down hurt gravity parachute;fell fallen falling falls downfall
slide;v;playground slip ice glide trombone swing microscope ski;playground slip ice photo water trombone park microscope hair glide;slid sliding slider slides
roll;v;bread dice drum ball rock sausage wheel toilet;dice bread ball drum rock sushi wheel cheese spring carpet;roller rolled rolling rolls
drive;v;car steer road licence wheel motorist chauffeur golf;car wheel road golf licence screw chauffeur truck motor taxi;drove driven driver driving
ride;v;horse bicycle pony saddle bike roller motorcycle jockey;horse bike rollercoaster pony saddle fairground motorbike bus cowboy camel;rode ridden rider riding rides
travel;v;suitcase trip journey passport world abroad tourist voyage;journey suitcase trip plane holiday world passport agency voyage tourist;traveller travelling travelled travels
arrive;v;come depart destination reach airport leave station land;station come leave train reach destination late airport land guest;arrival arrived arriving arrivals
wait;v;queue patient room stay bus hold impatient delay;queue patience bus doctor room stop red delay line minute;waiter waiting waited waitress
follow;v;behind lead chase tail pursue track next shadow;lead suit chase dog behind tail guide track footsteps shadow;follower following followed followers
catch;v;throw ball trap grab fish net cold capture;ball throw fish trap thief cold net butterfly grab goalkeeper;caught catching catcher catchy catches
throw;v;catch ball toss hurl javelin fling lob launch;ball catch toss javelin dart dice stones pitch frisbee pillow;threw thrown throwing thrower throws
pull;v;push tug drag rope tow tractor haul lever;push tug rope door drag trigger tooth sledge cracker muscle;pulled pulling pulley puller pullover
push;v;pull shove button press trolley pram door swing;pull door shove button swing pram trolley press midwife up;pushed pushing pushy pushchair pusher
carry;v;bag lift porter hold transport heavy arms bear;bag hold heavy transport porter suitcase bear baby arms stretcher;carried carrier carrying carries carriage
lift;v;elevator raise weights floors heavy up carry hitchhiker;elevator raise weights heavy floor button up ski crane hitchhiker;lifted lifting lifts weightlifter
turn;v;rotate spin twist wheel left right page corner;rotate left page spin wheel corner twist dance key game;turned turning turns return turner
dive;v;pool sea board scuba plunge submarine pearl jump;pool plunge submarine swim scuba headfirst sea board deep goalkeeper;dove diver diving dived dives
float;v;sink boat cork balloon raft buoy water drift;boat water cork balloon sink duck parade swim raft buoy;afloat floated floating floats flotation
sink;v;float kitchen drown ship basin dishes tap submerge;kitchen tap quicksand wash dishes float drown plumber bathroom ship;sank sunk sunken sinking sinks
hunt;v;fox gun deer chase prey treasure rifle hounds;fox treasure deer gun chase prey rifle forest lion witch;hunter hunting hunted huntsman
dig;v;hole spade shovel garden bury mole treasure archaeologist;hole spade shovel dog garden mole treasure archaeologist grave sand;dug digger digging digs
build;v;construct house bricks architect destroy cement erect wall;construct house bricks blocks crane make architect sandcastle tower nest;built building builder buildings rebuild
destroy;v;demolish ruin wreck build annihilate bomb devastate smash;demolish bomb ruin war wreck break build smash earthquake bulldozer;destruction destroyed destroyer destructive
repair;v;fix mend broken mechanic garage restore damage tool;fix mend mechanic tools broken garage car plumber shoes glue;repaired repairs repairing repairable repairman
stick;v;glue walking wood twig hockey branch carrot paste;glue wood dog branch walking stamp cane chewing drum hockey;stuck sticky sticker sticking sticks
hang;v;picture rope hook noose gallows washing suspend coat;picture coat gallows wall hook curtains rope bat man washing;hung hanger hanging hanged hangman
fill;v;empty pour petrol tank glass bucket stuff tooth;empty glass pour petrol cup tank dentist stuff bucket hole;full filled filling filler refill
pour;v;tea rain jug liquid wine spill teapot cup;rain water tea jug milk wine teapot spill cereal bottle;poured pouring pours downpour
burn;v;fire flame scald toast match oven candle sun;fire candle oven toast flame sun match hot calories wood;burnt burned burning burner burns
melt;v;ice snow butter sun chocolate thaw candle spring;ice butter snow chocolate sun cheese heat candle heart fondue;melted molten melting melts meltdown
freeze;v;ice cold thaw solid zero peas water statue;ice cold winter statue stop polar peas thaw police lake;froze frozen freezing freezer freezes antifreeze
dry;a;wet towel desert arid hair martini humour washing;towel wet desert hair sponge thirsty paint martini washing humour;dried drier dryness drying dryer drought
shine;v;sun polish stars glow sparkle light gleam gloss;sun star polish bright glow lamp moon shoes sparkle diamond;shone shiny shining shines sunshine
blow;v;wind candles whistle nose puff trumpet kiss balloon;candle wind nose whistle hairdryer breath wolf punch trumpet balloon;blew blown blowing blower blows
breathe;v;air lungs inhale nose oxygen exhale gasp respiration;air lungs nose oxygen inhale yoga live gills mouth sigh;breath breathing breathless breathed
yawn;v;tired mouth bored sleepy bedtime gape contagious stretch;tired mouth sleepy bored wide contagious bedtime hippo stretch hand;yawned yawning yawns
snore;v;sleep noise night husband nose loud grunt bed;sleep night noise loud grandfather bed nose husband pillow whistle;snored snoring snorer snores
wake;v;sleep alarm morning rouse dreams funeral cockerel up;morning alarm sleep up clock funeral rooster coma rouse early;awake woke woken waken awaken
heal;v;wound cure doctor recover bandage better scar treat;cure doctor wound medicine recover bandage scar time plaster broken;healer healing healed health
grow;v;plant bigger seed tall child increase shrink beanstalk;plant up bigger child tall garden beard seed increase vegetables;grew grown growth growing grower
live;v;die exist reside dwell inhabit concert house survive;dwell animals house exist concert die breathe broadcast reside survive;life alive lived living lives
marry;v;wedding bride husband wife divorce propose church ring;wedding bride ring church wife love husband priest groom propose;marriage married marital marries remarry
hate;v;love detest loathe dislike enemy despise abhor emotion;love detest enemy dislike loathe sprouts war despise anger spinach;hatred hateful hated hating hates
forgive;v;pardon excuse sorry sin mercy absolve mistake confession;pardon sorry sins excuse mercy hug apology god punish mistake;forgave forgiven forgiveness forgiving
thank;v;grateful polite please gratitude you welcome letter appreciate;gratitude please polite grateful gift bless letter applause appreciate note;thanks thankful thankless thanked
invite;v;party guest wedding card ask welcome dinner birthday;party guest birthday wedding ask card host dinner welcome friends;invitation invited inviting invites
meet;v;encounter friends appointment greet introduce stranger rendezvous date;encounter greet friend date new gather coffee athletics see introduce;met meeting meets
forget;v;remember memory elephant amnesia mislay umbrella absent not;remember memory keys lose amnesia birthday elephant mind names omit;forgot forgotten forgetful forgettable
remember;v;forget memory recall elephant poppy souvenir past recollect;memory forget recall elephant poppy past birthday souvenir nostalgia think;remembrance remembered remembering remembers
think;v;brain mind ponder reflect head ideas believe statue;brain mind idea chess head believe philosopher tank reflect statue;thought thinker thinking thinks thoughtful
imagine;v;dream pretend picture invent fantasy suppose mind envision;dream story fantasy create pretend think fiction child invent picture;imagination imaginary image imaginative imagined
invent;v;create patent new idea original discover lightbulb lie;create scientist genius new lightbulb discover idea patent wheel lie;invention inventor inventive invented
discover;v;find explorer new reveal scientist unearth land island;find explorer planet treasure new island archaeologist unearth invent learn;discovery discoverer discovered discoveries
guess;v;estimate riddle answer hunch quiz perhaps conjecture who;riddle answer estimate suppose game who try quiz charades maybe;guessed guessing guesses guesswork
explain;v;clarify teacher understand because reason clear describe why;teacher describe clarify understand tell why instructions rules reason clear;explanation explained explanatory explaining
cheat;v;exam trick cards dishonest copy deceive swindle rules;cards exam copy trick poker lie unfair game swindle leopard;cheater cheated cheating cheats
answer;v;question reply phone respond correct solution quiz door;question reply phone quiz response exam solution teacher know machine;answered answering answers answerable
ask;v;question answer enquire request favour permission query advice;question answer request demand wonder favour curious inquire why help;asked asking asks
call;v;phone telephone name shout ring taxi dial summon;phone shout name ring mobile telephone taxi dial conference yell;called caller calling calls
whisper;v;quiet ear secret murmur low shout voice library;secret quiet ear low shout library soft murmur horse gossip;whispered whispering whispers whisperer
scream;v;yell shout loud horror terror shriek spider piercing;shout horror loud fear baby ghost yell ice spider rollercoaster;screamed screaming screams screamer
clap;v;hands applaud audience bravo thunder theatre show noise;hands applaud thunder audience bravo concert noise encore flamenco theatre;clapped clapping claps clapper
punish;v;naughty detention prison reward discipline crime penalise cane;naughty school prison detention crime spank judge jail reward parents;punishment punished punishing punitive
obey;v;orders rules dog soldier follow command comply rebel;dog follow order command rules law master soldier listen sit;obedient obedience disobey obeyed obeying
vote;v;election ballot president democracy poll party choose candidate;election president ballot democracy choose party poll hand paper politics;voter voted voting votes
arrest;v;police handcuffs criminal prison catch detain cardiac suspect;police handcuffs prison cop cardiac crime suspect jail thief sheriff;arrested arresting arrests
escape;v;prison flee tunnel freedom prisoner getaway run rope;prison flee tunnel run fugitive jail fire island room free;escaped escapee escaping escapism
attack;v;defend assault army heart enemy strike war raid;defend war shark army heart castle panic assault enemy striker;attacker attacked attacking attacks counterattack
protect;v;defend guard shield bodyguard helmet safe umbrella attack;shield guard umbrella defend helmet bodyguard mother vaccine sunscreen bubble;protection protector protective protected
rescue;v;save danger fireman helicopter hero mountain lifeboat drowning;save hero fireman lifeguard help boat helicopter princess danger mountain;rescued rescuer rescuing rescues
fight;v;boxing war punch battle brawl pillow bull quarrel;boxing war punch battle argue brothers enemy ring pillow quarrel;fought fighter fighting fights
win;v;lose victory lottery champion medal first trophy game;lose victory lottery medal prize champion game race first cup;won winner winning wins
work;v;job office play labour boss career toil employee;job office money labour boss colleague career effort rest hard;worker working worked workshop works
rest;v;relax sofa break remainder sleep nap pause tired;sleep relax nap sofa remaining break pause tired hammock holiday;resting rested restful restless
celebrate;v;party birthday champagne victory toast anniversary wedding fireworks;party birthday champagne wedding cake dance victory fireworks anniversary cheers;celebration celebrated celebratory celebrity
decorate;v;tree paint cake tinsel room ornament wallpaper embellish;tree bedroom cake baubles paint icing ornament garland house balloons;decoration decorator decorative decorated
send;v;letter email post mail receive parcel stamp dispatch;letter post mail parcel email receive text stamp message postcard;sent sender sending sends
choose;v;pick select decide option menu vote prefer between;pick select decide menu vote option elect prefer between team;choice chose chosen choosing choosy
start;v;begin finish end race engine commence first go;begin race end finish green gun line ignition engine first;started starter starting starts restart
finish;v;end start line complete race last over conclude;end line complete race start stop homework last final done;finished finishing finisher finishes unfinished
stop;v;red go halt bus sign brake traffic end;red halt sign bus police brake traffic go end whistle;stopped stopping stopper stops nonstop
shake;v;hands milk earthquake tremble cocktail rattle head bottle;milk hand tremble cocktail earthquake rattle cold salt wet jelly;shook shaken shaky shaker shaking
scratch;v;itch cat nails back claws lottery flea record;itch cat nail claw back lottery mosquito car fleas record;scratched scratching scratchy scratches
lick;v;tongue lollipop ice stamp dog lips cone envelope;tongue ice dog lollipop cream stamp cat cow salt plate;licked licking licks
bark;v;dog tree woof trunk growl bite loud birch;dog tree woof wood growl postman oak loud puppy trunk;barked barking barks
red;a;colour blood tomato stop blush scarlet rose wine;blood tomato rose traffic stop cherry colour strawberry apple devil;reddish redden redness redder
yellow;a;sun banana lemon colour canary submarine custard daffodil;sun banana lemon submarine canary colour card egg mustard taxi;yellowish yellows yellowed
black;a;white dark night coal colour raven mourning magic;night dark cat coal white hole funeral raven colour chess;blacken blackness blackboard blackmail blackbird
grey;a;black colour elephant sky hair cloudy dull mouse;elephant mouse hair cloud rain colour old ash dull wolf;greyish greying greyhound greyness
brown;a;chocolate colour bear bread chestnut earth wood hair;chocolate bear earth coffee wood mud colour chestnut hair conker;brownish browned brownie browning
pink;a;flamingo panther colour girl rose pig salmon flushed;pig flamingo panther girl rose salmon colour ballerina gum candy;pinkish pinks pinkness
purple;a;violet colour lilac aubergine plum mauve red royal;violet plum aubergine rain colour lavender grape amethyst mauve emperor;purplish purples
big;a;large small huge little elephant bad giant brother;elephant large huge giant tall small whale bang wolf size;bigger biggest bigness
small;a;tiny little big large mouse mini short petite;little tiny ant mouse big short baby dwarf minor world;smaller smallest smallness
tall;a;short giraffe height high giant skyscraper basketball big;giraffe high short basketball giant tower skyscraper big ladder tree;taller tallest tallness
long;a;short giraffe queue snake neck river distance extended;short snake giraffe hair distance time jump wish queue road;length longer lengthen longest longing oblong elongate
wide;a;narrow broad large screen awake river shoulders spacious;narrow broad large open screen thin world river motorway awake;width widen widely wider
narrow;a;wide thin tight slim alley boat constricted strait;wide thin tight alley slim path corridor street straight boat;narrowly narrowing narrowed narrower
deep;a;shallow ocean sea end profound bottom well dive;ocean shallow sea hole well blue diver pool voice freeze;depth deeply deepen deeper
thick;a;thin fog dense fat stupid soup book custard;thin fat soup fog wide book stupid carpet milkshake dense;thicken thickness thickly thicker thicket
thin;a;fat slim thick slender skinny model diet paper;slim skinny fat paper narrow model needle diet slender ice;thinner thinness thinly thinning
fat;a;thin obese overweight diet plump large pig lard;thin butter belly diet overweight pig chubby obese cat grease;fatten fatty fatter fattening
heavy;a;light weight lead elephant metal burden lift load;light elephant weight metal lead suitcase lift ton stone load;heavily heaviness heavier heavyweight
huge;a;enormous gigantic big tiny massive giant elephant immense;big giant elephant enormous large tiny gigantic whale massive mountain;hugely hugeness
tiny;a;small minuscule little huge ant microscopic flea minute;small ant little huge microscopic mouse miniature baby dwarf crumb;tinier tiniest tininess
round;a;circle ball square hole wheel globe moon table;ball circle wheel square earth moon sphere ring coin drinks;around rounded roundabout rounds
flat;a;apartment pancake tyre even level hilly smooth plain;apartment tyre pancake level screen smooth earth iron rent plain;flatten flatly flatter flatness
sharp;a;knife blunt razor pointed blade cutting flat needle;knife pencil blunt blade needle razor pointed pin music thorn;sharpen sharpener sharpness sharply
straight;a;line ruler curved direct bent ahead crooked arrow;line ruler curved bent direct ahead hair road flush forward;straighten straighter straightforward
hot;a;cold sun boiling summer burning spicy oven warm;cold sun summer fire oven spicy warm chocolate desert dog;heat hotter hottest hotly
cold;a;hot ice winter snow freezing sneeze fridge chilly;ice winter hot snow fridge freezing sneeze polar flu war;colder coldness coldly coldest
warm;a;hot cosy heat cool tepid blanket coat mild;hot blanket cosy scarf summer fire sun sweater cool mild;warmth warmer warmly warming
wet;a;dry rain water soaked damp swim umbrella blanket;water rain dry swim towel soaked umbrella damp dog paint;wetter wetness wettest wetsuit
hard;a;soft difficult rock easy stone hat solid diamond;soft rock difficult stone boiled easy nut tough work disk;harden hardness hardly hardship hardy
smooth;a;rough silk even soft polished skin sandpaper bumpy;silk rough soft skin even jazz flat peanut marble shave;smoothly smoothie smoothness smoothing
rough;a;smooth sandpaper sea coarse draft uneven diamond bumpy;smooth sea sandpaper diamond draft rugby bumpy golf coarse violent;roughly roughness roughen roughage
fragile;a;breakable glass delicate porcelain handle careful strong egg;glass delicate breakable porcelain egg parcel vase careful weak crystal;fragility
sticky;a;glue tape honey toffee jam fingers adhesive syrup;glue honey tape toffee gum fingers jam caramel syrup plaster;stick stuck sticker stickiness
slippery;a;ice banana soap eel slope wet snow floor;ice banana soap eel wet floor slope snow fish polished;slip slipped slippers slipping
dirty;a;clean mud filthy laundry pig wash stained unwashed;clean mud laundry wash filthy pig dancing soap stained unwashed;dirt dirtier dirtiness dirtiest
new;a;old recent modern brand novel fresh unused year;old fresh car modern recent year baby unused moon shoes;newly newness news renew newcomer
old;a;young new ancient aged antique grandfather wrinkles senior;young ancient grandfather wrinkles aged museum new antique cane;older elder oldest olden elderly
young;a;old baby child junior adolescent teenager immature puppy;old child baby teenager spring puppy kid junior calf fresh;youth youngster younger youthful youngest
modern;a;contemporary ancient new art current recent fashionable old;new contemporary art technology ancient recent today current futuristic design;modernity modernise modernism
ancient;a;old modern antique prehistoric ruins pyramid history mummy;old mummy temple pyramids ruins history museum modern antique fossil;anciently ancients
broken;a;arm heart smashed repaired bone shattered damaged glass;glass vase leg fixed smashed plaster cracked heart damaged repaired;break broke breakage breakable unbroken
beautiful;a;ugly pretty gorgeous lovely attractive stunning swan handsome;pretty ugly flower gorgeous princess lovely model sunset handsome stunning;beauty beautify beautician beautifully
pretty;a;beautiful ugly cute woman attractive lovely girl rather;beautiful woman cute ugly attractive lovely flowers girl rather dress;prettier prettily prettiness prettiest
ugly;a;beautiful duckling hideous sisters unattractive bad toad monster;beautiful duckling witch toad troll hideous monster sisters wart frog;uglier ugliness ugliest
handsome;a;attractive man prince ugly gorgeous tall dark charming;prince man attractive charming actor beautiful gorgeous groom dashing knight;handsomely handsomeness hand
elegant;a;graceful stylish refined chic swan gown smart classy;chic stylish suit swan graceful gown refined evening smart clumsy;elegance elegantly inelegant
sweet;a;sour sugar candy honey bitter toffee dessert savoury;sugar candy honey chocolate sour cute dessert bitter nice potato;sweeten sweetness sweetheart sweetener sweetly
salty;a;sea crisps pepper anchovies savoury peanuts tears sweet;sea chips crisps tears peanuts ocean anchovies savoury popcorn bacon;salt saltiness salted saline
sour;a;lemon sweet vinegar bitter acid grapes milk cream;lemon sweet vinegar milk bitter grapes grapefruit cream lime acid;sourness soured sourly sourdough
spicy;a;hot chilli curry pepper mild salsa mustard tongue;chilli curry hot pepper salsa ginger mustard mild tongue nachos;spice spices spiced spiciness
raw;a;cooked sushi uncooked carrot steak meat material tartare;sushi cooked meat carrot steak oysters tartare fish material uncooked;rawness
ripe;a;fruit mature ready green banana tomato picked juicy;fruit banana mature wine tomato peach juicy pick harvest soft;ripen ripeness ripened unripe
rotten;a;egg apple mouldy decayed tomatoes bad smell decomposed;egg apple bad mouldy spoiled smell tomatoes tooth stink fresh;rot rotting rotted rottenness
delicious;a;tasty yummy scrumptious mouthwatering food appetising disgusting meal;tasty yummy food meal cake scrumptious restaurant chef disgusting flavour;deliciously deliciousness delicacy
kind;a;nice cruel generous gentle type friendly sort helpful;nice gentle cruel type sort generous helpful mean sweet caring;kindness kindly unkind kindhearted
cruel;a;kind mean heartless tyrant merciless sadistic wicked brutal;mean kind wicked stepmother nasty heartless torture tyrant sea evil;cruelty cruelly crueller
selfish;a;egotistical greedy generous me mean share inconsiderate miser;egoist share generous mean greedy stingy giant me child gene;self selfishness unselfish selfless
honest;a;truthful sincere liar trustworthy frank honourable fair politician;truth liar sincere frank confess trustworthy lie politician fair friend;honesty honestly dishonest
polite;a;rude please courteous manners thank gentleman civil respectful;please manners rude courteous thanks gentleman bow well sorry respectful;politeness politely impolite
rude;a;polite impolite manners insult cheeky swear insolent gesture;polite swear impolite gesture tongue manners cheeky insult burp vulgar;rudeness rudely ruder
quiet;a;silent noisy library calm peaceful whisper hush mouse;silent library calm noisy loud mouse peaceful shush whisper church;quietly quieten quietness disquiet
noisy;a;loud quiet traffic neighbours drums deafening party silent;loud quiet party neighbours drums children traffic din drill motorbike;noise noisily noises noiseless
curious;a;cat inquisitive nosy questions strange interested why wonder;cat nosy questions monkey child strange inquisitive explorer detective keyhole;curiosity curiously curio
nervous;a;anxious exam breakdown calm stress jittery fidget tense;anxious exam stressed calm wreck interview worried nails butterflies breakdown;nerve nervousness nervously nerves
calm;a;storm peaceful sea tranquil serene relaxed agitated yoga;quiet peaceful sea relaxed yoga zen storm tranquil still lake;calmly calmness calming becalmed
careful;a;cautious fragile watch prudent attention reckless danger slow;cautious fragile prudent reckless slow danger attention watchful road clumsy;care careless carefully carefree caring
lazy;a;idle sofa sloth work inactive bone sleep energetic;sloth sofa idle couch sleep bed work cat bones active;laziness lazily lazybones laze
stubborn;a;mule donkey obstinate headstrong pigheaded refuse goat flexible;mule donkey obstinate child goat toddler stain bull pigheaded tantrum;stubbornly stubbornness
jealous;a;envious green rival husband eye boyfriend possessive suspicious;envious green husband envy sibling love rival possessive suspicious wife;jealousy jealously
proud;a;peacock arrogant humble pleased lion parents vain achievement;peacock lion medal father vain graduation arrogant parents pleased haughty;pride proudly prouder
serious;a;grave solemn funny joke earnest stern smile important;funny grave solemn laugh face earnest stern business judge accident;seriously seriousness
funny;a;joke laugh hilarious clown comedian serious amusing humour;clown joke laugh cartoon hilarious humour bone serious comedy strange;fun funnily funnier funniest
boring;a;dull interesting yawn tedious exciting monotonous lecture dreary;dull lecture yawn tedious interesting monotonous drill exciting homework meeting;bore boredom bored bores
happy;a;sad joyful birthday smile glad cheerful new content;smile sad joyful glad birthday laugh cheerful dwarf clam hour;happiness happily unhappy happier
sad;a;happy cry unhappy tears blue miserable funeral depressed;cry tears unhappy happy blue clown depressed funeral sorrow gloomy;sadness sadden sadly sadder
angry;a;furious mad red shout cross rage calm temper;mad furious red shout cross calm bull birds fist rage;anger angrily angrier angers
worried;a;anxious concerned mother frown troubled calm exam nervous;anxious nervous mother concerned exam frown stressed doctor bills late;worry worrying worries worrier
tired;a;sleepy exhausted bed weary yawn rest fatigued energetic;sleepy yawn bed exhausted weary nap coffee marathon bags worn;tire tiring tiredness tiresome
thirsty;a;water drink hungry desert parched dry throat camel;water drink desert hungry dry camel summer glass vampire horse;thirst thirstily thirstier
clever;a;intelligent smart fox stupid bright brainy genius cunning;smart intelligent fox brain genius stupid bright professor trousers owl;cleverly cleverness cleverer
stupid;a;idiot dumb clever intelligent silly fool dunce brainless;silly dumb idiot clever donkey fool joke ignorant brainless dunce;stupidity stupidly
wise;a;owl sage foolish old men three sensible guru;owl old sage king three monkeys foolish judge grandfather tooth;wisdom wisely unwise wiser
crazy;a;mad insane asylum golf nuts sane lunatic horse;mad insane golf nuts asylum frog wild paving loony love;craze craziness crazily crazed
clumsy;a;awkward drop butterfingers elephant bump china graceful trip;awkward fall elephant butterfingers bull vase trip graceful drop careless;clumsily clumsiness clumsier
strong;a;weak muscles powerful ox gorilla weightlifter coffee man;muscle weak powerful ox weightlifter coffee iron biceps superhero bear;strength strengthen strongly stronger
weak;a;strong feeble frail tea powerless faint puny link;strong feeble frail tea baby sick fragile knees flu link;weakness weaken weakly weakling
fast;a;slow quick speed cheetah rapid food hare car;quick slow speed cheetah rapid car food hare rocket race;faster fasting fasten breakfast
cheap;a;expensive bargain inexpensive sale price discount nasty budget;expensive bargain sale inexpensive flight discount price budget market tacky;cheaply cheapness cheaper cheapskate
expensive;a;cheap dear costly price luxury diamond money jewellery;cheap diamond pricey dear luxury costly champagne yacht price jewellery;expense expenses inexpensive expensively
free;a;prison gratis bird liberated released gift captive ransom;prison bird gratis sample liberty cage buffet expensive gift release;freedom freely freed freebie
precious;a;valuable stone jewel diamond gold treasured metal ruby;gem valuable diamond gold stone jewel ring treasure metal moments;preciously preciousness
rare;a;steak uncommon common scarce unusual bloody unique collector;steak common uncommon unusual diamond unique panda collector stamp seldom;rarely rarity rareness rarer
famous;a;celebrity star known renowned unknown five paparazzi autograph;star celebrity known singer actor popular unknown autograph legendary five;fame famously infamous famed
popular;a;liked fashionable fans favourite vote common school trendy;famous liked trendy loved cool school hit fashionable common friends;popularity popularly unpopular populate pop
sick;a;ill doctor hospital healthy vomit bed nauseous unwell;ill doctor vomit hospital healthy fever bed flu nausea medicine;sickness sicken sickly seasick
healthy;a;sick fit vegetables diet well sport vitamins doctor;fruit fit sick sport salad well vegetables apple strong doctor;health healthily unhealthy heal
blind;a;eyes cane braille dog deaf date mice window;eyes see cane bat date guide window braille deaf mice;blindness blinded blinding blindfold
deaf;a;ears hear blind mute sign aid lip loud;ears hear sign post old sound blind silence mute lips;deafness deafen deafening
bald;a;hair monk head eagle wig shave shiny egg;hair eagle wig head egg shiny shaved baby coot grandfather;baldness balding baldy
blond;a;hair fair brunette golden dark yellow light wig;hair yellow light brunette golden fair wig surfer curls dyed;blonde blondes blondness
pale;a;white ghost complexion ale wan ill tanned ashen;white ale ghost vampire tan complexion sick dim light face;paleness pallor pallid paler
naked;a;nude bare clothes undressed nudist sauna eye emperor;nude clothes undressed bare emperor baby shower bath ape beach;nakedness nakedly
alive;a;dead breathing existing survivor kicking wanted buried well;dead pet zombie heart survivor kicking bees animate pulse exist;live life living lived
wild;a;tame animal savage jungle untamed west boar beast;animal west tame savage beast boar jungle card untamed lion;wildly wilderness wildness wildlife
empty;a;full vacant void fill nothing bottle glass hollow;full bottle nothing void vacant hollow wallet glass space fridge;emptiness emptied emptying empties
full;a;empty moon stuffed complete stop belly hotel eaten;empty moon stomach bus stop glass complete house packed satisfied;fill fully fullness filled
bright;a;sun dim light dark brilliant clever shiny vivid;light sun clever dark shiny smart lamp spark colour future;brighten brightness brightly brighter
invisible;a;ink ghost unseen man see transparent hidden cloak;ghost man hidden air cloak see unseen ink transparent germs;visible invisibility vision visibility
transparent;a;clear glass window see opaque invisible crystal water;glass window clear water invisible jellyfish crystal plastic opaque tape;transparency transparently
easy;a;difficult simple hard pie effortless piece doddle cake;simple difficult hard pie child effortless breeze piece jet armchair;ease easily easier uneasy
difficult;a;hard easy tricky challenging tough complicated problem maths;hard easy complicated maths tough exam challenging tricky problem puzzle;difficulty difficulties difficultly
simple;a;easy complicated plain basic modest elementary straightforward pie;easy complicated plain basic cottage complex child minimal uncomplicated modest;simplicity simplify simply simpler
dangerous;a;safe risky shark hazardous lion poison perilous cliff;shark risky safe poison fire harmful lion gun cliff perilous;danger endanger dangerously
safe;a;dangerous bank secure money combination burglar sound sure;bank money dangerous secure sound lock burglar combination helmet vault;safety safely save safeguard
useful;a;handy helpful practical tool purpose advantageous convenient worthless;tool handy helpful practical penknife bicycle convenient idiot dictionary;use useless user used usefulness
important;a;essential crucial significant vital major minister trivial urgent;key essential minister crucial boss serious main trivial urgent vital;importance importantly unimportant
true;a;false real correct lie fact genuine love right;false real fact right love story honest correct quiz friend;truth truly truthful untrue
false;a;true teeth fake wrong lie untrue alarm moustache;true teeth fake wrong alarm lie incorrect wig friend artificial;falsify falsehood falsely falsity
anchor;n;ship boat chain sea sailor port tattoo drop;ship boat harbour chain sailor heavy tattoo news sea drop;anchors anchored anchorage anchorman
arrow;n;bow archer target quiver sharp direction shoot pointed;bow archer target feather direction sign apple hood quiver point;arrows arrowhead
badge;n;sheriff scout police name pin school lapel emblem;sheriff police scout pin name blue uniform jacket brooch button;badges badged
balloon;n;party air inflate helium burst clown birthday string;birthday hot helium party pop dog air basket float clown;balloons ballooning balloonist ball
bargain;n;cheap sale haggle discount offer deal market reduced;sale cheap haggle discount market offer basement deal hunter flea;bargains bargaining bargained
barn;n;farm hay owl dance animals door cows tractor;hay farm owl cow dance red door stable horses straw;barns barnyard
beast;n;beauty animal monster wild creature brute savage burden;beauty animal monster wild creature hairy lion burden bull savage;beastly beasts bestial
berry;n;fruit straw holly bush juniper red goose elder;straw fruit jam red bush pick holly blue juice bird;berries blueberry strawberry raspberry
blossom;n;cherry flower spring tree bloom orange petals apple;flower cherry spring bloom tree orange petals apple pink garden;blossoms blossoming blossomed
bubble;n;soap gum bath champagne burst foam blow wrap;soap bath gum blow champagne pop foam burst float wrap;bubbles bubbly bubbling bubbled
calendar;n;dates months year days diary advent wall schedule;date days month advent year appointments wall diary birthdays planner;calendars
clay;n;potter pigeon earth pot tennis mud sculpt brick;bricks potter pigeon tennis pot oven sculpture mud kiln court;clayey
coast;n;sea shore beach cliffs guard seaside ivory line;sea beach shore cliffs guard seaside ivory lighthouse freewheel line;coastal coastguard coastline coasts
collar;n;shirt dog neck lead cat priest flea tie;dog shirt neck lead flea blue leash white vicar bell;collars collared collarbone
copper;n;metal policeman bronze brown wire coin pipes reddish;metal policeman pipe coin wire penny kettle beech saucepan bronze;coppers coppery
cushion;n;sofa pillow soft whoopee comfortable feathers pin armchair;sofa pillow soft whoopee comfortable velvet armchair sit feathers pin;cushions cushioned cushioning
dawn;n;sunrise dusk morning day early rooster daybreak chorus;sunrise morning dusk early rooster chorus sun light beginning day;dawned dawning dawns
echo;n;repeat mountain sound cave valley voice again resound;mountain repeat sound cave canyon valley bounce return voice location;echoes echoed echoing
feather;n;bird pillow light quill wing boa tickle plume;bird light pillow quill tickle peacock wing boa hat duvet;feathers feathery feathered featherweight
festival;n;music film tent carnival celebration harvest concert summer;music film tents stage celebration summer harvest mud concerts fireworks;festive festivals festivity fest
flag;n;country pole wave pirate banner white mast nation;country pole nation pirate white wave stripes ship red corner;flags flagpole flagship flagged
flame;n;fire candle burn torch match dragon hot flicker;fire candle burn gas match hot torch moth dragon old;flames flaming inflame flammable flamethrower
fountain;n;water pen coins square youth park spray jet;water pen wishes coins square youth garden chocolate drinking spout;fountains fount
harbour;n;port ship boats dock pearl haven jetty marina;boats ship port sea pearl fishing dock anchor lighthouse mole;harbours harboured harbourmaster
harvest;n;crops farmer wheat autumn reap combine grapes festival;crop farmer autumn wheat moon grapes festival reap gather field;harvester harvests harvested harvesting
jar;n;jam honey lid cookie glass pickles marmalade pot;jam honey cookie glass lid pickle open marmalade sweets peanut;jars jarful
letter;n;envelope stamp postman alphabet love post write box;alphabet envelope stamp postman love write box chain capital mail;letters letterbox lettering
orchard;n;apples fruit trees cherry pears cider pick garden;apple trees fruit cherry pears pick ladder farm cider blossom;orchards
parade;n;march procession street carnival soldiers band floats military;march circus soldiers band carnival street float elephants drum majorette;parades parading paraded
puzzle;n;jigsaw pieces crossword riddle solve brain sudoku maze;jigsaw pieces crossword riddle brain solve game mystery word sudoku;puzzles puzzled puzzling puzzler
recipe;n;cook ingredients cake book chef kitchen instructions secret;cook ingredients cake kitchen grandmother book chef disaster instructions success;recipes
shadow;n;dark sun follow silhouette light puppet cast eclipse;sun dark lamp puppet follow eye silhouette boxing light night;shadows shadowy shade overshadow
stable;n;horse hay steady pony manger straw balanced barn;horse manger hay straw pony steady boy firm riding nativity;stability stables stabilise unstable
sword;n;knight fencing blade musketeer stone scabbard duel sharp;knight stone blade fight pirate fencing musketeer dagger samurai fish;swords swordsman swordfish
tailor;n;suit needle sew thread measure cloth scissors dressmaker;suit sew needle measure tape trousers made scissors cloth mannequin;tailors tailored tailoring
ticket;n;train parking cinema concert lottery bus inspector entrance;train concert cinema parking lottery museum bus fine travel raffle;tickets ticketing
treasure;n;pirate chest island map gold hidden jewels hunt;pirate island chest gold map hunt jewels buried coins precious;treasures treasury treasurer treasured
widow;n;husband black dead mourning funeral merry spider veil;husband black dead spider funeral alone merry veil mourning window;widower widows widowed widowhood
`;
