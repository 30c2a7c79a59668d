import { createDice, stageOf, type Dice, type Json, type Registered } from '../src/engine';
import { GAME_IDS, registeredAs } from './games';
import { playthrough, type Playthrough, type Turned } from './conformance/playthrough';
import {
  alikeKnowAlike,
  clockEndsLawfully,
  conserves,
  eventsBetrayNothing,
  keepsSecretEvents,
  offersLawfully,
  plainJson,
  ranksEverybody,
  refusesUnlawful,
  replaysFromSave,
  sameThroughText,
  sampleOf,
  somebodyActs,
  undoesExactly,
  viewBetraysNothing,
  type Tally,
} from './conformance/promises';

/**
 * `npm run play-out -- [--moves 1000000] [--game <id>] [--seed 1]`: random lawful games over every game and set-up, by turns,
 * until so many entries were made; what conformance checks is checked on them. Every entry is held to what is cheap, and one in
 * so many to what is dear.
 */
const USAGE = 'npm run play-out -- [--moves 1000000] [--game <id>] [--seed 1]';
/** A game by chance alone may take ten thousand entries: no more of one than this. */
const LONGEST_PART = 3000;
const DEAR_EVERY = 25;

interface Asked {
  readonly moves: number;
  readonly games: readonly string[];
  readonly seed: number;
}

interface Count {
  games: number;
  entries: number;
  finished: number;
  readonly scrambled: Tally;
  readonly undone: Tally;
}

/** The promises that one game broke. */
function brokenIn(registered: Registered, played: Playthrough, dice: Dice, count: Count): string[] {
  const { opening, steps, end } = played;
  const sample = sampleOf(played, dice);
  const cheap = (step: Turned) =>
    conserves(registered, opening, step.after) ??
    somebodyActs(step.after) ??
    clockEndsLawfully(step.after) ??
    sameThroughText(step);
  const dear = (step: Turned) =>
    plainJson(step.after) ??
    offersLawfully(step.after) ??
    refusesUnlawful(registered, step.after, sample) ??
    viewBetraysNothing(registered, step.after, dice, count.scrambled) ??
    alikeKnowAlike(registered, step.after, dice) ??
    eventsBetrayNothing(registered, step, dice, count.scrambled) ??
    keepsSecretEvents(step) ??
    undoesExactly(step, count.undone);
  // Another place to begin at each game, so that no kind of entry is always passed over.
  const offset = dice.below(DEAR_EVERY);
  const broken = steps.flatMap((step, index) => {
    const why = cheap(step) ?? ((index + offset) % DEAR_EVERY === 0 ? dear(step) : null);
    return why === null ? [] : [`after entry ${index + 1}: ${why}`];
  });
  const over = stageOf(end).kind === 'over';
  const closing = [replaysFromSave(end), over ? ranksEverybody(end) : null];
  return [...broken, ...closing.flatMap((why) => (why === null ? [] : [`at its end: ${why}`]))];
}

function playOut({ moves, games, seed: first }: Asked): boolean {
  const share = moves / games.length;
  let sound = true;
  for (const id of games) {
    const registered = registeredAs(id);
    const { configs } = registered.probe as { configs: readonly Json[] };
    const count: Count = { games: 0, entries: 0, finished: 0, scrambled: { count: 0 }, undone: { count: 0 } };
    for (let seed = first; count.entries < share; seed++) {
      const config = configs[(seed - first) % configs.length]!;
      const played = playthrough(registered, config, seed, LONGEST_PART);
      count.games++;
      count.entries += played.steps.length;
      if (stageOf(played.end).kind === 'over') count.finished++;
      const broken = brokenIn(registered, played, createDice(seed), count);
      if (broken.length === 0) continue;
      sound = false;
      console.error(`${id} ${JSON.stringify(config)}, seed ${seed}:\n  ${broken.slice(0, 5).join('\n  ')}`);
    }
    const { entries, finished, scrambled, undone } = count;
    console.log(
      `${id.padEnd(18)} ${entries} entries, ${count.games} games over ${configs.length} set-ups, ${finished} to their end; ` +
        `${scrambled.count} looks with other secrets, ${undone.count} taken back`,
    );
  }
  return sound;
}

function readArguments(given: readonly string[]): Asked | null {
  let asked: Asked = { moves: 1_000_000, games: GAME_IDS, seed: 1 };
  for (let index = 0; index < given.length; index += 2) {
    const value = given[index + 1] ?? '';
    const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
    if (given[index] === '--moves' && number > 0) asked = { ...asked, moves: number };
    else if (given[index] === '--seed' && number > 0) asked = { ...asked, seed: number };
    else if (given[index] === '--game' && GAME_IDS.includes(value)) asked = { ...asked, games: [value] };
    else return null;
  }
  return asked;
}

function main(): void {
  const asked = readArguments(process.argv.slice(2));
  if (!asked) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const sound = playOut(asked);
  console.log(sound ? 'Every promise was kept.' : 'Promises were broken, see above.');
  process.exitCode = sound ? 0 : 1;
}

if (require.main === module) main();
