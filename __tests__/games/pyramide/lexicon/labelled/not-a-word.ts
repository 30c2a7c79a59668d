import { read, type Labelled } from './cases';
import { EVERYDAY } from './everyday';

/** Misspellings and inventions; and rare, short, foreign or inflected words that are in the dictionary. Accents may be left out. */
export const NOT_A_WORD: Labelled = {
  rule: 'not-a-word',
  cases: [
    ...EVERYDAY,
    ...read(
      'fr',
      `
orage | tonere; nuageu; foudrre; averce; pluviosse; tempette | tonnerre; tempete; éclair; averse; foudroyer
maison | loggement; batiman; tois; abittation; mézon; apartement | logement; toit; bâtiment; batiment; appartement
manger | miamm; repa; assiete; bouf; fourchète; avaller; dévorréé | repas; assiette; bouffe; avaler; devore; miam
animal | girafle; élefant; chein; oizo; hipopotame; crocodil | girafe; éléphant; elephant; zébu; okapi; gnou; ara
école | profeseur; klasse; élèv; cahié; bibliotèque; cartabl | professeur; classe; eleve; cahier; bibliotheque; cartable
rapide | vitte; vélosse; turbbo; guéparre; raisau | vite; véloce; turbo; guépard; guepard; fusée
beau | magnifike; joliman; splandide; supperbe; merveilleu | magnifique; joliment; splendide; superbe; merveilleux
rire | rigollo; humourr; drolle; blagge; clounne; marran | rigolo; humour; drôle; drole; blague; clown; marrant
froid | glasson; friggo; iglouh; neije; polère | glaçon; glacon; igloo; frigo; neige; polaire
musique | guittare; pianno; violonn; mélodit; orquestre; rithme | guitare; piano; violon; mélodie; orchestre; rythme
mer | bato; vauge; plaje; poissson; maréee; requim | bateau; vague; plage; poisson; requin; coquillage
travail | buro; emploit; métié; boulo; salère; usinne | bureau; emploi; métier; metier; boulot; salaire
nuit | étoille; obscurr; sommmeil; pijama; rèvve; dormmir | somméil; rève; étoile; etoile; obscur; sommeil; pyjama; rêve; reve
absurde | blablou; xyzzy; azertyuiop; zorglub | blabla; qwerty; ubuesque; quidam; abscons; amphigouri
nombre | 7; 12; 42; 3e | sept; douze; quarante; troisième; zéro
rare | | nycthémère; ouïghour; yaourt; kiwi; whisky; wok; abaca; xylophage; zygomatique
verbe | | mangeassions; allassiez; finîtes; crûmes; vaincrions; naquit; sied; gît
cœur | | oeuvre; soeur; noeud; oeil; boeuf; aorte
`,
    ),
    ...read(
      'en',
      `
storm | thunnder; lightnin; rane; cloudd; windey; temppest | thunder; lightning; rain; cloud; windy; tempest
house | bilding; roff; chimny; kichen; gardin; bedrom | building; roof; chimney; kitchen; garden; bedroom
eat | brekfast; sandwitch; forck; dinnner; swalow; nibbel | breakfast; sandwich; fork; diner; swallow; nibble
animal | giraf; elefant; krocodile; rabit; tigar; hipopotamus | giraffe; elephant; crocodile; rabbit; tiger; gnu; okapi; emu
school | teecher; pensil; clasroom; homwork; libary; skool | teacher; pencil; classroom; homework; library
beautiful | gorgous; luvly; prety; handsum; exquisit | gorgeous; lovely; pretty; handsome; exquisite
laugh | funy; humer; gigle; comidy; chukle | funny; humour; humor; giggle; comedy; chuckle
cold | frozzen; iglo; snowwy; wintur; frige; shivver | frozen; igloo; snow; winter; fridge; shiver
music | gitar; pianno; violinn; melodie; orkestra; rythm | guitar; piano; violin; melody; orchestra; rhythm
work | ofice; jobb; salery; busines; carreer; emplyee | office; job; salary; business; career; employee
night | starrr; darck; pijamas; dreem; bedtyme | star; dark; pyjamas; pajamas; dream; bedtime
colour | yelow; purpel; oranje; grren; turquoize | yellow; purple; orange; green; turquoise; grey; gray
nonsense | blurbly; xyzzy; qwertyuiop; flibber; snorgle; wibblet | gibberish; balderdash; poppycock; twaddle; flimflam
number | 7; 12; 42; 3rd | seven; twelve; forty; third; zero; nought
taste | | centre; theatre; realise; realize; organise; favourite; favorite; cheque; tyre
rare | | syzygy; zeugma; quixotic; yurt; ennui; fjord; tsunami; crypt
form | | ran; sang; mice; geese; oxen; slept; sought; children; teeth; knives; better; worst
cafe | | café; naïve; naive; fiancé; cliché; résumé
`,
    ),
  ],
};
