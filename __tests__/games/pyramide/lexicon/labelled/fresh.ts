import { read } from './cases';

/**
 * Pairs written after the referee was first settled, to see how it does on what nobody had in mind; relabelled since by what a
 * table hears.
 */
export const FRESH_ROOTS = [
  ...read(
    'fr',
    `
table | tablette; attabler; tablée | établir; tabac; tambour; étable
nager | nageur; natation; nage; nageoire | neiger; ménager; nappe; âge
voler | vol; voleur; envol; volière | volcan; volume; velours; valet
couteau | coutelas; coutellerie | coudre; couture; coûter; couloir
dormir | dortoir; endormir; dormeur | dorer; doré; normal; dorsal
cheval | chevaucher; chevaline | cheville; cheveu; chevreuil; chèvre
sucre | sucrer; sucrier; sucrerie | succès; suc; sucette; secret
vie | vivre; vital; vivant | vieux; viande; avis; vite
pomme | pommier; pommeraie | pompe; pompier; paume; homme
route | routier; déroute; autoroute | roue; doute; croûte; rouge
chaise | | chasse; choisir; chaîne; chair
mariage | marier; mariée; marié | marin; marron; marche; marmite
danger | dangereux; dangereusement | danser; dindon; étrange; manger
gagner | gagnant; gain; regagner | bagarre; bagage; gang; gaine
léger | légèreté; alléger; légèrement | légume; légende; loger; piège
froid | froideur; refroidir | foire; fraise; frein; effroi
travail | travailler; travailleur | traverse; travers; train; trappe
soleil | ensoleillé; solaire | sol; soldat; sommeil; saule
lire | lecture; lecteur; lisible | lyre; liane; livre; délire
chasse | chasseur; chasser; pourchasser | châssis; chausse; chose; classe
forêt | forestier; reforestation | force; formule; foret; forge
peindre | peintre; peinture; peint | peine; pendre; peigne; plaindre
sable | sablier; ensabler; sablonneux | sabre; sabot; fable; savoir
lumière | lumineux; allumer; illuminer | légume; lune; limace; première
ouvrir | ouverture; ouvert; rouvrir | ouvrier; couvrir; œuvre; oublier
doux | douceur; adoucir; doucement | douche; doute; douze; doué
faux | fausser; fausseté; falsifier | faucon; faute; saut; fauve
sang | sanglant; saigner; sanguin | sangle; sanglier; singe; sanglot
`,
  ),
  ...read(
    'en',
    `
play | player; playful; playground | plane; plastic; pray; plaza
farm | farmer; farmyard; farming | harm; fare; pharmacy; alarm
swim | swimmer; swam; swimming | swing; swine; slim; swan
cloud | cloudy; thundercloud | clown; loud; clock; clout
bake | baker; bakery; baked | lake; bacon; back; bark
danger | dangerous; endanger | dang; dancer; anger; ginger
cold | coldness; coldly | colt; gold; colony; scold
drive | driver; drove; driveway | drift; thrive; drip; river
clean | cleaner; cleanliness; unclean | clear; clan; lean; clever
magic | magician; magical | magnet; magpie; image; magnolia
write | writer; written; rewrite | wrist; white; wrinkle; rite
garden | gardener; gardening | guard; garlic; harden; garment
peace | peaceful; peacekeeper | peach; piece; peacock; pearl
snow | snowman; snowy; snowball | snore; now; snout; show
fish | fisherman; fishing; fishy | finish; dish; fist; selfish
cat | catty | catalogue; cart
pen | penknife | penny; open; penguin; pencil
ear | earring; earlobe | earn; early; earth; pear
car | carport | care; carrot; scar; card
hand | handle; handful; handy | hang; husband; shandy; land
air | airplane; airy; airport | hair; stair; affair; fair
hope | hopeful; hopeless; hoping | hop; shop; horse; rope
age | aged; ageing; ageless | agent; page; image; rage
tea | teapot; teacup | team; tear; teach; steak
law | lawyer; lawful; outlaw | lawn; claw; flaw; low
`,
  ),
];
