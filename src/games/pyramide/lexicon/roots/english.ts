import type { Morphology } from './types';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const ENGLISH_MORPHOLOGY: Morphology = {
  inflections: list('s es e ed ing ings er est ies ied ier iest y'),
  derivations: list(`
    ers or ors ly ily ness ful less ment ments ation ations ition itions tion tions sion sions ion ions
    able ible ably ivity al ally ial ous ious eous ive ives ist ists ism ize ise izes ised ized
    ity ty en ens ened ish hood ship ships age ages ance ence ant ents ent ants
    ery ry eries some ward wards let lets ling th ie ies iness iful ic ical ian
  `),
  prefixes: list('un re dis in im mis over under out fore pre non en be inter super sub tele'),
  infinitive: /./,
  alternations: [
    [/i$/, 'y'],
    [/v$/, 'f'],
    [/([bdfglmnprstz])\1$/, '$1'],
  ],
  compounds: true,
  silentPlural: false,
  silentE: true,
  plurals: (word) => [
    `${word}s`,
    `${word}es`,
    word.replace(/y$/, 'ies'),
    word.replace(/fe?$/, 'ves'),
    word.replace(/z$/, 'zzes'),
  ],
  masculine: (word) => word.replace(/s$/, ''),
};
