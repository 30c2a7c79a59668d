/**
 * Families whose members do not look alike enough, as a table hears them today. Any two words of a line are of one root; their
 * forms, and what a prefix makes of them, come with them.
 */
export const ENGLISH_KIN = `
act actor action activity react active interact
advise advice adviser
air airy
anger angry angrily
approve approval
bath bathe
be am is are was were been being
bear born bore birth borne
beauty beautiful beautify
beg beggar
begin began begun beginning
believe belief believer unbelievable
bicycle cycle cyclist
bike biker motorbike
bind bound
bite bit bitten
bleed blood bled
blow blew blown
break broke broken breakage
breath breathe
bring brought
broad breadth broaden
brother brethren
build built building
burn burnt
buy bought
catch caught
child children childish childhood
choose choice chose chosen
circle circular
clean cleanse
cloth clothes clothing
collide collision
come came become
comedy comedian comic
creep crept
custom customer
deal dealt
decide decision
deep depth deepen
defend defence defender defensive
describe description
destroy destruction destructive
die death dead died dying deadly
dig dug
divide division
do did done deed undo redo outdo undone overdo
dog doggy
draw drew drawn drawing
drink drank drunk drunken
drive drove driven driver
duke duchess
ease easy easily
eat ate eaten overeat uneaten eater
eight eighth eighty
emperor empress empire imperial
enter entrance entry
exam examine examination examiner
explain explanation
explode explosion explosive
fall fell fallen
feed food fed
feel felt feeling
fight fought fighter
find found
fire fiery
five fifth fifty fifteen
fly flew flown flight
food feed
fool folly
foot feet
forget forgot forgotten
four fourth forty
freeze froze frozen
full fill fulfil
fun funny
gild gold golden gilt
give gave given gift
go went gone
god goddess
gold golden gild
goose geese gosling
grow grew grown growth
hand handle handy handful
hang hung
hate hatred
heal health
hear heard
heat hot heater
hero heroine heroic
hide hid hidden
high height heighten
hold held
hot heat
hunger hungry
imagine imagination imaginary image
injure injury
invade invasion invader
island isle islet
keep kept
king kingdom
knee kneel knelt
know knew known knowledge
law lawyer lawful outlaw unlawful
lead led leader
leaf leaves leafy
leave left
lie lay lain
lie liar lying lied
life live alive living lives lifeless lively lifelike
light lit lighten
long length lengthen oblong elongate
lose lost loss
magic magician magical
make made
man men manly
marry marriage
medicine medical medic
meet met
milk milky
mouse mice
mum mummy
muscle muscular
music musician
nose nostril nosy
obey obedient obedience
old elder eldest elderly
one once only alone
pay paid payment repay repayment unpaid underpaid
permit permission
photo photograph photographer photography
piano pianist
please pleasure pleasant
poem poet poetry poetic
poor poverty
pride proud
prince princess
produce product production
prove proof
receive receipt reception
repeat repetition
ride rode ridden rider
ring rang rung
rise rose risen raise
run ran runner outrun rerun overrun running
safe safety save saviour
sail sailor
say said saying
scissors scissor
sea seaside overseas
see saw seen sight
seek sought
sell sold sale
send sent
serve servant service
set reset setting
shade shadow
shake shook shaken
sheep shepherd
shine shone shiny
shoe shod
shoot shot
short shorten
sign signature
simple simplify simplicity
sing sang sung song singer
sink sank sunk
sit sat seat
sleep slept asleep
speak spoke spoken speech
spin spun
spy spies
stand stood
steal stole stolen stealth
strike struck
strong strength strengthen
succeed success successful
surgery surgeon surgical
swear swore sworn
sweat sweaty
swim swam swum
take took taken
teach taught
tear tore torn
telephone phone
television telly televise
tell told
ten tenth teen
thief theft thieves
think thought
thirst thirsty
three third thirty thrice
throw threw thrown
tie untie tied
tiger tigress
tooth teeth
true truth truly truthful
twelve twelfth
two twice twelve twenty
use reuse misuse user useful useless unused usage
volcano volcanic
waiter waitress
wake woke awake awaken
warm warmth
wear wore worn
weave wove woven
weigh weight
wide width widen
wife wives
win won
wise wisdom
wit outwit witty
wolf wolves
woman women
wool woollen
write wrote written
young youth
zip unzip zipper
`;
