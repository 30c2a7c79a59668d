import type { Language } from './setup';

/** Two endings that make one word of one stem, which has at least so many letters. Without accents, as words are compared. */
type Pair = readonly [one: string, other: string, least: number];

/** Infinitives and what their verbs are made of otherwise. */
const VERBS: Readonly<Record<string, string>> = {
  er: 'e es ent ons ez ais ait aient ant a ai as erent era erai eras erons eront erait ee ees',
  ir: 'i is it issent issons issez issait issaient issant ie ies ira irai irait',
  re: 's ent ons ez ait aient ant u ue us ues ra rai rait',
};

/** Ruling: masculine and feminine are forms of one word. A bare -e is not among them: marin and marine are two. */
const GENDERS: readonly Pair[] = [
  ['eau', 'elle', 1],
  ['eux', 'euse', 2],
  ['if', 'ive', 1],
  ['er', 'ere', 3],
  ['el', 'elle', 3],
  ['en', 'enne', 3],
  ['eur', 'euse', 3],
  ['teur', 'trice', 3],
];
const PLURALS: readonly Pair[] = [['al', 'aux', 2]];

/** What follows no rule. */
const ALIKE: Readonly<Record<Language, string>> = {
  fr: `blanc blanche/franc franche/sec seche/frais fraiche/doux douce/roux rousse/faux fausse/fou folle/mou molle/
    vieux vieil vieille/long longue/gros grosse/bas basse/gentil gentille/oeil yeux/ciel cieux/travail travaux`,
  en: `man men/woman women/child children/foot feet/tooth teeth/mouse mice/goose geese/
    drink drank drunk/sing sang sung/run ran/swim swam/eat ate eaten/go went gone/see saw seen/take took taken/
    give gave given/write wrote written/speak spoke spoken/break broke broken/fly flew flown/grow grew grown/
    know knew known/throw threw thrown/sleep slept/keep kept/lose lost/find found/hold held/stand stood/tell told`,
};

const FRENCH: readonly Pair[] = [
  ...Object.entries(VERBS).flatMap(([infinitive, endings]) =>
    endings.split(' ').map((ending): Pair => [infinitive, ending, 3]),
  ),
  ['re', '', 3],
  ...GENDERS,
  ...PLURALS,
];
const ENGLISH: readonly Pair[] = [
  ...['ed', 'ing'].flatMap((ending): readonly Pair[] => [
    ['', ending, 3],
    ['e', ending, 3],
    ['s', ending, 3],
  ]),
  ['ed', 'ing', 3],
];

const groups = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split('/').flatMap((group, nth) =>
      group
        .trim()
        .split(' ')
        .map((word): [string, number] => [word, nth]),
    ),
  );
const PAIRS = { fr: FRENCH, en: ENGLISH };
const GROUPS = { fr: groups(ALIKE.fr), en: groups(ALIKE.en) };

/** Whether two words are one in two forms: arroser and arrose, beau and belle, cheval and chevaux. By their looks, and kindly. */
export function isFormOf(one: string, other: string, language: Language): boolean {
  const group = GROUPS[language].get(one);
  if (group !== undefined && group === GROUPS[language].get(other)) return true;
  return lookAlikes(one, language).includes(other);
}

/** Whatever might be a form of a word by its looks, most of it no word at all. */
export function lookAlikes(word: string, language: Language): readonly string[] {
  const turned = (from: string, to: string, least: number): readonly string[] => {
    const stem = word.slice(0, word.length - from.length);
    return stem.length >= least && word.endsWith(from) ? [stem + to] : [];
  };
  return PAIRS[language].flatMap(([one, other, least]) => [
    ...turned(one, other, least),
    ...turned(other, one, least),
  ]);
}
