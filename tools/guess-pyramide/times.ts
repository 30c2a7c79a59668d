import { guess, ideas, MINDS, netOf, solve, type Seen } from '../../src/games/pyramide/bots';
import { createDice } from '../../src/engine';
import { openAnswers, openLexicon } from '../../src/games/pyramide/lexicon';
import { FRENCH } from '../../src/games/pyramide/lexicon/fr';
import { ANSWERS } from '../../src/games/pyramide/lexicon/fr/answers.data';

/** The app's thoughts on the larger lexicon, in Node or in the VM that phones run. */
export interface Times {
  /** What was thought, to be compared. */
  readonly results: readonly string[];
  /** By kind of thought: milliseconds of each, and of the longest stretch between two yields. */
  readonly took: Readonly<Record<string, { readonly each: number; readonly slice: number }>>;
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

export function measure(clock: () => number): Times {
  const took: Record<string, { each: number; slice: number }> = {};
  const results: string[] = [];

  function time<T>(name: string, thought: Generator<void, T, void>): T {
    const began = clock();
    let [from, slice] = [began, 0];
    for (;;) {
      const step = thought.next();
      const now = clock();
      slice = Math.max(slice, now - from);
      from = now;
      if (!step.done) continue;
      const worst = took[name] ?? { each: 0, slice: 0 };
      took[name] = { each: Math.max(worst.each, now - began), slice: Math.max(worst.slice, slice) };
      return step.value;
    }
  }

  const began = clock();
  const lexicon = openLexicon(FRENCH);
  took['opening the lexicon'] = { each: clock() - began, slice: clock() - began };
  time('weaving the net, once', netOf(lexicon));
  for (const clues of CLUES) {
    const seen: Seen = { clues, wrong: [], ...SENTENCE };
    results.push(String(time('a guess', guess(seen, lexicon, createDice(1), MINDS.strong))));
  }
  for (const word of ['pluie', 'maison', 'salade', 'roi']) {
    const task = { word, clues: [], wrong: [], house: { club: false } };
    // The first clue also opens what the referee compares by.
    const name = word === 'pluie' ? 'the first clue' : 'a clue or a bet';
    const given = time(name, ideas(task, lexicon, MINDS.strong, 6));
    results.push(given.map(({ clue }) => clue).join(' '));
  }
  const words = ['salon', 'malheur', 'retourner', 'oublié', 'éclaircie'];
  const riddle = { ...SENTENCE, found: words };
  const answers = openAnswers('fr', ANSWERS);
  results.push(String(time('the enigma', solve(riddle, answers, MINDS.strong))));
  return { results, took };
}
