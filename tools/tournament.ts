import type { Json } from '../src/engine';
import { playMatch, type Score } from './tournament/match';
import { readOptions } from './tournament/options';
import { gameNamed, playersOf, type Contender } from './tournament/players';

/** A fixed seed, so that two people who run the same command talk about the same games. */
const SEED = 20_000;

/** A match needs somebody to beat. */
const USUAL_SEATS = 2;

/** `npm run tournament -- <game>`: who beats whom. A level means something only if it beats the one below. */
function tournament(): void {
  const options = readOptions(process.argv.slice(2));
  const game = gameNamed(options.game);
  const usual = game.seatCounts.includes(USUAL_SEATS) ? USUAL_SEATS : game.seatCounts[0]!;
  const config = game.defaults(options.seats ?? usual) as Json;
  const refusal = game.refuseConfig(config);
  if (refusal) throw new Error(`${game.id} cannot be played like that: ${refusal.code}`);
  const players = playersOf(game).filter(({ name }) => options.players?.includes(name) ?? true);
  const missing = options.players?.filter((name) => !players.some((player) => player.name === name)) ?? [];
  if (missing.length > 0) throw new Error(`No such player: ${missing.join(', ')}`);
  console.log(`${game.id}, ${game.seatsOf(config)} seats, ${options.games} games a pair, seats exchanged\n`);
  for (const [a, b] of pairsOf(players)) {
    const score = playMatch(game, config, a, b, Math.ceil(options.games / 2), SEED);
    console.log(line(a, b, score));
  }
}

const pairsOf = (players: readonly Contender[]): [Contender, Contender][] =>
  players.flatMap((a, place) => players.slice(place + 1).map((b): [Contender, Contender] => [a, b]));

function line(a: Contender, b: Contender, { share, margin }: Score): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(7);
  const low = percent(Math.max(0, share - margin)).trim();
  const high = percent(Math.min(1, share + margin)).trim();
  return `${a.name.padStart(10)}  ${percent(share)} : ${percent(1 - share)}  ${b.name.padEnd(10)} 95 % between ${low} and ${high}`;
}

try {
  tournament();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
