import { read } from './cases';

/** Everyday, young and regional words, and hyphenated ones that are one word to everybody: all of them may be said. */
export const EVERYDAY = [
  ...read(
    'fr',
    `
manger | | resto; grailler; apéro; brunch; snack; kebab; tacos; burger; frites; raclette; ramen; sushi; mozza; tiramisu; smoothie; granola; houmous; wrap; panini; nugget; chocolatine; croque-monsieur; casse-croûte; pique-nique; amuse-bouche; fast-food
ami | | pote; poto; copain; frangin; frérot; daron; daronne; bestie; crush; coloc; mec; meuf; keum; gosse; môme; minot; drôle; gamin; ado; mamie; papi; tata; tonton; belle-mère; petit-fils; baby-sitter
content | | cool; chill; kiffer; kiffe; ouf; stylé; canon; chouette; sympa; top; super; extra; génial; trop; marrant; rigolo; fun; lol; youpi; yes; nickel; impec; chanmé
énervé | | relou; saoulé; vénère; seum; bof; zut; flûte; mince; chiant; gonflé; râler; ronchon; grognon; bougon; casse-pieds; rabat-joie; je-m'en-foutisme
travail | | taf; job; taffer; bosser; stage; visio; mail; open-space; burn-out; prof; instit; kiné; psy; dentiste; véto; toubib; compta; réunion; pause; chef; boss; manager
voiture | | bagnole; caisse; tire; moto; scooter; trottinette; vélo; autostop; auto-stop; embouteillage; rond-point; péage; parking; pare-brise; essuie-glace; porte-bagages; camping-car
téléphone | | portable; smartphone; appli; selfie; texto; emoji; notif; tchat; liker; swiper; scroller; podcast; tuto; vlog; youtubeur; influenceuse; spoiler; stream; streamer; gamer; pixel; wifi; clic; hashtag; e-mail
vêtement | | fringue; sapes; jogging; baskets; sweat; pull; doudoune; jean; legging; tongs; bob; casquette; tee-shirt; t-shirt; mini-jupe; soutien-gorge; cache-nez; string; chino; bermuda; polaire
pluie | | drache; averse; flotte; gadoue; flaque; k-way; arc-en-ciel; imper; grisaille; crachin; bruine
maison | | appart; coloc; studio; baraque; piaule; canapé; clic-clac; salle; frigo; micro-ondes; lave-linge; lave-vaisselle; sèche-cheveux; rez-de-chaussée; chez-soi; tire-bouchon; ouvre-boîte; porte-manteau; sopalin; serpillière; wassingue; cafetière
sport | | foot; rugby; basket; hand; volley; judo; yoga; pilates; paddle; skate; surf; ski; rando; muscu; footing; jogging; ping-pong; jet-ski; saut; match; goal; tacle; penalty; coach
vacances | | week-end; aprem; aprèm; plage; camping; colo; transat; bronzer; glandouiller; farniente; apéritif; pétanque; rosé; barbecue; bob; crème; coup; après-midi; va-et-vient; sac
école | | bahut; récré; cantine; interro; dico; trousse; stylo; bic; gomme; maths; philo; bac; brevet; collège; maternelle; cache-cache; taille-crayon; porte-clés; pense-bête
dormir | | dodo; sieste; roupiller; pioncer; couette; doudou; pyjama; ronfler; insomnie; grasse; somnifère; chut; demi-sommeil
argent | | fric; thune; blé; oseille; sous; radin; cash; balles; pognon; flouze; porte-monnaie; pourboire; cagnotte
froid | | caillant; cailler; frisquet; gelé; glagla; mitaine; septante; nonante; cagole; pitchoun; ch'ti; biloute; fada; peuchère; gâté
`,
  ),
  ...read(
    'en',
    `
eat | | brekkie; brunch; snack; takeaway; burger; kebab; taco; burrito; ramen; sushi; pizza; nachos; hummus; crisps; chips; fries; ketchup; mayo; veggie; vegan; smoothie; latte; cuppa; biscuit; cookie; muffin; fry-up; barbecue; munchies; nosh; grub; butty; toastie; stir-fry; ice-cream
friend | | mate; pal; buddy; bestie; bro; dude; bloke; chap; lad; lass; kiddo; mum; mom; nan; gran; grandad; granny; auntie; hubby; missus; teen; toddler; mother-in-law; brother-in-law; grown-up; passer-by
happy | | cool; chill; chuffed; awesome; epic; fab; brill; ace; wicked; lush; yay; yippee; wow; fun; glam; comfy; cosy; snazzy; giggle; banter
angry | | gutted; knackered; grumpy; moody; meh; yuck; ugh; bonkers; daft; naff; dodgy; faff; whinge; stroppy; cranky; wimp; nope; rubbish; show-off
work | | gig; boss; intern; email; e-mail; laptop; printer; meeting; freelance; part-time; check-in; nine; commute; overtime; sickie; payslip; self-service; know-it-all
car | | lorry; truck; van; bike; motorbike; scooter; skateboard; taxi; cab; traffic; motorway; petrol; gas; tyre; boot; u-turn; lay-by; drive-through; hatchback
phone | | mobile; app; selfie; text; emoji; chat; swipe; scroll; podcast; blog; vlog; vlogger; influencer; hashtag; meme; stream; gamer; pixel; wifi; download; upload; online; login; spam; troll; x-ray
clothes | | hoodie; jumper; sweatshirt; jeans; leggings; trainers; sneakers; pants; undies; knickers; trackies; wellies; anorak; onesie; t-shirt; T-shirt; flip-flops; beanie; bra; socks; tights; cardigan; make-up
rain | | drizzle; brolly; puddle; mizzle; splash; soggy; muddy; wet; downpour; mac; drip
house | | flat; digs; sofa; couch; telly; loo; bog; fridge; freezer; microwave; hoover; kettle; teapot; bin; duvet; mattress; washing-up; garage; shed; patio; semi
sport | | footie; soccer; rugby; gym; yoga; pilates; surfing; skiing; jogging; sit-up; hula-hoop; ping-pong; runner-up; half-time; goalie; ref; coach; trophy; tug-of-war
holiday | | weekend; staycation; camping; beach; suntan; sunscreen; suitcase; selfie; jet-lag; lie-in; barbie; picnic; chillax; pub; half-term; merry-go-round; walkies
school | | maths; uni; exam; quiz; biro; rubber; recess; detention; swot; nerd; geek; hide-and-seek; left-handed; know-how
sleep | | nap; snooze; kip; doze; snore; bedtime; pyjamas; teddy; cot; zzz; dream; lullaby; forty; yawn
money | | cash; quid; bucks; fiver; tenner; dosh; dough; skint; broke; wallet; piggybank; bargain; freebie; second-hand; tip
talk | | natter; gab; gossip; blah; chatterbox; babble; hangry; wee; bairn; bonnie; aye; owt; nowt; y'all; reckon; arvo; esky
`,
  ),
];
