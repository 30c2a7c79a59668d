import { createDice, enter, freeze, same, stageOf, type Json, type Table } from '../../../../src/engine';
import {
  BRICKS,
  EXPRESSIONS,
  pyramide,
  roundsToWin,
  type Config,
  type GameEvent,
  type Move,
  type State,
} from '../../../../src/games/pyramide/rules';
import { registered } from '../../../../src/games/pyramide/rules/probe';
import { playthrough } from '../../../../tools/conformance/playthrough';
import { aloneIn, config } from './support';

const SEEDS = [1, 2, 3];

const more: readonly Config[] = [
  config(4, { clock: 10, first: 'die' }),
  config(4, { secondRound: 'ping-pong' }),
  config(3, { listSeconds: 60, first: 2 }),
  config(2),
  aloneIn('alternate', 1, { first: 1 }),
];

const games = [...(registered.probe.configs as readonly Config[]), ...more].map((given) => ({
  config: given,
  name: [
    `${given.seats} seats`,
    given.alone?.mode ?? given.secondRound,
    given.clock === null ? 'no clock' : `base ${given.clock}`,
  ].join(', '),
}));

describe.each(games)('$name', ({ config: given }) => {
  const plays = SEEDS.map((seed) => playthrough(registered, given, seed));
  const all = plays.flatMap(({ steps }) =>
    steps.map(({ before, entry, happening, after }) => ({
      before: before.state as State,
      move: entry.move as unknown as Move,
      actor: entry.actor,
      events: happening.events as readonly unknown[] as readonly GameEvent[],
      after: after.state as State,
    })),
  );

  test('bricks are never fewer than none, and all thirteen are on the obelisk or staked', () => {
    const wrong = all.filter(({ after: { riddle } }) => {
      if (riddle?.kind !== 'riddle') return false;
      const staked = riddle.words.reduce((sum, { bet }) => sum + (bet ?? 0), 0);
      return riddle.bricks < 0 || riddle.bricks + staked !== BRICKS;
    });
    expect(wrong).toEqual([]);
  });

  test('nobody has more clues than were staked', () => {
    const wrong = all.filter(({ after: { riddle, names } }) =>
      [...(riddle?.words ?? []), ...(names?.names ?? [])].some(
        ({ bet, clues }) => clues.length > (bet ?? (riddle?.kind === 'ping-pong' ? 5 : 0)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a bonus only with all five found, of the bricks left', () => {
    for (const { after, events } of all)
      for (const event of events)
        if (event.type === 'points' && event.why === 'bonus') {
          const { words, bricks, kind } = after.riddle!;
          expect([words.filter(({ fate }) => fate === 'found').length, kind]).toEqual([5, 'riddle']);
          expect(event.points).toBe(bricks);
        }
  });

  test('points told are points scored, round by round', () => {
    for (const { steps } of plays) {
      let told = (steps[0]!.after.state as State).score.map(() => 0);
      for (const { before, happening, after } of steps) {
        const [was, is] = [before.state as State, after.state as State];
        for (const event of happening.events as readonly unknown[] as readonly GameEvent[])
          if (event.type === 'points')
            told = told.map((sum, side) => (side === event.side ? sum + event.points : sum));
        const restarted = is.round !== was.round || (is.turn === 0 && was.turn > 0);
        if (restarted) told = told.map(() => 0);
        if (!same(is.score, told)) throw new Error(`told ${told.join(' ')}, scored ${is.score.join(' ')}`);
      }
    }
  });

  test('every word found, enigma answered and expression said is told once', () => {
    for (const { steps } of plays) {
      const events = steps.flatMap(({ happening }) => happening.events as readonly unknown[] as GameEvent[]);
      const scored = steps.filter(({ before, after }) => {
        const [was, is] = [before.state as State, after.state as State];
        return was.phase !== 'scored' && is.phase === 'scored';
      });
      expect(events.filter(({ type }) => type === 'judged')).toHaveLength(scored.length);
      const said = events.filter(({ type }) => type === 'expression').length;
      const nobody = events.filter(({ type }) => type === 'nobody').length;
      const lists = events.filter(({ type }) => type === 'list-over').length;
      if (given.listSeconds === null) expect(said + nobody).toBe(lists * EXPRESSIONS);
    }
  });

  test('somebody acts, or chance is due, or it is over; a countdown only where somebody is to speak', () => {
    const wrong = all.filter(({ after }) => {
      const stage = pyramide.stage(after);
      if (stage.kind !== 'play') return (stage.kind === 'over') !== (after.phase === 'over');
      const idle = stage.acting.every(
        ({ seat }) => pyramide.options(pyramide.view(after, seat)).length === 0,
      );
      const hurried =
        stage.countdown !== undefined && ['title', 'verdict', 'scored', 'round'].includes(after.phase);
      return idle || hurried;
    });
    expect(wrong).toEqual([]);
  });

  test('a secret is only asked of its own eyes', () => {
    const open = ['title', 'enigma', 'scored', 'round', 'list', 'list-over'];
    const wrong = all.filter(({ after }) => {
      const stage = pyramide.stage(after);
      if (stage.kind !== 'play' || given.seats === 1) return false;
      return (stage.eyes === 'table') !== open.includes(after.phase);
    });
    expect(wrong).toEqual([]);
  });

  test('what is no longer a secret stays known: a found word is in every view, a pending one in DICO’s', () => {
    for (const { after } of all) {
      const seen = pyramide.view(after, 'table').riddle;
      if (!seen) continue;
      const texts = after.config.stock.riddles[after.riddle!.index]!.words;
      const hides = !['scored', 'round', 'over'].includes(after.phase);
      const wrong = seen.words.some(({ fate, word }, at) =>
        fate === 'found' ? word !== texts[at] : hides && word !== null,
      );
      if (wrong) throw new Error(`in ${after.phase}: ${JSON.stringify(seen.words)}`);
    }
  });

  test('the winner has the rounds it takes', () => {
    for (const { end } of plays) {
      const { result, rounds } = end.state as State;
      if (result!.winner !== null) expect(rounds[result!.winner]).toBeGreaterThanOrEqual(roundsToWin(given));
    }
  });

  test('the log, read back, replays to the same state', () => {
    const [{ steps, opening, end }] = plays as [(typeof plays)[number]];
    let table: Table = opening;
    for (const { entry } of steps) {
      const move = pyramide.readMove(JSON.parse(JSON.stringify(entry.move)) as Json);
      const played = enter(table, { actor: entry.actor, move: freeze(move) });
      if (played.kind === 'refused') throw new Error(played.refusal.code);
      table = played.table;
    }
    expect(same(table.state, end.state) && stageOf(table).kind === 'over').toBe(true);
  });
});

test('a scrambled stock changes no view of those who may not know it', () => {
  const dice = createDice(9);
  let changed = 0;
  for (const { config: given } of games)
    for (const { state } of playthrough(registered, given, 7).tables)
      for (const eyes of [0, 1, 2, 3, 'table' as const]) {
        if (typeof eyes === 'number' && eyes >= pyramide.seatsOf(given)) continue;
        const other = registered.probe.scramble(state, eyes, dice) as State;
        changed += same(other, state) ? 0 : 1;
        if (!same(pyramide.view(other, eyes), pyramide.view(state as State, eyes)))
          throw new Error(`${(state as State).phase}: the view of ${eyes}`);
      }
  expect(changed).toBeGreaterThan(1000);
});
