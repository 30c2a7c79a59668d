import { read, type Labelled } from './cases';
import { FRESH_ROOTS } from './fresh';

/** Families an adult would name; and look-alikes of another root. */
export const SAME_ROOT: Labelled = {
  rule: 'same-root',
  cases: [
    ...FRESH_ROOTS,
    ...read(
      'fr',
      `
porte | porter; portier; portail; porteur; portière | portrait; portion; poste; serrure; portugais
jouer | jeu; joueur; jouet; joueuse | journal; joyeux; gagner; jury; juger
roi | royal; royaume; royauté | roux; roue; couronne; trône; route
été | estival; estivant | état; étable; étage; soleil
pluie | pleuvoir; pluvieux; parapluie | plume; plusieurs; averse; pluriel
mer | marin; maritime; marée | merci; mercredi; merle; océan; mercerie
dent | dentiste; dentaire; dentier | dense; danse; mordre
jardin | jardinier; jardiner; jardinage | jargon; potager; jarre
chat | chaton; chatte | chapeau; château; chagrin; félin; chariot
fleur | fleuriste; fleurir; floral | fleuve; flûte; pétale; flou
lune | lunaire; lunatique; alunir | lutin; lustre; astre
main | manuel; manucure; manier | maints; maire; doigt; mairie; maison
pied | pédale; piéton; pédicure | piège; pierre; orteil; pitié
eau | aquatique; aqueduc | oiseau; seau; mouiller; autre
feu | foyer | feuille; fou; flamme; février
pain | panifier; panade | peinture; peine; boulanger; panique; panda
lait | laitier; laiterie; laitage; lactose | laid; laine; vache; latte
vent | venteux; éventail; ventiler | vendre; ventre; souffle; vendredi
livre | livret; libraire; librairie | livrer; libre; ivre; page; lièvre
cuisine | cuisinier; cuisiner; cuisinière | cuir; cousine; marmite; cuivre
école | écolier; scolaire; scolarité | écologie; échelle; élève; économie
beau | beauté; embellir; bel | bureau; bateau; laid; beurre
grand | grandir; grandeur; agrandir | granit; grange; petit; gras; gratin
chaud | chaleur; chauffer; chauffage; réchauffer | chaussure; chaussée; froid; chauve
blanc | blancheur; blanchir; blanche | blague; noir; bloc; blesser
ami | amitié; amical | amiral; amidon; copain; amende; amibe
peur | peureux; apeuré | pleurer; peuple; effroi; peu; peut
voir | vue; vision; visible; visuel | voiture; voile; regarder; voisin; voix
savoir | savant; su | savon; savate; connaître; savane
boire | boisson; buveur; buvette | bois; boîte; verre; boiter; boiserie
mort | mourir; mortel; mortalité | morsure; morceau; vie; mordre; morue
temps | temporel; temporaire | temple; heure; tampon; tapis
nuit | nocturne; minuit; nuitée | nuire; nuage; jour; nuque; nuisible
corps | corporel; corpulent; corset | corbeau; corde; membre; corne; cor
`,
    ),
    ...read(
      'en',
      `
act | actor; action; activity; react | acre; stage; accent; acorn
sun | sunny; sunset; sunflower; sunglasses | sunk; supper; star; sum; sung
rain | rainy; rainbow; raincoat | brain; train; drain; cloud; raisin; rail
king | kingdom; kingship | kite; kiosk; queen; kiln; parking
heart | hearty; heartless; sweetheart | hearth; hear; love; heard; earth
friend | friendly; friendship; befriend | fried; fridge; pal; fiend
happy | happiness; unhappy; happily | hammer; glad; harp; hippy
water | waterfall; watery; underwater | waiter; later; sea; waffle
book | bookshop; booklet; bookcase | boot; boom; novel; brook
sleep | asleep; sleepy; sleeper | sleeve; sled; nap; steep; slap
wood | wooden; woodland; woodpecker | wool; would; oak; mood
give | giver; gift; forgive | gills; offer; glove; giraffe
deep | depth; deepen; deeply | deer; shallow; deputy; indeed
strong | strength; strongly | string; strange; weak; stroke; storm
long | length; longing; oblong | lodge; lung; short; lonely
high | height; highly; heighten | hijack; tall; thigh; hire
hot | heat; hotter | hotel; hoot; cold; shot; hostel
cook | cooker; cookery; cooking | cool; chef; cuckoo; coop; crook
paint | painter; painting; repaint | pain; pint; brush; faint; saint; paid
teach | teacher; taught; teaching | tea; peach; pupil; each; teak
child | childish; children; childhood | chill; chilli; kid; chili; chilled
free | freedom; freely | freeze; freckle; liberty; fret; frequent
true | truth; truly; untrue | trunk; false; trumpet; trick
music | musician; musical | mustard; mushroom; tune; muscle; must
dark | darkness; darken | dart; lark; light; shark; market
`,
    ),
  ],
};
