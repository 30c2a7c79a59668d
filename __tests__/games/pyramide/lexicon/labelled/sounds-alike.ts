import { read, type Labelled } from './cases';

/** Homophones of another root; and words that only rhyme, begin alike or look alike. A rhyme is no homophone. */
export const SOUNDS_ALIKE: Labelled = {
  rule: 'sounds-alike',
  cases: [
    ...read(
      'fr',
      `
mer | mère; maire; mères; maires | mur; père; amer; meurt
sang | cent; sans | son; rang; banc; cinq
verre | vert; vers; ver; vair | verbe; vaire; vire; hiver
pain | pin; pins | bain; main; faim; peine
port | porc; porcs; pores | mort; sort; part; fort
conte | compte; comte; comptes | honte; monte; cote
encre | ancre; ancres | ancien; entre; cancre
cygne | signe; signes | ligne; digne; vigne
chant | champ; champs | chat; gens; dent; chien
voix | voie; voies | noix; vue; roi
sot | seau; saut; sceau; sauts | sol; haut; sort; mot
père | paire; pair; perd | mère; peur; pierre; pur
foi | foie; fois | loi; fou; fin
cœur | chœur; chœurs | sœur; cour; peur; corps
reine | rêne; renne; rennes | peine; ruine; rein; rien
poids | pois; poix | pont; doigt; bois
balle | bal | bol; malle; pale; belle
tante | tente; tentes | tarte; plante; lente; teinte
faim | fin | vin; femme; fine; bain
eau | haut; hauts; os | ou; air; beau
cou | coup; coût; coups | clou; cour; genou
lait | laid; laie | lit; loi; raie
mot | maux | moto; mou; pot; mort
auteur | hauteur; hauteurs | acteur; heure; autour
selle | sel; celle; sels | salle; belle; sole; ciel
puits | puis | nuit; pluie; pieu
date | datte; dattes | patte; dette; dote
pot | peau; peaux | mot; pou; port; pote
`,
    ),
    ...read(
      'en',
      `
sea | see | say; tea; key; she
flower | flour | floor; power; flow
night | knight | light; net; kite; neat
sun | son | song; moon; gun; sin
bear | bare | beer; pear; bar; beard
tail | tale | tall; nail; tell; toil
hair | hare | hire; chair; her; hay
meat | meet | mat; heat; mean; met
piece | peace | peas; niece; place; pace
steal | steel | stall; seal; still; stole
sail | sale | sell; soil; mail; salt
weak | week | wick; walk; speak; wake
break | brake | brick; bread; lake; bark
deer | dear | door; dare; beer; rear
right | write; rite | riot; light; rat; rate
blue | blew | blow; glue; true; bloom
pair | pear; pare | pier; poor; chair; pain
road | rode; rowed | rod; read; load; raid
wait | weight | wet; late; white; watt
whole | hole | hall; while; hull; pole
knot | not | note; net; nut; knit
one | won | own; on; wine; sun
ate | eight | eat; at; hate; late
cell | sell | call; sale; bell; seal
hour | our | are; oar; power; ear
sew | so; sow | saw; toe; sue; low
rain | reign; rein | run; train; ruin; ran
plane | plain | plan; plant; lane; pain
bored | board | bird; bread; beard; boat
caught |  | cat; coat; cut; cough
prince | prints | princess; rinse; price; pins
mail | male | mall; mile; mill; nail
sweet | suite | sweat; suit; seat; swift
stair | stare | star; store; steer; chair
nose | knows | noose; rose; noise; news
pause | paws | pose; purse; cause; pass
profit | prophet | proof; prefix; poet
bury | berry | bear; very; hurry; ferry
aisle | isle | ale; oil; eye; island
`,
    ),
  ],
};
