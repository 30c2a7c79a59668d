import type { Stock, StockRiddle } from './setup';

/** Written as in a deck: its five words between asterisks. */
const riddle = (
  nth: number,
  title: string,
  sentence: string,
  answer: string,
  accepts: readonly string[],
): StockRiddle => {
  const pieces = sentence.split('*');
  const parts = pieces.filter((_, place) => place % 2 === 0);
  const words = pieces.filter((_, place) => place % 2 === 1);
  return { id: `sample-${nth}`, title, parts, words, answer, accepts };
};

const RIDDLES: readonly (readonly [title: string, sentence: string, answer: string, ...accepts: string[]])[] =
  [
    [
      'Veilleur',
      'Debout sur son *rocher*, il passe la *nuit* à cligner de l’*œil* pour que les *marins* retrouvent le *port*.',
      'le phare',
      'phare',
    ],
    [
      'Compagnon distrait',
      'On l’*ouvre* quand le *ciel* se fâche, on le *plie* dès qu’il se calme, et on l’*oublie* dans le *train*.',
      'le parapluie',
      'parapluie',
    ],
    [
      'Avant tout le monde',
      'Il se *lève* quand les autres *dorment*, apprivoise la *farine* et le feu, et toute sa rue *sent* bon avant l’*aube*.',
      'le boulanger',
      'boulanger',
      'la boulangère',
    ],
    [
      'Rouge et pressé',
      'Il *grimpe* à son *échelle*, déroule sa longue *lance*, noie les *flammes* et sauve parfois un *chat*.',
      'le pompier',
      'pompier',
    ],
    [
      'Géant immobile',
      'Ses *bras* montent vers les *nuages*, ses pieds boivent la *terre*, et chaque *automne* il perd sa *chevelure*.',
      'l’arbre',
      'un arbre',
    ],
    [
      'Deux roues',
      'On y tient en *équilibre*, on *pédale* dans la *côte*, on *freine* dans la descente et l’on *tombe* une fois.',
      'le vélo',
      'vélo',
      'la bicyclette',
    ],
    [
      'Maison sur le dos',
      'Il *traverse* la *salade* sans se presser, rentre ses *cornes* au moindre *bruit* et sort sous l’*averse*.',
      'l’escargot',
      'escargot',
    ],
    [
      'Ouvrière',
      'Elle *danse* pour montrer le *chemin*, visite mille *fleurs*, remplit sa *ruche* et cache un *dard*.',
      'l’abeille',
      'abeille',
    ],
    [
      'Toujours deux',
      'Elles *serrent* parfois, prennent l’*eau*, claquent sur le *pavé*, perdent un *lacet* et finissent au *placard*.',
      'les chaussures',
      'les souliers',
    ],
    [
      'Une fois l’an',
      'On y plante des *bougies*, on *chante* faux, on le *coupe* en parts et chacun lorgne l’*assiette* du *voisin*.',
      'le gâteau d’anniversaire',
      'gâteau',
    ],
    [
      'Il sait tout',
      'Plein de *pages* et de *sens*, il dort sur l’*étagère* jusqu’au jour d’une *dispute* ou d’une *faute*.',
      'le dictionnaire',
      'dictionnaire',
    ],
    [
      'Gardien de paille',
      'Il *salue* les *oiseaux* sans leur faire longtemps *peur*, porte un vieux *chapeau* et veille sur le *champ*.',
      'l’épouvantail',
      'épouvantail',
    ],
    [
      'Blanc de peur',
      'Il *traîne* ses *chaînes* à *minuit*, passe les *murs* et n’*effraie* plus que les grands.',
      'le fantôme',
      'fantôme',
    ],
    [
      'Petit tyran',
      'Il *pleure* la nuit, *rit* le jour, met tout à la *bouche* et toute la *famille* à *genoux*.',
      'le bébé',
      'bébé',
    ],
  ];

/** Enough to play with where no deck is at hand: tools, tests, a first look. The app brings its own. */
export const SAMPLE: Stock = {
  riddles: RIDDLES.map(([title, sentence, answer, ...accepts], place) =>
    riddle(place + 1, title, sentence, answer, accepts),
  ),
  lists: [
    ['arc-en-ciel', 'tomber des nues', 'chou-fleur', 'donner sa langue au chat', 'rouge-gorge'],
    [
      'cerf-volant',
      'avoir le cœur sur la main',
      'pomme de terre',
      'couper les cheveux en quatre',
      'gratte-ciel',
    ],
    ['machine à laver', 'avoir un chat dans la gorge', 'tire-bouchon', 'poser un lapin', 'porte-monnaie'],
    [
      'coup de foudre',
      'mettre les pieds dans le plat',
      'casse-noisette',
      'avoir la main verte',
      'perce-neige',
    ],
    ['feu d’artifice', 'prendre la mouche', 'abat-jour', 'manger sur le pouce', 'chauve-souris'],
  ],
  themes: [
    {
      id: 'sample-1',
      title: 'Fleuves',
      names: [
        { name: 'la Loire', accepts: ['Loire'] },
        { name: 'le Nil', accepts: ['Nil'] },
        { name: 'l’Amazone', accepts: ['Amazone'] },
        { name: 'le Danube', accepts: ['Danube'] },
      ],
    },
    {
      id: 'sample-2',
      title: 'Villes sur l’eau',
      names: [
        { name: 'Venise', accepts: [] },
        { name: 'Amsterdam', accepts: [] },
        { name: 'Bangkok', accepts: [] },
        { name: 'Stockholm', accepts: [] },
      ],
    },
  ],
};
