/** Everyday, young and regional words, and sounds people write down, which the spelling lists lack: ruling, they are words. */
export const ENGLISH_EVERYDAY = `
  aargh acai adulting airy-fairy alsatian americano anime anorak aperol argh arty-farty arvo aww awww backpack bae
  bagel bagels bairn banh-mi bao bap baps barbie barm barmpot basic beanie beep-beep besties bevvies bevvy bevy bhaji
  bibimbap binge-watch binge-watching biopic biryani bitcoin bitter blah bleh blimey blockchain blondie bobbins
  bobble-hat bodywarmer bogan boing bonnie boo boo-hoo boohoo boomer bougie boujee bourbon braw bray brekkie brew
  bridezilla bromance brownie brownies bruh brummie brummies bruschetta bruv bug bumbag burger burgers burp burrata
  bussin butties butty cack-handed cagoule caipirinha calzone canny cappuccino catfish catfishing cavapoo ceilidh
  chai chapati chatbot cheep cheeseburger cheeseburgers cheesecake chihuahua chihuahuas chippy choo-choo chook
  chorizo chuffed churros ciabatta ciggie ciggies clarty clickbait cluck cob cobber cock-a-doodle-doo cockapoo
  cockapoos cockney coleslaw collywobbles cor cortado cosmopolitan cosplay cosplayer couscous coworking crabbit craic
  cream-crackered creepers crikey cringe cringey cringy crocs crossfit crowdfunding crumble crumpet crumpets crypto
  culchie cupcake cupcakes custard custard-cream cwtch daal daft dag daiquiri dalmatian dalmatians daps deepfake dhal
  dicky digestive digestives dilly-dally dim-sum dodgy doggo doggos donut donuts doomscrolling dope doughnut dreich
  drip dumplings dungarees dunny edamame eejit emoji enchilada esky espadrilles espresso ew eww ewww extra
  fair-dinkum fajita fajitas falafel fam fanny-pack feta flabbergasted flapjack flapjacks fleece flipflops focaccia
  footy frappe freelancer frenemies frenemy friendzone froyo furlough gaff gaslight gaslighting gatekeeping gee
  gelato geordie ghosting giddyup gif gifs gig gilet ginnel girlboss glow-up glowup glug gnarly gnocchi goat gobble
  gobby gobsmacked goldendoodle golly gorgonzola gosh granola groovy grotty guac guacamole gulp gutted gyoza gyros
  hackathon haggis haha hahaha halloumi ham-fisted hammered hanger hangry hanky-panky harum-scarum heebie-jeebies
  hehe higgledy-piggledy highkey hinny hmm hogmanay hoity-toity honk honking hoodie hoodies hoon hooray hotdesking
  hotdog hotdogs houmous howay humblebrag hummus hungover hurly-burly iffy innit instagrammable instagrammer jammies
  jammy jeepers jeez jegging jeggings jim-jams jimjams joey joggers jumpsuit ka-ching kaboom kapow katsu kerching
  kicks kilt kimchi kitteh knackered knock-knock kombucha korma la-di-da labradoodle labradoodles labrador labradors
  laddie lager lassie leggings legless lit loch lowkey lug lughole lurgy lush macchiato maki manga manky mansplain
  mansplaining manspreading mardy mardy-bum margarita masala matcha meme memes miffed milkshake millennial
  millennials mimosa minger minging minted mithered mmm mocha mockumentary mojito mojitos moo mozzarella mozzie
  mozzies muesli mumbo-jumbo mwah naan naans nachos naffed nah namby-pamby narked negroni neigh nesh newbie newbies
  nigiri nobbut nom nomnom noob noobs nope normie nowt nuggets numpty oink onesie onesies oof oops otaku outwith owt
  pad-thai paddleboard paddleboarding padel paella pancake panini paninis parka pavlova peaky pear-shaped pecorino
  peeved pekinese peng pepperoni pesto pfft phew pho photobomb photobombing pickleball ping pint pints plastered
  playsuit plimsolls podcaster podcasters pong poorly poppadom poppadoms prequel prosecco psst puffer puggle pumps
  pupper quesadilla quinoa rad raita ramen rank reboot retweet retweets ribbit ripper rizz rom-com romcom romcoms roo
  roos ropey rottweiler rucksack s'mores safe salty samosa samosas sarnie sarnies sashimi satay savage scally scone
  scones scouse scouser scran screengrab screenshot screenshots scrunchie scunnered selfie-stick servo shandy
  shawarma shilly-shally sick side-hustle sitcom situationship skew-whiff skint slaw slay slippers slushie slushy
  smoothie smores snag snags snakebite sneakers snicket sniffles snood soba sook sorbet souvlaki sozzled speedrun
  splat splosh spoiler spoilers sporran spritz squash squiffy sriracha startup startups stoked stout streamer
  streamers stroppy stubby subtweet summat sunnies sus swag sweatpants sweatshirt swoosh ta-da ta-ra tada tapas
  teehee tempeh tempura teriyaki thirsty thongs tiddly tidy tikka tiktoker tiramisu toastie toasties tofu togs toot
  tote trackie trackies tradie trainers treggings trifle trollied tubular tweet-tweet tzatziki udon uh-huh uh-oh
  unfollow unfriend uni usie ute utes veggieburger vlogging voila vroom waah waffle waffles wagwan wasabi wasted wean
  weans wedges wee whee wheee whoops whoopsie whoosh willy-nilly woke wonga wonky woof-woof woohoo yadda yahoo yeehaw
  yeet yep yikes youtuber youtubers yup zoomer zumba
`;
