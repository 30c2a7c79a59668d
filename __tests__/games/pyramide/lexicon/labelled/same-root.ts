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
roi | royal; royaume; royauté; royale | roux; roue; couronne; trône; route; reine; régner; régime
été | | état; étable; étage; soleil; estival; estivant
pluie | pleuvoir; pluvieux; parapluie | plume; plusieurs; averse; pluriel
mer | marin; maritime; marée | merci; mercredi; merle; océan; mercerie
dent | dentiste; dentaire; dentier | dense; danse; mordre
jardin | jardinier; jardiner; jardinage | jargon; potager; jarre
chat | chaton; chatte | chapeau; château; chagrin; félin; chariot
fleur | fleuriste; fleurir; floral | fleuve; flûte; pétale; flou
lune | lunaire; lunatique; alunir | lutin; lustre; astre
main | manuel; manucure; manier | maints; maire; doigt; mairie; maison
pied | piéton; piétiner; piétinement; trépied | piège; pierre; orteil; pitié; pédale; pédicure
eau | | oiseau; seau; mouiller; autre; aquatique; aqueduc; évier
feu | | feuille; fou; flamme; février; foyer
pain | panifier | peinture; peine; boulanger; panique; panda; panier; panade
lait | laitier; laiterie; laitage; allaiter | lactose; laid; laine; vache; latte
vent | venteux; éventail; ventiler | vendre; ventre; souffle; vendredi
livre | livret | librairie; libraire; livrer; libre; ivre; page; lièvre
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
mort | mourir; mortel; mortalité; immortel | morsure; morceau; vie; mordre; morue
temps | temporel; temporaire | temple; heure; tampon; tapis
nuit | minuit; nuitée | nocturne; nuire; nuage; jour; nuque; nuisible
corps | corporel; corpulent; corset | corbeau; corde; membre; corne; cor
verre | verrier; verrerie | vitre; vitrail; vitrine; verrou; vers
cheval | chevalier; chevauchée | cavalier; équestre; jument; écurie
père | compère; paternel; paternité | patron; parrain; papa; pépère; repère
oiseau | oisillon; oiseleur | oie; oisif; plume; seau
hôtel | hôtelier; hôtellerie | hôpital; hospice; chambre
terre | atterrissage; atterrir; enterrer; terrien; souterrain | verre; terreur; globe; sol
vendre | revente; vente; revendeur; invendable | vendredi; acheter; vent; vendange
couru | coursier; coureur; course | couronne; cour; courage; sprint; coussin
lecteurs | relire; illisible; lecture; lisible; lire; relecture | électeur; lit; roman; livre
porc | porcelet; porcherie; porcin | pore; cochon; jambon; porche; porcelaine
coq | coquelet | poule; coque; coquet; coquin; crête
garder | gardien; garderie; sauvegarder | gare; guetter; jardin
poser | pose; déposer; reposer; poseur | poste; posséder; poison; mettre
ranger | rangement; dérangement; rang | orange; manger; étrange; tiroir
chant | chanter; chanson; chanteuse; enchanter | champ; méchant; marchand; chantier
long | longueur; allonger; rallonge; longuement | mélange; loin; court
soigner | soin; soignant; soigneuse | soie; soir; poignet; médecin
dîner | | déjeuner; dinde; repas
rouge | rougir; rougeur; rougeâtre; infrarouge | rouget de; roue; route; bouge; vermillon
fille | fillette | fils; famille; filet; garçon; bille
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
book | bookshop; booklet; bookcase; bookworm; notebook | boot; boom; novel; brook
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
glass | glassy | grass; glaze; window; gloss
cat | catlike | kitten; purr; scatter; cattle
queen | queenly | king; crown; quiet; queue
sell | seller; sold; resell; sale | cell; shell; trade; sill
read | reader; unreadable; reread; reading | red; road; bread; novel
believe | believer; unbelievable; belief; disbelief | relieve; leave; trust; bee
kind | kindness; unkind; kindly | kin; king; gentle; find
boy | boyhood; boyish; boyfriend | buoy; bay; girl; annoy
owner | ownership; own; owned | town; one; clown; landlord
understand | misunderstanding; understood | grasp; stance
run | runner; outrun; rerun; running | rung; ruin; sprint; prune
pig | piglet; piggy | pigeon; pork; wig; dig
father | fatherhood; fatherly; grandfather | feather; paternal; dad; further
mother | motherhood; motherly; godmother | moth; maternal; mum; bother
eye | eyelid; eyebrow; eyeless | ear; optician; dye; see
dog | doggy; dogged; bulldog | dodge; canine; doughnut; kennel
wine | winery; wineglass | vine; twine; grape; win
light | lighten; lit; moonlight; lighting | slight; flight; lamp; lift
value | valuable; overvalue; devalue | valley; worth; velvet
`,
    ),
  ],
};
