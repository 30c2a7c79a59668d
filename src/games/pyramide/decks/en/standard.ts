/** The format is told in ../index.ts; `npm run check:decks` judges what is written here. */
export const text = `deck: Pyramide
language: en
age: standard

card
@ 7bdb77794cc370a3
? What a nice surprise
Any *mouse* may take a *stroll*, through the *wood*, past a *snake*, with nothing for company but a *monster*.
= The Gruffalo | Gruffalo | the book The Gruffalo
@ work, recent, own, tales; stroll, snake
? Bear with us
Think of the *gap*, keep to the *right*, take the *escalator* or the *circle*; have your *oyster* with you.
= the London Underground | London Underground | the Underground | the Tube | the London Tube | Tube | the tube in London
@ place, own, places; right, circle
? Excuse me
With *eight* of these, and plenty of *suckers*, I go into any *jar*, then leave, most *cleverly*, in *ink*.
= the octopus | octopus | an octopus | the squid | squid
@ animal, nature; cleverly, jar
? Better late
Here are my *sunflowers*, my *chair*, my *starry* things; I *sold* next to nothing, and do mind the *ear*.
= Vincent van Gogh | van Gogh | Vincent
@ person, man, arts; chair, sold
? Worth a thought
So it came *down*, that *apple*: what next? A *prism*, the *tides* and, for my later years, the *mint*.
= Isaac Newton | Newton | Sir Isaac Newton
@ person, man, own, science; mint, tides
? Anything you like
Learn me by *heart*, or ask a *librarian*; any *novel* is only me, *shuffled*; you had me first as a *song*.
= the alphabet | alphabet | the ABC | ABC | the letters of the alphabet | letters | the letters
@ notion, language; shuffled, librarian
+ butterflies in your stomach
+ have your head in the clouds
+ cost an arm and a leg
+ crocodile tears
+ tightrope walker

card
@ 537c38b9f06cd58b
? Please yourself
Some want *holes*, some *mould*; a *photographer* wants me too, and I come *afterwards*, as a rule, with *crackers*.
= cheese | the cheese | blue cheese | Stilton
@ dish, food; afterwards, holes
? Nobody there
Why am I so *empty*, here on the corner? There was a *coin*, a *receiver*, a certain *smell*; now there is a *tourist*.
= the telephone box | telephone box | the red telephone box | red telephone box | phone box | the phone box | red phone box | the red phone box | telephone booth | phone booth | call box
@ thing, own, inventions; smell, tourist
? Here and there
An *era* here, a *cardigan* there, a *bracelet* for a friend, and then, *again*, a *version* or so.
= Taylor Swift | Swift | Tay Tay
@ person, woman, recent, own, arts; again, bracelet
? Next, please
With me it was *six* in all, a *break* with the *pope*, plenty of *velvet*, now and then a *block*.
= Henry VIII | Henry the Eighth | King Henry VIII | Henry 8
@ person, man, own, history; velvet, block
? Not in one go
It went up in a *night*, the *concrete* to follow, with *barbed* things on top; then a *hammer*, some *dancing*, a piece each.
= the Berlin Wall | Berlin Wall | the Wall | the fall of the Berlin Wall
@ place, history; barbed, dancing
? No change
I was *stolen* once, I have no *eyebrows*, I have *glass*, a *crowd* and, for all that, my *grin*.
= the Mona Lisa | Mona Lisa | La Gioconda | Gioconda | La Joconde | Joconde
@ work, arts; crowd, stolen
+ a bull in a china shop
+ a needle in a haystack
+ break the ice
+ castles in the air
+ grandfather clock

card
@ 2587b1b6770757bc
? It’s only me
Someone had *news*, they say, and *collapsed*; we do it for *charity*, with a *number*, and in the end get some *foil*.
= the marathon | marathon | a marathon | marathon running | the London Marathon | London Marathon
@ event, sport; charity, news
? Good idea
One *egg* here, in a *nest*, and off I go; the *spring* I do myself and, in *wood*, I do *twelve* at the most.
= the cuckoo | cuckoo | a cuckoo | cuckoo bird | the cuckoo clock
@ animal, nature; twelve, wood
? All in good order
Come for the *solstice*, bring a *druid*: such a *circle*, on such a *plain*, was no joke for us, with *rollers* or without.
= Stonehenge | Stone Henge
@ place, own, places; rollers, plain
? It depends
Out with my *tongue*, off with my *socks*; what is *energy*, and when is *yesterday*, if all is *relative*?
= Albert Einstein | Einstein
@ person, man, science; energy, yesterday
? Never again
With me it is all *cigarettes*, all *calories*, a bit of *blue*, some *soup* and, under everything, such *knickers*!
= Bridget Jones’s Diary | Bridget Jones | Bridget Jones Diary | Bridget Jones’ Diary | The Diary of Bridget Jones
@ work, recent, own, arts; blue, soup
? Easily done
Some *nuggets*, my own *lane*, a *shoelace* as it comes, *nine* and a bit, and there you have it: *gold*.
= Usain Bolt | Bolt | Lightning Bolt
@ person, man, recent, own, sport; shoelace, nuggets
+ once in a blue moon
+ turn over a new leaf
+ sit on the fence
+ wet blanket
+ vacuum cleaner

card
@ acad7cbc0d1d1f6a
? Some other time
There was a *door*, for one if not for *two*; a *necklace*, an *iceberg* and, for the rest, some *violins*.
= Titanic | the film Titanic | the Titanic | James Cameron’s Titanic
@ work, recent, own, arts; door, violins
? All very proper
From me you may have a *ball*, a *curate*, some *pride* and, in the end, *politely* put, a *proposal*.
= Jane Austen | Austen | Miss Austen
@ person, woman, own, arts; curate, politely
? Say when
I had the *sea*, then a *spring*, a *silent* one, for want of *birds*, owing to the *spray*.
= Rachel Carson | Carson | Rachel Louise Carson
@ person, woman, own, science; sea, spray
? Please knock
There was a *step*, then a *seal*, then *wonderful* things and my *mask*; as for the *curse*, do come in.
= Tutankhamun | Tutankhamen | Tutankhamon | King Tut | King Tutankhamun | Tutankhamun’s tomb
@ person, man, history; seal, step
? Nobody’s perfect
Every *dog* has me down as a *thief*; I come *daily*, leave a *bill* in the *letterbox*, no offence.
= the postman | postman | a postman | mailman | the mailman | mail carrier | letter carrier | postwoman | postie
@ notion, work; thief, daily
? Stuck with you
Do you take me *smooth*, or would you rather *crunch*? With *jelly* I am at my best; on the *palate* I *cling*.
= peanut butter | the peanut butter | a peanut butter sandwich | peanut butter and jelly
@ dish, own, food; cling, palate
+ put all your eggs in one basket
+ cry over spilt milk
+ the elephant in the room
+ couch potato
+ lost property office

card
@ 725106206a855986
? All the time in the world
Give me a *van* to live in, a *wand*, a *dowager*, and let me *sniff*: what, pray, is a *weekend*?
= Maggie Smith | Dame Maggie Smith | Dame Maggie
@ person, woman, recent, own, arts; sniff, van
? Same old story
What I had was an *orphan*, some *gruel*, a *convict*, some *cities* and, *bah*, a word for everyone.
= Charles Dickens | Dickens
@ person, man, own, arts; cities, convict
? Any minute now
Someone is to *count*, someone has *eyes* for nothing, someone is in the *curtains*; all goes well but for a *sneeze* or a *giggle*.
= hide-and-seek | hide and seek | hide and go seek | hide-and-go-seek
@ notion, sport; giggle, eyes
? Alive and well
Ask the *gardener*, ask the *pope*: I am *dead* and doing well, though any *pupil* would rather *decline*.
= Latin | the Latin language
@ notion, language; decline, gardener
? Between friends
One of us has the *cheese* and the *rocket*; the other, without a *mouth*, has the *knitting* and the *brain*.
= Wallace and Gromit | Wallace & Gromit | Wallace | Gromit | The Wrong Trousers
@ work, own, tales; knitting, mouth
? Nice and warm
With us, a *ship* has a *hump*, a *rally* has been through, the *veil* is *blue*, the rest is much the same.
= the Sahara | Sahara | the Sahara Desert | Sahara Desert | the desert | desert
@ place, places; rally, veil
+ kill two birds with one stone
+ the black sheep of the family
+ a wild goose chase
+ weather forecast
+ treasure map

card
@ d11ff1ce4c18e4c4
? Back again?
Is my *light* on? Who knows; I *hum*, I have your *magnets*, I have the *cheese* and, more than once, *somebody* or other.
= the refrigerator | refrigerator | a refrigerator | fridge | the fridge | a fridge | icebox
@ thing, house; somebody, hum
? Bring a friend
Come in *costume*, bring no *cup*; the *crates* go *overboard*, then tell them over there what to do with the *tax*.
= the Boston Tea Party | Boston Tea Party | the Tea Party | Tea Party
@ event, own, history; crates, costume
? If you must
Was I *amused*? There was an *empire* to see to, a *jubilee* or two, a *highlander*, and so much *mourning*.
= Queen Victoria | Victoria
@ person, woman, own, history; highlander, mourning
? Nobody’s friend
With a *whistle* and a *card* or two, I *run* about all day, *neutral*, among people who would buy me *glasses*.
= the referee | referee | a referee | ref | football referee | soccer referee | the umpire
@ notion, sport; neutral, glasses
? Second thoughts
Here is my *skull*, there is my *uncle*; I *hesitate*, as a *prince* will, over just the one *question*.
= Hamlet | Prince Hamlet | Hamlet, Prince of Denmark
@ work, own, arts; hesitate, uncle
? Well, well
I had the *beehive*, the *eyeliner*, the *soul*; as for *rehab*, well, you know, and then all was *black*.
= Amy Winehouse | Winehouse | Amy
@ person, woman, recent, own, arts; soul, black
+ the last straw
+ beat about the bush
+ have a frog in your throat
+ traffic jam
+ birthday cake

card
@ d26e0dddad2807cb
? All over the place
Who is my *author*? I get *fatter* in every *mouth*, have little to do with *truth*, and love you to *repeat* me.
= a rumour | rumour | rumor | a rumor | the rumour | the rumor | gossip | hearsay
@ notion, language; author, fatter
? Mind you
From my *wheelchair* I had a go at *time*, a *brief* one, then at *holes*, all in another *voice*.
= Stephen Hawking | Hawking | Professor Hawking
@ person, man, own, science; brief, voice
? Say no more
Lost: one *teddy*, one *turnip*, one *car*, most of my *words*; would anyone *cunning* please write?
= Rowan Atkinson | Atkinson | Mr Bean | Blackadder
@ person, man, recent, own, arts; words, cunning
? Keep out
Here was my *swamp*, quite *private*; then in came the *princess*, the *gingerbread*, and so much for an *ogre*.
= Shrek | the film Shrek | Shrek the ogre
@ work, recent, own, tales; private, gingerbread
? No hurry
An *eagle* is good, a *bunker* is not; bring more *irons* than you need, then *hit* as *seldom* as you can.
= golf | the game of golf | a round of golf
@ notion, own, sport; seldom, irons
? Deep down
I had more *pieces* as a *baby*; now I take my *calcium*, stay *inside* or, with the better sort, in some *cupboard*.
= the skeleton | skeleton | a skeleton | your skeleton | bones | the bones
@ thing, science; inside, pieces
+ a storm in a teacup
+ bite off more than you can chew
+ two peas in a pod
+ rocking chair
+ sleeping bag

card
@ 7f6209214ca206ab
? For old times’ sake
Was I on the *stamp*? Yes, *naturally*; there was the *corgi* too, the *handbag*, even the odd *parachute*.
= Queen Elizabeth II | Elizabeth II | Queen Elizabeth | the Queen | Elizabeth the Second | Elizabeth
@ person, woman, own, history; naturally, parachute
? Before you go
From *three* on, all in *flour*, I have my *oven*, my *rolls* and, for you, a *dozen* or thereabouts.
= the baker | baker | a baker | the bakery
@ notion, work; three, dozen
? Peace and quiet
It took one *footprint*; until then, *ashore*, I had a *parrot*, some *goats* and all of the *beach*.
= Robinson Crusoe | Crusoe | Robinson
@ work, own, tales; ashore, goats
? Who knows
Who am I? Ask the *wall*, ask the *rat*, ask the *balloon*; the rest, *oops*, is in the *shredder*.
= Banksy | Bansky
@ person, man, recent, own, arts; oops, rat
? As usual, please
They say some *earl* was *gambling*, and rather *hungry*; hence the *bread*, hence the *lettuce*, for all of us since.
= the sandwich | sandwich | a sandwich | sandwiches
@ dish, own, food; gambling, lettuce
? See you later
We were a *pair*, before the *laundry*; now there is a *drawer*, a *toe*, with something *missing* for good.
= socks | a pair of socks | sock | the sock | a sock | odd socks
@ thing, house; toe, missing
+ walking on thin ice
+ get up on the wrong side of the bed
+ throw in the towel
+ merry-go-round
+ fire engine

card
@ f26b283f817041e5
? Back to work
After a *holiday* there was a *dish*, as it was, with, *luckily*, some *mould* in it, and then fewer *germs*.
= penicillin | penicilin | penicillium | the discovery of penicillin | antibiotics
@ thing, own, science; luckily, dish
? Small is beautiful
Mine are a *hedgehog* who does the *laundry* for everyone and a *rabbit*, rather *naughty*, in his *jacket*.
= Beatrix Potter | Potter | Miss Potter
@ person, woman, own, tales; naughty, laundry
? A fair question
Will a *machine* one day *think*? I had a *hut*, a *code* and, at long last, a *banknote*.
= Alan Turing | Turing
@ person, man, own, inventions; hut, banknote
? Time’s up
Is the *bottom* at all *soggy*, the rest *raw*? Leave your *sponge*, go out, wait for a *handshake*.
= The Great British Bake Off | Bake Off | The Bake Off | Great British Bake Off | The Great British Baking Show | GBBO
@ work, recent, own, food; raw, handshake
? Mind your manners
First a *beekeeper*, then a *queue*; take your *oxygen*, take your *sherpa*, go on *upwards* for a bit.
= Mount Everest | Everest | Mt Everest | the top of Everest | Chomolungma
@ place, places; beekeeper, queue
? Take it easy
Part of me is *down*, part *across*; have you a *clue*, have you a *pencil*, or are you *brave*?
= the crossword | crossword | a crossword | crossword puzzle | the crossword puzzle | a crossword puzzle | crosswords
@ notion, own, language; brave, pencil
+ burn the candle at both ends
+ put the cart before the horse
+ pull someone’s leg
+ shooting star
+ rush hour

card
@ b042346a964b2e5c
? With a smile
I was a *nanny*, then, *practically*, a *nun*, with a *spoonful* of this, a *goatherd* for that.
= Julie Andrews | Dame Julie Andrews | Andrews
@ person, woman, own, arts; goatherd, practically
? Not my fault
Who is in *tears*? Not I: for all your *knife*, I have my *layers*, I have my *soup*; all I ask is *slowly*.
= the onion | onion | an onion | onions
@ dish, food; slowly, layers
? More or less
I gave *pigs* the *farm*, sent a *brother* almost *everywhere*, then left the rest of you *equal*, up to a point.
= George Orwell | Orwell | Eric Blair
@ person, man, own, language; everywhere, equal
? Pleased to meet you
Under a *codename* we stay *unknown*, the *worst* of us excepted; as in the *films*, do have a *cocktail* with me.
= a spy | spy | the spy | secret agent | a secret agent | spies | James Bond
@ notion, work; worst, films
? Just the one
Put a *rap*, almost *nonstop*, where you would expect a *wig*, add a *duel*, have someone in the room, then mind your *shot*.
= Hamilton | the musical Hamilton | Alexander Hamilton
@ work, recent, own, arts; nonstop, shot
? Do not disturb
With *bread* still in the *oven*, a good many of us stayed on, *forever*, thanks to the *mountain* and its *ash*.
= Pompeii | Pompei | the town of Pompeii | Herculaneum
@ place, history; forever, oven
+ rain cats and dogs
+ a wolf in sheep’s clothing
+ the early bird catches the worm
+ hot-air balloon
+ jack-in-the-box

card
@ 60a973bbdc212937
? That will do nicely
Between a *baby* and the rest, I tried *kindness* among the *kiwis*, until one day there was not *enough* in the *tank*.
= Jacinda Ardern | Ardern | Jacinda | Dame Jacinda Ardern
@ person, woman, recent, own, history; enough, tank
? That will do
Give me a *stump* with a *tank*; I’ll take my *hundred*, or very *nearly*, then, for want of better, a *duck*.
= Don Bradman | Bradman | Sir Donald Bradman | Donald Bradman | the Don | Sir Don Bradman
@ person, man, own, sport; tank, nearly
? No strings attached
Some *feathers*, a bit of a *fight*, now and then a *tooth*; and do keep *cool*, for all you *dream*.
= the pillow | pillow | a pillow | pillows | your pillow | the cushion
@ thing, house; cool, tooth
? Back soon
One *scream*, some *burglars*, a *pizza* for me: no time to lose, there is a *spider* waiting *upstairs*.
= Home Alone | the film Home Alone | Home Alone 1
@ work, own, arts; upstairs, spider
? There we are
I gave you a *belt*, better *wages* and, *cheaply* enough, a *car*, if only, for a time, in *black*.
= Henry Ford | Ford
@ person, man, own, inventions; cheaply, belt
? Think it over
With *daughters* like these, an *honest* one apart, there is little to *divide*, only a *fool* and a *storm*.
= King Lear | Lear | The Tragedy of King Lear
@ work, own, tales; honest, divide
+ put your foot in it
+ bite the bullet
+ cherry picker
+ double-decker bus
+ brain drain

card
@ 873e22624c97773f
? As you please
After the *five*, with their *picnic* and their *ginger* things, I went for *seven*, and for a *bell* besides.
= Enid Blyton | Blyton
@ person, woman, own, tales; bell, picnic
? Up to you
Leave *heaven* out, leave the *countries* out, then call me what you like: a *dreamer* at a *piano*, in *white*.
= Imagine | the song Imagine | Imagine by John Lennon | John Lennon’s Imagine
@ work, own, arts; white, countries
? How time flies
Rather *late* for the *confetti*, then, *oops*, for the *vows*, then for the rest, with some *verses* for whoever is left.
= Four Weddings and a Funeral | Four Weddings | 4 Weddings and a Funeral | Four Weddings & a Funeral
@ work, recent, own, arts; oops, vows
? One of those days
You *press*, something is *barking*, someone is in the *bath*, and the *parcel* goes to the *neighbour*.
= the doorbell | doorbell | a doorbell | the door bell | the front doorbell
@ thing, house; neighbour, bath
? As you were
With me it was a *seat*, a *bus* and, quite *firmly*, no; then a *boycott*, just for the one *seamstress*.
= Rosa Parks | Parks | Rosa Louise Parks | Mrs Parks
@ person, woman, own, history; seamstress, firmly
? Not to worry
I was the *grandmother* of that *tent*, the *first* one, there to see to your *sponge* and, my dear, your *bottom*!
= Mary Berry | Berry | Dame Mary Berry
@ person, woman, recent, own, food; bottom, grandmother
+ face the music
+ happy hour
+ cut the mustard
+ armchair traveller
+ give someone the cold shoulder

card
@ ba04db0666b6f038
? Just one more
Find the *password*, take the *sofa*, see to an *episode*, then *skip* on to another: what else is there for *tonight*?
= Netflix | a Netflix series | Netflix and chill | streaming
@ thing, recent, own, inventions; tonight, sofa
? If it’s all the same
Give me the *ladder*; I’d take the *ceiling* over the *slats*, what with all that *snoring* from *below*.
= the bunk bed | bunk bed | a bunk bed | bunk beds | bunks | the bunks
@ thing, house; slats, ceiling
? Scout’s honour
My *promises* are these: no *lie*, no *goodbye*, no reason to *cry*; only, now and then, a *link*.
= Never Gonna Give You Up | Rick Astley | rickrolling | the rickroll | Never Gonna Give You Up by Rick Astley | rickroll
@ work, own, arts; link, promises
? Wish you were here
Today: *desert* all round, a good *sunset*, and me, as *red* and as *sacred* as ever, with no one up for a *climb*.
= Uluru | Ayers Rock | Uluru Ayers Rock
@ place, own, places; sacred, sunset
? Help yourself
Out of a *shed* came a *peach*, a *giant*, all that *chocolate*, and so on, as *wickedly* as you please!
= Roald Dahl | Dahl
@ person, man, own, tales; wickedly, shed
? With pleasure
After the *lake* there was a *shirt* to live down, a silly *jumper* to put on, then the *crown* and its *stammer*.
= Colin Firth | Firth
@ person, man, recent, own, arts; stammer, lake
+ bark up the wrong tree
+ bird’s-eye view
+ cotton wool
+ bow tie
+ blind date

card
@ 6314a635295580b8
? Nothing but the best
I have a *burrow* on the *cliff*, something of the *clown*, and what I bring home goes *sideways* in my *beak*.
= the puffin | puffin | a puffin | puffins | the Atlantic puffin | sea parrot
@ animal, own, nature; sideways, clown
? Fingers crossed
Take one *celebrity*, plenty of *sequins*, a bit of *tan*; stir to a *waltz*; and, with luck, out goes a *ten*!
= Strictly Come Dancing | Strictly | Dancing with the Stars | Come Dancing
@ work, recent, own, arts; ten, tan
? Small mercies
There was no *train* on my *railroad*, only the *slaves*, the *north* and, for want of anything better, a *star*.
= Harriet Tubman | Tubman | Moses
@ person, woman, own, history; star, train
? As luck would have it
We were in *bicycles*; then it was a *coin*, some *sand*, a *propeller*, and there we were, if *briefly*.
= the Wright brothers | Wright brothers | the Wrights | Orville and Wilbur Wright | Wilbur and Orville Wright | Wright | the brothers Wright
@ person, group, own, inventions; coin, briefly
? Please be seated
A little of the *sheep*, a little of the *oats*, then, before anything else, some *bagpipes*, a *poem* and, say some, *yum*.
= haggis | a haggis | the haggis | haggis, neeps and tatties
@ dish, own, food; yum, poem
? As time goes by
It began with a *ring* and, *abruptly*, all those *bones*; now it’s the *dentist*, now some *suitcase* or other.
= the X-ray | X-ray | an X-ray | X-rays | xray | x ray | radiography | X-ray machine | Röntgen rays
@ notion, science; abruptly, suitcase
+ chain reaction
+ go the extra mile
+ forget-me-not
+ when pigs fly
+ tighten your belt

card
@ 75d7592c3778bb2a
? What did I say?
All was *pink*; then my *heels* went *flat*, and *patriarchy* got in with the *horses*; well, what else?
= Barbie | the Barbie film | the Barbie movie | Barbie the film | the Barbie doll
@ work, recent, own, arts; patriarchy, horses
? It had to be done
For some it was *railings*, for others *windows*, for me *hunger*, for my *daughters* too, all of it for a *vote*.
= Emmeline Pankhurst | Pankhurst | Mrs Pankhurst | Emily Pankhurst | the Pankhursts
@ person, woman, own, history; railings, windows
? A bit of fun
From the *tin* to the *toast*, in *tomato* as ever, with a *sausage*, and later, I’m told, rather *musical*.
= baked beans | beans | beans on toast | the baked beans | Heinz beans | Heinz baked beans | tinned beans
@ dish, own, food; musical, sausage
? Ask anyone
They say *sorrow* when I am *alone*, then *salute*, or *joy* as it may be; the *silver*, I assure you, is not mine.
= the magpie | magpie | a magpie | magpies
@ animal, own, nature; silver, alone
? Once more for luck
Have a *pint*, try for the *bull* if you like, *subtract* as you go, mind the *wall*, and end, please, on a *double*.
= darts | a game of darts | the game of darts | playing darts | dart | the dartboard | dartboard | a dartboard
@ notion, own, sport; subtract, wall
? Yes and no
Yes to the *piano*, the *spectacles*, the *candle*; yes, too, after so much *farewell*, I am *still* around.
= Elton John | Sir Elton John | Elton
@ person, man, own, arts; farewell, still
+ fortune teller
+ paint the town red
+ charity shop
+ have a chip on your shoulder
+ flying saucer

card
@ 227518b6aa57fc78
? The usual
Rather *sulky*, I’d say, even in the *band*; then one *footballer*, any number of *sunglasses*, and so on to the *catwalk*.
= Victoria Beckham | Posh Spice | Victoria Adams | Mrs Beckham | Posh
@ person, woman, recent, own, work; sunglasses, catwalk
? All aboard
A *boy*, a *tiger*, a *boat* and, at first, some sort of *zoo*: would you *believe* that, in our place?
= Life of Pi | the Life of Pi | The Life of Pi | Pi
@ work, recent, own, tales; believe, zoo
? Any time
Ask the *bat*, ask the *nymph*; in a *valley* or anywhere else, just *shout*, for I’ll be along *shortly*.
= the echo | echo | an echo | echoes
@ notion, science; shortly, bat
? It all adds up
Just a *busker*, thank you, a *loop*, a bit of *arithmetic*, a good *shape*; that, to me, is *perfect*.
= Ed Sheeran | Sheeran | Ed Sheran
@ person, man, recent, own, arts; arithmetic, loop
? Says who?
All *neck* in the *outback*, I had the *army* on me; then again, I had *legs*, so they had to *retreat*.
= the emu | emu | an emu | emus | the emus
@ animal, own, nature; retreat, legs
? Under the circumstances
One *divorce*, then one more; a *king* at a *microphone*; no *throne* after that, thanks to little me, but *abroad* is nice.
= Wallis Simpson | Mrs Simpson | the Duchess of Windsor | Duchess of Windsor | Wallis | Simpson
@ person, woman, own, history; microphone, abroad
+ daylight robbery
+ have ants in your pants
+ glass ceiling
+ spill the beans
+ keep your chin up

card
@ 97113a9397866b7c
? Don’t mention it
What else is there to do, they say, with a *kite* in a *storm* but add a *key* and go *ouch*? As for the *bifocals*, you are welcome.
= Benjamin Franklin | Franklin | Ben Franklin
@ person, man, own, inventions; bifocals, ouch
? Take your time
First the *flame*, then the *hood*; I went round *once*, then *sat* a bit, and took another *flag* along.
= Cathy Freeman | Freeman | Catherine Freeman | Kathy Freeman
@ person, woman, recent, own, sport; sat, once
? To whom it may concern
While you are *elsewhere*, thanks to some *beach*, I see to it, *automatically*, that no *email*, be it *urgent* or not, goes without.
= the out-of-office message | out of office | out-of-office | the out-of-office reply | out of office message | out of office reply | auto-reply | automatic reply | autoreply | autoresponder | vacation responder | OOO
@ thing, recent, work; elsewhere, urgent
? Much too nice
Some *rats*, some *sailors*, a *pigeon* of sorts, if perhaps a bit *stout*: need I really say *extinction*?
= the dodo | dodo | a dodo | the dodo bird | dodos
@ animal, nature; stout, pigeon
? One thing at a time
There is a *dress* in those *curtains*, there is a *war* on, and as for the *damn*, well, there is *tomorrow*.
= Gone with the Wind | Gone With The Wind | Scarlett O’Hara | the film Gone with the Wind
@ work, own, arts; war, damn
? All for the best
Under all that *purple* an *archbishop* may *giggle*, then *forgive*, or see a *rainbow* where there was none.
= Desmond Tutu | Tutu | Archbishop Tutu | Archbishop Desmond Tutu
@ person, man, own, history; giggle, purple
+ jigsaw piece
+ pull the wool over someone’s eyes
+ find your feet
+ call a spade a spade
+ pecking order

card
@ d0fc83235b44baf8
? Better not
Would a *ballerina* have had it, with a *kiwi* on all that *meringue*? Ask the *neighbours* and they will *quarrel*.
= the pavlova | pavlova | a pavlova | the pav | pav
@ dish, own, food; quarrel, neighbours
? Time for something else
Once the *wand* was put away, I had a *degree* to take, a *beast* to *dance* with, something to say for *women*.
= Emma Watson | Watson
@ person, woman, recent, own, arts; degree, women
? Without further ado
One of us left the *police*, one of us *insurance*, for the *ice*; and there, *flawlessly*, we were each a *six*.
= Torvill and Dean | Jayne Torvill and Christopher Dean | Torvill & Dean | Jayne Torvill | Christopher Dean | Torvill | Dean
@ person, group, own, sport; flawlessly, insurance
? Over to you
Some take a *raincoat*, some a *honeymoon*, one a *tightrope*; between us and the *border* there is only the *roar*.
= Niagara Falls | Niagara | the Niagara Falls | Horseshoe Falls
@ place, own, places; roar, tightrope
? At your service
For hire: one *balcony*, one *globe*, a *shipwreck* on request, a *sonnet* for her; ask me *wherefore*, if you like.
= William Shakespeare | Shakespeare | the Bard | the Bard of Avon | Will Shakespeare
@ person, man, own, language; wherefore, shipwreck
? One thing led to another
With the *steel* gone, what was there but the *dole*, a *dance*, some *stripping* and, finally, *nothing*?
= The Full Monty | Full Monty | the film The Full Monty
@ work, recent, own, work; dance, nothing
+ add fuel to the fire
+ box office
+ back to the drawing board
+ on the tip of your tongue
+ car boot sale

card
@ 8d18f33c16d6e5b7
? With compliments
I wore *lace*, did my *exercises*, sat *supreme*, and, *respectfully*, among so many others, did *dissent*.
= Ruth Bader Ginsburg | Ginsburg | RBG | Bader Ginsburg | Justice Ginsburg | the Notorious RBG
@ person, woman, recent, own, work; exercises, respectfully
? Same as ever
Here a *chemist* has room for *gold*, room for *helium*, all very *tidy*, the *gaps* filled in by now.
= the periodic table | periodic table | the periodic table of elements | periodic table of the elements | the table of elements | Mendeleev’s table
@ notion, science; gaps, tidy
? As one does
From *prison* I went, *patiently*, on to be *president*, with some *rugby* and little but *forgiveness* for the rest.
= Nelson Mandela | Mandela | Madiba
@ person, man, recent, own, history; patiently, forgiveness
? Worth the trip
So off we went, *rabbits* to a man, out of the *meadow*, to the *hill*, with a *gull*, and made everyone *cry*.
= Watership Down | Watership
@ work, own, tales; meadow, gull
? High and low
I *sing* on the *moor*, at the *window*, then up that *hill*; for the rest, it all comes back *eventually*.
= Kate Bush | Bush
@ person, woman, own, arts; eventually, window
? Under pressure
Once a *wallpaper*, or meant to be, now I hold your *china*; then your *thumb* comes along and, *pop*, all is *calm*.
= bubble wrap | the bubble wrap | bubblewrap | Bubble Wrap | bubble paper
@ thing, own, inventions; wallpaper, calm
+ turn a blind eye
+ chew the fat
+ like a fish out of water
+ bouncy castle
+ see red

card
@ 5acba0ec871ec73c
? Passing through
The *tenants* go, the *door* stays; there is a *photographer* or twenty and, at times, *outside*, for all to see, a *lectern*.
= Downing Street | 10 Downing Street | Number 10 | Number Ten | No. 10 | Ten Downing Street
@ place, own, places; outside, photographer
? With thanks
With a *lyre*, on an *island*, among *women*, I was at home; what you have, *alas*, is a *fragment*.
= Sappho | Sappho of Lesbos | Sapho | Psappha
@ person, woman, language; alas, fragment
? If all else fails
If the *lights* should talk, have some *waffles*, go *underneath*, with the *kids*, and count on *eleven*.
= Stranger Things | the series Stranger Things | Stranger Thing
@ work, recent, own, arts; underneath, kids
? No more, no less
All I did was *cut* here and there, add a *daisy*, allow a *knee*; the *skirt* went off with the *sixties*.
= Mary Quant | Quant | Dame Mary Quant
@ person, woman, own, inventions; daisy, cut
? If you don’t mind
I am best in *paper*, on a *pier*, with *vinegar* about me and a bit of peace; *shoo*, you *gull*!
= fish and chips | fish & chips | fish ’n’ chips | fish supper | chips | a fish supper | cod and chips
@ dish, own, food; shoo, pier
? A warm welcome
Out with the *tongue*, down on the *thighs*, all *stamp* as one: and to think that the *match* has *yet* to begin!
= the haka | haka | a haka | the Maori haka | the All Blacks’ haka | the All Blacks haka
@ event, own, sport; yet, stamp
+ all ears
+ pins and needles
+ hair’s breadth
+ feel under the weather
+ lead someone up the garden path

card
@ e7292e2327496f87
? Much obliged
I began rather *violet*, went on as a *medium*, then, *hallelujah*, as the least likely *nun* of the whole *choir*.
= Whoopi Goldberg | Whoopi | Goldberg
@ person, woman, recent, own, arts; hallelujah, violet
? Any questions?
It was *sauerkraut* for my *crew*, then *southwards* with a *botanist*, and what on earth to call this *kangaroo*?
= Captain Cook | James Cook | Cook | Captain James Cook
@ person, man, own, places; sauerkraut, botanist
? All in good time
Wanted: some *barley*, some *peat*, an old *cask*; would suit *angels*; anyone else, please come *neat*.
= whisky | whiskey | Scotch | Scotch whisky | a whisky | malt whisky | single malt | a wee dram
@ dish, own, food; angels, neat
? See you then
Come *midnight*, put your *arms* this way and that, have your *cup*, then *mumble* away, if only for an *acquaintance*.
= Auld Lang Syne | Old Lang Syne | Auld Lang Sine | For Auld Lang Syne
@ work, own, arts; cup, mumble
? Through and through
It’s all *coats* and *moth*, and what to *wear*? Some, they say, had *snow* out of it, others a *lion*.
= the wardrobe | wardrobe | a wardrobe | the closet | closet | the Narnia wardrobe
@ thing, house; moth, snow
? Within reason
There is *nothing* in me, the *doctor* knows it, and in all *honesty* why should you not *believe*, and be *better*?
= the placebo | placebo | a placebo | the placebo effect | placebo effect | a sugar pill | sugar pill | placebos | a dummy pill
@ notion, science; honesty, better
+ bucket and spade
+ lucky charm
+ fancy dress
+ window shopping
+ speed camera

card
@ bd9ed4708a7ad0d2
? Ready when you are
With my *buttons*, any *channel*, and now and then a *battery*, why am I *always* behind some *cushion*?
= the remote control | remote control | the remote | remote | the TV remote | TV remote | a remote control | the zapper | zapper | the clicker | the television remote
@ thing, house; always, cushion
? Just in case
Take a *bitter* one, keep its *peel*, wait for *toast*, hide some for the *bear*, perhaps under a *hat*.
= marmalade | the marmalade | orange marmalade | Seville marmalade | a marmalade sandwich
@ dish, own, food; hat, peel
? Ask around
Ask the *pussycat* how well I *sing*, ask the *mouse* how *noiselessly* I come; but am I as *wise* as that?
= the owl | owl | an owl | owls | the barn owl | the tawny owl
@ animal, own, nature; noiselessly, sing
? Back in five minutes
After the *dive*, the *knitting*: with my *needles*, in my *trunks*, I made the best *medal* of all a little something to live in.
= Tom Daley | Daley | Thomas Daley | Tom Daley the diver
@ person, man, recent, own, sport; trunks, needles
? And that was that
A *crossing*, a *submarine*, a *walrus*, a *roof* for the last of it: were we any good? Well, *yeah*.
= the Beatles | Beatles | The Fab Four | Fab Four | John, Paul, George and Ringo
@ person, group, own, arts; roof, yeah
? From the heart
Try the *airport*, try, *wordlessly*, the *doorstep*, take a *placard*; and after all that there is the *lobster*.
= Love Actually | Love, Actually | the film Love Actually
@ work, recent, own, arts; wordlessly, lobster
+ bubble bath
+ paper round
+ fall off the back of a lorry
+ get your ducks in a row
+ piggy bank

card
@ 935ed36b550105cc
? Fair enough
With *legs* like that, a *mane* like that and a *husband* well left, what else could I be but, *simply*, the *best*?
= Tina Turner | Tina | Anna Mae Bullock
@ person, woman, own, arts; mane, husband
? Time will tell
Some *bluebirds*, a *sunny* day, and I, a *sweetheart* to the *forces*, with every hope to *meet* you all.
= Vera Lynn | Dame Vera Lynn | Dame Vera | Lynn
@ person, woman, own, arts; sunny, sweetheart
? You never know
Between the *wire* and the *pie*, what is a *hen* to do, with a *rooster* like that, but *escape*?
= Chicken Run | the film Chicken Run
@ work, recent, own, tales; wire, escape
? Less is more
A *sari*, a *prayer* and the *poor*: that was *plenty* for me, and in the end they call you a *saint*.
= Mother Teresa | Teresa | Mother Theresa | Saint Teresa of Calcutta | Mother Teresa of Calcutta
@ person, woman, own, work; plenty, prayer
? One a day
Forecast: *grey* at first, then *green*; by *vowel* or by *guess* you get there; more of it, for all, *tomorrow*.
= Wordle | the Wordle | a Wordle | today’s Wordle
@ work, recent, own, language; tomorrow, vowel
? Ups and downs
A *jump*, a *pocket*, now and then the *gloves*: I have all I need, and no wish to go *backwards* in the *desert*.
= the kangaroo | kangaroo | a kangaroo | a wallaby | wallaby | roo
@ animal, own, nature; desert, gloves
+ mind the gap
+ high-rise flat
+ full of beans
+ bedside table
+ go round in circles

card
@ f6cdae8b529cc7fc
? Now or never
What is wanted is a *bobsleigh*, some *reggae*, a *coach* with a past, a lucky *egg* and, for the last of it, *walking*.
= Cool Runnings | Cool Running | the film Cool Runnings
@ work, recent, own, sport; walking, egg
? It had to be said
From a *slave*, a *ghost* and one *beloved* word I made, as best I could, a *novel*; then came the *prize*.
= Toni Morrison | Morrison | Chloe Wofford
@ person, woman, own, arts; prize, ghost
? Feet first
I am *rubber*, at times *knitted* over, in *bed* before you, good for *cramp*, and done for by *dawn*.
= the hot-water bottle | hot-water bottle | a hot-water bottle | hot water bottle | a hot water bottle | hottie
@ thing, own, house; dawn, cramp
? Purely routine
It was *strictly* against *malaria*, of course: with *bubbles*, with a *slice*, and now and again with the *colonel*.
= gin and tonic | a gin and tonic | G&T | a G and T | gin tonic | gin & tonic | G and T
@ dish, own, food; colonel, strictly
? Not a moment to lose
With a *poet* for a *father* and a wish to *calculate*, what else to give an *engine* but a *program*?
= Ada Lovelace | Lovelace | Countess of Lovelace | Ada Byron | Lady Lovelace | Ada
@ person, woman, own, science; engine, calculate
? Every little helps
In *yellow*, come what may, all I need, *twice* a day, is a *stick*: the *drivers* wait, the *pupils* do not.
= the lollipop lady | lollipop lady | a lollipop lady | lollipop man | the lollipop man | a lollipop man | school crossing patrol | crossing guard | a crossing guard | lollipop person
@ notion, own, work; twice, yellow
+ identity parade
+ kill the goose that lays the golden eggs
+ snow globe
+ hit the nail on the head
+ eat humble pie

card
@ 12866af256b6a35b
? Enough said
One *lawyer*, one *tomboy*, one *jury*: I thought that book would do, and went *quietly* back to the *porch*.
= Harper Lee | Lee | Nelle Harper Lee | the author of To Kill a Mockingbird
@ person, woman, own, language; porch, quietly
? We shall see
Take a *tie*, a good *handshake*, and one small *weakness*; then *thank* them all and go and sit by the *phone*.
= a job interview | job interview | the job interview | an interview | interview | an interview for a job
@ event, work; thank, tie
? Worth a try
Begin at *nine*, put on a *wig*, add *rhinestones*, and have enough left for a *park* and everybody’s *books*.
= Dolly Parton | Parton | Dolly
@ person, woman, own, arts; books, park
? Good to see you
With *wings* like a *jumbo*, with *rust* all over, I am up beside the *traffic*, but not about to *fly*.
= the Angel of the North | Angel of the North | Gormley’s Angel | the Angel | Antony Gormley’s Angel of the North
@ place, recent, own, places; jumbo, fly
? You never can tell
Why not have an *answer* here, a *map* there, now and then a *doodle*, a go for the *lucky*, or simply *everything*?
= Google | the Google search engine | Google search | a search engine | Google Search
@ thing, recent, own, inventions; everything, doodle
? Put it there
It takes a *screwdriver*, a *telephone*, now and then another *face*; the rest of us had better be *behind* the *sofa*.
= Doctor Who | Dr Who | the Doctor | Dr. Who
@ work, own, arts; telephone, behind
+ make hay while the sun shines
+ jump on the bandwagon
+ rob Peter to pay Paul
+ bring home the bacon
+ the bee’s knees

card
@ 87e9f7735df9c71a
? Still there?
I gave my *albums* my *age*, said *hello* a great deal, and let the *rain* have its *flames*, more or less.
= Adele | Adele Adkins | the singer Adele
@ person, woman, recent, own, arts; rain, age
? On the whole
To do today: one *cigar*, one *bath*, a bit of *painting*, some *fingers* up, and whatever else, no *surrender*.
= Winston Churchill | Churchill | Sir Winston Churchill | Winnie
@ person, man, own, history; bath, painting
? For what it’s worth
After the *noodles* comes the *bill*, then me; look *inside*: some *advice*, something of *destiny*, that is all I have.
= the fortune cookie | fortune cookie | a fortune cookie | fortune cookies | a Chinese cookie
@ dish, own, food; bill, advice
? For the record
First a *butterfly*, then a *bee*, and of course the *greatest*: did I say so, *loudly*, by the *ring*?
= Muhammad Ali | Ali | Mohammed Ali | Cassius Clay | Muhammed Ali
@ person, man, own, sport; loudly, greatest
? Make yourself at home
Mind the *rat*, forgive the *waiter*, and then, as *angrily* as you must, take a *branch* to the *bonnet*.
= Fawlty Towers | Faulty Towers | Fawlty Tower | Basil Fawlty
@ work, own, work; angrily, rat
? Nearly there
Try to *fold* me, do; I have my *elastic* and my *mattress*, but of every *corner* I’d rather not have the *fourth*.
= the fitted sheet | fitted sheet | a fitted sheet | fitted sheets | the bed sheet | the bottom sheet | the sheet | sheet
@ thing, house; fourth, corner
+ chopping board
+ backseat driver
+ safety net
+ fly off the handle
+ lemon squeezer

card
@ 9b9e6d742a342b79
? Not a day sooner
I ask a *stir* of everyone, some *weeks* in peace, a *sixpence*, a bit of *holly*, and *brandy* for the last of me.
= the Christmas pudding | Christmas pudding | a Christmas pudding | plum pudding | Xmas pudding | the plum pudding | figgy pudding
@ dish, own, food; weeks, stir
? If you please
Where the *spade* goes I go, *breast* first, for a *worm*; I end on a *card*, having *sweetly* told everyone to get out.
= the robin | robin | a robin | robins | robin redbreast | the robin redbreast
@ animal, own, nature; sweetly, spade
? Fair’s fair
My way: a *piglet* for the *chauvinist*, then the *racket*, a few *sets*, and something *equal* for everyone after that.
= Billie Jean King | Billie Jean | Billie-Jean King | Mrs King
@ person, woman, own, sport; piglet, sets
? For my eyes only
In *white*, and mostly *upstairs*, with a *dash* here and another there, I left my *poems* in a *drawer*.
= Emily Dickinson | Dickinson | Emily Dickenson
@ person, woman, own, arts; dash, drawer
? By request
A *priest*, a *fox*, some of a *flea*, a very elegant *killer*, and, just for you, the odd *aside*: all by me.
= Phoebe Waller-Bridge | Waller-Bridge | Phoebe Waller Bridge | the creator of Fleabag | Fleabag’s author
@ person, woman, recent, own, arts; aside, flea
? Is that all right?
With *pigs* for friends, a *windmill* to see to, and *commandments* that are *slightly* other than before, who would be a *donkey*?
= Animal Farm | Orwell’s Animal Farm | The Animal Farm
@ work, own, tales; slightly, donkey
+ jump the queue
+ have a bee in your bonnet
+ fast food
+ have two left feet
+ sleepwalker

card
@ 5fdfe45f0ef08de9
? It had to happen
After the *whip*, this *widow* took a *chariot*, found a *legion* or so, and left everything *burnt*.
= Boudica | Boadicea | Boudicca | Queen Boudica | Queen Boadicea
@ person, woman, own, history; whip, burnt
? In good hands
Go to the *wolves*, ask the *panther*, beware of the *python* and, if you can, *howl*: a *cub* could do worse.
= The Jungle Book | Jungle Book | the Jungle Book | Mowgli | the Jungle Books
@ work, own, tales; howl, cub
? As seen
Inventory, so far: one *bed*, left *unmade*, one *tent*, some *neon*; and as far as I know, it’s *art*.
= Tracey Emin | Emin | Dame Tracey Emin | Tracy Emin
@ person, woman, recent, own, arts; unmade, art
? Watch your step
So my *trouble* took the *apples* to the *dog*: now then, *blimey*, where is your *loaf*?
= Cockney rhyming slang | rhyming slang | Cockney slang | Cockney | the Cockney dialect | Cockney rhyme
@ notion, own, language; trouble, blimey
? From where I stand
Some see *shells*, some see *sails*; the *architect*, they say, *never* came back, and I, well, I see the *harbour*.
= the Sydney Opera House | Sydney Opera House | Sydney Opera | the Opera House | Sydney’s Opera House
@ place, own, places; architect, never
? That’ll teach you
Out of my *spikes* I am all *shine*; then you put me on a *shoelace*, in *autumn*, but it is your *knuckles* that get it.
= the conker | conker | a conker | conkers | the horse chestnut | horse chestnut
@ thing, own, nature; shine, spikes
+ burn your bridges
+ come out of your shell
+ red herring
+ look before you leap
+ rock the boat

card
@ 0804e6c6289a1966
? Nothing personal
Come for the *dragons*, stay for the *dwarf*, mind the *wedding*, wait for the *winter* and, above all, *survive*!
= Game of Thrones | A Song of Ice and Fire | GoT | the Game of Thrones
@ work, recent, own, tales; survive, wedding
? Not for me
Would I leave the *rail*? Only a *hotel* would think so; I am all *shoulders*, I do *multiply*, but I keep your *jacket* nicely.
= the coat hanger | coat hanger | a coat hanger | coat hangers | the clothes hanger | a hanger | hanger | clothes hanger | coathanger
@ thing, house; multiply, hotel
? Pass it on
No *spider* myself, and look, a *web*; it was in a *laboratory*, now in the *world*, and, well, *free*.
= Tim Berners-Lee | Berners-Lee | Sir Tim Berners-Lee | Tim Berners Lee | Sir Tim
@ person, man, recent, own, inventions; spider, laboratory
? A clean break
Who *needs* me? Not the *surgeon*, not the *reader* either; what I leave is a *scar*, a bit to the *right*.
= the appendix | appendix | an appendix | the vermiform appendix
@ thing, science; needs, reader
? One more thing
Mine were the *cabin*, the *beard*, the *penny* later on; mine too, and rather *sadly* so, the *theatre*.
= Abraham Lincoln | Lincoln | Abe Lincoln | President Lincoln | Honest Abe
@ person, man, own, history; sadly, penny
? Same time tomorrow
All of them *actors*, a *camera* in everything, a *boat* for me, then, *ouch*: so much for the *sky*!
= The Truman Show | Truman Show | Truman | Truman Burbank
@ work, recent, own, arts; ouch, boat
+ the tip of the iceberg
+ caught red-handed
+ cut corners
+ magic wand
+ drop a clanger

card
@ 8a48cef0abd298f0
? Whatever the weather
A *gorilla* or two, then a *whisper* among the *leaves*, though I’d rather have less *plastic* on the *planet*, please.
= David Attenborough | Attenborough | Sir David Attenborough
@ person, man, own, nature; leaves, plastic
? Off we go
There is the *sleigh*, the *snow*, a good deal of *laughter*, yet, *hey*, not one *reindeer*: how odd!
= Jingle Bells | the song Jingle Bells | Jingle Bell
@ work, own, arts; hey, reindeer
? Neither here nor there
Part *comma*, part *pause*, taken *seriously* by some, left out by most, I am good for a *wink* in a *message*.
= the semicolon | semicolon | a semicolon | semi-colon | the semi-colon
@ notion, language; seriously, message
? Off the record
The *diary* has it all, the *plague*, the *fire*, and what else was I to *bury* but my best *parmesan*?
= Samuel Pepys | Pepys | Sam Pepys
@ person, man, own, history; bury, parmesan
? Much the same
In my *hat*, some *marmalade*; on me, a *label*; so I stood, *politely* as can be, in the *station*.
= Paddington | Paddington Bear | the bear Paddington | Paddington Brown
@ character, own, tales; politely, hat
? Round and round
First, and *faster* than most, the *laps*; then both *arms* on my *head*; in the end, even a *sword*.
= Mo Farah | Farah | Sir Mo Farah | Mohamed Farah | Sir Mo
@ person, man, recent, own, sport; sword, faster
+ night owl
+ play second fiddle
+ bury the hatchet
+ washing line
+ take the biscuit

card
@ 90462abb6166141a
? It may never happen
I come *suddenly*, in *church* if possible; some give me *sugar*, some a *glass*, and others rather a *fright*.
= hiccups | the hiccups | hiccup | a hiccup | hiccoughs | a fit of hiccups
@ thing, science; church, suddenly
? Nothing to hide
I am really *orange*; I hear the *pilot*, I love *boredom*, and it takes a *crash* to make me *talk*.
= the black box | black box | a black box | the flight recorder | flight recorder | black box recorder | the flight data recorder | the cockpit voice recorder
@ thing, own, inventions; boredom, talk
? Mind your step
Out by *tornado*, home by *slippers*, with some *straw*, some *tin* and something a little *cowardly* on the way.
= The Wizard of Oz | Wizard of Oz | The Wonderful Wizard of Oz | Oz | Dorothy
@ work, own, tales; cowardly, straw
? Keep it down
Make it *quietly*, in a *bedroom*, with your *sibling*, in *baggy* things; be *bad* if you must.
= Billie Eilish | Eilish | Billie Eilish O’Connell | Billie Eylish
@ person, woman, recent, own, arts; quietly, bedroom
? Another day, perhaps
Put me by the *chains*, with my *cigar*, and *immediately*, please: the *bridge* can wait, so can the *tunnel*.
= Isambard Kingdom Brunel | Brunel | I. K. Brunel | Isambard Brunel
@ person, man, own, work; immediately, chains
? As the case may be
I was *briefly* a *queen*, for years the *boss* of that *agent*, and for the rest, well, a *dame*.
= Judi Dench | Dench | Dame Judi Dench | Judy Dench | Dame Judi
@ person, woman, own, arts; briefly, boss
+ hit the roof
+ hold your horses
+ be on cloud nine
+ comfort zone
+ jet lag

card
@ 92846aebf6c7fd6c
? No hard feelings
From the *spaceship* I took a *cat*, left the *alien*, then, *gladly*, was off to the *gorillas*.
= Sigourney Weaver | Weaver | Sigourney | Ripley | Ellen Ripley
@ person, woman, own, arts; gladly, cat
? Keep it to yourself
“At *midnight*, with a *candle* or two, as a *goddess* will, I see *immediately* to some *chocolate*: is that not work?”
= Nigella Lawson | Nigella | Lawson
@ person, woman, recent, own, food; candle, immediately
? It comes to the same
Meant to be *temporary*, left by the *river*, it has a *capsule* for everyone, goes round rather *slowly*, and gets you *nowhere*.
= the London Eye | London Eye | the Millennium Wheel | the Eye | the big wheel in London
@ place, recent, own, places; temporary, nowhere
? Pardon me
Some *humbug* to begin with, then a *ghost* or so, a *crutch* in passing; lastly, and ever so *generously*, a *turkey* for somebody else.
= A Christmas Carol | Christmas Carol | Scrooge | Dickens’s Christmas Carol | Ebenezer Scrooge
@ work, own, tales; generously, crutch
? Family business
I had a *sister* some way *ahead* of me, then behind; I had a *serve*, a *racket* and, once, a *catsuit*.
= Serena Williams | Serena | Williams | the Williams sisters
@ person, woman, recent, own, sport; ahead, catsuit
? After you
I have my *stripes*, the *driver* has his manners, and once, for an *album*, I had *four* at a time, one of them *barefoot*.
= the zebra crossing | zebra crossing | a zebra crossing | pedestrian crossing | the pedestrian crossing | the crossing | crosswalk | the Abbey Road crossing | Abbey Road zebra crossing
@ thing, own, inventions; barefoot, driver
+ phone box
+ keep the wolf from the door
+ package holiday
+ baby shower
+ red carpet

card
@ 07dc5ed6eae3f731
? Thanks all the same
No, said the *publishers*, not a *wizard*; so I took my *initials* and my *train* and went *patiently* on.
= J. K. Rowling | Rowling | JK Rowling | J.K. Rowling | Joanne Rowling
@ person, woman, recent, own, tales; patiently, initials
? First things first
It came to me in the *hand*, under the *pump*: I was *deaf*, I was *blind*, I had a *word*.
= Helen Keller | Keller
@ person, woman, own, language; word, pump
? It takes all sorts
The *dentist* took the *pitchfork*, the *sister* took the *apron*, both took it all very *solemnly*, as it should be.
= American Gothic | Grant Wood’s American Gothic | the American Gothic
@ work, own, arts; dentist, sister
? There, there
After a *funeral* or a *leak*, what else is there than some *steam*, a *click*, then the *teapot*?
= the kettle | kettle | a kettle | the electric kettle | electric kettle | tea kettle | putting the kettle on
@ thing, own, house; leak, funeral
? While you are here
With *berries* for the *druid*, a *kiss* for the rest, I am a *parasite*, it is true, but *seldom* a bore.
= mistletoe | the mistletoe | a sprig of mistletoe | some mistletoe
@ thing, own, nature; seldom, parasite
? Mind how you go
Notice: *ravens* to stay in, *jewels* to look at; any *traitor*, this way, and *kneel*; do mind the *axe*.
= the Tower of London | Tower of London | the Tower | London Tower
@ place, own, places; traitor, kneel
+ heart-to-heart
+ loose cannon
+ be in the same boat
+ clutch at straws
+ let sleeping dogs lie

card
@ b22cae2b52973ddb
? Keep the change
With me you have the *oval*, the *lawn*, a *turkey* or two to *pardon*, and then, sooner or later, a *move*.
= the White House | White House | 1600 Pennsylvania Avenue
@ place, own, places; move, lawn
? Same as before
There I was for *eleven* years, with my *handbag*, the *miners*, not much *milk* left, and no wish whatever to *turn*.
= Margaret Thatcher | Thatcher | Mrs Thatcher | Maggie Thatcher | the Iron Lady | Maggie
@ person, woman, own, history; turn, milk
? With feeling
I gave a *guitar* my *teeth*, then some *fire*, a little *purple*, and in the end the whole of an *anthem*.
= Jimi Hendrix | Hendrix | Jimmy Hendrix
@ person, man, own, arts; anthem, purple
? Nothing to add
With *rum* by me, a *bull* to get away from, a *marlin* to talk about, I say it *bluntly*: who wants *adjectives*?
= Ernest Hemingway | Hemingway | Hemmingway | Papa Hemingway
@ person, man, own, arts; adjectives, bluntly
? Nobody’s fault
First a *street*, then a *hotel*, at times *jail*; in the end somebody has to *cheat* and somebody to *sulk*.
= Monopoly | a game of Monopoly | the game of Monopoly | playing Monopoly
@ work, own, house; sulk, cheat
? Business as usual
Here we have *paper*, a *boss*, a *stapler* in *jelly*, someone to look at: all in all, how *awkward*!
= The Office | Office | the office series | The Office with David Brent | The Office with Ricky Gervais | The Office UK | The Office US
@ work, recent, own, work; awkward, paper
+ cold feet
+ make a mountain out of a molehill
+ garden gnome
+ out of the frying pan into the fire
+ hot potato

card
@ aeea17cad975c9ac
? Straight to the point
Have some *tea*, please the *maiden*, be *silly* now and then, keep your *leg* out of it, and end in a *draw*.
= cricket | a game of cricket | a cricket match | test cricket | a test match
@ notion, own, sport; leg, silly
? Come again?
I gave you *moonlight*, then *fate*, then *joy* for one and all; was there any *applause*? I was *deaf* to it.
= Beethoven | Ludwig van Beethoven | van Beethoven
@ person, man, arts; applause, fate
? By all means
Give me a *pin*, some *tartan*, a *corset*, and I shall do it all *sideways*: how very *punk*!
= Vivienne Westwood | Westwood | Dame Vivienne Westwood | Vivien Westwood
@ person, woman, own, work; sideways, pin
? Be my guest
I was *tall*, did a little for the *spies*, then brought *cuisine* to *television*, by way of some *butter*.
= Julia Child | Child | Julia Childs
@ person, woman, own, food; spies, tall
? Late again
It took one *crash* after another, deep *underground*, and half a *century*, to see me at all: *tiny*, yes, but good for the *mass*.
= the Higgs boson | Higgs boson | Higgs | the God particle | God particle | the Higgs | boson
@ thing, recent, own, science; crash, underground
? Who goes first?
Some *boys*, an *island*, here a *conch*, there a *pig*: now which of us is to *hunt*, and which is not?
= Lord of the Flies | The Lord of the Flies | the Lord of the Flies
@ work, own, tales; hunt, pig
+ stiff upper lip
+ fairy godmother
+ swan song
+ money doesn’t grow on trees
+ bucket list

card
@ 55445b138d3af4b8
? So they tell me
With my *spots* and my *wings*, I go from the *roses* to a *finger*; after that, had I not better go *away*?
= the ladybird | ladybird | a ladybird | ladybug | the ladybug | a ladybug | lady beetle
@ animal, nature; away, roses
? If you insist
All *blond*, with some *leg*, more *spin*, I took a *wicket* or two; and off duty, they say, just *beans*!
= Shane Warne | Warne | Warnie | Shane Keith Warne
@ person, man, recent, own, sport; beans, leg
? Look away now
Over a *tax* I took the *horse*, with my *hair* about me and, they say, one *tailor* a little too *curious*.
= Lady Godiva | Godiva
@ person, woman, own, tales; tailor, tax
? Until next time
Look for a *tail*, in the *sky* or on a *tapestry*; if not, *wait*, it is only a *lifetime*.
= Halley’s Comet | Halley | Comet Halley | the comet | a comet | Halleys comet
@ thing, science; tapestry, wait
? You had to be there
At some *wedding* or other, next to a *cowboy*, use your *elbows*, mostly *overhead*: there you have every *letter*.
= Y.M.C.A. | YMCA | the YMCA | the YMCA song | YMCA by the Village People
@ work, own, arts; overhead, letter
? Change of plan
So much for the *pole*: with *ice* for company, *penguin* for dinner and no *ship* to speak of, I brought home *everybody* who was with me.
= Ernest Shackleton | Shackleton | Sir Ernest Shackleton
@ person, man, own, places; penguin, everybody
+ bend over backwards
+ the ball is in your court
+ ironing board
+ let the cat out of the bag
+ ghost town

card
@ 6b83c67ac6faeaae
? Out of thin air
You want it in your *ear*, with no *cable*; I want to *pair*; as for that old *king*, ask *elsewhere*.
= Bluetooth | the Bluetooth | Bluetooth technology | a Bluetooth connection
@ thing, recent, inventions; king, elsewhere
? In plain English
“There it is, *raw* again: so I *swear* at the *chef*, at the *kitchen*, and sometimes at the odd *donkey*!”
= Gordon Ramsay | Ramsay | Gordon Ramsey | chef Ramsay
@ person, man, recent, own, work; donkey, raw
? Take your pick
“One *wedge* for *geography*, one for *sport*,” I said, *smugly*; “and that, if I may say so, is the *pie*.”
= Trivial Pursuit | Trivial Pursuits | Trivial | the Trivial Pursuit game
@ work, own, house; smugly, pie
? For a change
From *halfway* I went for it; then came a *spice*, a *sarong*, a *haircut* or several, and quite a *queue*.
= David Beckham | Beckham | Becks | Sir David Beckham
@ person, man, recent, own, sport; halfway, queue
? Easy does it
All in *khaki*, well, *crikey*, what was I to do with such *jaws* but *wrestle* them, for the good of the *zoo*?
= Steve Irwin | Irwin | the Crocodile Hunter | Crocodile Hunter
@ person, man, recent, own, nature; khaki, wrestle
? No forwarding address
Give me a *moor*, a *foundling*, any old *lattice*, and let us be, *stubbornly*, in the *grave* or out of it.
= Wuthering Heights | Heathcliff | Heathcliff and Cathy | Catherine Earnshaw | Cathy
@ work, own, arts; stubbornly, grave
+ blow your own trumpet
+ lose your marbles
+ dress rehearsal
+ white elephant
+ elbow grease

card
@ f309a1946ae6eb25
? Finders keepers
All it takes is to go, almost *daily*, in a *bonnet*, with a *hammer*, to the same *cliff*: in the end there are *fossils* for them all.
= Mary Anning | Anning
@ person, woman, own, science; daily, hammer
? The long way round
Take a *pencil*, mind the *arrows*, try the *meatballs*; later, with one *screw* or another, there is all that to *assemble*.
= IKEA | Ikea | an IKEA store | IKEA furniture | a trip to IKEA | a visit to IKEA | flat-pack furniture
@ place, house; assemble, pencil
? Good company
We are *four* altogether, in *granite*, with one *moustache*, one pair of *spectacles*, and no end of *nose*.
= Mount Rushmore | Rushmore | Mt Rushmore | the presidents on Mount Rushmore | Mount Rushmore National Memorial
@ place, own, places; nose, moustache
? Pleased to see you
First I had the *soap*, then all of *pop*, in *overalls* or in *shorts*: and here I am *again*!
= Kylie Minogue | Kylie | Minogue
@ person, woman, own, arts; overalls, again
? Each to their own
Give one a *blanket*, one a *kite*, one whatever he likes; then, *obviously*, to the *beagle*, the *roof*.
= Peanuts | Snoopy | Charlie Brown | Snoopy and Charlie Brown | Charlie Brown and Snoopy | the Peanuts gang
@ work, own, tales; obviously, roof
? Since you ask
In a *hoodie*, on *campus*, I gave you *friends*, a *thumb* and, when in doubt, someone to *poke*.
= Mark Zuckerberg | Zuckerberg | the founder of Facebook | the boss of Facebook | Zuck
@ person, man, recent, own, inventions; poke, campus
+ move the goalposts
+ born with a silver spoon in your mouth
+ call it a day
+ scarecrow
+ pillow fight

card
@ 8f844c04414936d1
? Same again
First it was, quite *loudly*, those *brothers*; now, *maybe*, it is just about any *busker* with a *guitar*.
= Wonderwall | Wonderwall by Oasis | the Oasis song Wonderwall
@ work, recent, own, arts; loudly, busker
? Do come in
Some *poison*, a *mousetrap* that ran and ran, the odd *archaeologist*; should I *disappear*, it will be *temporarily*.
= Agatha Christie | Christie | Dame Agatha Christie | Dame Agatha
@ person, woman, own, tales; mousetrap, temporarily
? Better luck next time
Give me a *cellar*, a few *barrels* and a *parliament*, then see what I am *yearly* given: a *bonfire*!
= Guy Fawkes | Fawkes | Guido Fawkes | the guy
@ person, man, own, history; yearly, barrels
? In the right light
A *ruin* to you, *potential* to me; where you see a *cupboard*, I see *cosy*, or something *practically* like it.
= the estate agent | estate agent | an estate agent | estate agents | the realtor | a realtor | realtor | a real estate agent | the letting agent | the property agent
@ person, work; practically, potential
? As it turned out
Put up for an *emperor* by his *legions*, mostly *cold* ones, then left to anyone short of *stone*; today I am for *hikers*, it seems.
= Hadrian’s Wall | Hadrian | the Wall of Hadrian | Hadrians Wall | the Roman Wall
@ place, own, places; emperor, cold
? So far, so good
I had *batter* in me, and *fat*; then, *proudly*, I *rose*, and in the end was next to the *beef*.
= the Yorkshire pudding | Yorkshire pudding | a Yorkshire pudding | Yorkshire puddings | Yorkshire pud | a Yorkshire | Yorkies
@ dish, own, food; proudly, fat
+ clothes peg
+ mother-in-law
+ in hot water
+ sandcastle
+ take with a pinch of salt

card
@ 56bae4e61c34e209
? Any other business
A *builder* and a *duchess*, having said *phew*, have one idea between them: first of all the *pot*, then some *milk*.
= tea | a cup of tea | a cuppa | cuppa | the tea | English tea | a brew
@ dish, own, food; duchess, phew
? Who’s counting?
I made one *century*, then a *hundred* of them; to a *billion* of us, no less than a *god* with a *bat*.
= Sachin Tendulkar | Tendulkar | Sachin | the Little Master
@ person, man, recent, own, sport; billion, hundred
? Wait and see
Wear your *cardboard*, please; be it *noon* or not, the *birds* will *suddenly* give up, so long as I am *total*.
= the eclipse | eclipse | an eclipse | the solar eclipse | solar eclipse | a solar eclipse | eclipse of the sun | an eclipse of the sun | a total eclipse
@ event, science; suddenly, birds
? Loosely speaking
Such a poor *glue*, they said; then someone had a *hymn*, someone a *fridge*, and everyone something, in *yellow*, to *remember*.
= the Post-it note | Post-it | a Post-it | post it note | Post-it notes | sticky note | the sticky note | sticky notes
@ thing, own, inventions; hymn, remember
? Take it or leave it
Some *opera*, some *lightning*, a *fandango* for good measure: I did tell you, *mother*, not that it helps *anyway*.
= Bohemian Rhapsody | Bohemian Rapsody | Queen’s Bohemian Rhapsody
@ work, own, arts; anyway, lightning
? Doing the rounds
Sit up *late* with the *wounded*, take a *chart* to the *minister*, and have an *owl* for company, as I did.
= Florence Nightingale | Nightingale | the Lady with the Lamp
@ person, woman, own, work; owl, chart
+ three-legged race
+ guinea pig
+ read between the lines
+ save for a rainy day
+ driving licence

names
@ 60e48de4b56675ea
? Painters
- Monet | Claude Monet
- Frida Kahlo | Kahlo
- Lucian Freud
- Yayoi Kusama | Kusama
@ since 1950: 2
? Inventors
- Thomas Edison | Edison
- Gutenberg | Johannes Gutenberg
- James Dyson | Dyson
- Clive Sinclair | Sinclair
@ since 1950: 2
? Ships
- the Mayflower | Mayflower
- the Bounty | Bounty | HMS Bounty
- the Rainbow Warrior | Rainbow Warrior
- the Starship Enterprise | Enterprise | USS Enterprise
@ since 1950: 2
? Mountains
- Kilimanjaro | Mount Kilimanjaro
- Mount Fuji | Fuji | Fujiyama
- Vesuvius | Mount Vesuvius
- the Matterhorn | Matterhorn
@ since 1950: 0
? Shakespeare on screen
- Kenneth Branagh | Branagh
- Baz Luhrmann | Luhrmann
- Laurence Olivier | Olivier
- Ian McKellen | McKellen
@ since 1950: 3
? Outlaws and pirates
- Robin Hood
- Blackbeard | Edward Teach
- Jack Sparrow | Captain Jack Sparrow
- Ronnie Biggs | Biggs
@ since 1950: 2

names
@ b342a71600b94e68
? Rivers
- the Nile | Nile
- the Mississippi | Mississippi
- the Danube | Danube
- the Mekong | Mekong
@ since 1950: 0
? Composers
- Mozart | Wolfgang Amadeus Mozart
- Andrew Lloyd Webber | Lloyd Webber
- Hans Zimmer | Zimmer
- Edward Elgar | Elgar
@ since 1950: 2
? Castles real and imaginary
- Versailles | the Palace of Versailles
- Windsor Castle | Windsor
- Hogwarts
- Winterfell
@ since 1950: 2
? Princesses and queens of the screen
- Princess Leia | Leia
- Moana
- Merida
- Cersei Lannister | Cersei
@ since 1950: 4
? Figures from the Bible
- Noah
- Goliath
- Samson
- Salome
@ since 1950: 0
? Girl groups and boy bands
- the Spice Girls | Spice Girls
- Take That
- One Direction
- Destiny’s Child
@ since 1950: 4

names
@ 356782adb4641d13
? Capitals
- Rome | Roma
- Tokyo
- Nairobi
- Canberra
@ since 1950: 0
? Gods and goddesses
- Zeus
- Venus
- Thor
- Anubis
@ since 1950: 0
? Young pop stars
- Dua Lipa
- Harry Styles
- Olivia Rodrigo
- Justin Bieber | Bieber
@ since 1950: 4
? Kings and conquerors
- Alexander the Great | Alexander
- Genghis Khan
- William the Conqueror
- Charles III | King Charles | King Charles III
@ since 1950: 1
? Villains of the screen
- Darth Vader | Vader
- Hannibal Lecter | Lecter
- Voldemort | Lord Voldemort
- Goldfinger | Auric Goldfinger
@ since 1950: 4
? Voices of the twentieth century
- Elvis Presley | Elvis | Presley
- Louis Armstrong | Armstrong
- Whitney Houston | Whitney
- Maria Callas | Callas
@ since 1950: 3

names
@ 3978d1ab8423989d
? Characters of novels
- Oliver Twist
- Jane Eyre
- Katniss Everdeen | Katniss
- Adrian Mole
@ since 1950: 2
? Explorers and astronauts
- Marco Polo
- Amundsen | Roald Amundsen
- Tim Peake | Peake
- Sally Ride
@ since 1950: 2
? Philosophers and campaigners
- Socrates
- Confucius
- Greta Thunberg | Thunberg
- Malala | Malala Yousafzai
@ since 1950: 2
? Scientists
- Marie Curie | Curie
- Charles Darwin | Darwin
- Rosalind Franklin
- Peter Higgs
@ since 1950: 2
? Writers of best-sellers
- Stephen King
- Dan Brown
- Sally Rooney | Rooney
- Terry Pratchett | Pratchett
@ since 1950: 4
? Buildings and monuments
- the Taj Mahal | Taj Mahal
- the Colosseum | Colosseum | Coliseum
- the Shard | Shard
- the Burj Khalifa | Burj Khalifa
@ since 1950: 2

names
@ 1a68df08edbb4336
? Islands
- Sicily
- Madagascar
- Tasmania
- Easter Island | Rapa Nui
@ since 1950: 0
? Detectives of fiction
- Sherlock Holmes | Holmes
- Miss Marple | Jane Marple
- Rebus | Inspector Rebus
- Precious Ramotswe | Ramotswe
@ since 1950: 2
? Names from space
- Sputnik
- Hubble | the Hubble telescope
- Apollo 11 | Apollo Eleven
- Titan
@ since 1950: 3
? Film stars
- Charlie Chaplin | Chaplin
- Marilyn Monroe | Monroe
- Tom Hanks | Hanks
- Emma Stone
@ since 1950: 3
? Heroes of children’s books
- Peter Pan
- Winnie-the-Pooh | Winnie the Pooh | Pooh
- Horrid Henry
- Tracy Beaker
@ since 1950: 2
? Famous animals
- King Kong
- Lassie
- Dolly the sheep | the sheep Dolly
- Babe | Babe the pig
@ since 1950: 2

names
@ 5d81680a94b67e4b
? British bands
- Coldplay
- Duran Duran
- Led Zeppelin
- Iron Maiden
@ since 1950: 4
? The royal family
- Camilla | Queen Camilla
- Kate Middleton | Kate
- Meghan Markle | Markle | Meghan
- Edward VIII
@ since 1950: 3
? Indian places
- Mumbai | Bombay
- Kolkata | Calcutta
- the Ganges | Ganges
- Jaipur
@ since 1950: 0
? Television dramas
- Downton Abbey
- The Crown
- Line of Duty
- Breaking Bad
@ since 1950: 4
? In Middle-earth
- Gandalf
- Frodo | Frodo Baggins
- Gollum
- Samwise Gamgee | Gamgee | Sam Gamgee
@ since 1950: 2
? Cars
- the Mini | Mini | Mini Cooper
- Bentley
- Jaguar | Jag
- Ford Mustang | Mustang
@ since 1950: 2

names
@ 21ad00207fc42129
? American singers
- Frank Sinatra | Sinatra | Ol’ Blue Eyes
- Beyoncé | Beyonce
- Johnny Cash | Cash
- Bob Dylan | Dylan
@ since 1950: 3
? The wives of Henry VIII
- Anne Boleyn | Boleyn
- Catherine of Aragon
- Jane Seymour | Seymour
- Anne of Cleves
@ since 1950: 0
? On the Tube
- King’s Cross
- Euston
- Baker Street
- Canary Wharf
@ since 1950: 1
? Detective series on television
- Inspector Morse | Morse
- Midsomer Murders
- Luther
- Columbo
@ since 1950: 4
? Superheroes and their enemies
- Batman
- Iron Man
- Captain America
- Magneto
@ since 1950: 2
? Tech companies
- Apple
- Microsoft
- Facebook | Meta
- eBay
@ since 1950: 4

names
@ 2b3a2e907d0f1fc5
? British solo singers
- David Bowie | Bowie
- George Michael
- Dusty Springfield | Springfield
- Gracie Fields | Fields
@ since 1950: 3
? Civil rights and freedom
- Martin Luther King | MLK
- Malcolm X
- Jesse Jackson
- Frederick Douglass | Douglass
@ since 1950: 3
? London landmarks
- Big Ben
- Buckingham Palace
- the Gherkin | Gherkin
- the Millennium Bridge | Millennium Bridge | the wobbly bridge
@ since 1950: 2
? Quizzes and game shows
- Mastermind
- Countdown
- Jeopardy
- Blankety Blank
@ since 1950: 4
? Disney heroines
- Belle
- Elsa
- Mulan
- The Little Mermaid | Ariel
@ since 1950: 4
? TV cooks
- Delia Smith | Delia
- Jamie Oliver | Oliver
- Keith Floyd | Floyd
- Fanny Cradock | Cradock
@ since 1950: 4

names
@ e37a885e0857ecc4
? Irish musicians
- Bono
- Enya
- Dolores O’Riordan | O’Riordan
- Bob Geldof | Geldof
@ since 1950: 4
? Battles of British history
- Hastings | the Battle of Hastings
- Agincourt
- Culloden
- Bannockburn
@ since 1950: 0
? New York landmarks
- the Empire State Building | Empire State
- Central Park
- Broadway
- the Guggenheim | Guggenheim
@ since 1950: 1
? Television presenters
- Bruce Forsyth | Forsyth | Brucie
- Graham Norton | Norton
- Ant and Dec
- Cilla Black | Black
@ since 1950: 4
? Bears
- Fozzie Bear | Fozzie
- Rupert Bear | Rupert
- Baloo
- Yogi Bear | Yogi
@ since 1950: 2
? Scientists of our time
- Jane Goodall | Goodall
- Brian Cox
- Carl Sagan | Sagan
- Francis Crick | Crick
@ since 1950: 4

names
@ 10e827a2e8eafccd
? Australians and New Zealanders in music
- AC/DC | ACDC
- INXS
- Crowded House
- Nellie Melba | Melba
@ since 1950: 3
? English cities
- Liverpool
- Manchester
- Bristol
- Norwich
@ since 1950: 0
? Football clubs
- Arsenal | the Gunners
- Manchester United | Man United | Man U
- Celtic | Glasgow Celtic
- Everton
@ since 1950: 0
? Comedians
- Billy Connolly | Connolly | the Big Yin
- Joan Rivers | Rivers
- Peter Kay | Kay
- Groucho Marx | Marx
@ since 1950: 3
? Roald Dahl’s people
- Augustus Gloop | Gloop
- Matilda
- the BFG | BFG | the Big Friendly Giant
- Miss Trunchbull | Trunchbull | the Trunchbull
@ since 1950: 4
? Adventurers
- David Livingstone | Livingstone | Dr Livingstone
- Captain Scott | Robert Falcon Scott | Scott of the Antarctic
- Edmund Hillary | Hillary
- Bear Grylls | Grylls
@ since 1950: 2

names
@ 4f90271814c7fab8
? Canadians in music
- Joni Mitchell | Mitchell
- Leonard Cohen | Cohen
- Celine Dion | Dion | Céline Dion
- Drake
@ since 1950: 4
? Scottish places
- Edinburgh
- Glasgow
- Ben Nevis
- Inverness
@ since 1950: 0
? Footballers
- Gary Lineker | Lineker
- George Best | Best
- Bobby Moore
- Harry Kane | Kane
@ since 1950: 4
? Double acts
- Morecambe and Wise | Eric and Ernie
- Laurel and Hardy
- Abbott and Costello
- French and Saunders
@ since 1950: 2
? In Dickens
- David Copperfield
- Miss Havisham
- Fagin
- Mr Micawber | Micawber | Wilkins Micawber
@ since 1950: 0
? In the air and beyond
- Amy Johnson
- Amelia Earhart | Earhart
- Neil Armstrong
- Concorde
@ since 1950: 2

names
@ 445012f996e97082
? Soul and Motown
- Aretha Franklin | Aretha
- James Brown
- Marvin Gaye | Gaye
- Diana Ross | Ross
@ since 1950: 4
? Welsh places
- Cardiff
- Snowdon | Yr Wyddfa
- Swansea
- Portmeirion
@ since 1950: 0
? Football managers
- Alex Ferguson | Ferguson | Fergie
- Brian Clough | Clough
- José Mourinho | Mourinho
- Jürgen Klopp | Klopp
@ since 1950: 4
? British film actors
- Hugh Grant
- Helen Mirren | Mirren
- Idris Elba | Elba
- Alec Guinness
@ since 1950: 3
? Poets
- John Keats | Keats
- Lord Byron | Byron
- Benjamin Zephaniah | Zephaniah
- Maya Angelou | Angelou
@ since 1950: 2
? British artists
- J. M. W. Turner | Turner
- John Constable | Constable
- David Hockney | Hockney
- Damien Hirst | Hirst
@ since 1950: 2

names
@ 9b6c08560dba38ba
? Songs by the Beatles
- Hey Jude
- Let It Be
- Here Comes the Sun
- Eleanor Rigby
@ since 1950: 4
? Irish places
- Dublin
- the Giant’s Causeway | Giant’s Causeway
- Cork
- Galway
@ since 1950: 0
? Cricketers
- Ian Botham | Botham | Beefy
- Brian Lara | Lara
- Imran Khan
- Jack Hobbs | Hobbs
@ since 1950: 3
? Hollywood leading ladies
- Julia Roberts | Roberts
- Audrey Hepburn | Hepburn
- Bette Davis
- Meryl Streep | Streep
@ since 1950: 3
? Twentieth-century novels
- Beloved
- The Great Gatsby | Gatsby
- A Clockwork Orange
- Brave New World
@ since 1950: 2
? American artists
- Andy Warhol | Warhol
- Edward Hopper | Hopper
- Georgia O’Keeffe | O’Keeffe
- Jean-Michel Basquiat | Basquiat
@ since 1950: 2

names
@ 764da40bb376a5c2
? Patriotic songs and hymns
- God Save the King | God Save the Queen
- Jerusalem
- Amazing Grace
- Flower of Scotland
@ since 1950: 1
? American cities
- New York | New York City | the Big Apple
- Chicago
- Las Vegas
- New Orleans
@ since 1950: 0
? On the tennis court
- Andy Murray | Murray
- John McEnroe | McEnroe
- Emma Raducanu | Raducanu
- Fred Perry | Perry
@ since 1950: 3
? Film directors
- Alfred Hitchcock | Hitchcock | Hitch
- Christopher Nolan | Nolan
- Greta Gerwig | Gerwig
- Martin Scorsese | Scorsese
@ since 1950: 4
? Living and recent novelists
- Margaret Atwood | Atwood
- Hilary Mantel | Mantel
- Ian McEwan | McEwan
- Kazuo Ishiguro | Ishiguro
@ since 1950: 4
? Fashion names
- Calvin Klein | Klein
- Laura Ashley | Ashley
- Kate Moss
- Alexander McQueen | McQueen
@ since 1950: 4

names
@ 230dbe4cf9a6eb5e
? Stage musicals
- Cats
- Les Misérables | Les Mis | Les Miserables
- Evita
- Carousel
@ since 1950: 3
? American states
- California
- Florida
- Hawaii
- Idaho
@ since 1950: 0
? American sport stars
- Michael Jordan | Jordan
- Babe Ruth | Ruth
- LeBron James
- Magic Johnson
@ since 1950: 3
? British films
- Billy Elliot
- Bend It Like Beckham
- Chariots of Fire
- Brief Encounter
@ since 1950: 3
? Plays
- The Mousetrap | Mousetrap
- The Importance of Being Earnest
- Look Back in Anger
- Pygmalion
@ since 1950: 2
? Gardens and houses to visit
- Kew Gardens | Kew
- Chatsworth | Chatsworth House
- the Eden Project | Eden Project
- Blenheim Palace | Blenheim
@ since 1950: 1

names
@ 8f490eff4fd98a63
? Prime ministers
- David Lloyd George | Lloyd George
- Harold Wilson | Wilson
- Gordon Brown
- Benjamin Disraeli | Disraeli
@ since 1950: 2
? Canadian places
- Montreal
- Toronto
- Banff
- Halifax
@ since 1950: 0
? Sporting venues
- Anfield
- Lord’s
- Croke Park
- Murrayfield
@ since 1950: 0
? Musical films
- Mary Poppins
- Grease
- La La Land
- Meet Me in St. Louis | Meet Me in St Louis
@ since 1950: 3
? On the High Street
- Marks & Spencer | M&S | Marks and Spencer | Marks
- Boots
- Argos
- John Lewis
@ since 1950: 1
? Festivals
- Glastonbury | Glasto
- Burning Man
- the Edinburgh Fringe | Edinburgh Fringe
- Hay Festival | Hay | Hay-on-Wye
@ since 1950: 3

names
@ 86b086e6c00c9dab
? American presidents
- George Washington | Washington
- John F. Kennedy | Kennedy | JFK
- Barack Obama | Obama
- Jimmy Carter | Carter
@ since 1950: 3
? Down under
- Melbourne
- Bondi Beach | Bondi
- the Great Barrier Reef | Great Barrier Reef
- Alice Springs
@ since 1950: 0
? Soaps
- Coronation Street | Corrie
- EastEnders
- Neighbours
- Dallas
@ since 1950: 4
? Playing 007
- Daniel Craig | Craig
- Roger Moore
- Pierce Brosnan | Brosnan
- George Lazenby | Lazenby
@ since 1950: 4
? In the biscuit tin and sweet jar
- Kit Kat | KitKat
- Jammie Dodger | Jammie Dodgers
- Jelly Babies | Jelly Baby
- Jaffa Cakes | Jaffa Cake
@ since 1950: 1
? Video games
- Minecraft
- Grand Theft Auto | GTA
- Donkey Kong
- Fortnite
@ since 1950: 4

names
@ 431b9b45f5ae7732
? First ladies
- Eleanor Roosevelt
- Jackie Kennedy | Jackie Onassis
- Michelle Obama
- Nancy Reagan
@ since 1950: 3
? New Zealand places
- Auckland
- Rotorua
- Milford Sound
- Hobbiton
@ since 1950: 1
? Sitcoms
- Dad’s Army
- Friends
- Absolutely Fabulous | Ab Fab
- Father Ted
@ since 1950: 4
? At Hogwarts
- Harry Potter
- Hermione Granger | Granger | Hermione
- Dumbledore
- Severus Snape | Snape
@ since 1950: 4
? In the kitchen cupboard
- Marmite
- Heinz
- Bisto
- Pot Noodle
@ since 1950: 1
? Family games
- Cluedo | Clue
- Catan | Settlers of Catan
- Jenga
- Ludo
@ since 1950: 2
`;
