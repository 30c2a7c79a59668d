/** The format is told in ../index.ts; `npm run check:decks` judges what is written here. */
export const text = `deck: Pyramide
language: en
age: standard

card
? No backbone, plenty of nerve
With three *hearts*, *blue* blood and not one bone, it changes *disguise* in a blink, *squeezes* through a crack and signs its exit in *ink*.
= the octopus | octopus | an octopus
? Mind the step
Here the *buses* float, the *ambulances* have no wheels, the *lion* has wings, and for carnival everyone puts on a *mask* while the floor quietly *sinks*.
= Venice | Venezia | the city of Venice
? Once is enough
Its maker never *signed* it, it has served *potters* as long as *carts*, and to come up with it again is everyone’s idea of a *waste* of *time*.
= the wheel | wheel | a wheel | wheels
? Quiet, please
A silent *war* in which the *queen* does the work, *bishops* never go straight, foot soldiers may be *promoted*, and all is lost when one *slow* husband is cornered.
= chess | the game of chess | a game of chess
? Never a day off
It keeps *soup* in the bowl and *planets* on their rounds, works for no *wages*, and has never once let a *dropped* slice of *toast* go up.
= gravity | gravitation | the force of gravity | the law of gravity
? In no other order
Children *sing* it before they *understand* it, *librarians* obey it, and every English *novel* is only the same twenty-six, *shuffled*.
= the alphabet | alphabet | the ABC | ABC | the letters of the alphabet
+ butterflies in your stomach
+ have your head in the clouds
+ cost an arm and a leg
+ crocodile tears
+ tightrope walker

card
? Better for going off
Mice are *accused* of adoring it, every *photographer* calls for it, and we pay extra for the *holes*, the *smell* and the *blue* spots that would ruin any other food.
= cheese | the cheese
? A hole was an improvement
It went up in a *night*, *split* streets and families in two, came down to *hammers* and *dancing*, and lives on in crumbs, as a *souvenir*, on a thousand shelves.
= the Berlin Wall | Berlin Wall | the Wall
? Seen it all
She has no *eyebrows* to raise, was once *stolen* by a man who had fitted her *glass*, and meets the daily *crowd* with half a *smile*.
= the Mona Lisa | Mona Lisa | La Gioconda | Gioconda | La Joconde | Joconde
? Takes you as you are
It *remembers* nobody, ignores *vampires*, grows *older* at exactly your speed and, should you *break* it, takes seven *years* to forgive you.
= the mirror | mirror | a mirror | looking glass | looking-glass
? An early night
She arrived by *vegetable*, *danced* with the host, ran off in one *shoe*, and is surely the only *bride* ever *identified* by her foot.
= Cinderella | Cendrillon | Cinders
? No reply expected
This person lives off the *sugar* you were told to *avoid*, *asks* after your children when you cannot speak, and owns the most *comfortable* *chair* nobody wants.
= the dentist | dentist | a dentist
+ a bull in a china shop
+ a needle in a haystack
+ break the ice
+ castles in the air
+ grandfather clock

card
? Childcare, free of charge
It builds no *nest*, leaves its *egg* with a *stranger*, lets others do the feeding, and still has the *cheek* to *announce* the spring by shouting its own name.
= the cuckoo | cuckoo | a cuckoo | cuckoo bird
? Long-winded
It *climbs* hill after hill for thousands of miles, was built to keep *horsemen* out, now lets *tourists* in, and cannot be seen from the *moon*, whatever your *uncle* says.
= the Great Wall of China | Great Wall of China | the Great Wall | Great Wall | the Chinese Wall
? A closing argument
It has two rows of *teeth* and nothing to *chew*, *jams* when you are in a *hurry* and, left open, takes a true *friend* to mention it.
= the zip | zip | a zip | zipper | the zipper | a zipper | zip fastener
? Delivered on foot
The first man to do it, says *legend*, gave his *news* and *collapsed*; thousands now *pay* to copy him, and at the end are wrapped in *foil* like leftovers.
= the marathon | marathon | a marathon | marathon running
? It depends who is looking
A patent *clerk* who saw no use for *socks*, he showed that light can *bend* and clocks *disagree*, and gave a photographer his *tongue* for a birthday picture.
= Albert Einstein | Einstein
? Fishing for something
A *hook* hanging over a *dot*, it makes the *voice* rise, *demands* a reply, and in Spain comes twice, the first time standing on its *head*.
= the question mark | question mark | a question mark | interrogation mark | interrogation point
+ once in a blue moon
+ turn over a new leaf
+ sit on the fence
+ wet blanket
+ vacuum cleaner

card
? Passed politely
Kings have *taxed* it, a thin man in sandals *walked* to the sea for it; *cooks* throw it in by the pinch, and the *superstitious* over the left *shoulder*.
= salt | table salt | sea salt
? Late riser
A *king* at about nine and gone before twenty, he *slept* for three thousand years behind a *golden* mask, among *sandals* and *chariots*, and woke up famous.
= Tutankhamun | Tutankhamen | Tutankhamon | King Tut | King Tutankhamun
? All in the head
They say he counted the *beans* for his *coffee*; he set *joy* to music he could not *hear*, and had to be turned round to see the *applause*.
= Beethoven | Ludwig van Beethoven | van Beethoven
? Flat out
You *make* it every morning without *tools*, spend a *third* of your life there seeing very little, and only *children* know what *monster* lives underneath.
= the bed | bed | a bed | your bed
? Grain of truth
Made by a *poor* man who wanted company, he *skipped* school, ignored a *cricket*, found his father in a sea creature’s *belly*, and grew visibly whenever he *lied*.
= Pinocchio | Pinochio
? Other people’s business
Most *dogs* take this caller for a *burglar*, *lovers* once waited at the gate for one, and a whole career goes by in *walking* about with *secrets* never opened.
= the postman | postman | a postman | mailman | the mailman | mail carrier | letter carrier | postwoman | postie
+ put all your eggs in one basket
+ cry over spilt milk
+ the elephant in the room
+ couch potato
+ lost property office

card
? Faithful at a distance
It shines with *borrowed* light, never shows us its *back*, *tugs* at every ocean and, for want of *wind*, still keeps the *footprints* of its first visitors.
= the Moon | Moon
? Dry memories
Its caves are *painted* with *swimmers*, for it was *green* once; today its *ships* have *humps*, and its dust blows all the way to the Amazon.
= the Sahara | Sahara | the Sahara Desert | Sahara Desert
? Often left behind
If *opened* indoors it is said to bring bad *luck*; if *forgotten* on a train, a wet *neck*; and a strong *wind* makes it show its bones.
= the umbrella | umbrella | an umbrella | brolly
? Suddenly, nobody
One child *counts* with eyes *shut*, the others turn into *furniture*, and victory is a *lonely* business, in the dark, until a *sneeze* gives it away.
= hide-and-seek | hide and seek | hide and go seek | hide-and-go-seek
? Better behind
Left *alone* it is worth nothing, but in a *row* behind a one it makes you *rich*; the Romans counted without it, and *dividing* by it is *forbidden*.
= zero | the zero | nought | naught | 0 | the number zero
? Survived by its children
It has been *dead* for centuries, yet *gardeners* label roses in it, *popes* still write in it, and many a *pupil* would be glad to *decline* it altogether.
= Latin | the Latin language
+ kill two birds with one stone
+ the black sheep of the family
+ a wild goose chase
+ weather forecast
+ treasure map

card
? Small change
The Aztecs *drank* it *bitter* and spent its beans as *money*; we sweeten it, mould it into *rabbits*, and send it in a box when we need to be *forgiven*.
= chocolate | cocoa
? Badly brewed
The guests came in *costume*, nobody swallowed a *drop*, the *fish* got the lot, and a king who insisted on a small *tax* went on to *lose* his colonies.
= the Boston Tea Party | Boston Tea Party | the Tea Party | Tea Party
? Still thinking
A *ghost* gives this *prince* an errand; he *hesitates* for five acts, asks the most famous *question* in the theatre, and chats with a *skull* instead of getting on.
= Hamlet | Prince Hamlet | Hamlet, Prince of Denmark
? Open, look, shut
Hardly anyone has seen its *light* go out; it *hums* to itself, wears *magnets* and family portraits, and is visited at *midnight* by people who are not *hungry*.
= the refrigerator | refrigerator | a refrigerator | fridge | the fridge | a fridge | icebox
? Careless talk
Sent through the *forest* with a *cake*, she *chatted* to a passer-by, and later needed several questions to notice how *hairy* her *grandmother* had become.
= Little Red Riding Hood | Red Riding Hood | Little Red Riding-Hood | Little Red Cap
? On nobody’s side
Someone who *runs* all afternoon without *kicking* the ball, settles every argument with a *whistle* and two *cards*, and is advised by thousands to buy *spectacles*.
= the referee | referee | a referee | ref | football referee | soccer referee
+ the last straw
+ beat about the bush
+ have a frog in your throat
+ traffic jam
+ birthday cake

card
? One’s own front door
It carries its *house* yet pays no *rent*, wears its *eyes* on stalks, leaves a *silver* trail, and seldom outruns the *garlic* butter.
= the snail | snail | a snail | snails
? Not quite right
It owes its fortune to *soft* ground: *engineers* saved it but took care not to *cure* it, and in every *photo* a visitor is holding up its *bells*.
= the Leaning Tower of Pisa | Leaning Tower of Pisa | the Tower of Pisa | Tower of Pisa | the Leaning Tower
? Single-minded
It *trembles* at a touch yet always returns to the same *opinion*, gives sailors and *pirates* identical advice, and *lies* only when there is *iron* about.
= the compass | compass | a compass
? Less is more
The *lowest* score wins, *birds* are good news and *sand* is bad, every player owns more *irons* than a laundry, and the point is to *hit* as seldom as possible.
= golf | the game of golf
? Inside story
It had more *pieces* when you were a baby, *milk* does it good, *dogs* dream of it, and a *respectable* family may *hide* one in the closet.
= the skeleton | skeleton | a skeleton | your skeleton
? Between you and me
It has no *author*, grows *fatter* in every *mouth*, outruns the *truth* by days, and nobody passes it on without begging you not to *repeat* it.
= a rumour | rumour | rumor | a rumor | the rumour | the rumor | gossip | hearsay
+ a storm in a teacup
+ bite off more than you can chew
+ two peas in a pod
+ rocking chair
+ sleeping bag

card
? Filling a gap
A lord too *busy* with *gambling* to leave the table, they say, called for *meat* he could hold in one *hand*; half the world has taken *lunch* that way since.
= the sandwich | sandwich | a sandwich
? Out of proportion
Less *short* than his enemies drew him, he *crowned* himself, lost an army in the *snow*, *escaped* from one *island*, and was sent to a smaller one.
= Napoleon | Napoleon Bonaparte | Bonaparte | Napoleon I | Napoleon the First
? A heavy touch
It has more *keys* than a jailer yet *unlocks* nothing, keeps *hammers* in its belly, goes out of *tune* from neglect, and in many homes plays only host to *photographs*.
= the piano | piano | a piano | pianoforte | grand piano | upright piano
? A separation
Born *twins*, they work all day in the *dark*, until one *vanishes* in the laundry; the other waits in a *drawer* for years, or becomes a *puppet*.
= socks | a pair of socks | sock | the sock | a sock
? Plenty of time
He dressed in *goats*, conversed with a *parrot*, *carved* his calendar on a post and, after years of longing for company, was *terrified* by a single *footprint*.
= Robinson Crusoe | Crusoe | Robinson
? Worth getting up for
Up at *three* so that *breakfast* can be warm, *white* as a ghost by dawn, and so *generous*, the saying goes, that a *dozen* comes to thirteen.
= the baker | baker | a baker
+ walking on thin ice
+ get up on the wrong side of the bed
+ throw in the towel
+ merry-go-round
+ fire engine

card
? Mostly modest
Too *shy* to show more than a tenth or so of itself, it drifts without a *captain*, *fresh* water in a salt sea, and owes its *fame* to one *collision* in April.
= an iceberg | iceberg | the iceberg
? Standing room only
A *beekeeper* and his companion were the first known to come *back* from it; now people *queue*, short of *breath*, for ten minutes on the *roof* of the world.
= Mount Everest | Everest | Mt Everest | the top of Everest | Chomolungma
? Stopping is the hard part
It has a *saddle* but eats no *hay*, *leans* on walls when idle, stays *upright* only by moving on, and in the Netherlands outnumbers the *people*.
= the bicycle | bicycle | a bicycle | bike | the bike | a bike | pushbike
? Nothing personal
Here *love* is worth nothing, you *serve* in order to win, *strings* make no music, *strawberries* go with the grass, and the whole crowd *shakes* its head for hours.
= tennis | lawn tennis | a tennis match
? Housework can wait
It was found after a *holiday*, in a *dish* nobody had *washed*: a spot of *fungus* that bullied the germs around it, and has *saved* millions of us since.
= penicillin | penicilin | penicillium
? Boxed in
It offers *clues* but no *crime*, trips you up over a Greek letter, and divides *mankind* into those who use a *pencil* and the *brave*.
= the crossword | crossword | a crossword | crossword puzzle | the crossword puzzle | a crossword puzzle | crosswords
+ burn the candle at both ends
+ put the cart before the horse
+ pull someone’s leg
+ shooting star
+ rush hour

card
? Well wrapped up
It is *dressed* in layer upon layer, never *complains* under the knife, leaves the *tears* to the cook, and turns to *gold* for anyone *patient* with butter.
= the onion | onion | an onion | onions
? Closed until further notice
On an *ordinary* day the *bread* was still in the *oven* when the *mountain* next door put the town to bed under *ash*, saving even the rude remarks on its walls.
= Pompeii | Pompei | the town of Pompeii
? Market value
His *brother* paid for the paint, *sunflowers* sat for him when *models* cost too much, he *sold* next to nothing, and a night of *swirling* stars made him immortal.
= Vincent van Gogh | van Gogh | Vincent
? As you asked
You *buy* it, tell it exactly when to *shout*, then, when *morning* comes, *slap* it for *obeying* and beg for ten minutes more.
= the alarm clock | alarm clock | an alarm clock | alarm | the alarm
? Special delivery
It came as a *gift*, asked for no *hay*, was *dragged* through the gates by the very people it would ruin, and was full of *soldiers* trying not to *cough*.
= the Trojan Horse | Trojan Horse | the Horse of Troy | Horse of Troy | the wooden horse | wooden horse
? No business card
The *best* in this trade stay *unknown*, the *worst* get into the papers, and only in films do they give the *waiter* a real name along with the *cocktail* order.
= a spy | spy | the spy | secret agent | a secret agent | spies
+ rain cats and dogs
+ a wolf in sheep’s clothing
+ the early bird catches the worm
+ hot-air balloon
+ jack-in-the-box

names
? Painters
- Monet | Claude Monet
- Rembrandt | Rembrandt van Rijn
- Frida Kahlo | Kahlo
- Vermeer | Johannes Vermeer | Jan Vermeer
? Inventors
- Thomas Edison | Edison
- Gutenberg | Johannes Gutenberg
- Alexander Graham Bell | Graham Bell
- Alfred Nobel | Nobel
? Ships
- the Titanic | Titanic
- the Mayflower | Mayflower
- the Bounty | Bounty | HMS Bounty
- the Argo | Argo
? Mountains
- Kilimanjaro | Mount Kilimanjaro
- Mount Fuji | Fuji | Fujiyama
- Vesuvius | Mount Vesuvius
- the Matterhorn | Matterhorn
? Shakespeare’s people
- Juliet
- Macbeth
- Othello
- Falstaff | Sir John Falstaff
? Outlaws and pirates
- Robin Hood
- Blackbeard | Edward Teach
- Long John Silver
- Billy the Kid

names
? Rivers
- the Nile | Nile
- the Amazon | Amazon
- the Danube | Danube
- the Mekong | Mekong
? Composers
- Mozart | Wolfgang Amadeus Mozart
- Chopin | Frédéric Chopin | Frederic Chopin
- Vivaldi | Antonio Vivaldi
- Tchaikovsky | Pyotr Tchaikovsky | Tchaikovski
? Castles and palaces
- Versailles | the Palace of Versailles
- Windsor Castle | Windsor
- the Alhambra | Alhambra
- Neuschwanstein | Neuschwanstein Castle
? Queens and empresses
- Queen Victoria | Victoria
- Cleopatra
- Marie Antoinette | Marie-Antoinette
- Catherine the Great | Catherine II
? Figures from the Bible
- Noah
- Goliath
- Samson
- Salome
? Seas and lakes
- the Dead Sea | Dead Sea
- the Caribbean | Caribbean | Caribbean Sea
- Loch Ness
- Lake Titicaca | Titicaca

names
? Capitals
- Rome | Roma
- Tokyo
- Nairobi
- Reykjavik | Reykjavík
? Gods and goddesses
- Zeus
- Venus
- Thor
- Anubis
? Deserts
- the Gobi | Gobi | Gobi Desert
- the Kalahari | Kalahari | Kalahari Desert
- the Atacama | Atacama | Atacama Desert
- the Mojave | Mojave | Mojave Desert
? Kings and conquerors
- Henry VIII | Henry the Eighth
- Alexander the Great | Alexander
- Genghis Khan
- Charlemagne
? Heroes and monsters of Greek myth
- Medusa
- Achilles
- Icarus
- the Minotaur | Minotaur
? Voices of the twentieth century
- Elvis Presley | Elvis | Presley
- Louis Armstrong | Armstrong
- Edith Piaf | Piaf | Édith Piaf
- Maria Callas | Callas

names
? Characters of novels
- Oliver Twist
- Jane Eyre
- Don Quixote | Quixote | Don Quijote
- Captain Ahab | Ahab
? Explorers
- Christopher Columbus | Columbus
- Marco Polo
- Magellan | Ferdinand Magellan
- Amundsen | Roald Amundsen
? Philosophers
- Socrates
- Descartes | René Descartes | Rene Descartes
- Confucius
- Nietzsche | Friedrich Nietzsche
? Scientists
- Isaac Newton | Newton
- Marie Curie | Curie
- Charles Darwin | Darwin
- Copernicus | Nicolaus Copernicus
? Writers
- Charles Dickens | Dickens
- Jane Austen | Austen
- Tolstoy | Leo Tolstoy
- Edgar Allan Poe | Poe
? Monuments
- the Taj Mahal | Taj Mahal
- the Colosseum | Colosseum | Coliseum
- Stonehenge
- the Parthenon | Parthenon

names
? Islands
- Sicily
- Madagascar
- Tasmania
- Easter Island | Rapa Nui
? Detectives of fiction
- Sherlock Holmes | Holmes
- Miss Marple | Jane Marple
- Hercule Poirot | Poirot
- Maigret | Inspector Maigret | Jules Maigret
? Planets and moons
- Mars
- Saturn
- Neptune
- Titan
? Film stars of the past
- Charlie Chaplin | Chaplin
- Marilyn Monroe | Monroe
- Humphrey Bogart | Bogart
- Greta Garbo | Garbo
? Heroes of children’s books
- Peter Pan
- Alice | Alice in Wonderland
- Winnie-the-Pooh | Winnie the Pooh | Pooh
- Pippi Longstocking | Pippi
? Famous animals
- King Kong
- Lassie
- Bambi
- Pegasus
`;
