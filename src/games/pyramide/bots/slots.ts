import type { PartOfSpeech } from '../lexicon';

/** What the word before a blank asks of the word in it. Numbers are logarithms of odds: 0 for what is as likely as ever. */
export interface Slot {
  readonly pos?: Readonly<Partial<Record<PartOfSpeech, number>>>;
  readonly number?: 'one' | 'many';
  readonly gender?: 'm' | 'f';
  /** How it begins: « la » is not said before a vowel, nor “a”. */
  readonly start?: 'vowel' | 'consonant';
  /** The form, if it is a verb. */
  readonly verb?: 'bare' | 'finite' | 'participle';
}

const NAMING = { a: -0.7, v: -2.5, o: -2.5 };
/** Le, la, les may also stand for somebody: « on le consulte ». */
const NAMING_OR_MEANT = { a: -0.7, v: -1.5, o: -2.5 };
const DOING = { n: -2.5, a: -2, o: -1.5 };
const BEING = { n: -1.5, o: -1 };
const SAYING_HOW = { n: -1.5, v: -1, o: -0.5 };
const AFTER_PREPOSITION = { v: -0.5, a: -1, o: -1.5 };

type Rows = readonly (readonly [words: string, slot: Slot])[];

const FRENCH: Rows = [
  ['un au du', { pos: NAMING, number: 'one', gender: 'm' }],
  ['ce', { pos: NAMING, number: 'one', gender: 'm', start: 'consonant' }],
  ['le', { pos: NAMING_OR_MEANT, number: 'one', gender: 'm', start: 'consonant' }],
  ['une cette', { pos: NAMING, number: 'one', gender: 'f' }],
  ['sa ma ta', { pos: NAMING, number: 'one', gender: 'f', start: 'consonant' }],
  ['la', { pos: NAMING_OR_MEANT, number: 'one', gender: 'f', start: 'consonant' }],
  ['son mon ton notre votre leur chaque quel quelle', { pos: NAMING, number: 'one' }],
  ['cet', { pos: NAMING, number: 'one', gender: 'm', start: 'vowel' }],
  ['l’', { pos: NAMING_OR_MEANT, number: 'one', start: 'vowel' }],
  ['les', { pos: NAMING_OR_MEANT, number: 'many' }],
  ['des ces ses mes tes nos vos leurs aux plusieurs quelques', { pos: NAMING, number: 'many' }],
  ['deux trois quatre cinq six sept huit dix cent mille', { pos: NAMING, number: 'many' }],
  ['d’', { pos: AFTER_PREPOSITION, start: 'vowel', verb: 'bare' }],
  ['de', { pos: AFTER_PREPOSITION, start: 'consonant', verb: 'bare' }],
  ['à pour sans par', { pos: AFTER_PREPOSITION, verb: 'bare' }],
  ['en', { pos: { a: -1, o: -1 }, verb: 'participle' }],
  ['avec dans sur sous chez entre vers contre', { pos: { v: -2, a: -1, o: -1 } }],
  ['s’ n’ m’ t’ j’', { pos: DOING, start: 'vowel' }],
  ['se ne me te je', { pos: DOING, start: 'consonant' }],
  ['il elle on qui ça cela y lui', { pos: DOING, verb: 'finite' }],
  ['ils elles nous vous', { pos: DOING, verb: 'finite' }],
  [
    'peut doit fait faire veut sait faut laisse va vont peuvent font',
    { pos: { a: -1, n: -1.5 }, verb: 'bare' },
  ],
  ['a ont avait est sont était fut être été', { pos: BEING, verb: 'participle' }],
  ['très plus moins si trop aussi bien tout toute', { pos: SAYING_HOW }],
];

const ENGLISH: Rows = [
  ['a', { pos: NAMING, number: 'one', start: 'consonant' }],
  ['an', { pos: NAMING, number: 'one', start: 'vowel' }],
  ['this every each one another', { pos: NAMING, number: 'one' }],
  ['these those many few several two three four five six seven ten', { pos: NAMING, number: 'many' }],
  ['the his her its their my your our no some', { pos: NAMING }],
  ['to can will may must could would should cannot let', { pos: { n: -0.7, a: -1.5, o: -1 }, verb: 'bare' }],
  ['it he she who which', { pos: DOING, verb: 'finite' }],
  ['they we you i', { pos: DOING, verb: 'finite' }],
  ['is are was were be been being', { pos: BEING, verb: 'participle' }],
  ['has have had', { pos: { a: -1 }, verb: 'participle' }],
  ['very so too more most as', { pos: SAYING_HOW }],
  ['of in on with by for from at into over under through', { pos: { v: -1, a: -0.7, o: -1.5 } }],
];

const byWord = (rows: Rows): ReadonlyMap<string, Slot> =>
  new Map(
    rows.reduce<[string, Slot][]>(
      (all, [words, slot]) => all.concat(words.split(' ').map((word): [string, Slot] => [word, slot])),
      [],
    ),
  );

export const SLOTS = { fr: byWord(FRENCH), en: byWord(ENGLISH) };
