import type { Stock } from './setup';

/** Enough to play with where no deck is at hand: tools, tests, a first look. The app brings its own. */
export const SAMPLE: Stock = {
  riddles: [
    {
      id: 'sample-1',
      title: 'Veilleur',
      parts: [
        'Debout sur son ',
        ', il passe la ',
        ' à cligner de l’',
        ' pour que les ',
        ' retrouvent le ',
        '.',
      ],
      words: ['rocher', 'nuit', 'œil', 'marins', 'port'],
      answer: 'le phare',
      accepts: ['phare'],
    },
    {
      id: 'sample-2',
      title: 'Compagnon distrait',
      parts: ['On l’', ' quand le ', ' se fâche, on le ', ' dès qu’il se calme, et on l’', ' dans le ', '.'],
      words: ['ouvre', 'ciel', 'plie', 'oublie', 'train'],
      answer: 'le parapluie',
      accepts: ['parapluie'],
    },
    {
      id: 'sample-3',
      title: 'Avant tout le monde',
      parts: [
        'Il se ',
        ' quand les autres ',
        ', apprivoise la ',
        ' et le feu, et toute sa rue ',
        ' bon avant l’',
        '.',
      ],
      words: ['lève', 'dorment', 'farine', 'sent', 'aube'],
      answer: 'le boulanger',
      accepts: ['boulanger', 'la boulangère'],
    },
  ],
  lists: [
    ['arc-en-ciel', 'tomber des nues', 'chou-fleur', 'donner sa langue au chat', 'rouge-gorge'],
    [
      'cerf-volant',
      'avoir le cœur sur la main',
      'pomme de terre',
      'couper les cheveux en quatre',
      'gratte-ciel',
    ],
  ],
  themes: [
    {
      title: 'Fleuves',
      names: [
        { name: 'la Loire', accepts: ['Loire'] },
        { name: 'le Nil', accepts: ['Nil'] },
        { name: 'l’Amazone', accepts: ['Amazone'] },
        { name: 'le Danube', accepts: ['Danube'] },
      ],
    },
    {
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
