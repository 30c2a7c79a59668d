import { guess, ideas, MINDS, netOf, prepare, solve, type Seen } from '../../src/games/pyramide/bots';
import { createDice } from '../../src/engine';
import { judgeClue, openAnswers, openLexicon } from '../../src/games/pyramide/lexicon';
import { FRENCH } from '../../src/games/pyramide/lexicon/fr';
import { ALONE, NOUNS, PARADIGMS, SOLE } from '../../src/games/pyramide/lexicon/fr/forms.data';
import { ANSWERS } from '../../src/games/pyramide/lexicon/fr/answers.data';

/** The app's thoughts on the larger lexicon, in Node or in the VM that phones run. */
export interface Times {
  /** What was thought, to be compared. */
  readonly results: readonly string[];
  /** By kind, of every thought: the milliseconds between its yields. */
  readonly took: Readonly<Record<string, readonly (readonly number[])[]>>;
}

const SENTENCE: Pick<Seen, 'title' | 'parts' | 'found' | 'at'> = {
  title: 'Compagnon des mauvais jours',
  parts: ['Ouvert au ', ', il porte ', ' et reste ', ' dans les trains à la première ', ' du ', '.'],
  found: [null, 'malheur', null, null, null],
  at: 0,
};
const CLUES: readonly (readonly string[])[] = [
  ['eau'],
  ['eau', 'rouge'],
  ['maison', 'chaise', 'famille'],
  ['mer', 'vacances', 'soleil'],
  ['argent', 'banque', 'or'],
];

const TYPED: readonly (readonly string[])[] = [
  ['pluie', 'parapluie', 'flotte', 'plui', 'averses'],
  ['maison', 'toit', 'maisonnette', 'week-end', 'logis'],
];

export function measure(clock: () => number): Times {
  const took: Record<string, number[][]> = {};
  const results: string[] = [];

  function time<T>(name: string, thought: Generator<void, T, void>): T {
    const slices: number[] = [];
    (took[name] ??= []).push(slices);
    for (;;) {
      const from = clock();
      const step = thought.next();
      slices.push(clock() - from);
      if (step.done) return step.value;
    }
  }

  // With the forms of words, as the app opens it.
  const lexicon = time(
    'a lexicon, unopened',
    atOnce(() => openLexicon(FRENCH, { paradigms: PARADIGMS, alone: ALONE, nouns: NOUNS, sole: SOLE })),
  );
  time('opening the lexicon, once', lexicon.prepare());
  time('weaving the net, once', netOf(lexicon));
  for (const clues of CLUES) {
    const seen: Seen = { clues, wrong: [], ...SENTENCE };
    results.push(String(time('a guess', guess(seen, lexicon, createDice(1), MINDS.strong))));
  }
  for (const word of ['pluie', 'maison', 'salade', 'roi']) {
    const task = {
      word,
      kept: ['salon', 'malheur', 'retourner', 'oublié', 'parapluie'],
      clues: [],
      spent: [],
      left: null,
      wrong: [],
      house: { club: false },
      age: 'standard' as const,
      open: false,
    };
    const name = word === 'pluie' ? 'the first clue' : 'a clue or a bet';
    const given = time(name, ideas(task, lexicon, MINDS.strong, 6));
    results.push(given.map(({ clue }) => clue).join(' '));
  }
  const words = ['salon', 'malheur', 'retourner', 'oublié', 'éclaircie'];
  const riddle = { ...SENTENCE, found: words };
  const answers = time(
    'reading the answers',
    atOnce(() => openAnswers('fr', ANSWERS)),
  );
  time('sorting the answers, once', prepare(lexicon, answers));
  for (const name of ['the first enigma', 'an enigma'])
    results.push(String(time(name, solve(riddle, answers, lexicon, MINDS.strong))));
  for (const [word, ...typed] of TYPED) {
    for (const clue of typed)
      results.push(
        time(
          'the referee',
          atOnce(() => judgeClue(clue, word!, lexicon)),
        ).kind,
      );
  }
  return { results, took };
}

/** What knows no yield. */

function* atOnce<T>(work: () => T): Generator<void, T, void> {
  return work();
}
