/** Everyday, young and regional words, and sounds people write down, which the spelling lists lack: ruling, they are words. */
export const FRENCH_EVERYDAY = `
  after-shave aftershave afterwork anchoïade antipasti aquabike aquagym areu areuh atchoum audio-guide auto-école
  awkward babelutte badminton baeckeoffe bagel bagels balado bandana banh-mi bashing basic beach-volley best-of
  best-seller best-sellers bibe biberonner bibi bibimbap bibine bif biff biffeton biffetons bikini biloute
  binge-watcher binouze biopic bisou bisser bizou blabla blase blaze bled blockbuster bo-bun bob bobo bobos bobun
  bodyboard bodyshaming bogoss bolo boloss bolosse bomber bonne-mère bonnet bore-out bot bots boucan boudiou boug
  boulette boum-boum boxer boys braderie brainstorming brassière bredele briefing brownie brr brrr bruschetta
  brushing bubble-tea burger burgers burkini burn-out burnout burpee burrata buzz bye bzz bécosse bécoter bêê caca
  cacou cagnard cagole calisson canelé cannelé cappuccino car-jacking caravaning carbo carbonnade cardio carotteur
  carrot-cake caïpirinha chai chapka cheeseburger cheesecake chef-d'œuvre chefs-d'œuvre chicon chill chiller
  chipolata chorizo chouchen chouchou choucroute chourave chouraver chouraveur chourer chti chtimi chum chums
  ciabatta ciao clap-clap claquette claquettes clavardage clavarder clic-clac cloud cocotte col-roulé combi
  combishort condé cookie cosmo cosplay cosplayeur cosplayeuse cossin cot-cot courriel couscous coworking cramer
  cringe croa crocs crop-top crop-tops crossfit crumble cucu cucul cui-cui cupcake cupcakes curry cyber-café câlinou
  daiquiri dalleux dar daronnes date dates deadline deadlines debrief deg dinguerie djinn dodo dodos donut donuts
  doudou doudoune doudous douiller drache dracher drive-in drôle drôlesse ducasse débarbouillette débile débrief
  débriefer dégoutant dégun dépanneur déter détère edamame emboucaner emoji emojis empéguer engatse enjaille
  enjaillement enjailler epic escagasser espadrille espanter esquicher estaminet fada fail fails fajita fajitas fake
  fakes falafel falafels fanny-pack far fast-food fast-foods fatche feed feedback fessier feta fitness-club
  flammekueche flex flexe flexer flic-flac flouze focaccia foehn follow follower followers food-truck food-trucks
  footvolley fougasse fraîche freelance freelances french-cancan friendzone friendzoné frère futsal gadji gadjis
  gadjo gainage galette-saucisse gameur gameuse gaming gavé geek geeker geekette ghoster ghosting ghosté gif gifs
  gin-tonic glou-glou gloups gnocchi gnocchis gone gones gorgonzola gosses gossip gova graille grailler granola
  gratteur groin-groin guacamole guez guindaille guindailler gyoza gyozas gênance haha hahaha halloumi happy-hour
  haul headband hello hi-han hihi hihihi hip-hop hit-parade hoho hoodie hop hors-d'œuvre houla houmous huitante hype
  hyper héhé influenceur influenceuses instagrammable instagrammeur jaja jaser jasette jegging joujou joujoux kefta
  kefte keuf keum kif kiffeur kifs kimchi kimono kir kitesurf kombucha kot kots kouglof kouign-amann lasagnes lascar
  latte legging lifting like liker likes likeur login lolo lolos lookbook loot looter loute lové lovés macchiato
  magasinage magasiner maille main-d'œuvre maki makis mala malaisant malaisante malaise mamie mamounette mamy manager
  manga mangaka maringouin maroilles match matcha matcher matos meeting meetings meme memes merguez meuf miaou michto
  mif milkshake mini-short minishort minot minotte mistral mocaccino mojito moon-boots moula mousseux mozza muesli
  muffin mytho mythoner mythos mème mèmes mémère mémé naan naans nachos narvalo natel nawak nem nems nerd niaiser
  niaiseux night-club night-clubs nonante noob noobs nougatine nounou nounours nounous nugget nuggets octante olala
  one-man-show open-space otaku ouaf ouaf-ouaf ouah ouech ouf ouin ouin-ouin oups pad-thaï paddle padel paf panaché
  pancake pancakes panisse panosse pantoute papounet papy parapente parka parkour parmesan pastaga patelin pecorino
  perniflard pesto peuchère photomaton pickleball picon pif pipi pissaladière pitchoun piña-colada placoter plic ploc
  plouc plouk podcasteur podcasteuse poke pokes popo popotin poser posey poucave poucaver pouet pouf poukave pourriel
  poutine poutines pouêt prequel presqu'île presqu'îles prime-time prosecco prout prouter prud'homme pseudo pécho
  pédibus péguer pélo pélos pépère pépé péquenaud quesadilla raclée rager rageux reality-show reel reels relouterie
  remake reporting reuf reum reup risotto ristretto ronron rouméguer sac-banane sah samoussa sape sapé sashimi
  schlass schmilblick scred screen screens screenshot scrountch scrunchie self-service septante seum shawarma shooter
  shopping short shorts shot shots sitcom skin skins slackline slide slides slurp smack smoothie snap snaper snaps
  sneakers snif snood soba socca soum sous-pull speedrun speedrunner spin-off splash splatch spoil spoiler spoilé
  spritz spätzle squat squats stalker stalkeur stammtisch standup start-up startup startuper stories story streameuse
  streaming stretching string swag sweat-shirt sweatshirt tagada tajine talk-show talk-shows tanga tapas tapenade
  tartiflette tatie tchao tchin tchou-tchou teaser teddy tema tempura teuf teuf-teuf teufeur tise tiser tièquar
  toc-toc tofu tonton tortilla tote-bag totote tototte toz trailer tranquillou tranquilou trashtalk treggings trench
  tricard trikini troll troller trolls trompe-l'œil tromé tsoin-tsoin tunique tuque tuques turfu tut-tut tutute tweet
  tweeter tweets twitcheur tzatziki té télétravailler télétravailleur téma tétine udon unboxing unfollow vener vibe
  vibes visioconf vlogger vloguer vlogueur vroum vroum-vroum vé vélib vélo-école vénère wakeboard waouh wasabi
  wassingue wesh whaou workshop wouf wow wrap wraps wsh yahou yeah youhou youtubeur youtubeuse zapper zarma zbeul zef
  zehef zinc zonzon zoomer zumba émoji émojis émoticône
`;
