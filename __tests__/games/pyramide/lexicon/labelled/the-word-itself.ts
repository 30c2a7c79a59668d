import { read, type Labelled } from './cases';

/** The word in any case, without its accents, in the plural or the singular; and neighbours that are other words. */
export const THE_WORD_ITSELF: Labelled = {
  rule: 'the-word-itself',
  cases: [
    ...read(
      'fr',
      `
forêt | forêt; Forêt; FORÊT; forêts | arbre; foret; fort
pêche | pêche; peche; Pêche; pêches | péché; poche; pèche; pêcher
cœur | cœur; coeur; COEUR; coeurs | chœur; cour; corps
cheval | cheval; chevaux; CHEVAL | chevet; cheveux; jument
bateau | bateau; bateaux | bâton; bât; voile
journal | journal; journaux | journée; joujou; presse
genou | genou; genoux; Genoux | genre; genêt; jambe
promenades | promenades; promenade; PROMENADE | parc; pommades
moutons | moutons; mouton | montons; moutarde; laine
île | île; ile; îles; iles | il; aile; huile
fil | fil | fils; file; fille
cour | cour | cours; court; course
ver | ver | vers; vert; verre
mois | mois | moi; moine; mais
œuf | œuf; oeuf; œufs; oeufs | bœuf; neuf; poule
été | été; ete; étés | état; éteint; hiver
père | père; pere; pères | paire; pire; perd
noël | noël; noel; Noël | sapin; noyau; nouvel
mûre | mûre; mûres | mure; mur; murmure; ronce
marché | marché; marchés | étal; marche; marchand; machette
maïs | maïs; MAÏS | mais; mai; épi
sûr | sûr; sûrs | sur; sure; certain
tâche | tâche; tâches | tache; taches; travail
côte | côte; côtes | cote; côté; os
dû | dû | du; dus; dette
`,
    ),
    ...read(
      'en',
      `
rain | rain; Rain; RAIN; rains | reign; ran; train
box | box; boxes; Box | ox; fox; boxer
city | city; cities | cite; town; citizen
wolf | wolf; Wolf | golf; woof; pack
dress | dress; dresses | press; dressing; skirt
church | church; churches | churn; lurch; mass
hearts | hearts; heart; HEARTS | hears; hurts; love
glass | glass; glasses | grass; glaze; window
lady | lady; ladies; Lady | lad; laddie; gentleman
squeezes | squeezes; squeeze | seizes; squares; lemon
bus | bus; buses | but; busy; coach
new | new | news; knew; old
watch | watch; watches | witch; match; clock
flies | flies; fly | flees; files; wings
colour | colour; colours | collar; cooler; red
bear | bear; bears | bare; beer; grizzly
day | day; days; Day | daze; dye; night
quiz | quiz; quizzes | quit; quill; question
tomato | tomato; tomatoes | tomahawk; potato; ketchup
kiss | kiss; kisses | kit; lips; bliss
leaf | leaf; leaves | loaf; leap; branch
knife | knife; knives | knit; fork; life
child | child | chill; chilled; kid
man | man; Man | mane; main; woman
foot | foot | boot; food; toe
`,
    ),
  ],
};
