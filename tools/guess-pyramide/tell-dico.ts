import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MINDS } from '../../src/games/pyramide/bots';
import { DECKS, loadDeck } from '../../src/games/pyramide/decks';
import { loadAnswers, loadLexicon } from '../../src/games/pyramide/lexicon';
import {
  explainRiddle,
  firstClues,
  halfOf,
  MOST_CLUES,
  type Half,
  type Played,
  type PlayedRiddle,
  type Syno,
} from './dico';
import { strangerBy } from './stranger';

const LEVELS = ['beginner', 'solid', 'strong'] as const;
const TO_GRADE = 100;
/** Riddles of each deck and level: enough for a few points either way. */
const RIDDLES = 80;
const CHANCES = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1.01];

/** First clues of each deck, a file each for readers to grade: a word, the bet, the clue and what lies open a line. */
export async function writeFirstClues(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { id, language } of DECKS) {
    const dico = {
      lexicon: await loadLexicon(language),
      answers: await loadAnswers(language),
      mind: MINDS.strong,
    };
    const given = firstClues(await loadDeck(id), dico, TO_GRADE);
    const file = join(folder, `${id}.txt`);
    writeFileSync(
      file,
      given
        .map(({ word, bet, clue, title, sentence }) => `${word};${bet};${clue};${title};${sentence ?? ''}\n`)
        .join(''),
    );
    console.log(file);
  }
}

/**
 * DICO over whole riddles, against the guesser of its level, who has the very same lists, and against two strangers: what it bets,
 * and whether that was enough.
 */
export async function tellBets(half: Half): Promise<void> {
  for (const { id, language } of DECKS) {
    const [deck, lexicon] = [await loadDeck(id), await loadLexicon(language)];
    const answers = await loadAnswers(language);
    const riddles = halfOf(deck, half, RIDDLES);
    const strangers = {
      'a stranger by the third writer': { hears: strangerBy(lexicon, 'links'), mind: MINDS.strong },
      'a stranger by the second writer': { hears: strangerBy(lexicon, 'recall'), mind: MINDS.strong },
    };
    for (const level of LEVELS) {
      const synos: Record<string, Syno> = {
        'the guesser of its level': { hears: lexicon, mind: MINDS[level] },
        ...strangers,
      };
      console.log(`\n${id}, ${level}`);
      for (const [name, syno] of Object.entries(synos)) {
        const played = riddles.map((one) =>
          explainRiddle(one, deck, { lexicon, answers, mind: MINDS[level] }, syno),
        );
        console.log(`  to ${name}: ${summaryOf(played)}`);
        console.log(`    by bet: ${byBet(played)}`);
        console.log(`    chance of being found as DICO has it, and the share that was: ${byChance(played)}`);
      }
    }
  }
}

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(2);
const share = (all: readonly boolean[]): string =>
  `${((100 * all.filter(Boolean).length) / all.length).toFixed(0)} %`;

function summaryOf(played: readonly PlayedRiddle[]): string {
  const words = played.flatMap((riddle) => riddle.words);
  const within = words.map(({ bet, needed }) => needed !== null && needed <= bet);
  const needed = words.map((word) => word.needed ?? MOST_CLUES + 1);
  const atStake = played.flatMap(stillAtStake).map(({ bet, needed }) => needed !== null && needed <= bet);
  const bonus = played.filter((one) =>
    one.words.every(({ bet, needed: took }) => took !== null && took <= bet),
  );
  return [
    `${words.length} words, mean bet ${mean(words.map(({ bet }) => bet))}`,
    `found within the bet ${share(within)}, while bricks count ${share(atStake)} of ${atStake.length}`,
    `clues needed ${mean(needed)}`,
    `bricks left ${mean(played.map(({ left }) => left))}`,
    `all five found ${((100 * bonus.length) / played.length).toFixed(0)} %`,
  ].join(', ');
}

/** Up to the first word that is lost: from then on no brick left over is worth anything, and a bet tells nothing. */
function stillAtStake({ words }: PlayedRiddle): readonly Played[] {
  const lost = words.findIndex(({ bet, needed }) => needed === null || needed > bet);
  return lost < 0 ? words : words.slice(0, lost + 1);
}

function byBet(played: readonly PlayedRiddle[]): string {
  const words = played.flatMap((riddle) => riddle.words);
  return [...new Set(words.map(({ bet }) => bet))]
    .sort((a, b) => a - b)
    .map((bet) => {
      const such = words.filter((word) => word.bet === bet);
      return `${bet}: ${share(such.map(({ needed }) => needed !== null && needed <= bet))} of ${such.length}`;
    })
    .join('; ');
}

function byChance(played: readonly PlayedRiddle[]): string {
  const told = played.flatMap(({ words }) =>
    words.flatMap(({ ideas, needed }) =>
      ideas.map(({ chance }, k) => ({ chance, found: needed !== null && needed <= k + 1 })),
    ),
  );
  return CHANCES.slice(1)
    .map((end, k) => {
      const such = told.filter(({ chance }) => chance >= CHANCES[k]! && chance < end);
      const range = `${CHANCES[k]}–${Math.min(1, end)}`;
      return such.length === 0 ? `${range} none` : `${range} ${share(such.map(({ found }) => found))}`;
    })
    .join(', ');
}
