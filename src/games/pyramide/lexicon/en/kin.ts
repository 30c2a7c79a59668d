/** Families whose members do not look alike: vowels that change, borrowed words. Any two words of a line are of one root. */
export const ENGLISH_KIN = `
act actor action activity react active interact
bath bathe
be am is are was were been being
bear born bore birth borne
begin began begun beginning
bind bound bond bundle
bite bit bitten
bleed blood bled
blow blew blown
break broke broken breakage breach
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
clean cleanse
cloth clothes clothing
come came become
creep crept
deal dealt
deep depth deepen
die death dead died dying deadly
dig dug
do did done deed
draw drew drawn drawing
drink drank drunk drunken
drive drove driven driver
eat ate eaten
eight eighth eighty
fall fell fallen
feed food fed fodder
feel felt feeling
fight fought fighter
find found
fire fiery
five fifth fifty fifteen
fly flew flown flight
food feed
forget forgot forgotten
four fourth forty
freeze froze frozen frost
full fill fulfil
gild gold golden gilt
give gave given gift
glass glaze glazier
go went gone
gold golden gild
goose geese gosling
grass graze
grow grew grown growth
hang hung
hear heard
heal health
heat hot heater
hide hid hidden
high height heighten
hold held
hot heat
keep kept
king kingdom
know knew known knowledge
lead led leader
leaf leaves leafy
leave left
life live alive living lives
lie lay lain
light lit lighten
long length lengthen oblong elongate
lose lost loss
man men manly
make made
meet met
milk milky
mouse mice
nose nostril nosy
old elder eldest elderly
one once only alone
poor poverty
pride proud
prove proof
ride rode ridden rider
ring rang rung
rise rose risen raise
run ran runner
say said saying
sea seaside overseas
see saw seen sight
seek sought
sell sold sale
send sent
set seat settle
shade shadow
shake shook shaken
shine shone shiny
shoot shot
short shorten
sing sang sung song singer
sink sank sunk
sit sat seat
sleep slept asleep
speak spoke spoken speech
spin spun
stand stood
steal stole stolen stealth
strike struck stroke
strong strength strengthen
swear swore sworn
sweat sweaty
swim swam swum
take took taken
teach taught
tear tore torn
tell told tale
ten tenth tithe teen
think thought
three third thirty thrice
throw threw thrown
tooth teeth
true truth truly trust
two twice twin twelve twenty
wake woke awake awaken
warm warmth
wear wore worn
weave wove woven
weigh weight
wide width widen
wife wives
win won
wise wisdom
wolf wolves
woman women
wool woollen
work wrought
write wrote written
young youth
`;
