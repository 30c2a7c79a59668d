import type { Morphology } from './types';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const ENGLISH_MORPHOLOGY: Morphology = {
  inflections: list('s es e ed ing ings er est ies ied ier iest y'),
  derivations: list(`
    ers or ors ly ily ness ful less ment ments ation ations ition itions tion tions sion sions ion ions
    able ible ably ivity al ally ial ous ious eous ive ives ist ists ism ize ise izes ised ized
    ity ty en ens ened ish hood ship ships age ages ance ence ant ents ent ants
    ery ry eries some ward wards let lets ling lings th ie ies iness iful ic ical ian ician ed ess esses ster sters
    eer eers ette ade arian dom doms ancy ency acy cy ture ure ary ory atory ative ition itive ify ified ification
    ability ibility ically itis ous osity icity fully lessly lessness fulness ishly ishness ably ably ance hearted like man men woman women wise er iest
  `),
  prefixes: list(`
    un re dis in im il ir mis over under out fore pre non en em be inter super sub tele a up de anti co step mid self ex
  `),
  // Sun, sunny; but ham, hammer.
  shortDerivations: /^(ful|less|let|like|ship|hood|dom|[a-z](y|ing|ed|iest|ier|ily|iness|ish))$/,
  mere: list(`
    son ace den ant her let ton age ion ate try ring sing ding ling rest ice ore lock able hen nest ease ale ode
    pet met ten tin tan row get rot pal nap kin ages ants ions rings tons sons pets
  `),
  infinitive: /./,
  alternations: [
    [/i$/, 'y'],
    [/v$/, 'f'],
    [/([bdfglmnprstz])\1$/, '$1'],
  ],
  turns: [
    [/ble$/, 'bil'],
    [/de$/, 'sion'],
    [/d$/, 'sion'],
    [/ceive$/, 'cept'],
    [/scribe$/, 'script'],
    [/duce$/, 'duct'],
    [/ous$/, 'os'],
    [/er$/, 'r'],
    [/our$/, 'or'],
    [/ain$/, 'an'],
    [/nt$/, 'nc'],
    [/te$/, 'c'],
    [/y$/, 'i'],
    [/le$/, 'ul'],
    [/f$/, 'v'],
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
