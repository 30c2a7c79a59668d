/** More words of the English deck, as marked there: word; part of speech; ranked clues; recall; family. */
export const DECK_2 = `
web;n;spider internet fly trap silk browser dew surf;spider internet fly site silk trap net sticky page thread surf insect;cobweb website webbed webcam
pause;n;break stop remote comma rest silence wait breather;stop break wait play button rest comma remote interval halt stillness coffee;pauses paused pausing
everybody;o;all people none crowd together whole group public;all none people crowd together us whole dance universal hands humans now;body everyone every anybody somebody
tenants;n;rent landlord flat lodgers lease occupants house deposit;landlord rent flat house lodgers lease apartment renters occupants deposit neighbours eviction;tenancy tenant tenanted
handbag;n;lipstick purse leather lady strap shoulder keys clutch;purse lipstick shoulder leather lady granny keys woman strap clutch tissues shopping;hand bag bags handbags
chef;n;cook kitchen restaurant hat apron recipe food knife;cook kitchen restaurant hat food white meals apron recipe master knife pastry;chefs
sleigh;n;reindeer snow bells ride presents winter jingle pull;snow reindeer winter ride bells toboggan white ice presents pull runners horse;sledge sled sleighs bobsleigh
bifocals;n;glasses lenses optician reading spectacles eyes sight double;glasses spectacles lenses optician granddad reading eyes sight near far two frames;focal focus bifocal
talk;v;speak chat mouth listen conversation gossip words parrot;speak chat words mouth say conversation listen lecture gossip voice walk small;talking talker talkative talked
hunger;n;stomach food starving empty famine eat thirst strike;food stomach eat thirst starving empty belly famine appetite strike games feed;hungry hungrily
late;a;early overdue delay train rabbit hurry clock dead;early time delayed clock bus dead night school sorry train better never;lately later latest lateness
advice;n;counsel tip give guidance agony help lawyer listen;tip counsel help suggestion give lawyer wise guidance agony take friend expert;advise adviser advisory advisable
conch;n;shell sea horn beach flies blow snail spiral;shell sea beach blow island flies listen horn snail spiral ocean pink;conches
legions;n;soldiers emperor foreign centurion armies desert troops cohorts;soldiers army centurion troops foreign many camps eagle shields empire ancient march;legion legionnaire legionary
strictly;o;dancing severely rigorously sequins firmly absolutely teacher rules;dancing severely ballroom teacher rules sequins rigidly speaking firmly absolutely sternly forbidden;strict stricter strictness
seamstress;n;needle thread dress sewing stitch tailor fabric hem;needle sewing thread dress woman tailor fabric machine thimble stitch hem cloth;seam seams seamless
bones;n;skeleton dog skull fracture marrow ribs calcium broken;skeleton dog skull ribs body marrow broken leg calcium fossils chicken joints;bone bony boneless backbone
bagpipes;n;kilt tartan drone blow highlands instrument wind haggis;kilt tartan music blow noise instrument wind drone highlands bellows tune haggis;bag pipe piper pipes
killer;n;murderer whale assassin victim knife serial weapon bee;murderer whale serial assassin crime knife dead victim police poison bee prison;kill killed killing kills
ravens;n;tower birds black nevermore crows croak fly omen;birds black tower crows feathers beaks caw wings nevermore unkindness omens croak;raven ravenous
corset;n;waist laces tight whalebone squeeze underwear stays bodice;ribbons waist tight squeeze underwear lace bodice whalebone stays breathless lingerie slim;corsets corsetry
potential;n;promise capable possible future talent unrealised energy ability;possible promise energy talent future kinetic could capacity capable ability latent difference;potent potentially potency
catwalk;n;model fashion show runway designer strut parade heels;model fashion show runway clothes parade designer strut heels pose dresses elegant;cat walk cats walking
dwarf;n;seven small giant beard apple snow axe miner;small seven giant beard gnome short mine grumpy elf axe planet hobbit;dwarfs dwarves dwarfed
picnic;n;basket blanket sandwiches ants outdoors grass hamper park;basket sandwiches grass blanket park outdoors ants summer lunch hamper rug teddy;picnics picnicking picnicker
loop;n;circle knot roller ring lace hoop infinite round;circle round knot ring hoop shoelace rollercoaster repeat hole fruit again noose;looped loops looping loophole
rum;n;pirate alcohol bottle sugar raisin sailor cola cocktail;pirate drink bottle alcohol raisin sailor sugarcane punch baba cola yo cocktail;rummy rums
walrus;n;tusks moustache seal whiskers blubber carpenter arctic ice;tusks seal whiskers moustache ice sea arctic blubber egg mammal fat carpenter;walruses
ballerina;n;tutu swan tiptoe dancer slippers pirouette graceful pink;tutu dancer shoes swan slippers tiptoe graceful bun twirl music pirouette girl;ballet ball balletic
nine;o;eight lives cat ten number digit muses months;ten eight number cats three digit planets square lives stitch clouds figure;ninth ninety nineteen
acquaintance;n;remember friend forgotten contact know stranger met slight;friend old known person stranger contact meeting forgot nodding colleague new vague;acquaint acquainted acquaintances
sails;n;wind boat mast canvas windmill yacht ship regatta;wind boat ship mast windmill canvas yacht sea rigging white billow hoist;sail sailor sailing sailed
move;v;stir house budge van boxes still freeze chess;go house stay budge shift chess transfer van dance still boxes change;movement motion moving removal mover
anyway;o;regardless still nevertheless besides though despite whatever nonetheless;regardless nevertheless so whatever however besides still nonetheless despite moreover though what;any way anyhow always
mumble;v;mutter unclear teeth speak whisper murmur indistinctly shout;mutter speak murmur unclear whisper words teenager grumble quietly inaudible mouth articulate;mumbling mumbled mumbler
airport;n;plane runway luggage passport terminal duty customs flight;plane runway passport terminal suitcase flight luggage departure pilot customs travel takeoff;air port airy ports
marlin;n;fish sword bill angler spear ocean big tuna;fish swordfish big ocean fishing sea spear blue angler hook catch rod;marlins
crash;n;car accident collision bang plane smash market bump;car accident bang computer collision plane smash cymbals helmet stock dummy diet;crashes crashed crashing
steam;n;kettle iron boil engine train vapour hot water;train kettle water boiling engine vapour iron locomotive hot cloud sauna shower;steamer steamy steamed steaming
oval;a;egg round shape office cricket ellipse rugby circle;shape egg round circle ellipse cricket rugby face ball office mirror geometry;ovoid ovals ovum
silent;a;quiet mute noisy mime film hush night still;quiet mute hush noiseless night film speechless library mouse dumb treatment letter;silence silently silencer
neighbours;n;door fence next street noisy soap people hedge;door next street fence noisy soap house adjoining wall borrow hedge party;neighbour neighbourhood neighbouring neighbourly
eventually;o;finally end later sometime ultimately someday last immediately;finally ultimately later end last someday time after patience long sometime slowly;event eventual events
hello;o;goodbye greeting hey kitty wave meet phone morning;goodbye greeting phone kitty wave welcome meet morning darkness sunshine polite;hi hullo hallo
park;n;swings bench car ducks playground grass hide keeper;swings bench car playground trees ducks dog ball grass slide garden pond;parking parked parks
five;o;fingers hand four six high quintet senses toes;fingers four six number high hand toes senses digit famous nickel pentagon;fifth fifty fifteen fiver
noodles;n;soup chopsticks ramen pasta wok instant stringy pot;pasta soup ramen wok pot spaghetti instant chopsticks slurp wheat rice chicken;noodle
extinction;n;dodo dinosaurs species rebellion disappearance mammoth endangered vanish;dinosaurs dodo species end mammoth disappearance endangered rebellion meteorite death mass panda;extinct extinguish extinguisher
apples;n;cider doctor orchard fruit pears pie core crumble;fruit cider tree orchard pie crumble pears red oranges green core juice;apple appletree
farewell;n;goodbye leaving parting adieu tears hanky party wave;goodbye adieu leaving parting party departure speech retirement handkerchief tears wave last;fare well farewells
bonnet;n;car bee engine lace hat baby ribbon boot;hat car engine baby head bee lid spring ribbon motor wool lace;bonnets
sunny;a;bright weather beach warm cloudy shades blue forecast;weather bright cloudless day warm beach cheerful blue rainy hot shining side;sun sunshine sunlight sunned
names;n;surname people labels baby call register list christening;people surname call label first register baby drop christen list birth titles;nominal nickname name named naming
sacred;a;holy cow church temple religious blessed profane divine;holy heart cow religious church divine temple hallowed blessed altar secular god;sacrilege sanctity consecrate sacrament sacredness
placard;n;protest demonstration sign march slogan hold strike banner;sign protest demonstration march board poster slogan strike banner message carry notice;placards plaque
elsewhere;o;away here place other different another abroad far;away other another place abroad far different absent look distant travel alibi;else where somewhere
hood;n;red riding robin head anorak cobra bandit coat;robin red head coat riding car cobra jacket cape monk gangster engine;hoodie hooded hoods
chains;n;prisoner links bicycle slave anchor shackles ghost padlock;links prisoner metal shackles bicycle ghost gold necklace snow iron slaves padlock;chain chained unchained
age;n;years old birthday candles young stone number ice;years old birthday young stone time number candles ice wrinkles golden grow;aged ageing ages ageless
novelist;n;writer book author fiction story chapters pen publisher;writer author book fiction story pen chapters plot publisher literature characters bestseller;novel novels novella
raincoat;n;wet mackintosh umbrella waterproof wellies puddle yellow storm;mackintosh waterproof wet umbrella drops yellow jacket puddle hood storm weather detective;rain coat rainy coats
haircut;n;barber scissors fringe salon short trim bob style;barber scissors fringe salon short comb bob stylist trim bald style layers;hair cut hairy cutting
painting;n;canvas brush artist museum frame portrait easel watercolour;picture brush canvas artist gallery oil museum portrait frame watercolour art wall;paint painter painted paints
forces;n;armed army military strong navy gravity obliges troops;armed army strength military special physics police strong powers gravity navy soldiers;force forced forceful fort enforce
builder;n;bricks bob cement house tea bum hat mason;house bricks construction cement wall mason workman ladder site hammer helmet bum;build building built builders
fossils;n;dinosaurs bones ammonite rock fuels prehistoric museum ancient;dinosaurs bones ammonite rock stone fuel ancient old prehistoric museum palaeontologist dig;fossil fossilised
bump;n;speed head bruise swelling lump baby camel knock;head bruise road knock lump speed goose pregnant ow forehead fist swelling;bumpy bumper bumps bumped
weeks;n;days seven months calendar time fortnight holidays year;days months seven calendar year fortnight fifty time period holidays four pregnancy;week weekly weekend weekday
right;a;left wrong correct turn hand angle wing human;left wrong correct hand true angle side human proper just turn wing;rightly righteous rights righted
husband;n;wife wedding spouse groom married ring man bride;wife marriage man spouse wedding partner groom ring father love divorce house;hubby husbands husbandry
wire;n;electric copper barbed cable fence tightrope fuse thin;metal barbed electric cable fence copper thin telegraph tightrope fuse live string;wiring wireless wired wiry
thighs;n;legs chicken knees muscles hips shorts drumsticks cellulite;legs chicken knees muscles upper hips femur shorts fat squats lap calves;thigh
lyre;n;harp strings instrument angel bird music poet tail;harp strings instrument music ancient poet plucked bird muse angel gods myth;lyrics lyric lyrical lyres
crikey;o;blimey gosh crocodile surprise exclamation golly goodness heavens;blimey gosh exclamation crocodile wow golly heavens surprise gracious cor astonished jeepers;cripes
spots;n;leopard pimples measles dalmatian acne teenager ladybird stripes;leopard pimples acne measles dots ladybird face teenager giraffe stains chickenpox cheetah;spot spotted spotty spotless
archaeologist;n;dig trowel ruins ancient whip bones excavation pottery;dig ruins bones ancient digger trowel history pyramid past tomb treasure whip;archaic archaeology archaeological
sixpence;n;coin song pudding rye shilling silver sing bob;coin sing song money pudding old silver pocketful rye half tanner shoe;six pence penny pennies sixpenny
kindness;n;heart generous gentle cruelty goodness help smile charity;nice generosity gentle heart goodness niceness compassion strangers cruelty human sweet smile;kind kindly unkind kinder
pickle;n;gherkin jar vinegar onion ploughman cheese burger trouble;gherkin vinegar jar cucumber onion cheese sandwich preserve burger sour chutney trouble;pickled pickles pickling
gloves;n;hands mittens fingers boxing winter rubber pair leather;hands fingers winter boxing mittens wool leather pair rubber cold surgeon goalkeeper;glove gloved
celebrity;n;famous star paparazzi jungle autograph fans magazine actor;famous star fame jungle actor paparazzi magazine singer autograph gossip television known;celebrate celebrities celeb celebrated
god;n;heaven creator pray church almighty divine worship thunder;church heaven prayer believe religion almighty creator lord divine devil father faith;goddess godly godfather gods
bobsleigh;n;ice track helmet winter fast team push downhill;ice track winter bend sport snow speed luge race helmet toboggan run;bob sleigh sled sledge
fool;n;idiot prank jester stupid trick gooseberry gold clown;idiot jester prank stupid gooseberry silly clown joke trick dunce king tarot;foolish folly foolproof fooled
particle;n;atom tiny physics collider accelerator dust electron quantum;tiny atom physics small accelerator electron dust proton quantum matter collider grain;part particular particles
respectfully;o;politely bow rudely sincerely elders deferentially courteous curtsy;politely courteously bow yours deferentially manners elders humbly sir honourably rudely hat;respect respectful disrespect
millennium;n;thousand years bug wheel century falcon dome era;thousand century years bug dome two bridge falcon era time wheel stadium;millennial mile millennia
farmers;n;tractor cows crops fields barn agriculture market plough;tractor cows land countryside field crops milk market barn agriculture wheat sheep;farm farmer farming
python;n;snake coil squeeze constrictor reptile hiss boa programming;snake constrictor reptile flying long programming coil squeeze skin swallow code serpent;pythons
seat;n;chair bench belt sofa bum cinema car stand;chair cushion belt bench car sofa bottom back cinema toilet stool driver;sit sat seated settle
submarine;n;yellow periscope underwater torpedo dive sea captain navy;yellow underwater periscope torpedo sea navy dive boat nuclear ocean deep vessel;marine sub mariner maritime
turnip;n;vegetable root swede purple parsnip soup mashed peasant;vegetable root swede white soup purple lantern stew radish parsnip garden enormous;turnips neep
sweetheart;n;love valentine darling kiss childhood boyfriend girl honey;darling honey love girlfriend lover beloved boyfriend dear valentine babe kiss childhood;sweet heart sweetie sweeten
malaria;n;mosquito quinine fever tropical disease bite net parasite;mosquito disease fever tropical quinine illness bite sickness parasite net tablets swamp;malarial air
posh;a;spice rich accent snob toff common aristocrat caviar;rich spice accent upper elegant snob fancy snobbish class chic smart toff;posher posho
heaven;n;hell angels paradise clouds god stairway pearly harp;hell paradise angels god sky above cloud seventh stairway gates death pearly;heavenly heavens
click;v;mouse computer button fingers camera snap press sound;mouse camera button fingers press sound computer tap snap heels double switch;clicks clicked clicking
helium;n;balloon gas squeaky voice party light float hydrogen;balloon gas voice light air squeaky float inflate party noble sun airship;helios
coats;n;winter hooks warm jackets fur buttons rack paint;jackets winter warm fur hooks wear cloakroom hangers anoraks paint wool garments;coat coated coating
hikers;n;boots walk rucksack trail mountain ramblers trek map;walkers mountain boots trail rucksack path trekkers ramblers backpack countryside tent map;hike hiking hiker
arithmetic;n;sums maths adding numbers multiplication calculator division subtraction;maths sums numbers addition subtraction school calculation counting multiplication plus mental figures;arithmetical logarithm
nun;n;convent sister habit veil monk sound act abbey;convent habit sister veil monk mother religious church act vow abbey prayer;nunnery nuns
cliff;n;edge sea white fall chalk steep hanger jump;edge rock sea fall white top steep hanger chalk precipice jump lemmings;cliffs cliffhanger
boredom;n;yawn dull excitement nothing tedium sigh lecture monotony;yawn dull tedious tedium ennui rainy lessons monotony sigh weary lecture waiting;bore boring bored
band;n;rock guitar elastic drummer group brass music rubber;music rock rubber group drummer guitar elastic brass singer concert aid wedding;bands bandage bandmaster banding
cool;a;fridge cucumber trendy fresh warm shades breeze fan;fridge hip fresh warm sunglasses breeze cucumber chilly trendy ice calm awesome;coolness coolly
horses;n;stable races saddle ponies gallop hay jockey mares;ride race stable saddle gallop mares hooves ponies courses neigh foals carriage;horse horsey horsemen
chemist;n;pharmacy prescription laboratory medicine pills scientist plasters aspirin;pharmacy medicine pills prescription scientist laboratory test tablets aspirin white drugs cough;chemistry chemical alchemy chemicals
hug;n;arms cuddle embrace squeeze teddy bear kiss comfort;cuddle arms embrace squeeze kiss bear teddy affection hold comfort tree group;hugs hugging hugged
flawlessly;o;perfectly impeccably mistake immaculately badly performed without spotless;perfectly impeccably faultlessly immaculately spotlessly error beautifully mistake performed ideally diamond fine;flaw flawed flawless
poems;n;verses rhymes sonnets haiku lines odes writer daffodils;verses rhymes sonnets odes haiku love limericks literature lines ballads daffodils recite;poet poetry poetic poem
damn;o;swear hell curse blast dear frankly frustration give;swear curse hell blast darn hot frankly rude bother anger heck blimey;damned damnation condemn
buttons;n;shirt holes sew coat chocolate pantomime zip press;shirt coat sew clothes holes chocolate press cardigan zip remote fasten lift;button buttoned unbutton
ten;o;nine fingers eleven commandments pounds toes perfect bowling;nine eleven number fingers commandments toes bowling hundred pins dime bottles percent;tenth teen decade tens
brothers;n;sisters siblings twins family sons monks boys blood;sisters siblings boys twins family monks fraternity arms fairytales sons blood rivals;brother brotherhood fraternal brotherly
jail;n;prison bars cell monopoly criminal free escape warden;prison bars cell thief monopoly criminal locked bird sheriff escape key guard;gaol jailer jailed jailbird
crossing;n;zebra road pedestrian pelican lollipop level ferry channel;zebra road pedestrian pelican street lollipop lights ferry sea level animal bridge;cross crossed crossroads across
jewels;n;crown tower diamonds rubies treasure thief precious necklace;diamonds crown rings necklace gems rubies emeralds treasure gold tiara thief family;jeweller jewellery jewel
burglars;n;thieves break alarm swag mask robbers stripy window;thieves robbers steal house alarm night break swag mask police robbery windows;burglary burgle burglar
rings;n;fingers lord wedding planet bells telephone gold engagement;fingers gold wedding lord boxing jewellery bells phone diamond engagement circles ears;ring ringing rang ringed
episode;n;series season television next pilot cliffhanger binge soap;series television season soap part cliffhanger next drama chapter watch pilot show;episodic episodes
again;o;once repeat encore more another replay anew twice;once repeat more encore anew never time twice back groundhog over another;against
tonight;o;evening tomorrow bed later stars soon dinner dark;evening now dark later show soon moon party bed tomorrow dinner twilight;night nightly today
dame;n;pantomime knight lady title widow honour drag actress;lady pantomime knight title widow sir woman wig actress cathedral honour theatre;madam damsel dames
kite;n;string wind fly tail bird diamond soar sky;string wind fly sky beach bird high tail surfing breeze diamond runner;kites kiting
darling;n;love sweetheart honey treasure pet kiss affection favourite;sweetheart honey love wife beloved cherished buds affectionate clementine kiss favourite sweetie;dear darlings
kiwis;n;fruit birds green rugby hairy vitamin seeds brown;fruit birds green furry rugby vitamin hairy blacks wings seeds antipodeans brown;kiwi kiwifruit
daughters;n;sons girls mother sisters children father women offspring;sons girls mother father children family sisters parents princesses child offspring king;daughter granddaughter
panther;n;pink black cat leopard feline jungle detective inspector;pink black cat feline leopard cartoon fur jungle claws puma wild jaguar;panthers
wand;n;magic wizard fairy wave spell witch magician stick;magic fairy wizard stick spell witch magician rabbit star hat wave holly;wands
tan;n;sun beach bronzed brown leather fake holiday lotion;sun beach bronze skin brown leather holiday summer spray cream fake bikini;tanned tanning tanner suntan
divorce;n;marriage separation lawyer split custody wedding alimony break;marriage separation lawyer husband wife split couple alimony wedding custody ex break;divorced divorcee divorces
punk;n;safety rock seventies music anarchy pistols spiky rebel;rock pistols music spiky pins rebel hair anarchy safety seventies piercing loud;punks punky
pigs;n;bacon sty three mud wolf oink farm flying;bacon farm mud pink sty pork guinea three swine oink snout flying;pig piglet piggy piglets
sport;n;football tennis gym team athlete rugby exercise hockey;football tennis running athlete swimming gym exercise rugby trainers team competition cricket;sporty sports sporting sportsman
gown;n;dress ball evening graduation judge princess wedding dressing;dress ball evening dressing wedding graduation robe long nightdress hospital elegant town;gowns
knuckles;n;fingers fist crack joints punch duster hand bare;fingers hand fist crack joints duster bones sonic white ruler punch rap;knuckle knuckleduster
vowel;n;consonant letter countdown alphabet five diphthong spelling hangman;letter consonant alphabet countdown sound spelling five grammar word pronounce buy speech;vowels
architect;n;buildings plans designer house blueprint draw builder cathedral;building plans house design draw designer blueprint construction skyscraper office ruler builder;architecture architectural
sunglasses;n;shades beach eyes dark summer polarised aviator bright;shades eyes beach dark summer star cool protection lenses spy goggles aviator;sun glass glasses
holly;n;ivy berries prickly mistletoe red wreath bush carol;ivy berries prickly wreath leaves red green bush spiky winter carol tree;hollies hollyhock
lectern;n;speech church stand reading eagle bible preacher book;speech church speaker pulpit stand speak sermon reading eagle professor podium desk;lecture lecturer
cuisine;n;cooking gastronomy food chef gourmet dishes recipes delicious;cooking food kitchen regional cook gastronomy dishes chef restaurant meals recipes;cuisines culinary
duchess;n;baroness title aristocrat noble tiara lady countess palace;coronet title noble lady aristocrat gown princess palace countess tiara royal potatoes;duke ducal duchy
lie;v;truth nose fib bed puppet down porridge detector;truth fib false down nose untruth white bed untrue detector cheat invent;liar lying lay lies lied
elastic;a;band stretchy rubber waist knicker pants bungee bounce;band stretch rubber knickers stretchy bungee flexible waist pants pull springy catapult;elasticity elasticated plastic
lights;n;traffic lamps bulbs candles switch camera disco northern;traffic lamps bulbs camera northern switch torch dark fairy tree candles electricity;light lighting lit lightning
billion;o;thousand zeros tycoon nine number enormous rich lottery;money zeros number rich thousand dollars nine lots huge tycoon stars;billionaire billions million trillion
kiwi;n;fruit bird green hairy flightless vitamin seeds nest;fruit bird green wings hairy vitamin rugby flightless seeds brown salad antipodean;kiwis kiwifruit
telephone;n;ring call mobile dial bell box voice receiver;call ring mobile number dial box talk conversation hello receiver red bell;phone phoned telephonist telepathy
plague;n;rats black epidemic locusts fleas disease death buboes;rats black epidemic disease locusts death fleas pestilence medieval pandemic buboes bubonic;plagued plagues
books;n;library read pages novels shelf author worm covers;library read pages novels shelf stories author worm reading cook paper literature;book booking bookish bookshop
sorrow;n;magpie sadness tears joy grief drown unhappy mourning;sadness grief tears joy one misery mourning magpie unhappiness funeral weep drown;sorry sorrowful sorrows
surgeon;n;scalpel operation hospital mask theatre doctor tree cut;operation hospital scalpel doctor plastic theatre operate heart mask brain scissors barber;surgery surgical surgeons
angels;n;wings halo heaven harp devils guardian white demons;heaven wings halo demons harp cherubs devils guardian white feathers clouds fallen;angel angelic angelica archangel
boycott;v;refuse protest cricketer avoid ban shun sanctions products;refuse protest strike avoid cricket ban shun shops sanctions embargo refusal products;boycotted boycotts
email;n;inbox send spam attachment computer letter message address;computer message spam letter inbox send internet address attachment electronic at post;mail mailbox emails mailed
salute;v;soldier officer general hand military flag greet forehead;soldier hand flag greeting general military officer sailor army greet captain respect;salutation saluted salutes
shoulders;n;neck shrug head arms pads knees broad parrot;head knees arms neck back shrug broad toes muscles pads body giants;shoulder shouldered
art;n;gallery museum painting sculpture modern drawing exhibition science;painting museum gallery sculpture drawing pop picture modern martial craft culture abstract;artist artistic arty artwork
screw;n;driver nail cork turn bolt thread loose tighten;nail driver nut bolt turn thread twist wood loose metal cork hardware;screwdriver unscrew screwed
beagle;n;dog hound breed ears puppy hunting peanuts bark;dog cartoon hound hunting ears ship breed nose sniffer puppy hare terrier;beagles beagling
barking;v;dog woof mad loud postman hound growling seal;dog mad woof noise puppy growling postman hound loud tree yapping seal;bark barks barked
pier;n;seaside jetty beach walk promenade pleasure fishing amusements;promenade seaside sea jetty dock fishing amusement boat beach end pleasure wharf;piers
outback;n;kangaroo boomerang desert bush dingo crocodile wilderness aboriginal;kangaroo desert bush koala sheep dust ranch dingo remote red crocodile wilderness;out back
straw;n;camel drink hay scarecrow hat suck last bale;drink hay camel scarecrow last hat pigs bale roof suck plastic stable;strawberry straws strewn
noiselessly;o;quietly silently tiptoe mouse loudly stealthily mute creep;quietly silently tiptoe hush soundlessly mouse mute cat sneaking softly stealthily loudly;noise noisy noiseless
spies;n;secret agents bond detectives codes disguise double gadgets;agents secret bond undercover codes gadgets moles detectives disguise traitors war bugs;spy espionage spying spied
barrels;n;beer oil wine wooden cellar casks monkeys gun;beer wine wooden oil cooper casks oak whisky kegs guns cellar lock;barrel barrelled
beloved;a;darling dearly cherished adored sweetheart dear heart hated;darling dear sweetie cherished sweetheart dearest treasured adored dearly husband favourite precious;love lover loved loving
minister;n;prime government cabinet parliament yes vicar church politician;prime government priest church cabinet politician vicar parliament president politics clergyman finance;ministry ministerial administer
kids;n;children goats adults school playground parents toys young;children goats school parents toys youngsters playground jokes noisy babies brats young;kid kidding kidnap
teapot;n;spout kettle brew handle short cosy stout lid;brew kettle spout cup handle lid sugar china cosy milk chocolate hatter;tea pot pots teas
gorillas;n;apes silverback mist banana chest jungle monkeys primates;apes monkeys king chimpanzees chest silverback bananas jungle mist hairy zoo primates;gorilla
halfway;o;middle mid house between partly midpoint centre stage;middle house centre midpoint fifty mid line there partly compromise point journey;half way halves
smugly;o;grin self satisfied superior boastfully proudly modestly conceitedly;proudly arrogantly smirk conceitedly satisfied complacently grin superior triumphantly modestly cat conceit;smug smugness
drums;n;sticks beat band cymbals percussion rhythm kit roll;sticks band beat cymbals bass percussion kit noise rhythm bongos oil ears;drum drummer drumming drumstick
baggy;a;loose trousers tight clown shapeless jeans oversized jumper;loose trousers large wide clothes jeans tight pants floppy hip big clown;bag bags bagginess
four;o;three five seasons weddings square candles quartet clover;three five number square leaf wheels seasons clover legs corners weddings quarter;fourth forty fourteen
axe;n;chop lumberjack wood tree executioner hatchet blade viking;wood lumberjack chop tree hatchet tool executioner sharp battle blade split handle;axeman axes axed
fragment;n;piece bit shard broken scrap splinter whole part;piece bit shard shred tiny part scrap bomb splinter pottery glass small;fragmentary fracture fraction fragile
nearly;o;almost close practically exactly virtually missed approximately about;almost close practically not virtually there about quite soon roughly miss done;near nearby nearer
fright;n;scare boo ghost stage fear horror shock scream;scare fear stage boo ghost terror horror shock scream hair panic spider;frighten frightful afraid
needles;n;thread haystack knitting pins sewing pine injection acupuncture;pins thread haystack knitting sew pine cactus injection sharp stitch doctor prick;needle needlework
embarrassment;n;blush red awkward shame cheeks cringe riches parents;crimson blush shame cheeks awkward shy humiliation teenager riches ridicule gaffe discomfort;embarrass embarrassing embarrassed
camera;n;photo lens flash film tripod cheese candid snap;photo film picture lens flash lights shoot action selfie video zoom hidden;cameraman chamber cameras
vinegar;n;chips salt oil sour malt balsamic pickle salad;salt chips sour oil acid balsamic salad dressing malt cider pickles acidity;wine vinegary vinaigrette
label;n;sticker clothes jar name tag price record designer;tag clothes sticker jar record price name designer brand stick bottle washing;labels labelled labelling
stubbornly;o;mule obstinately refuse donkey headstrong insist persistently pig;mule obstinately pig headed doggedly refuse persistently persist donkey insist toddler wilfully;stubborn stubbornness
stapler;n;office paper desk jelly clip attach punch fasten;paper office clip pages punch desk click pin stationery fasten attach sheets;staple stapled staples
everywhere;o;all around throughout worldwide places here there omnipresent;all over around place world throughout there universal ubiquitous dust crumbs omnipresence;where every nowhere
gnome;n;garden fishing beard pixie goblin small pond red;garden dwarf beard red hat elf goblin pointy fishing travelling underground ornament;gnomes gnomic
north;o;south compass pole pointing cold arctic star magnet;south pole compass star east sea cold needle west top arctic direction;northern northerly northward
goddess;n;divine mythology female worship beauty temple deity immortal;love divinity myth deity beauty temple female statue wisdom worship divine hunt;god gods godly
bonfire;n;guy night flames wood smoke marshmallows autumn rockets;flames night guy autumn wood burn smoke marshmallows fireworks camp vanities logs;fire fires fiery bone
feathers;n;bird pillow peacock quill tickle tar down wings;bird wings pillow down duck tar quill light peacock tickle boa plumes;feather feathered feathery
numbers;n;digits letters maths count bingo figures sums lottery;maths letters digits count figures one lottery sums phone zero odd even;number numeral numerous
granite;n;rock worktop stone hard kitchen grey tombstone tough;rock stone hard worktop kitchen grey tombstone mountain marble quarry kerb solid;grain granitic
countries;n;nations world borders flags states map passport atlas;nations map flags states world borders lands continents atlas geography foreign places;country countryside countryman
crack;n;egg whip break nut dawn ice plumber fissure;break split egg nut whip joke dawn fissure wall code drug safe;cracker cracked cracking
dash;n;hyphen run sprint hurry morse dot board pebble;run dot hyphen sprint hurry rush code line car punctuation milk slash;dashed dashing dashboard
waltz;n;dance three ballroom partner twirl tango violin slow;dance ballroom three orchestra dancing time blue partner emperor slow music twirl;waltzer waltzing waltzes
words;n;dictionary letters sentence speech vocabulary language say deeds;dictionary language sentence letters vocabulary say speech last speak text lyrics cross;word wording crossword wordy
total;n;sum add all eclipse complete bill whole amount;sum all whole complete addition entire add eclipse amount recall full everything;totally totalled totality
chill;v;relax fridge shiver wine winter ice warm freezer;relax cool fridge wind pill shiver ice calm sofa frost pepper out;chilly chilled chilling
weakness;n;strength chocolate feeble fragile vulnerable heel flaw frailty;strength frailty fragile feeble frail chocolate heel fault strong flaw tiredness powerless;weak weaken weakling
screwdriver;n;tool vodka sonic handle hammer orange toolbox turn;tool toolbox vodka cocktail orange hammer sonic flat turn handle repair nail;screw drive driver
fandango;n;dance bohemian castanets flamenco skip light thunderbolt guitar;dance light flamenco rhapsody castanets lively bohemian skip guitar gypsy steps couple;fandangos
alien;n;saucer space green spaceship extraterrestrial planet invader abduction;space extraterrestrial green martian planet ship saucer film monster foreign strange creature;alienate aliens inalienable
sister;n;brother sibling nun twin girl ugly nurse family;brother sibling nun girl family twin act daughter convent soul big ugly;sisterly sisterhood sisters
rust;n;iron metal brown old car corrosion oxide damp;metal iron car red oxidation old water orange corrosion bike bucket nails;rusty rusted rustproof
album;n;photos songs stamps record stickers vinyl music track;photos music songs record stamps pictures collection pages vinyl family band concept;albums
cable;n;wire television car electricity extension plug telephone steel;car wire electric television rope ski knit plug coaxial internet network copper;cables cabled
globe;n;world earth theatre atlas spin snow round trotter;earth world map planet round geography sphere theatre snow ball spin trotter;global globetrotter globes
druid;n;mistletoe priest stones potion solstice oak sickle robe;circle priest ritual white mistletoe potion robe beard sickle solstice magic oak;druids druidic
multiply;v;times divide tables rabbits sums maths add increase;times divide maths increase reproduce tables rabbits add calculate double sum subtract;multiple multiplication multiplier
boys;n;girls lads sons blue beach men scouts young;girls lads men males sons beach toys brothers pet blue trousers band;boy boyhood boyish boyfriend
whip;n;lion tamer cream crack lash jockey ice horse;lash crack cream horse lion egg tamer leather beat punish parliament walnut;whipped whipping whips whiplash
fourth;o;third fifth quarter ordinal position place medal almost;third fifth fireworks quarter place bridge estate last dimension power rank medal;four forty fourteen
seven;o;dwarfs eight days six wonders sins lucky week;dwarfs six eight week number lucky sins days wonders samurai heaven deadly;seventh seventy seventeen
briefly;o;shortly concisely quickly lengthy moment fleetingly summary succinctly;shortly quickly momentarily concisely fleetingly short summary moment nutshell long succinctly fast;brief brevity abbreviate briefs
teddy;n;bear cuddly stuffed picnic toy hug soft bedtime;bear cuddly toy picnic soft fluffy bed snuggle cuddle stuffed child nursery;teddies ted
phone;n;call mobile ring number box text dial booth;call mobile ring box number screen text dial selfie battery smart talk;telephone phoned phones microphone
chariot;n;race horses gladiator swing wheels low arena fire;race wheels horses swing fire emperor sweet low rugby arena gladiator pulled;cart car charioteer chariots
choir;n;sing church voices gospel carols conductor tenors harmony;singing church sing voices singers hymns carols boys conductor soprano music tenor;choral chorus chorister
insurance;n;policy car premium claim accident meerkat life cover;car policy house accident premium life claim cover fire company protection broker;insure insured insurer sure
piglet;n;sow baby oink sty trotter pink farm squeal;honey pink scarf baby farm sow friend little oink curly bear sty;pig pigs piggy
jelly;n;wobble ice fish babies belly party peanut beans;wobble fish ice strawberry dessert cream baby party peanut beans pudding mould;gel gelatine jellyfish jellied
pin;n;needle sharp safety drop prick bowling cushion cash;needle cushion bowling code safety sharp sew drop hair number drawing prick;pinned pins hairpin pinprick
jumbo;a;elephant jet huge giant plane enormous large tiny;jet elephant plane big huge large giant size enormous massive prawn sausage;jumbos dumbo
bill;n;pay beak restaurant duck money law waiter electricity;restaurant pay invoice beak bank money duck waiter electricity law act cheque;billing bills billed
cardboard;n;box packaging paper brown recycling parcel flimsy cereal;box paper packaging carton recycling brown corrugated tube delivery homeless cereal craft;card board cards boards
plenty;o;horn lots abundance enough many fish scarcity loads;lots enough abundance many horn galore loads more sufficient much fish scarce;plentiful plenteous
silly;a;clown daft sausage serious foolish goose walks stupid;foolish goose clown stupid billy daft sausage funny point fool sensible walks;silliness sillier
slats;n;blinds bed wood bench shutters strips fence venetian;blind wood bed bench strips fence shutters laths crate planks louvre window;slat slatted
hoodie;n;sweatshirt teenager head jumper fleece rapper clothing crow;sweatshirt teenager jumper top pullover zip pocket sweater head rapper pouch drawstring;hood hooded hoods
moor;n;heather heath boat hound pony peat grouse anchor;heath mist heather boat swamp peat grouse marsh land tie bog wild;mooring moorland moored moorhen
everything;o;all none whole universe total lot sink entire;all whole total lot universe complete life theory entire kitchen must zero;every thing things anything
sari;n;silk dress curry women drape wrap cloth garment;dress wrap silk elegant bright garment belly wedding curry cloth drape colourful;saris
arrows;n;bow quiver archer target slings darts red cupid;bow quiver target direction archer heart robin signs feathers slings darts red;arrow arrowhead
steamship;n;ocean funnel coal liner boiler captain passengers paddle;boat iceberg funnel paddle liner coal ocean smoke vessel engine chimney captain;steam ship steamer shipping
gaps;n;mind holes teeth spaces between bridge fill platform;mind teeth holes spaces fill platform underground train tube missing between openings;gap gappy
twice;o;once double thrice again second couple times repeated;pair double once again thrice times shy couple bitten repeat second nice;two
prayer;n;church god amen kneel lord rosary hands mosque;amen church hands lord god kneel religious mosque mat faith bed mass;pray praying prayed
laps;n;race knees track circuit cat swimming pool sit;knees track race cats circuit swimming stadium sit runner pool lick tongue;lap lapping laptop overlap
press;v;button iron newspaper push journalist flowers printing squeeze;newspaper journalist iron button reporter media push printing bench conference squeeze news;pressure pressing express pressed
laughter;n;joke comedian funny tears giggle medicine clown hilarity;joke funny clown giggle comedy smile medicine fun happiness ha comedian tears;laugh laughing laughable
prize;n;winner lottery raffle trophy award cup competition medal;peace winner award trophy medal lottery cup first competition raffle money booby;prizes prized prizewinner
leak;v;tap drip pipe plumber roof water bladder hole;water tap plumber pipe drip roof hole bucket escape flood oil gas;leaky leakage leaks leaking
promises;n;vows keep broken oath fingers crossed pledges swear;oaths keep vows politician broken pledges word swear commitments wedding election fingers;promise promising promised
dissent;n;disagreement opinion protest rebel obedience objection opposition voice;disagreement protest opposition rebellion disagree referee political revolt yellow objection court voice;dissident consent dissenter assent sentiment
proudly;o;peacock chest humbly pleased head lion boast medal;flag chest head boastfully smugly peacock lion parents winner arrogantly present high;proud pride prouder
cheaply;o;bargain coupons expensively price sale discount pound economically;inexpensively sale bargain budget discount price money second economically little expensively cost;cheap cheapest cheapskate
curtains;n;window drapes rail closed stage draw theatre blinds;window drapes theatre stage blinds rail close velvet shower bedroom draw lace;curtain curtained
library;n;books borrow shelves quiet read fine return study;books quiet reading borrow read card shelves silence study fine loan novels;librarian libraries
pussycat;n;owl boat purr queen kitten tabby whiskers meow;owl kitten meow boat bird new feline canary purr whiskers queen sea;cat puss cats pussy
lifetime;n;birth existence chance death long cradle once tortoise;years birth death existence whole century opportunity achievement chance career long once;life time live timed
quietly;o;whisper loudly silently softly tiptoe library mouse shush;silently softly loudly whisper library mouse noiselessly tiptoe shush peacefully hush calmly;quiet quieten disquiet
presents;n;birthday gifts wrapping tree ribbon sleigh stocking surprise;gifts birthday wrapping tree reindeer stocking ribbon paper surprise unwrap bow chimney;present presentation represent presented
mockingbird;n;kill novel imitate finch lawyer courtroom lullaby racism;kill trial tree novel finch lawyer diamond imitate lullaby song south hush;mock bird mockery birds
sonnet;n;poem fourteen lines verse bard rhyme couplet love;poem stanza fourteen lines rhyme poetry verse love couplet bard iambic romantic;sonnets sound
knitted;v;needles wool jumper grandma scarf cardigan yarn crocheted;wool jumper needles scarf granny made purl crocheted cardigan sweater woven eyebrows;knit knitting knitwear knot
underground;n;tube train mole metro subway tunnel mind escalator;tube metro train mole subway mind worm cave tunnel beneath buried velvet;under ground grounds
six;o;seven half five wives dice number insect nations;five seven dozen half number dice cricket hexagon pack nations wives sense;sixth sixty sixteen
card;n;birthday ace poker credit queen post greeting shuffle;birthday credit playing ace greeting post poker bank paper game business yellow;cardboard cards discard postcard
anthem;n;national queen sing patriotic hymn flag stand country;national song king queen god sing save flag rugby country patriotic hymn;anthems anthemic
once;o;upon twice fairy time single tale never blue;upon time twice past fairytale again story never formerly single blue bitten;one
albums;n;photos records songs stamps stickers vinyl music singles;photos records music songs stamps discs pictures stickers vinyl covers collections charts;album
hotel;n;room reception lobby star holiday guests bed porter;room bed reception holiday stars night lift stay breakfast minibar motel lobby;hotelier host hotels hostel
wallpaper;n;paste pattern decorating roll strip screen stripes floral;paste room decorate stripes hang flowers desktop roll yellow bedroom screen pattern;wall paper walls papers
pump;n;bicycle petrol air tyre inflate stomach heart water;bicycle petrol water air heart tyre shoe inflate heat station bike stomach;pumps pumping pumped
world;n;globe earth planet cup war map universe wide;earth globe planet cup map universe war wide people record peace continents;worldly worlds worldwide underworld
roses;n;thorns flowers valentine bouquet violets red petals florist;flowers red thorns petals garden valentine violets bouquet bush romantic guns scent;rosy rosette rosary rosebud rosebush rose
meadow;n;grass field cows buttercups pasture hay grazing green;field grass flowers cows pasture green countryside buttercups wild sheep picnic hay;mead meadowland meadowlark meadows
rugby;n;scrum try tackle oval ball conversion sport mud;ball scrum tackle sport try oval pitch team posts league union muddy;
medium;a;rare steak average size small halfway large psychic;size average large small middle rare psychic steak ghost between spirits wave;media mediocre median mean mediums
aunt;n;uncle niece nephew cousin relative sister family agony;uncle sister relative family niece nephew mother cousin father agony woman old;auntie aunty aunts
message;n;text bottle inbox mail note telegram send phone;text bottle note send phone letter write email mail answer communication voicemail;messenger missive messaging messages
agent;n;secret spy double estate undercover travel footballer mission;secret spy estate double undercover actor gadgets travel mission bond free footballer;agency act action agents
kiss;n;lips mistletoe frog cheek love hug smack prince;lips love mouth peck hug cheek smooch mistletoe frog snog romantic lipstick;kisser kissing kissed kisses kissable
bad;a;good wicked evil naughty wolf rotten awful wrong;good evil naughty wrong terrible awful rotten wicked horrible breaking opposite luck;worse worst badly badness baddie
below;o;above under beneath downstairs deck zero carpet cellar;under above beneath down underneath belt deck zero beyond minus basement bottom;low lowly lower
dragons;n;fire monsters knights wings scales mythical flames slaying;fire fly scales mythical knights breathe den dungeons wings monsters lizards castle;dragonfly dragoon drake dragon snapdragon
leaves;n;autumn tree falling rake branches tea departs goes;tree autumn tea green fall rake departs branches goes exits plant brown;leaf leafy leaflet leaving leave
sarong;n;beach wrap skirt cloth tropical waist swimsuit island;beach wrap skirt cloth holiday waist bikini cover fabric tropical clothing summer;
moose;n;antlers deer elk forest huge stag horns hunting;antlers elk deer animal horns chocolate forest large big reindeer hunting wild;
sauerkraut;n;cabbage sausage pickled fermented vinegar hotdog cured pork;cabbage sausage pickled fermented tangy hotdog vegetable bratwurst vinegar food smelly side;sour kraut
mother;n;father daughter birth parent nappy baby nature superior;father parent child daughter woman birth hen baby superior nature pregnant law;maternal maternity matron mum motherhood mothering
emperor;n;penguin palace clothes ruler crown king dynasty samurai;penguin ruler king clothes tyrant palace naked leader throne crown conqueror moth;empire imperial imperious empress emperors
handshake;n;greeting deal palm grip agreement introduction firm golden;greeting hello deal meet agreement palm polite grip business secret firm introduction;hand shake handy shaking handshakes
bulldog;n;wrinkles breed jowls bark clip stocky pet growl;breed clip canine wrinkly pet spirit flat jowls ugly puppy drool bark;bull dog bulldoze bullock doggy
bicycles;n;pedals wheels handlebars saddle chain tandem spokes brakes;wheels pedals ride two saddle handlebars chain helmet lane transport tandem bell;bikes cycle cyclist cycling biking tricycle
seldom;o;rarely often moon occasionally hardly frequently scarcely uncommon;rarely often infrequently hardly never occasionally sometimes scarcely uncommon almost ever frequent;
neat;a;tidy messy whisky orderly undiluted clean handwriting ice;tidy clean whisky order messy straight orderly handwriting undiluted untidy cool ice;neaten neatly neatness neater
sets;n;tennis match collection sun theatre groups scenery film;tennis groups collections jelly sun theatre chess games table mathematics stage drums;settle setting setter subset set
needs;n;wants requires must necessities lacks desires essentials basic;wants requires must special necessity essential lacks desires basic demands deserves desperate;needy needless needed need
shape;n;square circle triangle form round fitness rectangle outline;square circle triangle form round ship rectangle outline geometry oval figure sorter;shapeless shapely shaping misshapen shapes
bat;n;vampire cricket ball cave nocturnal wings pitcher upside;ball cricket cave vampire fly night hit animal baseball blind wings upside;batter batsman battle batting bats
shells;n;beach snails eggs seaside oysters sea tortoises clams;sea beach eggs snails pasta tortoise crab nuts oysters shore bombs turtle;shellfish nutshell eggshell shelling shell shelled
nerves;n;stage steel spine anxiety brain jitters dentist butterflies;jitters anxiety stage wreck butterflies steel exam worry bundle brain pain spine;neural neurosis unnerve nervous nerve nervy
shoo;o;scram scat flies chase birds go hens away;away scare fly go off cat leave birds pest pigeon scram chase;shooed shooing
coin;n;heads tails penny toss money flip purse pound;money penny toss pound heads flip metal change purse currency tails pocket;coinage coined coiner coins
shorts;n;summer bare trousers knees football legs cycling boxer;trousers summer legs knees pants pockets boxer football beach swimming hot cycling;short shorten shortage shortly shorter
forgiveness;n;sorry apology mercy sin pardon revenge confession divine;sorry pardon mercy apology sin confession apologise let revenge forget divine absolve;forgave forgive forgiving forgiven give
believe;v;faith trust think doubt religion god true miracles;faith trust think fairies religion god make true miracles unicorns accept ghosts;belief believer unbelievable disbelief believing
hundred;n;century number ninety metres thousand ten percent zeros;number century ten metres pound cent thousand years percent cricket centenary fifty;hundredth hundredweight hundreds
simply;o;just easily plainly merely only basically straightforwardly clearly;easily just merely plainly basically only red easy purely clearly basic straightforward;simple simplicity simplify simpleton
giggle;v;laugh schoolgirl tickle chuckle titter joke silly cry;laugh chuckle titter girl silly funny joke schoolgirl tickle fit chortle;giggly giggler giggling giggles
legs;n;arms knees thighs trousers walk spider tights table;arms walk knees feet run limbs trousers spider stand body two thighs;leggings leggy legless leg
nymph;n;forest satyr goddess maiden water mythology beautiful naked;water fairy goddess wood sea spirit mythology dragonfly insect forest myth maiden;nymphet nympho nymphs
sixties;n;decade hippies miniskirt swinging fifties beehive psychedelic peace;decade seventies hippies music fifties swinging miniskirt flower years age peace retirement;six sixth sixty sixteen sixpence
dream;n;sleep nightmare pillow night bed imagine awake wish;sleep night nightmare bed imagine wish bad sweet fantasy pillow asleep catcher;dreamy dreamt dreamer daydream dreaming
slave;n;chains master plantation cotton freedom galley whip gladiator;servant master work chains freedom trade plantation captive owned labour unpaid drudge;slavery enslave slavish slaving slaves
opening;n;closing ceremony night ribbon beginning premiere gap hole;door start gap beginning hole closing ceremony shop ribbon entrance first launch;open opener openly reopen
ginger;n;hair biscuit root redhead spice carrots freckles beer;hair spice biscuit root redhead bread cat orange ale nut beer red;gingerbread gingery gingerly gingernut
adjectives;n;nouns grammar describing words pronouns beautiful verbs qualify;describe grammar nouns words adverbs descriptive verbs language big school colourful sentence;adjectival adjective
slightly;o;little bit somewhat barely faintly marginally very tad;little bit barely somewhat rather small hardly almost tad fairly minor marginally;slight slighted slightest slim
overalls;n;mechanic painter dungarees plumber garage boiler work denim;dungarees painter mechanic work clothes denim uniform suit protective boiler worker decorator;over all overall coveralls
fire;n;flames smoke burning chimney water extinguisher hot ash;flame burn hot engine smoke heat water wood brigade match sack camp;fiery fireman fireworks firing fireplace fires
pair;n;two socks couple shoes twins gloves scissors duo;two couple socks shoes twins double match duo trousers both gloves set;pairing paired pairs
burrow;n;rabbit hole dig warren tunnel underground mole badger;rabbit hole dig tunnel mole warren underground home badger ground earth den;burrower burrowing burrows
match;n;football game light strike box tennis cigarette candle;football light game fire strike stick candle box pair tennis same goal;matching matchbox matchstick matches unmatched
parcel;n;postman gift wrapped string package delivery birthday brown;package post present box delivery wrap postman string pass gift brown mail;parcels parcelled
spade;n;bucket shovel dig garden sandcastle ace earth hearts;dig bucket shovel garden beach ace cards sand tool soil heart club;spadework spadeful spades
hallelujah;o;gospel praise choir glory amen chorus church lord;praise song church god choir amen lord chorus gospel singing rejoice hymn;alleluia hallelujahs
spice;n;pepper cinnamon curry paprika hot nutmeg saffron girls;girls pepper curry cinnamon herb ginger hot flavour sugar paprika nutmeg rack;spicy spiciness spiced spices allspice
parmesan;n;cheese spaghetti grated pasta sprinkle bolognese pizza hard;cheese pasta spaghetti grate lasagne hard pizza sprinkle smelly dairy topping risotto;
spikes;n;hedgehog cactus sharp porcupine fence points running athletics;hedgehog sharp hair points fence porcupine punk cactus running shoes needles prickles;spiky spiked spiking spike
password;n;login computer secret code forgotten account type security;secret computer login code security forgotten enter key letters username account protect;pass word passwords wordy passkey
comma;n;punctuation list pause sentence inverted stop dot breath;punctuation full sentence pause stop grammar writing apostrophe inverted breath colon semicolon;
actors;n;stage film theatre stars cast roles play cinema;stage films theatre plays performers movies drama roles pretend stars cast lines;actress act acting action react
spray;v;can deodorant perfume hair graffiti mist aerosol bottle;hair deodorant perfume water paint can aerosol mist bottle hose sea tan;sprayer sprayed spraying sprays
penny;n;coin cent copper pound spend farthing lane money;coin money pound copper farthing drops cent lucky piggy small thoughts worth;pence pennies penniless halfpenny
stamp;n;envelope letter postage collector airmail foot queen passport;letter postage envelope foot post lick collection queen passport mail stick rubber;stamping stamped stamps stampede
burnt;a;toast charred fire overcooked singed black oven cinders;toast fire black charred overcooked charcoal flames cinders hot scorched sienna ashes;burn burner burning burned sunburn
station;n;train platform railway tickets tube terminus petrol police;train railway platform bus police fire stop petrol radio tube underground tickets;static stationary stationmaster stationed stations
batter;n;pancakes fish whisk cricket flour chips hit eggs;pancake fish cricket hit mix flour baseball cod egg beat chips pudding;bat battery battle battered battering
khaki;n;soldier army uniform camouflage green military beige colour;green army brown colour soldier uniform trousers military camouflage safari olive beige;
crew;n;ship captain sailors pilot plane cabin team boat;ship team captain sailors boat cut cabin film plane staff pilot motley;crewed crewman crewing crews
stout;a;beer fat pint plump black dark chubby slim;beer fat teapot ale dark drink black short plump pub large pint;stoutly stoutness stouter stouthearted
pitchfork;n;hay devil farmer prongs rake straw stable barn;hay farmer devil garden prongs straw tool angry farm mob stable sharp;pitch fork forks pitched
dole;n;unemployed benefit jobless payment queue welfare money redundant;unemployment benefits money jobless weekly queue out give poor claim welfare payment;doled doling
drivers;n;taxi cars bus wheel lorry road licence chauffeurs;cars golf taxi bus racing licence lorry steer motorists wheels road chauffeurs;drove drive driving driven driveway driver
stripping;v;undressing clothes wallpaper naked nude pole paint club;clothes undress naked wallpaper paint pole removing bare dancer nude peeling off;strip stripper striptease stripped strips
colonel;n;army officer rank regiment major mustard general chicken;army mustard soldier officer chicken general military rank major captain uniform sergeant;colonelcy colonels
stump;n;tree cricket cut leg bails wood puzzle amputated;tree cricket wood wicket trunk cut bail baffle leg remains puzzle log;stumpy stumped stumps stumping
pole;n;north vault flag south dancer arctic penguin stick;flag north tent vault south dancing fishing stick position rod magnetic bean;polar polarity polarise poles flagpole
suddenly;o;unexpectedly abruptly surprise instantly gradually quickly bang unawares;abruptly quickly unexpectedly surprise instantly fast without immediately gradually warning sharp slowly;sudden suddenness
pop;n;music rock star bubble balloon corn singer burst;music fizzy drink bang balloon bubble burst song corn lemonade cork star;popular popcorn popped popping pops
diary;n;dear secret daily appointments journal padlock write pages;book write secret daily journal dates lock appointments private entry thoughts day;diarist diaries
channel;n;tunnel television remote ferry sea swim strait programme;television tunnel swim sea crossing remote ferry water boat programme islands switch;channelled canal channels channelling
sunset;n;dusk evening horizon orange sunrise dawn cowboy beach;evening dusk night sky red dawn beautiful west horizon sunrise orange beach;sun set sunny setting sundown
arms;n;legs hands hug elbows weapons sleeves guns limbs;legs hands limbs hug weapons elbows guns body sleeves muscles shoulders coat;army armour armchair armpit arm disarm
cupboard;n;skeleton wardrobe shelves kitchen doors plates store furniture;kitchen doors shelves storage wardrobe plates skeleton bare clothes food pantry furniture;cup board cupboards boarding
cosy;a;warm teapot fireplace snug comfortable blanket cottage armchair;warm tea comfortable snug fire blanket comfy teapot slippers soft home egg;cosiness cosier cosily cosiest
survive;v;live island die castaway disaster shipwreck lifeboat fittest;live desert die island alive endure disaster stay fittest shipwreck jungle outlive;survivor survival surviving vivid revive
confetti;n;wedding throw bride paper church coloured pieces carnival;wedding throw paper bride church party coloured celebration petals rice sprinkle bits;
fingers;n;fish hand thumb toes ring gloves nails ten;hands fish thumb ten toes nails ring sticky point crossed piano digits;fingernail fingerprint fingering finger fingertip
corner;n;street angle kick shop football naughty boxing turn;football street edge flag kick square shop room naughty bend turn angle;cornered cornering cornerstone corners
tail;n;wag dog head mermaid monkey fox kite donkey;dog wag cat behind monkey animal end mermaid bottom heads rat fox;tailless tailgate tailing pigtail tails
knitting;v;needles wool grandmother jumper scarf yarn crochet stitches;wool needles grandmother jumper scarf yarn pattern crochet purl stitches cardigan sewing;knit knitwear knitter knitted knot
cunning;a;fox sly crafty clever plan wily sneaky devious;fox sly clever crafty plan wily sneaky sharp devious shrewd weasel artful;cunningly can
foundling;n;orphan abandoned baby basket doorstep adopted charity infant;orphan baby abandoned child hospital basket doorstep infant lost orphanage museum adopted;found find founder foundlings
tapestry;n;embroidery wall castle needlework weaving unicorn hanging medieval;wall embroidery woven wool cloth hanging castle sewing picture art battle weaving;tape tapestries
lace;n;shoe doily bridal veil boot curtains lingerie arsenic;shoe wedding underwear tie frilly boot doily curtains delicate arsenic veil string;lacy enlace lacing shoelace laces
father;n;mother dad son daughter parent priest beard family;mother dad parent beard son priest man pop time daughter child vicar;paternal paternity fatherhood fatherly grandfather
aeroplane;n;pilot wings stewardess fly sky jet passengers runway;fly wings pilot sky jet travel holiday flight engine transport jumbo runway;airport aerial air aerodrome plane
dreamer;n;sleeper idealist clouds imagine head visionary asleep realist;sleep imagination bed idealist night believer asleep fantasist imagine wish sleeper nightmare;dream dreamy dreamt daydream dreaming
lawn;n;mower grass garden green croquet sprinkler cut bowls;grass mower green garden tennis cut bowls stripes front sprinkler croquet turf;lawnmower lawns
grave;n;tomb cemetery dead bury stone coffin serious digger;cemetery dead burial serious headstone bury death coffin churchyard digger tomb robber;gravity gravely engrave gravestone graveyard
railings;n;fence iron balcony bars balustrade chained bicycle suffragettes;fence metal iron park bars stairs black spikes balcony barrier gate banister;rail railing railway handrail rails
theatre;n;stage play actor curtain drama surgeon audience balcony;play stage actors show drama musical curtain operating audience ticket performance seats;theatrical amphitheatre theatrically theatres
berries;n;straw blue holly fruit autumn black juniper goose;fruit red bush juicy holly birds straw blue jam wild poisonous picking;berry strawberry blackberry
throne;n;king queen game crown royal toilet sit monarch;king queen chair royal crown seat toilet games palace gold sit ruler;enthrone dethrone thrones
reader;n;book lips writer library spectacles page eyes novel;book library glasses kindle words page literature mind story bookworm newspaper lips;read reading readable readership
tin;n;can sardines opener soup metal soldier beans roof;can beans metal opener man soup foil box container soldier whistle sardines;tinned tinny tinfoil tins
reindeer;n;sleigh antlers arctic nose red sledge elk snow;sleigh antlers herd red nose animal elk horns snow moose hoof sledge;deer rein reindeers
tomorrow;o;today yesterday future day next date after never;yesterday today next day future after never later soon procrastinate sun another;morning morrow morn
rhinestones;n;diamonds fake cowboy sparkly glitter sequins jewellery costume;cowboy sparkly jewels fake diamonds glitter gems dress bling costume country shiny;stone stony rhinestone
tornado;n;twister hurricane storm wind trailer funnel destruction cyclone;wind storm hurricane twister weather whirlwind spinning destruction funnel disaster alley cyclone;tornadoes tornadic
gladly;o;happily willingly pleasure reluctantly cheerfully delighted yes joyfully;happily willingly pleased joyfully cheerfully readily pleasure with reluctantly delighted merrily sadly;glad gladness gladden
traffic;n;jam lights cars warden roundabout road congestion rush;lights jam cars road warden cone busy congestion rush motorway vehicles red;trafficker trafficking trafficked
rock;n;roll stone music guitar boulder cliff seaside climbing;stone roll music hard boulder paper solid pool climb scissors sway seaside;rocky rocker rocket rocking rockery
trouble;n;problem mischief strife bother double mess naughty worry;naughty mischief double bother bad problem maker strife detention worry bubble toil;troublesome turbulent troubled troublemaker
rubber;n;eraser duck tyre gloves elastic band pencil bridge;eraser duck band gloves pencil tyre bouncy tree stamp wellies condom plant;rub rubbery rubbing rubberised rubbers
trunks;n;swimming elephants trees shorts luggage chests cases logs;elephants swimming trees noses suitcases pool luggage branches shorts boxes cars swimwear;trunk truncate
ruin;v;destroy wreck castle bankrupt spoil abbey old crumbling;castle destroy spoil wreck old damage abbey broken wrack crumbling bankrupt collapse;ruinous ruined ruination ruins
archbishop;n;mitre robes church cathedral cardinal clergy coronation religious;church priest religion pope cathedral clergy holy vicar robes coronation mitre cardinal;bishop arch archdiocese bishopric archbishopric
gull;n;sea bird chips beach harbour seaside cry tern;bird sea chips beach fly white seaside feathers wings fish beak noisy;gullible seagull gulls
underneath;o;below above arches top basement bed carpet hidden;below hide above top down bottom lower arches hidden over bed on;under beneath nether neath
sailors;n;sea ship navy drunken hornpipe pirates tattoos port;sea ships boats navy captain pirates rum crew hornpipe anchor drunken uniform;sail sailing sailor sailboat
urgent;a;emergency quick immediate ambulance pressing now hurry important;emergency important now hurry quickly immediate fast pressing rush ambulance hospital desperate;urge urgency urgently urging
saint;n;halo patron sinner miracle heaven martyr holy angel;halo holy angel patron religious sinner church good statue pope martyr day;sacred sanctity sanctify saintly sainthood
crutch;n;leg broken limp support injury plaster beggar ankle;leg broken walking support stick hospital hobble limp injured lean ankle pirate;
china;n;porcelain plates bull cups teapot fragile crockery mate;plates cups bull tea country crockery panda porcelain shop dolls bone wall;
loaf;n;bread baker sliced meat crust sugar idle head;bread meat baker slice toast sugar crust bakery head nut oven sandwich;loafer loaves loafing
sat;v;cat stood chair mat down bottom rested bench;down chair stood mat cat exam rested bottom bench perched stool day;sit seat sitting sitter
friends;n;mates pals enemies foes best buddies chums acquaintances;mates pals enemies buddies best play company party imaginary together chums family;friendly friendship befriend friend boyfriend
scar;n;wound face forehead lion surgery skin stitches pirate;face cut wound lion skin mark operation wizard stitches lightning tissue knee;scarred scarring scars
geography;n;map atlas rivers continents school countries history subject;maps countries school history world rivers teacher atlas lesson subject capitals volcanoes;geographer geology geometry geographical
crisis;n;emergency midlife economic panic disaster nervous debt energy;emergency disaster midlife panic drama problem catastrophe trouble financial oil identity danger;critical critic crises criterion
backwards;o;forwards reverse rear mirror palindrome retreat crab bending;forwards reverse behind rewind bend walk moonwalk opposite retreat wrong front crab;back backward aback backing
army;n;soldiers navy military tank troops war salvation camouflage;soldiers navy military war tanks troops force uniform fight salvation boots ants;arm armed armour armada armies
wedge;n;door cheese golf cake triangle potato shoes thin;cheese door potato triangle shoe golf heel slice stop block doorstop jam;wedged wedging wedges
sequins;n;dress sparkly glitter spangles dancers costume shiny ballroom;sparkly dress shiny glitter ballroom sewing costume disco dancing strictly decorations dazzling;sequinned sequin
heels;n;high shoes stilettos toes feet click pumps elegant;high shoes feet stiletto toes head dance blisters walking ankles tall cool;heel heeled heeling
bay;n;leaf window horse sea coast pirates beach laurel;leaf window sea beach tree horse brown parking sick laurel harbour coast;bayed baying bays
wicket;n;cricket stumps bails bowler sticky batsman keeper gate;cricket stumps bails keeper bat bowler sticky gate ball pitch umpire croquet;wicketkeeper wickets
shed;n;garden tools mower hut wooden tears lose skin;garden tools hut potting lose lawnmower bike wooden allotment light dad cow;shedding sheds watershed
windows;n;glass cleaner curtains panes computer double shop doors;glass panes doors computer view curtains house cleaner sills see double shutters;wind windy windowsill window windowpane
shoelace;n;knot tie bow trip trainers untied string eyelets;tie knot bow undone trip trainers string foot trainer boot loop untied;shoe lace lacy shoelaces
wink;n;eye lid flirt blink cheeky forty nudge sleep;eye blink flirt tiddly nudge nod cheeky sleep forty eyelid signal close;hoodwink winked winker winking
shortly;o;soon presently imminently moments later before minutes directly;soon briefly later presently afterwards minute now quickly moment before time imminently;short shorten shortage shorts
wolves;n;pack howl moon sheep wild forest clothing growl;pack howl dancing sheep animals dogs moon wild pigs fangs hood lone;wolf werewolf wolfish wolfhound lupine
eleven;n;football ten twelve number players cricket team odd;football number twelve legs team ten players ocean cricket eight odd prime;eleventh elevenses
commandments;n;ten tablets thou stone prophet bible kill rules;ten rules bible tablets stone thou god mountain laws religion steal shalt;command commander commando commandment
honesty;n;policy truth lie best sincerity frankness integrity cheating;truth best policy lie integrity trust sincerity plant truthful fair virtue cheat;honour honest honestly dishonest
worm;n;earth early bird bait apple hook soil glow;earth early bird soil wriggle fishing apple book hook tape bait slimy;wormhole wormy vermin worms tapeworm
greatest;a;best biggest showman hits boxer largest love supreme;best showman biggest boast hits champion top largest importance ever boxer supreme;great greatness greatly greater
yeah;o;okay nope agreed nod sure no absolutely indeed;agree nah okay cool no whatever slang right affirmative sure teenager she;yes yep yea yup
bottom;n;bum top buttocks spanking nappy bath donkey seat;bum top backside behind sit donkey lower rear sea nappy base buttocks;bottomless bottoms
zero;n;nought nothing nil none number hero ten one;nothing nil nought number one none hero ground countdown love absolute round;zeros zeroed cipher
hymn;n;church sing choir organ carol amen religious congregation;church song sing choir book music her religious carol organ praise sheet;hymnal hymns hymnbook
flea;n;market itch dog jump bite cat circus scratch;bite dog cat market itch jump insect circus scratch collar pest tiny;fleas fleabag fleabite
footballer;n;stadium pitch striker goal boots winger millionaire player;goal player sport kick boots team pitch rich striker match shirt goalkeeper;foot ball football footballing
stammer;v;stutter speech king hesitate speak nervous repeat words;speech stutter royal words talk speak hesitate repeat mumble letters nervous therapist;stammerer stammering stammered
sulk;v;pout mope child mood brood spoilt silent smile;pout moody huff teenager mood strop grumpy child mope upset bad sullen;sulky sulker sulking sulkily
cub;n;lion bear scout fox baby wolf den tiger;bear lion scout baby brownie fox young tiger puppy reporter beaver wolf;
fishing;n;rod hook angler line bait river trout boat;rod sea hook bait river net worm catch boat line trawler trout;fish fishy fisherman fishmonger fishes
lucky;a;clover horseshoe lottery charm fortunate seven winner number;charm clover horseshoe fortunate dip winner strike seven chance black lottery dog;luck unlucky luckily luckless
tightrope;n;circus walker balance acrobat high wire net pole;circus walker balance high wire acrobat pole fall walk daring net height;rope tight tighten ropes tights
oops;o;mistake sorry clumsy dropped error accident butterfingers blunder;mistake sorry accident butterfingers daisy toddler dropped spilt clumsy error blunder again;whoops oopsy
equal;a;same different unfair identical rights even mathematics alike;same identical rights even fair opportunities alike maths half sum pay balanced;equivalent equality equation unequal equalise equator
spaceship;n;rocket astronaut alien moon planet stars galaxy saucer;rocket alien astronaut moon planets landing stars martian crew galaxy fly universe;space ship spacecraft spacious spaceman
porch;n;rocking door entrance veranda house swing umbrella steps;house front door entrance veranda swing outside rocking wellies umbrella light coat;portico porches
wedding;n;bride ring groom cake marriage dress confetti honeymoon;bride cake groom marriage dress ring church white confetti vows bells day;wed newlywed wedlock weddings wedded
moth;n;butterfly flame wool light lamp balls wardrobe jumper;butterfly flame light insect clothes wings balls night fly holes lamp wardrobe;mothball mothy moths
tartan;n;kilt clan bagpipes checked plaid haggis pattern shortbread;kilt shortbread checks clan plaid pattern haggis highlands cloth skirt blanket rug;
link;n;chain missing connection click fence bond cuff bracelet;chain cuff missing connection sausage join web connect fence click internet bond;linkage linked linking links hyperlink
degree;n;university temperature thermometer diploma student burn bachelor angle;university temperature angle diploma third murder heat fever qualification burn study ninety;graduate grade centigrade gradient degrees
baby;n;nappy pram cot born bottle cradle cry infant;cry nappy newborn cot small infant bath child pram dummy mother milk;babe babyish babysitter babies
funeral;n;coffin grave wedding dead black hearse burial mourning;coffin death cemetery hearse burial black dead wedding grave undertaker church four;funereal funerary funerals
stripes;n;zebra tiger stars spots lines wasp sergeant pyjamas;zebra tiger stars lines bees toothpaste pyjamas pattern spots flag football straight;stripy striped stripe striping pinstripe
alas;o;sadly unfortunately poor sigh death skull pity regret;poor unfortunately sadly sorrow misfortune regret unhappily skull woe dear sorry pity;
trousers;n;jeans legs belt pockets braces zip flares skirt;legs jeans pants shorts clothes belt zip press wear pockets pyjamas flares;trouser trousered trousseau
wounded;a;hurt injured soldier bandage bleeding knee stretcher hospital;hurt injured blood soldier knee pride bandage cut battle hospital walking bleeding;wound wounding wounds
doorstep;n;milk mat entrance threshold foundling porch house front;milk front bottles mat house sandwich entrance newspaper salesman home parcel baby;door step doorway steps doorsteps
opera;n;soap soprano phantom diva tenor glasses singer theatre;singer soap fat phantom soprano music house lady tenor glasses ghost loud;operatic operetta operate operas opus
campus;n;university students college lecture professors grounds library dormitory;university students college halls lectures grounds education site buildings study school dormitory;camp campuses
surrender;v;flag white give hands defeat win capitulate yield;give flag white war yield defeat never battle submit hands lose army;render surrendered surrendering
meringue;n;egg whites lemon pie sugar whisk dessert pavlova;lemon egg pie whites pavlova sugar dessert cream sweet pudding crunchy cake;
meatballs;n;spaghetti beef tomato sauce pork mince round furniture;spaghetti furniture pasta sauce beef mince sausages dinner tomato gravy pork round;meat ball meaty meatball
boss;n;office chief manager work employee job head secretary;work manager employer chief bully office job leader baby director charge sack;bossy bossed bossiness bosses
barley;n;beer wheat lemon cereal whisky field hops malt;beer whisky pearl water sugar grain cereal field soup farm wheat crop;barleycorn barn
nowhere;o;middle lost desert land road all remote man;place lost middle absent fast man desert map vanished location missing empty;where no somewhere everywhere anywhere
zoo;n;animals cages lions keeper monkeys elephants giraffes penguins;animals lions elephants monkeys cages safari keeper penguins giraffes tickets wild park;zoology zoological zoologist zoos
supreme;a;court highest best ultimate pizza chicken leader greatest;court best top being highest ultimate pizza singer judge chicken leader superior;super supremacy supremo supremely supremacist
divide;v;multiply conquer split rule share separate unite maths;multiply maths split share conquer separate half sums add cut two long;division dividend indivisible divisive divisor
speech;n;podium wedding bubble therapist politician king orator microphone;talk words bubble wedding toast therapist king politician mouth public podium microphone;speak spoke speaker speechless
snoring;v;sleep noise night husband pillow nose loud bed;sleep noise loud night husband bed nose asleep pigs rumble apnoea wife;snore snorer snort snored
slippers;n;dressing feet cosy glass princess pyjamas carpet shoes;feet cosy bedroom fluffy shoes ruby pipe dressing glass warm indoors ballet;slip slippery slipper slippage
barefoot;a;shoes beach sand naked toes socks hippie park;shoes socks beach toes sand naked pebbles hippy walking grass unshod sandals;bare foot feet barely footwear
pot;n;flower tea plant pan lid kettle cannabis chamber;plant kettle tea kitchen pan cook flower noodle snooker melting clay honey;potter pottery potted potty pots
beak;n;bird peck duck parrot eagle nose toucan pelican;bird duck peck nose parrot pelican toucan chicken judge eagle bill sharp;beaked beaky beaks
beef;n;roast cow steak meat burger pork gravy mustard;cow roast steak meat burger wellington gravy eater corned horseradish bull joint;beefy beefburger beefsteak beefeater
spin;v;wheel washing top turn doctor dizzy twirl whirl;wash turn twirl round top dryer doctor dizzy dancing bowler cycle bottle;spider spun spinner spinster spinning
laboratory;n;scientist experiment test rat coat microscope chemistry research;science scientist experiment test chemistry rats coat white tubes microscope research chemicals;labour lab laborious elaborate
railroad;n;train tracks engine wagons locomotive steam cowboys sleepers;train track monopoly cowboy wagon steam engine underground locomotive whistle tunnel carriage;rail road railway roads railroads
wear;v;clothes dress shoes hat tear put fashion trousers;clothes dress tear hat put shoes fashion foot jacket uniform under erode;worn wore wearer underwear
slaves;n;chains cotton masters gladiators plantation galley pyramids freedom;servants freedom masters chains plantation trade workers cotton ships pyramids captives owned;slavery enslave slavish slave
exercises;n;gym fitness press maths squats stretching workout school;gym press stretches fitness work keep sit jogging yoga trains muscles sport;exercise exerciser exercising exercised
stir;v;spoon mix shake coffee tea soup fry pot;spoon mix tea fry crazy cooking shake sauce sugar bowl blend pot;stirrer stirring bestir stirred
master;n;slave servant chef dog apprentice puppet teacher mind;servant teacher bedroom chef slave owner dog lord head apprentice expert puppet;mister mistress mastery masterpiece headmaster masterful
doodle;v;scribble drawing phone sketch pencil bored notepad spirals;draw scribble telephone bug pencil paper sketch cock bored margin noodle pen;doodler doodling doodles
legion;n;foreign centurion soldiers desert army cohort many poppies;foreign army soldiers veterans desert helmet royal centurion many poppy troops devil;legionnaire legionary legions
pardon;n;beg sorry excuse forgive repeat hear president apology;excuse sorry forgive beg what burp me royal deaf mercy prisoner let;pardoned pardonable pardoning unpardonable
windmill;n;sails tulips flour clogs energy giants turbine grind;clogs flour sails turn tulips grain blades tilting golf wheat energy giant;wind mill miller windy windmills
firmly;o;steadily strongly tightly solidly grip gently hard securely;tightly hard strongly solidly steadily handshake grip gently securely strictly squeeze loosely;firm firmness affirm infirm
honeymoon;n;wedding newlyweds couple bride suite romantic after travel;wedding couple newlyweds holiday bride groom marriage romantic husband suite wife love;honey moon honeymooner honeyed
propeller;n;plane helicopter blades boat engine spinning ship aircraft;plane boat helicopter spin engine turn blades aeroplane rotate submarine fly ship;propel propulsion propelling propellers
program;n;computer software code television schedule washing bug application;computer code software television theatre festival schedule coding show robot application plan;programmer programme programming programs
banknote;n;money cash wallet paper pound fiver counterfeit coin;money cash five pound paper ten dollar wallet currency coin twenty forged;bank note banker notes banknotes
rail;n;train track curtain towel hand road iron tram;train track towel way curtain hand card clothes british strike station ticket;railway railing railings rails derail
disappear;v;vanish magician gone rabbit invisible hide puff evaporate;vanish magic magician gone rabbit invisible hide leave ghost missing fade lost;appear apparition apparent disappearance reappear
border;n;frontier country customs passport collie edge line guard;country collie line edge flower control passport frontier wall patrol fence garden;borderline bordering bordered borders
women;n;ladies females girls suffragettes feminism wives skirts mothers;blokes ladies female girls wives mothers little sex institute pretty feminists rights;woman men man womanly womanhood
police;n;officer handcuffs car siren thief law arrest crime;officer car siren crime station arrest uniform handcuffs thief baton law detective;policy policeman politics policing
maybe;o;perhaps possibly yes uncertain probably undecided definitely hesitation;perhaps possibly possible probably uncertain definitely yes unsure could baby no mum;may be might
cask;n;barrel wine wooden oak sherry cellar ale beer;barrel beer wine wood ale monk rum whisky oak cellar keg brewery;casket casks
peat;n;bog whisky turf fire compost fuel moor soil;bog whisky moss soil compost fuel burn garden turf marsh moor earth;peaty peats
parasite;n;flea tapeworm tick host louse leech sponger mistletoe;tick leech flea worm host lice bug mistletoe film tapeworm sponger blood;parasitic parasitical parasites
television;n;screen remote channel watch programme sofa aerial set;watch screen programme channel remote set sitcom box news licence sofa soap;vision telly visual televise televised
home;n;house sweet alone away family address live hearth;house live sweet sick alone family cosy away work castle heart address;homely homeless homeward homework homes
cramp;n;calf muscle leg swimming spasm pain stomach stitch;leg muscle pain stomach foot swimming calf spasm style stitch ache night;cramped crampon cramping cramps
goodbye;o;hello farewell wave leave kiss adieu handkerchief departure;hello farewell leave wave mister ruby hug kiss tears station cruel departure;good bye byes
mane;n;lion horse hair neck brush pony comb long;lion hair horse neck lead animal pony long brush comb plait shaggy;maned manes
slice;n;bread cake toast ham pizza knife cut lemon;bread cake pizza cut toast knife piece pie lemon portion life golf;sliced slicer slicing slices
chart;n;graph pie map hits music flip table navigator;top graph music map pie flip bar wall hits numbers doctor navigator;charter card uncharted charts cartography
sweetly;o;sugary kindly gently nicely sourly smiling bitterly lovingly;nicely kindly sugar gently smile smell sing honey charmingly birdsong child softly;sweet sweets sweeten sweetness sweetheart
first;o;last second winner gold one aid podium medal;second last winner gold place aid class race one beginning initial base;firstly firsthand firstborn
loudly;o;quietly noisily shouting volume softly deafeningly screaming megaphone;noisily quietly shout softly scream yell volume music snore sound noise speak;loud aloud loudspeaker loudness
miners;n;coal helmet strike canary pit gold underground lamp;coal pit strike underground dig gold helmets canary dwarfs lamps cave axe;mine mining mineral minefield
roar;v;lion growl loud tiger crowd engine meow noise;lion noise loud growl tiger dinosaur crowd bear laughter engine king shout;roared uproar roaring roars
swear;v;curse oath rude promise bible blaspheme witness insult;word curse oath promise rude bad court jar naughty bible blaspheme vow;sworn swore forswear swearing
reggae;n;dreadlocks music ska island rhythm marijuana bass guitar;music dreadlocks ska rhythm beat dancing drums island sunshine song genre bass;
waffles;n;syrup maple chocolate breakfast pancakes squares potato crispy;syrup breakfast potato batter pancakes cream toaster honey birds squares iron talks;waffle waffled waffling
botanist;n;plants flowers scientist gardener herbarium orchids greenhouse leaves;plants flowers scientist garden biology trees gardener leaves science gin nature greenhouse;botany botanical botanic botanists
parliament;n;government politicians house owls commons vote lords laws;houses politics government owls vote lords commons politicians laws building clock debate;parley parliamentary parliamentarian
neighbour;n;next door fence borrow sugar love noisy street;next door fence noisy street good nosy house soap hedge adjacent nearby;neighbourhood neighbourly neighbouring nigh
boy;n;girl lad son male blue child man toy;girl male child lad son scout young man band teenager wonder kid;boyish boyhood boyfriend boys cowboy
aside;o;apart stage audience step away whisper theatre separately;apart stage actor step away whisper theatre audience put joke brush move;side beside sideways sides
bluebirds;n;rainbow cliffs happiness robins songs wings cheerful nest;white cliffs sky flying song happiness football wings over tweet garden nest;blue bird birdie bluebird
champagne;n;bubbles cork wine celebration fizzy toast flute bucket;bubbles wine celebration cork fizzy drink flute bottle toast wedding party sparkling;champers champagnes
maiden;n;name virgin fair iron knight married lady damsel;iron over name fair damsel young lady virgin girl unmarried cricket aunt;maid maidenhood handmaiden maidens mermaid
tank;n;army petrol fish aquarium war gun battle think;army fish water war top soldier petrol engine military gun battle aquarium;tanker tankard tanks tanked
marmalade;n;orange toast breakfast jam bear spread peel jar;orange toast jam bear breakfast jar peel sandwiches cat spread sticky lady;
breast;n;chicken chest bra milk bosom robin feed cleavage;chicken milk chest bosom stroke boob feed bra robin cancer swimming nipple;abreast breastbone breastfeed breasts
wickedly;o;evilly cruelly stepmother nastily kindly laughing villainously devilishly;evilly cruelly badly nastily stepmother sinfully devilishly cackle mischievously naughtily laugh meanly;wicked wickedness witch
practically;o;almost nearly virtually theoretically basically mostly hardly perfect;almost nearly virtually hands umbrella perfect sensibly realistically theoretically pretty useful really;practice practical practise practitioner
nothing;n;zero nil zilch empty void nought none sweet;zero nil nought empty none much compares void all zilch ado;no thing something everything anything nothingness
microphone;n;singer karaoke concert speaker amplifier stage loud studio;sing voice karaoke speak stage loud singer amplify stand sound recording radio;mike phone telephone mic microscope
upstairs;o;bedroom attic floor down above landing bathroom climb;storey bedroom attic landing floor above house bed climb loft servants neighbours;up stairs downstairs staircase stairway
brandy;n;cognac pudding snaps drink alcohol flask sherry butter;drink alcohol butter cognac snap flame spirit barrel glass sauce pudding liquor;brand brandies
mass;n;priest church weight gospel communion midnight crowd hosts;church weight catholic weapons priest volume large destruction bread hysteria communion body;massive missal amass masses
ministers;n;prime cabinet government politicians parliament foreign finance priests;prime politicians vicars priests government cabinet church yes resign clergy parliament country;ministry minister administer ministerial
oats;n;porridge horse wild cereal muesli flapjack breakfast barley;porridge horse wild muesli goat cereal breakfast flapjack sow barley rolled farm;oat oatmeal oatcake
prison;n;bars cell jail inmate criminal escape warden guard;jail cell bars criminal inmate guard convict warder locked sentence escape break;imprison prisoner imprisonment prisons
busker;n;street guitar musician hat tube coins pavement accordion;street guitar music coins underground sing hat money musician tube singer performer;busk busking buskers
better;a;worse improved healthier superior good cured late recovered;worse good top improved well recovered half superior bitter finer late ill;betterment bettering bettered
cellar;n;wine basement attic underground dark bottles rats salt;wine basement underground salt downstairs dark coal dungeon house bottles pub spiders;cell cellars cellarman
pupils;n;school eyes teacher class students iris uniform dilated;school eyes students teacher class children learners lesson dilated uniform black classroom;pupil pupillage
yet;o;still already not however but now until nevertheless;but still however already not though now despite until never soon before;
patriarchy;n;men fathers feminism male power women society dominance;men feminism male rule society fathers smash power system domination women sexism;patriarch paternal patriarchal patriot patriarchs
humbug;n;bah mint sweet striped miser nonsense boiled hypocrite;mint bah sweet bee stripes bitter miser nonsense suck grumpy hard fraud;humbugs hum
capsule;n;space pill coffee medicine time astronaut tablet swallow;space pill time medicine coffee tablet buried astronaut swallow rocket wardrobe doctor;encapsulate capsules cap
poison;n;apple arsenic snake deadly antidote skull venom cyanide;ivy apple toxic death kill rat arsenic deadly snake witch venom bottle;poisonous potion poisoner poisoning
neon;n;light sign gas bright pink lamp fluorescent casino;light sign bright gas fluorescent pink nightclub colour tube glow yellow lamp;
traitor;n;treachery spy dagger enemy kiss loyal deserter informer;rat spy treachery tower backstabber double turncoat disloyal game faithful execution;traitorous treason betray traitress
automatically;o;robot gearbox doors manually machine pilot itself mechanically;itself robot machine car doors instinctively gears involuntarily manually reflex button naturally;automatic automaton automate automation
tomboy;n;girl trees climbing football trousers masculine dungarees feminine;girl trees climbing jeans football short skateboard male trousers muddy masculine feminine;boy tom boyish tomboyish
church;n;priest steeple bells mouse god organ vicar wedding;vicar mouse steeple religion pray bells priest wedding spire pews organ god;churchyard churchwarden churches churchgoer
wings;n;bird angel plane fly feathers butterfly chicken theatre;bird fly butterfly angel aeroplane chicken feathers bat bees theatre plane flap;wing winger winged wingspan
cigar;n;smoke tobacco tycoon ash humidor close tip pipe;smoke close rolled brown box tobacco ash tube lighter butt fat rich;cigarette cigarillo cigars
chauvinist;n;pig male macho sexist feminist patriot misogynist men;pig male sexist man women misogynist feminist bigot piglet arrogant old husband;chauvinism chauvinistic
across;o;over down river bridge opposite horizontal street sideways;over through bridge opposite side road river street horizontal down puzzle board;cross crossing crossed crossroads crossword
ahead;o;forward behind front winning leading straight onwards further;front forward behind winning future before straight leading road next first plan;head heading
amused;a;entertained queen bored laughing smiling tickled giggling cheerful;laughing entertained smiling queen bored funny tickled happy giggling clown joke chuckling;amuse amusing amusement bemused
barbed;a;wire prickly fence prison spiky thorny hook sharp;wire fence spiky sharp prison hook prickly comment camp insult pointed arrow;barb barbs
beehive;n;honey hairdo swarm queen buzzing nest keeper comb;honey buzz keeper queen hairdo swarm wax honeycomb sting garden colony nectar;bee bees hive hives beekeeper
block;n;tower flats brick wooden building obstruct lump chunk;flats wood chocolate stop toy cube obstruct building brick tower writer road;blocked blockage blocker blockade
brief;a;short long quick lawyer concise instructions summary pants;short lawyer pants quick underwear summary concise mission case long fleeting encounter;briefs briefly briefing briefcase brevity
broomstick;n;witch flying sweeping hovering wizard besom magic cat;witch fly sweep magic handle cat wizard besom brush transport hat spell;broom stick brooms sticks
bunker;n;golf sand underground shelter war coal concrete trap;golf sand underground war shelter bomb nuclear hole hide trap general coal;bunk bunkers
calcium;n;milk bones teeth cheese chalk mineral dairy limestone;milk bones teeth cheese mineral dairy strong yoghurt chalk limescale element chemistry;calcified calcify calcareous
calories;n;diet slimming food fat burn weight counting energy;diet food count burn weight fat energy cake slimming chocolate exercise fattening;calorie calorific caloric
cardigan;n;wool buttons jumper knitted granny sleeves sweater cosy;knitted wool buttons grandmother jumper sweater granny warm cosy sleeves winter clothes;cardi cardigans
catsuit;n;leather tight feline bodysuit zip leotard clingy heroine;tight leather black clothing outfit leotard superhero spandex zip sexy latex feline;cat suit cats suits
charity;n;donation giving poor generous hope faith money shop;donation shop giving poor money help begins fundraising home hope collection kindness;charitable charities charitably
cigarettes;n;smoking packet tobacco lighter ashtray nicotine filter fags;smoking lighter tobacco fags packet ash nicotine cancer filter cough ashtray unhealthy;cigarette cigar cigars cigarillo
circle;n;round square compasses shape ring disc loop hoop;round shape ring square compass geometry radius wheel vicious diameter theatre sphere;circular circus encircle semicircle circles circulate
cities;n;towns villages urban capitals skyscrapers crowded traffic streets;towns capitals urban big tale buildings crowded skyscrapers traffic streets places metropolis;civic citizen city citizens
cleverly;o;intelligently stupidly brilliantly ingeniously smartly cunningly skilfully brain;smartly brightly intelligently cunningly brainy ingeniously stupidly shrewdly wisely skilfully fox brilliantly;clever cleverness cleverer
cling;v;film hold grip stick limpet grasp clutch release;film hold stick plastic grip hug wrap hang grasp leftovers kitchen limpet;clung clingy clinging clings
clue;n;detective crossword hint mystery evidence sleuth solve riddle;detective hint crossword mystery evidence game footprint riddle puzzle solve fingerprint help;clues clueless clued
code;n;secret spy cipher crack enigma programming password computer;secret computer cipher crack password programming spy dress highway bar numbers message;decode encode coding coded coder codes
codename;n;spy alias secret agent undercover mission pseudonym operation;spy secret alias agent undercover cover operation mission pseudonym password identity hidden;code name names codes named
concrete;n;cement mixer pavement building grey hard solid foundations;cement building grey hard mixer jungle floor solid pavement abstract slab wall;concreting concretely
convict;n;prisoner jail guilty criminal escaped acquit judge handcuffs;prisoner criminal jail guilty thief jury inmate sentence escaped judge crime stripes;conviction convicted convicts
corgi;n;queen dog royal stumpy short pet palace breed;dog queen royal palace puppy legs short pet small breed gas bark;corgis
crackers;n;cheese firework biscuits bang paper mad jokes hats;cheese biscuits pull bang hats jokes mad firework nut prawn dinner festive;crack cracker cracked cracking firecracker
crates;n;boxes beer wooden milk cases packing containers bottles;boxes wooden beer bottles storage wine packing pallets containers milk stack transport;crate crated
crunch;v;crisps munch chew carrot bite gravel apple credit;apple crisps noise bite cereal credit chew biscuit numbers abs munch carrot;crunchy crunching crunches
curate;n;egg vicar church priest parish clergyman assistant museum;egg priest vicar church museum exhibition clergy parish bicycle gallery collar assistant;curator curated curates curacy
curse;n;spell witch swear blessing hex mummy jinx doom;witch swear spell mummy hex magic evil pirate blessing bad tomb damn;accursed cursed curses cursing
dowager;n;duchess widow countess mansion tiara old aristocrat inheritance;duchess widow old countess rich lady empress queen aristocrat noble hump title;dower dowry dowagers
down;o;up below feathers under falling crossword duvet sad;up feathers under duvet sad below lift crossword fall pillow low goose;downward downstairs downhill downs downy
duel;n;swords pistols dawn fight two musketeers honour combat;swords pistols fight dawn musketeers honour two gloves combat fencing seconds shoot;duels duelling duellist
earl;n;countess grey tea nobleman lord aristocrat peer title;grey tea lord title noble count aristocrat duke bergamot countess peer rank;earls earldom
eight;o;seven octopus spider rowing legs nine number octagon;number octopus spider seven nine rowing figure legs boat twice digit pieces;octave octet eighth eighteen eighty
empire;n;colonies conquest kingdom strikes crown vast rule king;colonies star building conquest king strikes rule kingdom vast big world state;imperial emperor empress empires imperialism
energy;n;electricity power solar drink tired vitality nuclear petrol;power electricity drink solar nuclear renewable strength sugar petrol wind green bill;energetic energise energies
era;n;age period time epoch history dinosaurs past century;age period time epoch history decade ice dinosaurs century past end long;eras
escalator;n;moving stairs underground shop lift steps mall up;stairs moving shop up underground lift steps airport station mechanical store floor;escalate escalation escalators
eyeliner;n;makeup pencil lashes mascara black kohl lids lipstick;makeup black mascara pencil cosmetics goth lashes lipstick kohl draw face beauty;eye eyes liner line lined
fate;n;destiny doom fortune kismet chance inevitable stars future;destiny worse death chance karma doom luck future fortune tempt twist written;fatal fatalism fateful fated fates fatality
films;n;cinema movies actors popcorn screen director camera stars;cinema movies popcorn actors watch screen horror director camera television stars cling;film filming filmed filmmaker
forever;o;always eternally diamonds endless eternity permanently temporarily immortal;always eternity endless long diamonds love young marriage permanently infinity friends after;ever evermore never
fortune;n;teller wealth luck cookie rich wheel millions treasure;luck teller wheel money wealth cookie rich millionaire treasure fame crystal brave;misfortune fortunate fortunately fortunes unfortunate
gap;n;mind space hole teeth opening year train platform;mind train space teeth hole platform year underground between student empty bridge;gaps gape gappy
germs;n;bacteria hands disease illness microbes disinfectant soap bugs;bacteria dirty soap microbes hands disease sneeze infection cold virus wash illness;germ germinate germicide germination
gingerbread;n;man biscuit house witch spice icing oven cake;man house biscuit witch spice icing cake oven run cinnamon baking sweet;ginger bread breads gingery
glasses;n;spectacles lenses wine optician sight reading drinking nose;eyes see wine spectacles sun optician frames lenses drink reading sight cheers;glass glassy glazier sunglasses glassware
goatherd;n;lonely yodel mountain shepherd kid billy hills nanny;lonely mountain yodelling shepherd puppets cheese alpine flock billy kid milk farmer;goat herd goats herder herds
grin;n;smile dimples cat teeth frown beam happy wide;smile cat bear teeth smirk cheeky happy mouth laugh wide broad beam;grinning grinned grins
gruel;n;porridge workhouse orphan thin oats more bowl twist;orphan porridge workhouse oats more twist bowl thin prison disgusting soup food;gruelling
hesitate;v;pause dither waver um decide falter doubt uncertain;pause wait unsure dither doubt stop stammer delay waver um lost undecided;hesitation hesitant hesitates hesitating
highlander;n;kilt bagpipes tartan clan loch immortal haggis glen;kilt bagpipes immortal clan cow tartan mountains sword warrior whisky sporran haggis;high highland highlands land lander
hum;v;tune bee song lips buzz melody drone whistle;bee song tune lips bird music sing noise buzz whistle drone smell;humming hummed hums hummingbird
hump;n;camel back speed whale bump dromedary road desert;camel back whale bump speed road desert hunch water two sulk dromedary;humps humped humpback
hut;n;beach shed cabin shack wooden straw mud pizza;shed beach pizza cabin wooden straw small mud shack mountain scout shelter;huts
iceberg;n;lettuce tip shipwreck floating frozen arctic penguin sinking;lettuce ship cold sea tip polar frozen floating sinking penguin salad collision;ice icy berg icebergs
initials;n;letters monogram name carved signature first capitals abbreviation;letters name monogram first signature carved tree abbreviation sign handkerchief alphabet capital;initial initially initialled initiate
jubilee;n;queen golden diamond celebration anniversary platinum bunting street;queen silver diamond golden celebration anniversary party royal platinum street bunting line;jubilant jubilation jubilees
knickers;n;pants underwear frilly bloomers panties lace bra twist;underwear pants twist bra lace girl panties frilly elastic bottom bloomers thong;knickerbockers knicks
lane;n;country bowling penny road motorway narrow swimming track;motorway country road penny memory narrow bus swimming fast street bowling alley;lanes
layers;n;onion cake lasagne strata hens tiers trifle coats;onion cake clothes lasagne ogre chickens hair trifle ozone coats warm winter;lay layer layered laying
letterbox;n;postman door mail red envelope slot stamps parcel;post door red mail postman slot envelope stamp flap parcel newspaper house;letter box letters boxes
librarian;n;books shush silence shelves borrow reading lender quiet;books shush quiet glasses shelves silence stamp reading strict borrow fine catalogue;library libraries librarians
luckily;o;fortunately unfortunately thankfully happily clover horseshoe chance sadly;fortunately happily chance clover thankfully phew accident horseshoe jackpot rabbit relief lottery;luck lucky unlucky unluckily
machine;n;washing robot engine coffee slot fruit sewing gun;washing robot engine coffee sewing time fruit gun factory device slot motor;mechanic mechanical machinery machines mechanism
mint;n;sauce polo toothpaste leaf herb lamb green fresh;green toothpaste sweet sauce lamb coins fresh chewing polo leaf money herb;peppermint spearmint minty minted minting
missing;a;lost absent link found disappeared gone person lacking;lost absent gone link person piece cat disappeared jigsaw found poster milk;miss misses missed
moonlight;n;night sonata romantic shadow serenade silver dark flit;night sonata serenade shadow werewolf romantic stars piano silver dance owl dark;moon light moonlit moonlighting lights
mould;n;cheese fungus jelly damp shape blue mildew bread;fungus cheese blue jelly damp bread rotten green shape break cake penicillin;mouldy moulding moulded mouldings
mourning;n;black funeral grief widow death sorrow veil weeping;funeral black grief death sad widow crying veil tears coffin loss bereavement;mourn mourner mournful mourners
museum;n;exhibits dinosaur paintings art history statues gallery mummy;dinosaurs art history paintings old exhibition mummy gallery night guide statues school;muse museums
nanny;n;goat toddlers nurse babysitter governess child pram grandmother;goat children state granny babysitter umbrella pram babies magic governess carer minder;nan nannies nana
neutral;a;impartial beige gear sides biased referee grey fair;gear beige car impartial war grey country referee colour sides plug shampoo;neuter neutrality neutralise neutron
nuggets;n;chicken gold prospector lumps batter ketchup panning fried;chicken gold pieces sauce ketchup lumps wisdom miners fries basketball dip burger;nugget
number;n;seven digit figure ten telephone maths count letter;plate seven phone digit maths count figure telephone lucky prime ten one;numeral numeric numerous numbers numb
ogre;n;giant monster green ugly troll swamp cruel beast;green swamp giant monster ugly fairytale donkey onion big puss troll princess;ogress ogres ogreish
orphan;n;parents alone child adopted twist gruel workhouse foundling;parents alone child gruel home musical adopted dead workhouse twist sad abandoned;orphanage orphaned orphans
oxygen;n;air breathe gas mask lungs hydrogen tank diver;breathe air mask gas lungs water hydrogen diver trees tank carbon element;oxide oxidise oxygenate
oyster;n;pearl shell seafood aphrodisiac card mollusc lemon slimy;pearl shell card world sea slimy aphrodisiac underground champagne mushroom lemon seafood;oysters oystercatcher
palate;n;mouth taste roof tongue wine gourmet cleft flavour;taste mouth tongue roof cleanser sorbet food wine cleft gourmet flavour hard;palatable palates unpalatable palatal
parachute;n;jump plane falling skydiving canopy pilot silk landing;jump plane fall silk sky soldiers cord brave landing skydiver backpack canopy;chute parachutist parachuting parachutes
plain;a;simple chocolate fancy flour flat ugly prairie crisps;simple rain flour boring sailing ordinary clothes flat crisps pattern english yoghurt;plainly plains plainness
pope;n;white church cardinal holy bishop conclave smoke blessing;white father catholic church religion smoke bishop balcony bless cardinals conclave mitre;papal papacy popes popemobile
port;n;harbour wine starboard ships left docks cheese ferry;wine ship harbour boats starboard left cheese sailor red air sea dock;ports portside porthole
pride;n;lions prejudice proverb fall rainbow humility march vanity;lions prejudice rainbow gay fall vanity flag joy sin parade deadly peacock;proud proudly prides prideful
prime;n;minister number first best meridian delivery steak seven;minister number suspect time rib best beef mover first mathematics delivery indivisible;primary primer primed primal
prism;n;rainbow light glass triangular colours spectrum pyramid refraction;light rainbow glass colours triangle spectrum geometry physics crystal shape refraction album;prismatic prisms
private;a;public secret soldier detective school personal eye army;secret soldier school public detective lessons property army parts keep personal life;privacy privately privatise privateer
proposal;n;marriage ring knee engagement offer wedding suggestion yes;marriage ring knee wedding indecent engagement diamond idea offer romantic suggestion modest;propose proposition proposed proposing
publishers;n;books authors penguin novels manuscripts print editors writers;books authors magazines printing editors novels writers newspapers manuscripts rejection penguin literature;publish publication public publicity publisher
rally;n;cars mud tennis race protest driver political crowd;car race tennis driver protest gather mud dusty political crowd desert demonstration;rallies rallying rallied
rap;n;hip music hop rhyme knuckles knock rhythm beat;music hip rhyme hop knuckles knock battle hat beat door song fast;rapper rapping raps rapped
receiver;n;telephone giver sender headset stolen handset radio fence;telephone phone radio hang stolen tennis call stereo transmitter ear goods football;reception receipt receive receiving recipient
rehab;n;drugs alcohol addict clinic detox recovery celebrity therapy;drugs addict clinic alcohol celebrity detox recovery no drink sober treatment physio;rehabilitation rehabilitate
relative;n;cousin uncle family aunt grandmother absolute niece kin;aunt family cousin uncle theory grandmother distant mother absolute pronoun kin tree;relation relate relativity related relatively
rollers;n;hair curlers curls bay paint skates hairdresser salon;hair curlers tartan skates waves paint coaster pins grandmother tights steam hairdresser;roll rolling rolled roller
rolls;n;bread limousine sausage bakery toilet car jam butter;bread sausage toilet drum butter car egg spring dough bakery luxury dice;roll roller rolling rolled
sherpa;n;mountain guide porter summit climbing expedition carry altitude;mountain guide peak climb porter snow yak summit carry bags expedition altitude;sherpas
shot;n;gun bullet tequila photo vodka fired rifle dead;gun vodka tequila put bullet photo goal glass whisky vaccine needle dead;shoot shooter shooting shots shotgun
shredder;n;paper documents office strips confetti destroy secret cheese;paper turtles office documents secret machine cheese cut strips confidential destroy guitar;shred shreds shredded shredding
slowly;o;tortoise snail fast gradually surely quickly gently sloth;snail tortoise fast gradually quickly gently surely steadily sloth carefully traffic softly;slow slower slowness
soggy;a;wet bottom biscuit cereal crisp soaked damp tea;wet bottom biscuit damp pastry cereal towel mushy swamp rain soaked chips;sog soggier sogginess
solstice;n;summer druids longest winter shortest equinox midsummer sunrise;summer winter druids longest stones equinox day sunrise pagan henge shortest night;solar solstices
somebody;o;anyone person stranger unknown whoever else celebrity human;person else love stranger important help human told unknown famous individual everyone;someone nobody anybody some body
soul;n;mate music spirit body ghost heart heaven devil;music mate spirit body devil ghost heart mind heaven food sister immortal;souls soulful soulmate soulless
spoonful;n;sugar medicine jam honey syrup dessert cough soup;sugar medicine honey soup syrup jam tea nanny ice cod measure cutlery;spoon spoons full teaspoon tablespoon
starry;a;night sky astronomer twinkling constellations clear midnight eyed;night sky eyed painting bright moon twinkle sunflowers planets cloudless ear galaxy;star stars starlit starlight
step;n;stair mother foot dance ladder walk doorway aerobics;stairs mother ladder foot dance ballet door brother walk giant aerobics sister;steps stepping footstep stepladder stepmother
stroll;v;walk park amble promenade saunter wander leisurely pier;walk park wander amble promenade pushchair dog leisurely ramble pier saunter evening;stroller strolled strolling strolls
suckers;n;lollipops octopus gullible mugs fools tentacles vampires leeches;octopus lollipops fools tentacles squid leech vampires punch mugs gullible rubber vacuum;suck suction sucking sucked sucker suckle
swamp;n;crocodile ogre marsh mud bog alligator mosquitoes wetland;ogre mud crocodile marsh bog alligator green frog monster bayou water smelly;swampy swamped swamps
tides;n;sea high moon low beach ebb waves turn;sea moon high waves low beach turn ebb time surf ocean spring;tidal tide tidally
times;n;tables newspaper multiply hard new divided clock hours;tables newspaper multiplication new square crossword hard maths modern clock two divided;time timer timing timed timetable
top;n;bottom hat spinning hill summit shirt pyjama peak;hat spinning bottom gun mountain hill shirt cat marks spin best summit;topping topper topmost tops
tourist;n;camera holiday sightseeing guide foreign souvenirs visitor map;camera holiday map trap hotel guide passport traveller souvenirs sunburn lost museum;tour tourism touring tours touristy
treasury;n;chancellor money government taxes budget exchequer gold coffers;money chancellor government gold taxes budget bank finance minister coins exchequer bonds;treasure treasurer treasures treasured
two;o;pair couple one three double bicycle tango shoes;pair couple company tango number three one bicycle double second ducks socks;twice twelve twenty twosome
van;n;white removal lorry delivery camper transit ice driver;white delivery driver transit ice camper lorry vehicle removal builder plumber transport;vans caravan
veil;n;bride face wedding nun lace hide curtain dancing;bride wedding hide nun face white mourning lace seven dance hat mosque;unveil veiled reveal veils
velvet;n;soft fabric curtains red underground cake smooth luxurious;soft blue underground curtains smooth fabric rope revolution cake material luxurious crushed;velvety velveteen velvets
version;n;cover edition update draft original adaptation remake translation;edition update cover remix copy extended latest original film software story variant;versions
violins;n;strings orchestra bows cellos quartet fiddles music chin;strings orchestra bows cellos music fiddles classical instruments chin quartet sad wooden;viola violas violinist violin
wheelchair;n;disabled ramp hospital legs push access patient lift;disabled ramp hospital basketball legs access electric push paralysed parking invalid lift;wheel chair wheels chairs wheeled
wizard;n;magic wand witch hat spell beard robe sorcerer;magic wand hat beard witch spell lizard pinball tin school owl potion;wizards wizardry
wonderful;a;marvellous world fantastic awful amazing superb brilliant great;marvellous life great fantastic amazing world brilliant tonight splendid terrible super lovely;wonder wonders wondrous wonderfully
abruptly;o;suddenly sharply unexpectedly brakes gradually rudely stop halt;suddenly stop brake sharp ending rude halt quick curt unexpected sudden braking;abrupt abruptness
bubbles;n;bath soap champagne blow fizzy wash pop foam;bath soap champagne blow pop foam fizzy washing children gum drink air;bubbly bubbling
destiny;n;fate future stars fortune meant kismet prophecy chosen;fate future stars fortune prophecy hero chosen meant love path luck horoscope;destined destination
elbows;n;arms funny knees bend table joints jacket nudge;arms table knees bend funny bone jacket nudge joints lean tennis sleeves;elbowing
flames;n;fire candle burn hot dragon blaze match hell;fire burn candle hot red dragon blaze orange smoke match heat campfire;flaming inflame flammable
keyboard;n;piano typing computer mouse letters organ laptop screen;computer piano typing mouse letters music laptop screen type band fingers;keypad
lattice;n;trellis pie pastry window fence diamond strips grid;pie window fence garden trellis wood pastry diamond pattern tart cross;latticework
rats;n;sewer plague cheese tails mice piper rodents vermin;mice sewer plague tails cheese vermin pipes rodents trap lab dirty cats;ratty
shipwreck;n;sunken treasure island iceberg rocks diver survivor sea;island treasure sea sunken diver storm rocks sailor titanic survivors ocean bottom;wreckage shipwrecked
sibling;n;brother sister twin family rivalry parents half older;brother sister family twin rivalry parents older younger half relative cousin fight;siblings
sulky;a;moody pouting teenager grumpy silent huffy cheerful lip;moody teenager grumpy child pout silent face huff cross bad cheerful lip;sulk sulking sulkily
temporarily;o;briefly permanently while moment short interim soon job;while permanent short briefly job moment closed now staff awhile soon stopgap;temporary temp
verses;n;poem chorus song bible lines rhyme stanza hymn;poem song bible chorus lines poetry rhyme hymn chapter stanza lyrics carol;versed
violet;a;purple flower colour indigo rainbow mauve shrinking roses;purple flower colour rainbow blue indigo roses lilac shrinking sweets perfume mauve;violets
vows;n;wedding marriage promise altar bride nun monk oath;wedding marriage promise bride altar groom church nun rings solemn monk love;vowed avow
abroad;o;overseas foreign passport travel holiday home country plane;overseas foreign holiday passport travel plane country airport study exchange elsewhere home;broad broader broadly
afterwards;o;later before then next following subsequently finally dessert;later then next before following subsequently eventually pudding once finally dessert earlier;after aftermath afternoon afterward
always;o;never eternity constantly ever endless love every usually;forever never constantly every eternally often love sometimes everlasting continually usually invariably;way ways alway
angrily;o;furiously calmly shouting temper crossly rage slam red;furiously crossly shouting calmly mad slam rage temper shout stomp red fuming;anger angry angered
ashore;o;land beach boat sailor shipwreck aboard sea wash;beach land wash boat sailor washed aboard sea sand swim shipwreck coast;shore shores shoreline onshore offshore
assemble;v;build furniture gather dismantle kit pieces screwdriver flat;build together gather furniture instructions school parts screws dismantle meet construct hall;assembly assembled assembling assembler reassemble
away;o;far go gone holiday home here run football;gone home far leave run holiday absent off fly match here go;way ways
awkward;a;embarrassing clumsy silence teenager uneasy graceful uncomfortable silly;embarrassing clumsy silence uncomfortable teenager date clunky shy moment turtle cringe difficult;awkwardly awkwardness
bah;o;humbug sheep grumpy contempt exclamation miser scoff lamb;humbug sheep scrooge pooh festive grumpy miser grumble pah lamb nonsense grouch;
behind;o;front back bottom following rear late hide ahead;bottom front back bum ahead rear following late scenes left pantomime backside;hind hindmost hindquarters
blimey;o;crikey gosh surprise wow goodness cockney heavens exclamation;crikey cor gosh wow surprise cockney goodness golly strewth exclamation crumbs astonished;gorblimey
bluntly;o;frankly directly tactfully plainly outspoken rudely honest straight;frankly directly plainly honestly put knife rudely straight sharply candidly tactlessly bluff;blunt bluntness blunter
bury;v;grave dig bone dead treasure coffin funeral dog;dog bone grave treasure dig ground dead funeral hatchet coffin cemetery spade;burial buried burying
calculate;v;sums maths add numbers count multiply figures subtract;maths sum add numbers count work computer abacus subtract multiply compute estimate;calculus calculator calculation calculating miscalculate
cowardly;a;brave lion chicken yellow scared fearful lily gutless;lion chicken brave scared yellow timid fearful spineless custard courageous gutless wimpy;coward cowards cowardice
daily;o;newspaper bread milk usual weekly routine morning dose;newspaper every bread mail milk routine weekly sun diary vitamin monthly express;day days dailies
downstairs;o;kitchen cellar below bedroom basement floor servants banister;kitchen basement below up cellar floor servants lounge under slide toilet banister;upstairs down stair stairs staircase
enough;o;sufficient stop plenty more full adequate ample satisfied;sufficient plenty stop full adequate ample fair already satisfied fed stuffed more;enow
faster;o;quicker slower speed hurry race accelerate car cheetah;quicker speed slower speedier accelerate race hare higher swifter stronger furious pedal;fast fastest fastness breakfast
generously;o;giving gift kindly charity freely meanly lavishly tip;giving kindly charity donate stingily lavishly freely liberally selflessly share tip meanly;generous generosity ungenerous
hey;o;oi hello you shout attention presto hi diddle;hello oi presto you hi shout attention greeting dude ho call there;
howl;v;wolf moon dog cry wail night werewolf wind;wolf moon dog cry wail wind night scream bay moan werewolf coyote;howls howler howling
immediately;o;now straightaway instantly later once quickly wait promptly;now instantly once straightaway instant quick later promptly urgent pronto directly delay;mediate immediate immediacy intermediate
inside;o;within indoors interior exterior house rain prison pocket;indoors within hidden interior out prison stomach centre house middle outdoors jail;side outside insider insides
kneel;v;pray church knight propose altar bow legs stand;pray knight church sword propose queen altar floor bow stand cushion genuflect;knee knees kneeling knelt kneeler
musical;a;theatre songs dancing notes cats show instrument stage;chairs cats theatre song dance show stage instrument notes grease piano opera;music musician musically muse unmusical
naturally;o;course obviously organically artificially certainly wild spontaneously curly;course organically obviously blonde certainly trees artificially instinctively normally environment organic birth;nature natural naturalist unnatural supernatural
naughty;a;child good mischief bad disobedient punishment step cheeky;child bad step nice mischievous cheeky good disobedient boy corner rascal elf;naught naughtily naughtiness
never;o;always again sometimes zero once mind land refuse;always mind land again impossible no once late nope say not promise;ever nevermore nevertheless forever
nonstop;o;continuously flight direct pause endlessly train express ceaselessly;continuous constant endless train direct flight ceaseless party disco continuously chatter relentless;stop stops stopping stopped
obviously;o;clearly evidently duh course plainly visible certainly elementary;clearly evidently plainly duh course naturally sure patently undoubtedly certainly visibly surely;obvious obviousness
ouch;o;pain hurt bee toe sting scream injection thorn;pain hurt ow hit toe pinch bee sting plaster injury yelp stub;
outside;o;garden picnic exterior fresh indoors air weather play;garden outdoors bench exterior play fresh air in weather park rain indoors;side inside out outsider outing
overboard;o;man sea ship fall lifebelt water exaggerate deck;man ship sea boat fall splash sailor lifebelt plank water gone drown;over board aboard
overhead;o;above ceiling sky projector helicopter clouds lights cost;projector above sky ceiling up plane kick lights compartment clouds helicopter costs;head over heads ahead forehead
patiently;o;waiting calmly queue angler quietly hurriedly saint hospital;waiting calmly queue wait quietly hurriedly tolerantly restlessly virtue angler doctor fishing;patience patient impatient impatience
perfect;a;flawless ten ideal practice faultless best excellent circle;flawless ideal ten score tense faultless match spotless pitch best excellent practice;perfection perfectly imperfect perfectionist
phew;o;relief lucky hot sweat close sigh exhausted forehead;relief sweat close sigh hot lucky relieved narrow tired forehead smelly escape;
poke;v;finger prod eye stick pig fire tongue jab;finger prod stick jab eye pig nudge fire bag fun elbow cow;poker poking poked
politely;o;please manners rudely thanks courteously curtsy gentleman respect;please manners courteously thanks rudely nicely ask respectfully civilly well bow curtsy;polite politeness impolite impolitely
quarrel;v;argue row fight disagree dispute squabble lovers shout;argue fight row dispute argument disagree squabble siblings lovers bicker tiff couple;quarrels quarrelsome quarrelling
retreat;v;withdraw army advance battle defeat backwards yoga flee;army withdraw back attack battle spa advance flee yoga surrender troops soldiers;retreats retreating retreated
sadly;o;unfortunately tears happily alas crying regrettably sorrow miserably;unhappily tears cry happily unfortunately crying miserably mournfully funeral weep alas gloomily;sad sadness sadden sadder
seriously;o;gravely joking really honestly ill earnestly sternly laugh;really gravely joking honestly ill solemnly funny earnestly jokingly frown injured truly;serious seriousness
sideways;o;crab lateral glance askew across slide wine forwards;crab glance look walk turned lateral step slide left shuffle across rain;side way aside sidelong
sniff;v;nose smell dog cold handkerchief flower scent inhale;nose smell dog cold inhale hanky scent flower handkerchief tissue perfume glue;sniffs sniffer sniffle sniffing snuff
solemnly;o;swear gravely oath funeral promise vow seriously wedding;swear seriously gravely oath funeral promise vow cheerfully church sombrely earnestly court;solemn solemnity solemnise
southwards;o;down north swallows birds compass direction migrate bottom;compass down swallows geese opposite penguins direction pole birds below migrate descending;south southern southerly southward
still;o;motionless yet statue water calm quiet moving whisky;life water quiet motionless calm yet sparkling statue stand whisky moving frozen;stillness stillborn distil stilled
tidy;a;neat messy bedroom order clean organised cupboard orderly;neat bedroom messy room clean vacuum clear desk order mum chores cupboard;untidy tidiness tidier tidily
twelve;o;dozen months eggs midnight noon apostles number eleven;dozen months eggs midnight noon eleven clock apostles hours drummers midday number;two twelfth twelfths
unmade;a;bed sheets duvet messy rumpled teenager pillow morning;bed messy sheets duvet destroyed crumpled bedroom rough teenager pillow road undone;make made maker remake unmake
upwards;o;down sky rocket climb rise lift balloon arrow;sky climb rise ascending ceiling onwards higher mountain lift arrow balloon plane;up upper upward uplift
wherefore;o;why balcony art thou reason romantic because archaic;art why poet reason thou balcony nurse tragedy question because play lovers;where for therefore
wordlessly;o;silently mime dumb mutely quietly speechless silence gesture;silently mime mutely quietly speechless silence nod dumb mum gesture talking glance;word words wordless wordy
yearly;o;annual birthday calendar twelve budget monthly anniversary tax;annual birthday holiday annually monthly twelve calendar anniversary subscription twelvemonth regular exam;year years yearling
yesterday;o;tomorrow ago past before song previous gone last;tomorrow guitar past recent before song ago last history troubles previous evening;day today yesteryear
yum;o;delicious tasty yuck food cake chocolate scrumptious lick;tasty delicious chocolate food tummy cake eat scrumptious nice yuck lick sweet;yummy yummier
`;
