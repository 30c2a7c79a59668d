import { join } from 'node:path';

import { MINDS } from '../src/games/pyramide/bots';
import { createDice } from '../src/engine';
import { LANGUAGES, loadAnswers, loadLexicon } from '../src/games/pyramide/lexicon';
import {
  enigmaFigures,
  explainFigures,
  guessFigures,
  listedShare,
  type Figures,
} from './guess-pyramide/figures';
import { heldOut, REGISTERS, riddlesIn } from './guess-pyramide/held-out';
import { tellBets, writeFirstClues } from './guess-pyramide/tell-dico';
import { measureBoth } from './guess-pyramide/times-both';

/** How well the app plays Pyramide: it guesses from clues its lists have not seen, and explains to a guesser with other lists. */
const LEVELS = ['beginner', 'solid', 'strong'] as const;
const SLIPS = 8;

async function main(): Promise<void> {
  if (process.argv.includes('--times')) return times();
  if (process.argv.includes('--dico')) return dico();
  for (const language of LANGUAGES) {
    const lexicon = await loadLexicon(language);
    const answers = await loadAnswers(language);
    const riddles = await riddlesIn(language);
    for (const register of REGISTERS) {
      const trials = await heldOut(language, register);
      const listed = (100 * listedShare(trials, lexicon)).toFixed(0);
      console.log(
        `\n${language}, ${register}: found within one, two, three clues, ${listed} % of which are in the lists`,
      );
      for (const level of LEVELS) {
        row(`${level} guesses, clues alone`, guessFigures(trials, lexicon, MINDS[level], 'clues'));
        const seen = guessFigures(trials, lexicon, MINDS[level], 'sentence');
        row(`${level} guesses, with the sentence`, seen);
        // Only of the list that all but all is found of: nobody is to mend the app by the others.
        if (register === 'old') tellSlips(seen);
      }
    }
    console.log('');
    const words = riddles.flatMap((riddle) => riddle.words);
    for (const level of LEVELS)
      row(
        `${level} explains to a strong guesser`,
        explainFigures(words, lexicon, MINDS[level], MINDS.strong),
      );
    for (const level of LEVELS) {
      for (const struck of [0, 1, 2, 5]) {
        const { said, right, rightKind } = enigmaFigures(riddles, answers, lexicon, MINDS[level], struck);
        const share = (count: number): string => `${((100 * count) / riddles.length).toFixed(1)} %`;
        console.log(
          `  ${level}, ${struck} words struck: of ${riddles.length} enigmas finds ${share(right)}, is wrong in ${share(said - right)} (${rightKind} of ${said - right} of the right kind)`,
        );
      }
    }
  }
}

/** `--dico`: first clues into a folder, for readers; bets on riddles they were not made to fit, or with `--fitted` on the others. */
async function dico(): Promise<void> {
  await writeFirstClues(join(__dirname, '..', 'screens', 'dico'));
  await tellBets(process.argv.includes('--fitted') ? 'fitted' : 'fresh');
}

function tellSlips({ slips }: Figures): void {
  for (const { word, clues, guesses } of createDice(1).shuffle(slips).slice(0, SLIPS))
    console.log(`    ${word}: ${clues.map((clue, k) => `${clue} → ${guesses[k] ?? word}`).join(', ')}`);
}

/** The slowest of each kind, here and in the VM that phones run. */
async function times(): Promise<void> {
  console.log(
    `${''.padEnd(26)}${'Node'.padStart(10)}${'Hermes'.padStart(10)}${'without a yield'.padStart(18)}`,
  );
  for (const { name, node, hermes } of await measureBoth()) {
    const cells = [node.each, hermes.each].map((ms) => `${ms.toFixed(0)} ms`.padStart(10)).join('');
    console.log(`${name.padEnd(26)}${cells}${`${hermes.slice} ms`.padStart(18)}`);
  }
}

function row(name: string, { words, found }: Figures): void {
  const shares = found.map((count) => `${((100 * count) / words).toFixed(1)} %`.padStart(8));
  console.log(`  ${name.padEnd(36)}${String(words).padStart(5)} words${shares.join('')}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
