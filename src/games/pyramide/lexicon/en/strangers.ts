/** Look-alikes a table takes for different words, a group a line: the first is no kin of the others. */
export const ENGLISH_STRANGERS = `
age agent
amble ambulance
ant anthem antarctic
app appear appointment applaud apple
arrest arrive
ball ballad ballet
ban banana
bar bargain barley barking barrel barbed barber bark bare
barb barber
bat bath bathing battery batter
bean beanie
bed bedlam
bee beer beef been
bell belly
bill billy billion
bit bitter
bow bowl
bow bowl bowling
brace bracelet
bro broken brooch
bud buddy budget
buff buffet
bull bully bullet
bus busty business busy
but butter button butt
butt butter butterfly button
candid candidate
cap capital capsize capable
captain cap
car carpet carry carnival carrier carrot carousel carer career carton care caress
careful career carer
cat catch category cattle
cave cavity
char charity charred
cheer cherry cherish
chest chestnut
chic chicken chick
chuck chuckle
class classical
cod code coding
coffee coffer
collie collision
comb combat combine
come comic comedy comet
compass compassion
cook cookie
cop copper copy
corn corner
cot cottage cotton
count country countess county
country counter
cow cower coward
cure curious
curry current currency currant
curse cursor
curt curtain
dame damage
danger dang
dent dentist
dig digest digit
disc discover
dog dogma
doze dozen
ear early earn earth earnest
earl early
east easter
enter entertain
fact factory
fair fairy
fame famished
family fame famous
fan fancy
fart farthing
fat father
fill filly film
finish fine finger
flour floral florist floor
flow flower
flute flutter
forge forgive
free freeze freezing
gall gallery gallon
generous general generation
gram grammar
gran grand
grate grateful gracious
grave gravy gravity
green greed greet
grow growl
hallow halloween
ham hamburger hamlet hammock hamper hammer
hand handsome
hat hate hatch
hear heart hearth heard
heaven heavy heave
hero heron
hide hideous
hob hobbit hobby
home homer
honey honest
hoof hoover
hum human humour
ice icon
import important
inn inner
jig jigsaw
kit kitten kitchen
lad lady ladies ladder
late latent
law lawn
leave leaflet leaf
leg legend legal legion
letter let
listen list
lit litter litre
live lively liver
lob lobster
loo loose look
lug luggage
mag magazine magic magician magnet
man many mango manner
mane manage manor manure
mark market
mars marshmallow marsh
mart martial
mass massage massive
massage massive message
master mast
mat mattress matter
mate material mature matter
maze amaze amazing amazed amazement
mess message
met metal meter
micro microphone
mini minister
miss mission
mist mister mistake
mod model
mop moped
mort mortar
moth mother
mouse mousse
move movie
muse music museum
must mustard
nap napkin
nap nappy napkin
neigh neighbour
new news
nowhere now
number numb
opera operation operate
ordinary ordinal
organ organise
pain paint painting
pal palaver pallet palace palette
pale palette
pan panties panic pantry
pant panther
pants panther pantry
par pardon parade parent parrot paradise
party part par
pass passion
pea peak pear peach
pear pearl
pen penny pence pension
per perfume
pet petty petal
phone phony phonetic
pie pier piece
pig pigeon
pill pillow pillar
pin pinafore pint pink
pint pincers
plain planner
plan plane planet
plane planner plan
plaster plastic
plum plume plumber
pod podcast
pole polish police
polite political politician
poo poor pool
pop poppy
port porter portable portion
pot potion potter
precious precise
press present
pretty pretence pretend
prim primary prime
print prince princess
prom promise
prop proper property
pump pumpkin
quart quarter
race racial racism
rap rapid
rash rasher
rat rather rate
rave raven
read ready
rest restaurant
rest restore restaurant
river rival
rose rosary
rub rubbish
rubber rubbish
rum rumble rumour rummage
sale salary
sand sandal
save savage
scar scarecrow
scare scarlet scarcity scar scarf
sea season sealed seal
secret secretary
self selfie
sell soldier
send sensible sense
serious serial series
sew sewer
shed sheriff sheer
shin shine shiny
shoo shoot
shower show
sign signal
sill silly
slat slate
slim slime slimy
sold soldier
sole solemn
son sonnet song
spec special species
spice spy
spin spine
spring spree
stale stall stallion
star stare start
stare starry starve
start startle startled
station state
steal steer steel
story storage store
string stress
stub stubborn
stud student study
summer sum summary
sun sunk sunken sung
survive surf survey
tab table tablet
tack tackle
tad tadpole
tail tailor
tar tartan tart target
tea team tear teach tease
tell telly
temp temple temper
ten tenant tenor tent tend
terrier terrify terrified
thing think
thirst third thirty
tick ticket tickle
till tiller
top topic
torn tornado
treat treaty
trip triplet
tub tube
turn turnip
universe university
van vanish vanity vanilla
vane vanish vanity
vent venture
verse version
vest vestry
vine vinegar
wage wager
wall wallaby wallet
wand wander
war ward
war warrant warden warm warn
ward wardrobe
wear weary
wee weed weep
whisk whiskers whisky
win window wing wine
wind window
yell yellow
`;
