/** The words of the English decks, as marked there: word; part of speech; ranked clues; recall; family. */
export const DECK = `
hearts;n;spades diamonds clubs organs valentines beating love minds;cards valentines organs beats suit romance chests diamonds spades surgery pumps transplants;heart hearty heartless heartbeat sweetheart hearten
blue;a;sky sea navy sad colour turquoise azure jeans;sky sea navy sad jeans whale sapphire turquoise music berry colour cheese;bluish blues blueness bluebell blueberry
disguise;n;costume mask spy incognito wig camouflage pretend reveal;wig costume moustache spy conceal mask pretend camouflage undercover false hide incognito;disguised disguises disguising
squeezes;v;lemon presses juice hugs tight tube crushes sponge;hugs lemon presses crushes toothpaste tube sponge orange grips embraces stress pinches;squeeze squeezed squeezing squeezer squeezy
ink;n;pen squid printer tattoo blot octopus fountain write;pen squid printer tattoo squirt blot writing stain cartridge octopus fountain black;inky inkwell inks inked
buses;n;coaches passengers trains vehicles stops drivers transport double;coaches drivers stops passengers red public double routes lanes transport trams schools;bus busman omnibus minibus bussed
ambulances;n;sirens hospital emergency paramedics stretchers vehicles accident patients;sirens paramedics hospitals emergency stretchers accidents patients flashing vehicles urgent rescue injured;ambulance ambulanceman
lion;n;mane roar king savannah pride tamer tiger jungle;mane roar jungle king pride savannah tamer safari cub circus cat beast;lioness lions lionheart lionize
mask;n;face carnival bandit hide disguise surgeon snorkel robber;face carnival theatre disguise virus superhero surgeon snorkel bandit cover robber;masked masks unmask masquerade masking
sinks;v;iceberg drowns basins ship taps submerges kitchens floats;basins taps kitchen drowns dishes plumbing submerges drains plunges shipwreck bathroom descends;sink sank sunk sunken sinking sinker
signed;v;autograph contract cheque initialled named treaty document pen;autograph contract pen name deaf wrote letter treaty cheque gestured endorsed initialled;sign signature signing signatory undersigned
potters;n;clay wheels craftsmen vases kiln ceramics bowls jugs;clay wheel kiln sculptors ceramics vases bowls craftsmen mugs glaze spinning dawdles;potter pottery pot pots pottering
carts;n;wagons horses wheels trolleys donkeys apples shopping carriages;horses wheels wagons trolleys donkeys golf shopping hay supermarket karts oxen lugs;cart carting carter carthorse carted
waste;n;rubbish garbage squander trash recycle bin useless save;rubbish squander garbage bin trash recycle leftovers landfill lose litter toxic throw;wasted wasteful wasteland wastage waster wasting
time;n;clock hour minute watch passing space date money;clock watch hour minute money passing calendar travel machine flies wasted bed;timer timely timing timeless untimely timetable
war;n;peace battle army conflict soldier guns world trench;peace battle soldiers army bombs world fight weapons conflict trenches general cold;warrior warfare wartime warlike warring warship
queen;n;king monarch crown throne bee royal chess palace;crown palace throne bee chess ruler monarch majesty cards mother royal ants;queenly queens queendom
bishops;n;chess church mitre diagonals priests cathedral clergy knights;church chess diagonal mitre clergy cathedral priests pawns religion robes crook diocese;bishop bishopric archbishop episcopal
promoted;v;rank raised manager demoted job advanced pawn upgraded;boss raise career advanced rank job manager pawn league upgraded elevated publicised;promote promotion promoter promotional promotes promoting
slow;a;snail tortoise fast sluggish motion unhurried quick turtle;snail tortoise fast turtle sluggish traffic steady motion late lazy gradual speed;slowly slowness slower slowest slowcoach slowdown
soup;n;broth spoon bowl tomato ladle minestrone liquid starter;spoon bowl hot broth starter tomato noodles chicken ladle kitchen croutons vegetable;soupy soups soupspoon
planets;n;moons astronomer solar orbit stars earth worlds eight;space orbit earth stars solar astronomy universe telescope moons galaxy rings worlds;planet planetary planetarium
wages;n;salary pay earnings income worker money weekly minimum;salary pay money job earnings income payslip worker war minimum weekly boss;wage waged wager waging unwaged
dropped;v;fell clumsy lifted let floor released butterfingers spilled;fell spilled butterfingers clumsy floor let broke lowered slipped ball abandoned gravity;drop droplet drops dropping dropper droppings
toast;n;bread butter breakfast cheers jam grill champagne marmalade;bread butter jam breakfast cheers champagne grill marmalade wedding glass burnt speech;toaster toasted toasty toasting toastie
sing;v;lullaby choir karaoke hum chant music opera melody;choir voice karaoke shower carol opera birds tune lullaby hum chorus microphone;singer sang sung singing song songster
understand;v;comprehend grasp know get clear misinterpret realise follow;comprehend grasp get know realise lesson see meaning learn clear explain confused;understood understanding understandable misunderstand understandably
librarians;n;books shelves silence borrow readers hush cataloguers lending;books shelves quiet shush borrow readers glasses catalogue fines silence loans overdue;librarian library libraries librarianship
novel;n;book fiction author chapter story romance new bestseller;book author fiction story read chapter new paperback writer original romance bestseller;novelist novelty novella novels novelistic
shuffled;v;cards deck mixed dealt pack poker feet jumbled;cards deck mixed feet dealer slippers playlist random rearranged dragged poker jumbled;shuffle shuffler shuffling shuffles reshuffle
accused;v;blamed defendant court trial charged suspect guilty dock;blamed court guilty trial suspect defendant judge charged innocent crime pointed lawyer;accuse accusation accuser accusing accusatory accusative
photographer;n;camera pictures lens wedding flash snapper portrait studio;camera lens flash wedding snap portrait picture smile paparazzi tripod studio cheese;photograph photo photography photographic photogenic
holes;n;golf gaps cheese doughnuts pits digs moths openings;cheese golf socks dig doughnut moles drill buttons gaps pits mice needles;hole pothole holed holey keyhole
smell;n;nose odour scent sniff perfume stink sense aroma;nose perfume stink flowers odour sniff scent rose farm aroma skunk socks;smelly smelt smelled smelling smells
night;n;day dark moon sleep stars evening nocturnal owl;dark moon stars sleep owl day bed bat evening dream pyjamas late;nightly nightmare nightfall nightingale fortnight tonight
split;v;divide banana crack separate apart tear axe trousers;banana divide separate crack divorce share half gymnast tickets cut trousers break;splits splitting splitter splinter
hammers;n;nails tools carpenter bangs anvils mallets hits sickles;nails tools bangs carpenters hits toolbox pounds builders piano workshop knocks judges;hammer hammering hammered jackhammer sledgehammer
dancing;v;ballet waltz disco ballroom tango music partner salsa;ballet waltz disco tango music twirling ballroom partner steps party tap floor;dance dancer danced dances danceable
souvenir;n;keepsake memento holiday tourist memory gift shop magnet;keepsake holiday memento gift tourist magnet postcard travel memory reminder trinket shop;souvenirs
eyebrows;n;raised forehead tweezers arched facial plucked frown lashes;forehead plucked lashes raised tweezers face bushy frown arched hair surprise pencil;eye eyebrow brow eyelid eyelash
stolen;a;thief robbed burglar taken pinched goods nicked loot;robbed thief taken burglar pinched loot crime nicked missing swiped pickpocket jewels;steal stole stealing stealth stealer
glass;n;window wine bottle mirror transparent drink pane shatter;window drink mirror wine transparent fragile bottle cup slipper lens pane water;glasses glassy glazed glazier glassware glasshouse
crowd;n;people mob throng gathering packed fans stadium multitude;people concert stadium mob throng audience fans busy company packed mass three;crowded crowds crowding overcrowded crowdfund
smile;n;grin happy frown cheese teeth lips laugh camera;grin happy teeth lips photographer cheese laugh dimples frown face joyful selfie;smiling smiled smiley smiles smiler
remembers;v;recalls memory forgets elephant past recollects poppy nostalgic;recalls forgets elephant past reminisces mind nostalgia names birthday recollects thinks poppies;remember remembrance remembered remembering
vampires;n;bats blood fangs garlic coffins stake count immortal;blood fangs garlic bats coffins bite stake immortal cape neck night undead;vampire vampiric vampirism
older;a;younger ancient aged senior sister wiser birthday brother;senior aged brother sister grandpa wiser birthday grey younger retired mature;old oldest olden elder eldest oldie
break;v;smash snap interval rest shatter pause fix coffee;snap smash pause rest holiday crack bones shatter fix recess playtime vase;broke broken breakage breaker breakable unbreakable
years;n;months centuries decades twelve birthdays calendar leap ages;decades months age calendar birthdays time centuries leap days twelve annual school;year yearly yearling yearbook
vegetable;n;carrot cabbage fruit potato leek greens broccoli spinach;carrot broccoli healthy greens garden soup potato peas plate salad plot cabbage;vegetarian vegetables vegetation veg veggie vegan
danced;v;waltzed ballroom tango ballet music twirled disco jived;waltzed prom tangoed disco ballet partied jived music twirled wedding tapped moved;dance dancer dancing dances
shoe;n;foot lace sock heel boot cobbler sandal sneaker;foot lace sneaker heel boot sole sandal slipper cobbler horse leather polish;shoes shoelace shoemaker shoehorn horseshoe shod
bride;n;groom wedding veil white marriage bouquet aisle wife;wedding groom veil dress white bouquet aisle marriage wife church honeymoon ring;bridal bridegroom bridesmaid brides
identified;v;recognised named suspect fingerprint known pinpointed body spotted;recognised named suspect passport fingerprints known spotted lineup card witness labelled pinpointed;identify identity identification identical unidentified identifiable
sugar;n;sweet cane lump tea salt cube candy icing;sweet coffee cane cubes candy tea honey baking syrup lump diabetes spoonful;sugary sugared sugarless sugars
avoid;v;dodge evade shun escape duck bypass skirt confront;dodge evade skip escape shun duck miss steer puddle ignore prevent danger;avoidance avoidable unavoidable avoided avoiding
asks;v;questions enquires answers requests wonders begs favour queries;questions requests wonders inquires answers begs invites demands queries favour replies curious;ask asked asking asker unasked
comfortable;a;cosy sofa armchair slippers cushion relaxed snug uneasy;cosy sofa cushion pillow soft slippers armchair relaxed snug bed pyjamas easy;comfort comfy uncomfortable comforting discomfort comforter
chair;n;seat table sit legs stool rocking furniture armrest;sit table seat legs rocking furniture stool wheel desk cushion throne musical;armchair chairs chairman wheelchair chairperson
nest;n;bird eggs twigs tree wasps hatch chicks cuckoo;bird twigs eggs tree chicks home straw eagle wasps cuckoo crow lay;nesting nestle nestling nests nested
egg;n;hen yolk omelette chicken boiled shell nest scrambled;chicken yolk hen omelette fried shell boiled breakfast carton nest scrambled dozen;eggs eggshell eggcup eggy eggnog
stranger;n;unknown unfamiliar foreigner outsider friend odder danger newcomer;unknown danger odder foreigner weirder newcomer unfamiliar outsider candy friend mysterious passerby;strange estranged strangeness strangely strangers
cheek;n;face dimple kiss blush jowl impudence rosy slap;face blush kiss rosy jaw rude impudent slap tongue dimple sauce nerve;cheeky cheeks cheekbone cheekily
announce;v;declare proclaim news tell inform loudspeaker herald publicise;declare proclaim tell loudspeaker news broadcast town engagement inform station reveal microphone;announcement announcer announced unannounced announcing
climbs;v;ladder mountain ascends rope scales ivy descends stairs;mountain ladder ascends tree rope scales rises ivy stairs monkey descends wall;climb climber climbing climbed
horsemen;n;apocalypse four riders cavalry knights saddle headless jockeys;riders knights cavalry cowboys saddle headless four jockeys polo gallop apocalypse stirrups;horse horseman horsemanship horsewoman horseback men
tourists;n;holiday cameras visitors sightseeing guides travellers abroad backpackers;cameras sightseeing visitors maps guide travellers souvenirs holidaymakers beach hotel bus foreigners;tourist tour tourism touring touristy
moon;n;sun crescent night astronaut full lunar orbit werewolf;night sun astronaut crater full cheese stars tide lunar wolf rocket crescent;moonlight moonlit moons moonbeam honeymoon moony
uncle;n;aunt nephew cousin relative brother niece family father;aunt nephew relative family father cousin niece brother monkey beard wedding;avuncular uncles
teeth;n;dentist brush bite gums mouth fangs molars braces;dentist mouth brush bite fairy smile fangs gums chew floss comb braces;tooth teething toothbrush toothless toothpaste toothy
chew;v;gum bite teeth swallow munch gnaw jaw mouth;gum bite swallow teeth food cow munch toffee eat bone jaw puppy;chewy chewing chewed chews chewable
jams;n;traffic marmalades jars preserves toast strawberry blocks scones;traffic marmalades toast strawberry jars cars preserves jelly printer spread music sessions;jam jammed jamming jammy
hurry;v;rush late haste fast quick dash rabbit speed;rush fast late quick speed run hasten dash urgent bus race scurry;hurried hurriedly hurrying unhurried hurries
friend;n;pal mate buddy enemy companion best ally chum;pal buddy mate enemy chum companion dog play foe loyal best ally;friendly friendship befriend friendliness unfriendly friends
legend;n;myth story tale hero folklore saga urban unicorn;myth story hero fable king dragon folklore tale map famous unicorn ancient;legendary legends
news;n;headlines paper journalist television bulletin reporter current events;paper television headlines journalist information reporter broadcast daily weather gossip anchor fake;new newspaper newsagent newsreader newsletter newsy
collapsed;v;fell building fainted crumbled ruins tent folded exhausted;fell fainted crumbled tent building bridge exhausted caved tumbled folded lungs roof;collapse collapsing collapsible collapses
pay;v;money cash bill buy salary owe cheque earn;money salary bill cash wages spend buy credit wallet cheque till debt;payment paid payer payable repay unpaid
foil;n;fencing aluminium tin kitchen wrap turkey thwart silver;tin aluminium fencing wrap kitchen sword leftovers silver thwart shiny roast sandwich;tinfoil foiled foils foiling
clerk;n;office bank desk administrator counter employee filing receptionist;office desk bank shop counter hotel paperwork assistant secretary stamp files employee;clerical clerks cleric clerking
socks;n;feet shoes pair wool ankles darned odd laundry;feet shoes pair stockings wool ankles laundry darn holes drawer knitted smelly;sock
bend;v;curve straighten knee fold flex corner road bow;curve knee road elbow twist flex turn fold river spoon straighten corner;bent bends bendy bending unbending bender
disagree;v;argue differ quarrel opinion dispute dissent object debate;argue differ oppose quarrel debate no object conflict contradict opinion dispute clash;disagreement disagreeable agree agreement disagreed agreeable
tongue;n;mouth lick taste language twister cheek speech lizard;mouth lick taste language cheek speak twister shoe saliva cat lips mother;tongues lingual bilingual tongued
hook;n;fish captain pirate bait hang crochet coat crook;fish pirate coat captain worm crochet line hang boxing crook angler curtain;hooked hooks unhook hooker hooking
dot;n;spot point domino polka full speck code dash;point spot period polka full ladybird pixel telegraph dash tiny speck blob;dotted dots dotty dotting
voice;n;singer throat speech sound larynx actor choir loud;sing speak throat loud opera talk microphone choir hoarse sound whisper actor;vocal voices voiced voiceless vocalist vociferous
demands;v;insists requires supplies ransom orders requests kidnapper claims;insists orders needs supply requires claims ransom kidnapper requests hostage asks strike;demand demanding demanded undemanding
head;n;hat hair skull neck brain shoulders hammer boss;hat brain neck hair skull boss top school teacher tail face shoulders;heading heady headache header headmaster behead
taxed;v;government revenue income levied charged inland duty chancellor;government income money revenue levied paid customs charged imported drained burdened inspector;tax taxation taxpayer taxable taxes taxing
walked;v;strolled feet hiked dog plank ran marched ambled;strolled hiked feet marched dog strode legs path pedestrian park ambled ran;walk walker walking walkway walks
cooks;n;chefs broth kitchen recipes meals ovens bakes stews;chefs kitchen broth recipes bakes aprons ovens meals fries restaurants boils dinner;cook cooker cooking cookery cookbook cooked
superstitious;a;ladder luck thirteen mirror irrational magpie wood omen;luck thirteen ladder cat mirror fingers horseshoe clover salt omen magpie wood;superstition superstitions superstitiously
shoulder;n;arm parrot collar joint cold neck shrug blade;arm neck back joint parrot bag cold shrug blade pads hard blouse;shoulders shouldered shouldering
king;n;queen crown throne monarch royal chess castle lion;crown throne queen chess castle lion monarch ruler prince pawn cards reign;kingdom kingly kings kingship kingfisher
slept;v;bed dreamt snored dozed beauty napped night awake;dreamed snored bed dozed napped night pillow rested nodded pyjamas woke baby;sleep sleeper asleep sleepy sleeping sleepless
golden;a;yellow silver retriever wedding fleece eagle goose precious;yellow retriever eagle medal wedding shiny ticket goose fleece treasure hair delicious;gold goldsmith goldfish gilded gilt
sandals;n;summer toes shoes beach feet straps socks gladiators;beach summer feet shoes straps pharaohs leather toes holiday monk gladiator socks;sandal sandalled
chariots;n;gladiators fire horses racing wheels hippodrome arena carriages;emperors horses race wheels fire gladiators arena carriages hippodrome spears ancient war;chariot charioteer charioteers
beans;n;baked coffee toast runner magic tin kidney giant;baked green toast jelly coffee tin runner chilli kidney stalk broad wind;bean beanstalk beanie beanbag beany
coffee;n;espresso tea cup beans cappuccino latte instant black;espresso cup morning beans mug tea brew cappuccino barista milk table;coffees coffeepot cafe caffeine cafeteria
joy;n;happiness sorrow delight bliss gladness pleasure elation jump;happiness delight ride sadness pleasure bliss jump laughter ode glee smile grief;joyful joyous enjoy joyless joyride overjoyed
hear;v;listen ear sound deaf noise perceive evidence loud;listen ear sound noise deaf music see audio sense loud eavesdrop whisper;heard hearing hears hearer hearsay overhear
applause;n;clapping audience hands ovation theatre bravo encore booing;clap audience hands theatre ovation encore bravo cheers stage concert bow actor;applaud applauded applauding plaudits
make;v;create produce build manufacture brand do construct craft;create build do manufacture bed craft produce cake construct up brand invent;maker made making makeover makeshift makes
tools;n;hammer screwdriver spanner box saw workshop drill shed;hammer box screwdriver spanner shed mechanic saw workshop garage builder drill pliers;tool toolbox tooling toolkit
third;a;bronze second fraction podium fourth ordinal party place;bronze fraction medal second podium place fourth wheel world gear bear;three thirty thirdly thirds thirteen
children;n;kids parents school playground adults offspring toddlers toys;kids playground school parents toys youngsters adults toddlers playing family babies noisy;child childish childhood childlike childless
monster;n;beast scary ogre creature loch dragon horror nightmare;beast scary cookie ghoul closet lake hairy creature ogre bed dragon ugly;monstrous monstrosity monsters monstrously
poor;a;rich beggar penniless needy money church destitute wealthy;rich beggar money broke needy church penniless mouse bad wretched charity homeless;poverty impoverish poorly pauper poorer poorest
skipped;v;rope missed omitted playground hopped jumped lesson breakfast;rope hopped missed omitted bounced playground jumped stones breakfast truanted lamb boxer;skip skipping skips skipper
cricket;n;wicket bat insect bowler grasshopper innings chirp umpire;bat insect ball wicket bowler chirp grasshopper stumps leg umpire innings hop;cricketer crickets cricketing
belly;n;stomach tummy button navel abdomen dance fat paunch;stomach button tummy fat dance navel pot beer rumble laugh hungry whale;bellies bellyache bellied bellyful
lied;v;fibbed untruth deceived dishonest perjury invented false fooled;fibbed untruth politician nose deceived truth cheated honest song fingers invented false;lie liar lies lying
dogs;n;cats bark puppies leads kennels pets bones wag;puppies bark cats bones leash hot kennels pets poodles tails sledge walks;dog dogged doggy canine
burglar;n;thief robber alarm house loot swag mask intruder;thief robber steal alarm night jewels mask police house window crook sack;burglary burgle burglars burgled
lovers;n;couple valentine romance passion kissing affair sweethearts darlings;sweethearts couple balcony kiss romance affair valentines partners passion tennis hearts moonlight;love lover loving lovely beloved lovable
walking;v;foot stick hiking strolling boots rambler exercise pedestrian;strolling hiking boots stick feet dog legs trekking pedestrian path running dead;walk walker walked walks walkway
secrets;n;hidden whisper diary confidential spies keep private mysteries;whisper diary hidden confidential gossip spies mysteries keep private agents untold recipe;secret secretive secrecy secretly
borrowed;v;lent library returned loan book bride blue temporarily;lent library books loan returned neighbour bride money owed blue bank lender;borrow borrower borrowing borrows
back;n;front spine rear return behind ache bone shoulder;spine front return rear behind shoulders ache bone pack quarter hunch chair;backward backwards backing backer backbone background
tugs;v;pulls boats harbour yanks towing jerks rope sleeve;pulls boats war rope harbour yanks ships drags hair towing port sleeve;tug tugboat tugging tugged
wind;n;breeze blow gust kite storm sail weather turbine;breeze kite blow storm sail turbine willows gale mill clock air hat;windy winds windmill windscreen upwind winded
footprints;n;sand tracks snow steps trail detective yeti carbon;sand snow tracks detective beach mud shoes island steps trail dinosaur clues;footprint foot print feet footstep
painted;v;artist canvas brush portrait wall coloured decorated lady;brush artist canvas coloured wall decorated portrait drew nails face lady varnished;paint painter painting paints paintbrush
swimmers;n;pool goggles divers crawl water trunks lengths breaststroke;pool water goggles divers trunks lanes sea crawl butterfly medals floats fish;swim swimmer swimming swam swum swimsuit
green;a;grass lime red frog emerald leaf colour envy;grass emerald frog lime envy colour leaf traffic peas golf cucumber;greenery greenish greenhouse greens evergreen
ships;n;boats fleet sea sailors vessels harbour navy anchors;boats sea sails harbour captain ocean cruise navy fleet pirates anchors sends;ship shipping shipment shipwreck shipyard shipped
humps;n;camel two speed desert bumps whale dromedary lumps;camel two dromedary back speed bumps desert whale mounds lumps caravan road;hump humped humpback humpbacked
opened;v;closed unlocked door envelope present unwrapped key uncorked;closed door unlocked key shop gift unwrapped parcel envelope corkscrew revealed inaugurated;open opening opener openly openness opens
luck;n;fortune chance clover horseshoe fate superstition fingers gambler;clover horseshoe chance lottery fortune four rabbit gambling superstition wish misfortune beginners;lucky luckily unlucky luckless
forgotten;a;remembered memory lost overlooked unmemorable password mislaid past;remembered memory lost neglected amnesia keys absent overlooked left mind abandoned umbrella;forget forgetful forgot forgettable forgetfulness
neck;n;giraffe scarf head throat collar swan vertebra shoulders;giraffe scarf head throat tie collar pearls vampire shoulders swan pain bottle;necklace neckline necktie necks necked
lowest;a;highest bottom minimum deepest down least cheapest under;bottom highest minimum down under price basement limbo smallest least score deepest;low lower lowly lowliest lowness
birds;n;wings feathers nests sparrows flock eggs fly beaks;wings feathers fly nest eagles robins sing sparrows cage eggs beak sky;bird birdie birdcage birdsong birdwatcher
sand;n;beach desert castle dune hourglass grains sea bucket;beach desert castle dune glass bucket sea clock camel timer pit oyster;sandy sandcastle sandpaper sandbag sandpit
irons;n;clothes golf creases steam shackles laundry shirts presses;shirts laundry steam clothes golf presses creases board prisoner shackles hot metals;iron ironing ironed ironmonger ironclad
hit;v;punch strike slap smash miss beat success song;punch strike slap beat success song chart bang ball smack miss top;hitting hits hitter hitman
alone;a;solo unaccompanied single solitary isolated home together hermit;solo single solitary island home hermit together isolated company castaway bachelor;lone lonely loner lonesome loneliness
row;n;boat oars line quarrel argument paddle queue column;boat oars line argument quarrel queue seats river noise cinema paddle theatre;rowing rower rowed rows rowboat
rich;a;wealthy poor millionaire money loaded affluent gold prosperous;wealthy money millionaire poor gold luxury mansion yacht king cake banker creamy;riches enrich richness richer richest richly
dividing;v;splitting sharing multiplying maths separating halving cutting cells;sharing splitting multiplying maths separating halving fraction cells sum calculator conquer wall;divide division dividend divisible divisive subdivide
forbidden;a;banned prohibited fruit taboo apple illegal permitted allowed;banned prohibited fruit not illegal sign apple allowed taboo stop city zone;forbid forbade forbidding forbids
dead;a;alive deceased buried corpse funeral grave ghost coffin;alive grave cemetery ghost funeral zombie sea deceased buried coffin skeleton end;death die deadly died dying deaden
gardeners;n;spades flowers lawn roses wheelbarrow weeds plants greenhouse;flowers roses spades lawns weeds plants rakes mowers wheelbarrow green hoses growing;garden gardener gardening gardens
popes;n;robes balcony pontiffs church mitres cardinals infallible conclave;robes smoke prayer church white pontiffs bishops religion crown mobile cardinals bless;pope papal papacy popemobile
pupil;n;school eye student teacher class iris learner desk;student eye school teacher class iris learner desk satchel lessons black homework;pupils pupillage
decline;v;refuse decrease fall reject fade deteriorate accept noun;refuse fall decrease reject drop lessen no invitation downturn empire weaken deteriorate;declining declined declension declines
drank;v;swallowed sipped water thirsty gulped glass wine guzzled;water thirsty sipped swallowed gulped glass ate straw beer bar guzzled alcohol;drink drunk drinker drunkard drinking drinkable
bitter;a;sweet lemon beer sour taste acrid almond resentful;sweet lemon beer taste chocolate sour grapefruit almond resentful chicory pint coffee;bitterness bitterly embitter bitters bittersweet
money;n;cash coins bank dollars notes wealth wallet rich;cash bank coins wallet rich dollars pounds piggy purse pay tree currency;monetary moneybags moneylender moneyed moneyless
rabbits;n;hares bunnies carrots burrow hutch ears hats warren;carrots ears hop bunnies burrow hutch magician hat hares warren fluffy breed;rabbit rabbiting
forgiven;v;pardoned sins excused absolved sorry confession mercy blamed;pardoned sorry sins confession mercy excused apology mistake church absolved reconciled punished;forgive forgiveness forgave forgiving unforgivable
costume;n;fancy outfit dress party theatre clothes carnival disguise;pirate carnival disguise dress party theatre outfit fancy swimming superhero clown actor;costumes costumier costumed
drop;v;rain fall let water tear release lift bead;water fall rain spill tear bucket ocean lemon eye leave release tiny;droplet dropped dropping dropper droppings
fish;n;cod salmon chips aquarium fins sea trout gills;water swim sea aquarium salmon chips bowl scales fins gold net tuna;fisherman fishing fishy fishmonger goldfish fisher
tax;n;income government revenue duty levy pay haven chancellor;government income money pay duty levy accountant inspector customs revenue haven bill;taxation taxpayer taxable taxes taxman taxing
lose;v;win mislay find defeat game misplace beaten weight;win game defeat misplace weight find keys beaten failure bet match;lost loser loss losing loses
ghost;n;spirit haunted phantom spook sheet castle afterlife dead;sheet haunted attic spirit castle boo phantom scary spook chains graveyard white;ghostly ghosts ghostwriter ghoulish
prince;n;pauper frog charming royal king heir castle crown;heroine frog charming king heir castle crown royal son white fairytale kiss;princess princely principality princes
hesitates;v;pauses dithers wavers doubts falters indecisive unsure decides;dithers pauses wavers doubts stammers uncertain decides reluctant unsure falters chooses lost;hesitate hesitation hesitant hesitated hesitating hesitancy
question;n;answer ask mark quiz query why interrogate exam;answer mark quiz ask exam interview why query curious hand inquiry ultimate;questionnaire questionable questions questioning quest
skull;n;head bones pirate cranium skeleton poison crossbones brain;bones head skeleton pirate crossbones brain hat helmet poison death cranium flag;skulls skullcap skulduggery
light;n;lamp bulb dark sun heavy switch torch candle;lamp bulb sun dark feather heavy candle switch torch bright house traffic;lighting lit lighter lighten enlighten lighthouse
hums;v;tune bee sings lips melody buzzes song fridge;tune bee buzzes sings fridge drone lips melody murmurs bird engine music;hum humming hummed hummingbird
magnets;n;fridge attract iron poles metal repel compass horseshoe;fridge attract poles metal iron compass horseshoe stick field repel north souvenir;magnet magnetic magnetism magnetize
midnight;n;chime twelve hour noon witching dark owl late;twelve slipper pumpkin clock dark witching feast oil late sleep noon stroke;night mid midday nightly fortnight
hungry;a;food starving eat thirsty famished stomach appetite peckish;food stomach starving famished eat wolf caterpillar lunch empty rumbling snack thirsty;hunger hungrily hungrier hungriest
forest;n;trees wood rain jungle oak deer rangers pines;trees woods pines wolf rain squirrel leaves camping mushrooms bears robin oak;forester forestry deforestation forests forested
cake;n;birthday candles icing sponge chocolate baker wedding slice;birthday candles chocolate icing sponge baker sweet slice wedding party dessert cream;cakes cupcake pancake cheesecake
chatted;v;talked gossiped conversed friends phone nattered online neighbours;talked gossiped conversed phone spoke tea blabbed nattered online neighbours discussed coffee;chat chatting chatty chatter chatterbox
hairy;a;bald gorilla beard furry shaggy werewolf chest scary;gorilla beard monkey spider furry chest legs bear tarantula yeti bald shaggy;hair hairdresser hairbrush hairless hairs haircut
grandmother;n;wolf knitting grey nana wrinkles hood elderly cookies;knitting old wolf shawl lap cookies rocking family glasses grey sweets stories;mother grandma grand motherly granny grandmotherly
runs;v;jogs marathon sprints cricket athlete races walks flees;jogs sprints marathon legs races nose athlete track cricket tights manages flees;run runner running ran runway
kicking;v;football horse punching ball boots leg goal karate;football feet ball boxing karate goal horse legs screaming donkey alive punching;kick kicked kicker kicks
whistle;n;referee blow kettle tune lips shrill sheepdog train;referee kettle lips blow train football police tune coach dog signal stop;whistling whistled whistler whistles
cards;n;poker deck aces bridge birthday shuffle greeting playing;poker deck ace birthday aces bridge shuffle queen greetings valentines credit magician;card cardboard discard postcard
spectacles;n;glasses lenses eyes optician nose reading frames shows;glasses lenses optician shows eyes frames sight reading nose circus monocle displays;spectacle spectacular spectator bespectacled
house;n;home roof brick live building bungalow semi mortgage;home roof building door family garden villa mouse doll bricks chimney address;housing household housewife houses greenhouse
rent;n;landlord tenant lease flat monthly hire lodger pay;landlord tenant flat monthly hire lease apartment car torn money deposit lodger;rental renting rented renter
eyes;n;see glasses two blink tears lids sight blue;see blue glasses nose blink lashes brown sight tears look face potato;eye eyebrow eyelid eyelash eyesight eyeball
silver;n;gold second medal spoon metal lining jewellery cutlery;gold second medal metal coin jewellery spoon wedding screen cutlery shiny surfer;silvery silversmith silverware silvers
garlic;n;vampire clove breath onion bread crush butter bulb;vampire clove onion bread breath smelly bulb snails cooking butter kitchen press;garlicky
soft;a;hard pillow cuddly gentle fluffy velvet cushion tender;pillow hard cushion fluffy feather teddy gentle kitten silk toy cotton drink;soften softly softness softener software softy
engineers;n;bridges machines builders technicians designers mechanics railway civil;bridges builders mechanics train machines designers maths technicians tunnels sound construction inventors;engineer engineering engine engined
cure;n;remedy medicine heal illness treatment doctor antidote disease;remedy medicine heal doctor disease treatment ham illness antidote recovery smoke drug;curable cured incurable curing curative
photo;n;album camera picture snap frame portrait selfie flash;camera picture album selfie frame portrait snap memory smile flash image passport;photograph photographer photography photogenic photocopy
bells;n;jingle church ring chimes wedding tower sleigh alarm;church ring jingle wedding chimes sleigh tower cow alarm ding whistles hunchback;bell belfry bellringer
trembles;v;shakes fear shivers quakes cold quivers frightened nervous;shakes fear shivers quivers cold jelly quakes shudders afraid wolf nervous vibrates;tremble trembling tremor tremulous trembled
opinion;n;view poll belief thought think judgement editorial survey;view belief think poll newspaper judgement idea debate second survey thought fact;opinionated opinions opine
pirates;n;treasure hook skull ship parrot rum plank buccaneers;treasure ships parrot hook patch skull earring captain plank island buccaneers rum;pirate piracy piratical
lies;v;fibs truth untruths deceives reclines falsehoods rests bed;truth fibs nose untruths deceit reclines politician bed stories sleeping fake bluffs;lie liar lied lying lain
iron;n;metal steel clothes crease rust board blacksmith horseshoe;metal clothes steam shirt steel laundry press rust golf spinach curtain magnet;ironing ironed irons ironmonger
counts;v;numbers sheep fingers adds abacus nobles matters calculates;numbers vampire adds nobles fingers abacus sheep castle one calculates tallies matters;count counting counted countless counter countdown
shut;v;close open door slam eyes lock mouth trap;closed door open slammed locked eyes mouth drawer book quiet sealed trap;shutter shutting shuts shutdown
furniture;n;table sofa wardrobe chairs upholstery antique removal cupboard;sofa table chairs wardrobe bed house desk wood removal cupboard polish shop;furnish furnished furnishings furnisher
lonely;a;solitary friendless isolated company single sad hearts island;solitary hearts lighthouse company hermit friendless island isolated single sad abandoned planet;alone lone loner loneliness lonesome
sneeze;v;nose cold tissue bless hankie pepper pollen handkerchief;cold nose tissue bless dust pepper handkerchief allergy achoo pollen hay flu;sneezing sneezed sneezes
pieces;n;jigsaw chess bits parts fragments portions eight puzzle;puzzle chess bits jigsaw parts fragments broken cake smash board crumbs whole;piece piecemeal piecework piecing
milk;n;cow white dairy calf cheese bottle tea udder;cow white cheese bottle breakfast cereal cat baby dairy shake chocolate coconut;milkman milky milkshake milking
respectable;a;decent reputable honourable proper worthy upright admired decorous;decent honourable proper reputable upstanding gentleman dignified citizen honest suit moral bowler;respect respectful respected respectability disrespect
hide;v;seek conceal cover bury leather camouflage skin show;seek conceal cover skin secret leather buried peekaboo mask behind camouflage find;hidden hid hiding hideout hideaway
author;n;writer book novel pen bestseller publisher royalties poet;writer book novel pen story typewriter publisher autograph pseudonym signature bestseller poet;authorship authority authoress coauthor authors
fatter;a;thinner weight bigger plump larger obese diet heavier;thinner bigger plumper diet rounder overweight stouter bellies chubbier heavier larger belly;fat fattest fatten fatty fattening
mouth;n;lips teeth tongue eat face speak river kiss;lips teeth tongue kiss eat speak face river big organ dentist food;mouthful mouthwash mouthpiece mouths
truth;n;lie honest fact dare false oath reality witness;lies honesty dare fact court confess oath reality serum sincere moment fiction;true truthful truly untrue truthfulness
repeat;v;again echo parrot twice duplicate encore rerun reiterate;again parrot echo twice encore rerun say recite duplicate history television copy;repetition repetitive repeated repeatedly repeats
busy;a;bee occupied idle engaged line active traffic schedule;bee occupied work phone engaged active beaver crowded diary street body hectic;business busily busier busybody
gambling;n;casino roulette betting poker dice wager lottery risk;casino poker dice roulette betting cards lottery chips horses risk chance addiction;gamble gambler gambled gambles
meat;n;butcher beef vegetarian lamb pork steak carnivore sausage;butcher beef vegetarian steak pork barbecue lamb carnivore chicken roast sausage mince;meaty meatball meats meatless
hand;n;fingers glove palm wave shake clap wrist thumb;fingers glove palm wave arm help shake five ring clock thumb left;handle handful handy handsome handshake handicraft
lunch;n;midday noon meal dinner sandwich box breakfast picnic;noon midday sandwich meal box break canteen school eat picnic packed dinner;luncheon lunchtime lunches lunchbox
short;a;long tall brief small little dwarf height bread;tall small brief long little trousers dwarf circuit stubby height summer haircut;shorten shortage shortly shorts shortcut shortness
crowned;v;king anointed throne queen topped royal monarch jewels;king queen throne abbey monarch anointed jewels head tooth gold royal champion;crown crowning crowns coronation
snow;n;white flakes winter ski cold sledge ice blizzard;white winter flakes cold skiing ice sledge man ball mountain dwarfs frost;snowy snowman snowball snowflake snowing
escaped;v;prison fled freed tunnel captured fugitive loose bolted;prison fled chased jail tunnel ran vanished ladder dodged free convict captured;escape escaping escapee escapism escapologist
island;n;treasure desert sea lagoon palm castaway tropical water;palm treasure desert sea volcano beach tropical shipwreck castaway paradise coconut pirate;islander isle islands islet isles
keys;n;lock piano door ring lost jangle chain jailer;locks doors piano car ring chain organ lost open house jailer pocket;key keyhole keyboard keyring keypad
unlocks;v;key opens door phone password code releases safe;key door opens password padlock safe phone code burglar secret combination jailer;unlock lock unlocked locker locksmith
tune;n;melody song music hum whistle piano catchy radio;melody song music whistle hum piano radio guitar catchy adjust sing engine;tuneful tuner tuning tunes attune
photographs;n;albums pictures cameras snaps portraits negatives frames images;album camera pictures snaps wedding memories frames negatives images portraits smiles holiday;photograph photo photographer photography photographic
twins;n;identical two siblings double pair alike womb birth;two identical siblings brothers double birth copies pair alike babies sisters pram;twin twinned twinning
dark;a;light night black gloomy shadow moon chocolate afraid;night black light shadow chocolate gloomy knight moon dim cave horse candle;darkness darken darkly darker darkroom
vanishes;v;disappears magician invisible appears fades gone thin ghost;disappears magician ghost gone smoke rabbit appears fades poof invisible cream trace;vanish vanished vanishing vanity
drawer;n;chest desk cupboard socks cutlery slide knob handle;chest socks cutlery desk underwear kitchen dresser artist furniture handle sketcher cupboard;draw drawing drawers drew drawn
puppet;n;strings marionette punch theatre doll wooden glove dummy;strings theatre glove wooden marionette sock doll show hand wire punch ventriloquist;puppeteer puppetry puppets puppy
goats;n;kids sheep beards horns billy cheese milk mountain;beards cheese horns bleat billy milk kids mountain sheep gruff hooves farm;goat goatee goatherd
parrot;n;pirate talk bird repeat cage macaw tropical shoulder;pirate talk repeat colourful cage bird beak feathers shoulder tropical copy squawk;parrots parakeet parroting
carved;v;turkey sculpted wood stone pumpkin knife totem chiselled;sculpted wood pumpkin turkey cut statue knife chisel engraved initials stone roast;carve carving carver carves
terrified;a;scared frightened trembling horror afraid panic fear spider;scared horror frightened fear spider petrified screaming nightmare ghost afraid phobia haunted;terror terrify terrible terrifying terrific terrorist
footprint;n;carbon track sand snow step detective clue trail;sand snow carbon trace shoe moon step detective track beach yeti mud;foot print footprints footstep feet
three;o;musketeers two pigs wishes four number blind bears;musketeers pigs bears triangle number mice wishes trio tricycle crowd blind four;third thirteen thirty threefold triple
breakfast;n;cereal morning toast bed lunch porridge bacon croissant;cereal eggs morning toast croissant pancakes bacon bed coffee orange continental fried;fast break breakfasts
white;a;black snow colour wedding milk albino pale chalk;snow black wedding milk paper dove cloud chalk polar sheet egg colour;whiteness whiten whitish whitewash whiter
generous;a;stingy giving mean kind tip charitable lavish selfish;giving kind charity tip selfless stingy donate unselfish gifts share mean big;generosity generously
dozen;n;twelve eggs baker six roses dirty count quantity;twelve eggs baker roses number doughnuts six oysters box carton dirty inches;dozens
shy;a;timid bashful blush wallflower coconut outgoing reserved introvert;timid bashful blushing coconut introvert violet quiet reserved bold hiding dwarf awkward;shyness shyly shied
captain;n;ship team hook skipper leader navy armband boat;ship hook team armband pirate boat sailor leader pilot skipper army admiral;captaincy captains
fresh;a;stale air new fruit bread daily clean mint;new air fruit bread mint stale fish prince cool clean rotten market;refresh freshness refreshing freshly freshen refreshment
fame;n;celebrity star fortune glory renown known paparazzi autograph;celebrity star fortune glory stage renown paparazzi red success actor autograph unknown;famous famously infamous famed
collision;n;crash accident impact bump cars smash insurance train;crash accident car bump impact iceberg dodgems wreck smash traffic train particles;collide collided colliding collisions
beekeeper;n;honey hive veil stings swarm smoke buzz apiary;honey hive veil stings smoke swarm apiary suit wax buzz queen pollen;bee keeper beekeeping beehive bees keep
queue;n;line wait post jump supermarket stand patient bus;line wait supermarket post jump bus checkout patience theatre behind row tickets;queuing queued queues
breath;n;air lungs inhale bad garlic mints mouth exhale;air lungs mint inhale garlic dragon toothpaste yoga diver oxygen winter hold;breathe breathing breathless breathalyser breather
roof;n;house tiles chimney thatched top fiddler slates attic;house tiles chimney top ceiling attic fiddler thatched slates leak car gutter;roofing roofer rooftop roofs roofless
saddle;n;horse bike ride stirrups cowboy seat jockey pony;horse rider bicycle stirrups cowboy leather bike jockey seat bridle pony western;saddlebag saddler saddled unsaddle
hay;n;needle straw horse barn fever bale grass stack;straw barn needle stack farm horse fever loft sun field grass fork;haystack hayloft haymaking haywire
leans;v;tower tilts bends wall slopes ladder rests inclines;crooked tilts tower rests bends props ladder slants inclines wall supports thin;lean leaning leaned leant
upright;a;vertical piano standing straight horizontal honest erect posture;vertical straight standing honest piano posture erect coffin moral post vacuum backbone;right uprightness uprights up
people;n;humans nation crowd folk citizens men public society;humans crowd persons population folk men nation society women citizens public village;peoples populace populate
love;n;hate heart valentine romance adore marriage kiss passion;heart hate romance valentine kiss marriage tennis passion adore wedding affection roses;lover lovely loving beloved lovable loveless
serve;v;tennis waiter ace butler dish table ball customers;tennis waiter ball dish volleyball restaurant ace master butler tray prison customer;servant service server served serving servile
strings;n;violin puppet guitar harp kite laces cords quartet;guitar violin puppet harp orchestra kite quartet shoelaces cords racket parcel bow;string stringed stringy strung
strawberries;n;cream fruit red punnet jam scones summer seeds;cream red tennis jam fruit summer raspberries tart picking field pavlova punnet;strawberry straw berry
shakes;v;trembles hands milk earthquake rattles shivers dice cocktail;trembles milk hands shivers wobbles jelly rattles cocktail vibrates earthquake stirs maracas;shake shaky shook shaken shaker
holiday;n;vacation beach tourist suitcase bank summer travel trip;vacation beach summer travel suitcase hotel sun plane break camping school abroad;holidaymaker holidays holy
dish;n;plate bowl washer food satellite meal soap recipe;plate food meal recipe satellite bowl washer spoon lasagne soap oven handsome;dishes dishwasher dishcloth dished
washed;v;clean soap laundry bathed rinsed dirty scrubbed water;clean soap laundry hands bathed water dishes shower rinsed scrubbed car dried;wash washing washer washable unwashed
fungus;n;mushroom toadstool mould yeast truffle athlete spores toenail;mushroom toadstool mould yeast spores athlete mildew truffle forest rot cheese damp;fungi fungal fungicide
saved;v;rescued bank spent goalkeeper penny kept drowning computer;rescued money goalkeeper computer hero lifeguard bank disk piggy kept spent lifeboat;save saving saver savings saviour
clues;n;detective crossword hints puzzle evidence solve fingerprints mystery;detective hints crossword mystery solve trail evidence fingerprints riddle treasure magnifying sleuth;clue clueless clued
crime;n;murder police theft punishment detective scene offence law;murder police detective thief punishment robbery scene illegal prison novel gangster victim;criminal criminology crimes incriminate
mankind;n;people species leap race evolution earth civilisation ancestors;civilisation people species earth world everybody moon evolution giant ape race;man human kind woman humankind
pencil;n;lead sharpener eraser drawing write crayon sketch graphite;eraser sharpener draw write lead case school sketch graphite paper wood crayon;pencils pencilled
brave;a;courageous hero cowardly fearless lion bold knight medal;courageous hero fearless knight lion bold warrior coward fireman soldier daring medal;bravery bravely braver bravest
dressed;v;clothes naked buttoned clad suit salad wore mutton;clothes naked outfit wore salad suit crab robed morning wardrobe smart shirt;dress dresser dressing undress redress
complains;v;moans grumbles customer whines groans unhappy manager protests;moans grumbles whinges customer whines protests neighbour noise unhappy groans manager nags;complain complaint complaining complainer plaintiff
tears;n;cry eyes onion sad weep rips crocodile handkerchief;cry eyes onions sad rips handkerchief crocodile weep salty tissue funeral laughter;tear tearful teardrop teary
gold;n;silver medal ring ingot yellow first treasure rush;silver medal ring yellow rush jewellery treasure coin bar fever mine precious;golden goldsmith goldfish gilt gilded
patient;a;hospital doctor calm waiting sick tolerant nurse bed;hospital doctor nurse calm waiting sick tolerant bed surgery dentist angler saint;patience patiently impatient impatience outpatient
ordinary;a;normal special usual common average plain unusual everyday;normal usual common plain everyday average special boring typical simple regular banal;extraordinary ordinarily ordinariness
bread;n;butter loaf baker toast crust flour sandwich slice;baker butter loaf toast sandwich flour crust slice baguette dough ducks water;breadcrumb breadwinner shortbread gingerbread
oven;n;bake cook roast kitchen microwave cake gloves gas;kitchen bake hot microwave roast cake gloves witch pizza stove cook bun;ovens ovenproof ovenware
mountain;n;climb summit peak hill avalanche snow valley goat;climb peak snow avalanche skiing goat hill summit cabin bike high hiker;mount mountaineer mountainous mountains mountaineering
ash;n;fire volcano cigarette tree chimney burnt grey phoenix;fire volcano cigarette tree grey dust phoenix burnt chimney cremation smoke tray;ashes ashtray ashen
brother;n;sister sibling monk family twin big son uncle;sister sibling family monk boy twin bear relative big son rival;brotherhood brotherly brothers brethren fraternal
sunflowers;n;yellow oil seeds tall vase petals field summer;yellow artist painting oil seeds tall field petals summer vase bees garden;sunflower sun flower flowers sunny
models;n;catwalk fashion aeroplanes portfolios poses glue role beautiful;fashion catwalk trains planes glue poses thin magazines kits photographer patterns clay;model modelling modelled remodel
sold;v;bought auction shop market gavel estate traded vendor;bought auction shop money market estate house customer traded gavel bargain vendor;sell sale seller selling sales
swirling;v;spinning twirling whirlpool eddying round mist twisting fog;whirlpool spinning cream twisting tornado leaves twirling eddy vortex mist snowflakes cape;swirl swirled swirls swirly
buy;v;sell purchase shop money pay spend market acquire;sell shop money purchase store pay market supermarket customer spend get;buyer bought buying buys
shout;v;yell scream whisper loud cry angry twist voice;yell scream loud scold twist whisper cry bellow voice angry football megaphone;shouting shouted shouts shouter
morning;n;dawn afternoon breakfast sunrise early evening alarm glory;breakfast sunrise dawn evening alarm wake coffee rooster good glory dew early;mornings morn morrow
slap;v;cheek hit smack hand face spank punch palm;smack hit face cheek hand bang spank punch stick mosquito clap;slapstick slapped slapping slapdash
obeying;v;orders rules commands following complying dog soldier disciplined;following dog rules orders soldiers discipline law complying command submissive sit robot;obey obedient obedience disobey obeyed
gift;n;present wrapping birthday talent generous ribbon horse donation;present birthday wrapped ribbon talent box tree surprise bow horse shop donation;gifted gifts
dragged;v;pulled hauled heavy towed lugged feet reluctantly pushed;pulled hauled towed lugged heavy heels cat tugged sledge suitcase trailed schlepped;drag dragging dragnet drags
soldiers;n;army uniform troops war barracks tin egg toy;army war toy uniform march egg battle tin troops rifles barracks ants;soldier soldiering soldierly
cough;n;cold throat sneeze syrup chest hoarse bronchitis lozenge;cold throat syrup flu sneeze smoke tickle lozenge sick hack chest doctor;coughing coughed coughs
best;a;worst finest top winner man optimum friend supreme;worst top greatest friend first champion finest excellent man winner ideal;better bestseller bested
unknown;a;mystery familiar soldier anonymous stranger quantity famous nameless;mystery soldier stranger famous anonymous secret algebra hidden unfamiliar undiscovered foreign obscure;know known knowledge unknowable unknowingly
worst;a;best scenario bottom case awful nightmare least terrible;best terrible awful poorest last lowest nightmare sausage enemy disaster ever;worse worsen bad
waiter;n;restaurant tip menu tray serve fly bill table;restaurant tip tray menu table apron soup cafe bill fly order server;wait waitress waiting waiters waited
cocktail;n;shaker bar umbrella drink prawn martini vodka olive;drink bar olive shaker umbrella party prawn alcohol martini rum mixed cherry;cocktails tail cock
`;
