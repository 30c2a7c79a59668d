import { createDice, same, seenBy, stageOf, type Eyes, type Json } from '../../src/engine';
import { playthrough } from '../../tools/conformance/playthrough';
import { GAMES } from './games';

/**
 * A move written down for given eyes must not say more than they then see: where two moves lead these eyes to the same
 * view and the same events, they are written alike.
 */
const cases = GAMES.flatMap((registered) =>
  registered.probe.configs.map((config) => ({
    name: `${registered.game.id} ${JSON.stringify(config)}`,
    registered,
    config,
  })),
);

describe.each(cases)('$name', ({ registered, config }) => {
  const { game, probe } = registered;
  const { steps } = playthrough(registered, config, 31);
  const seats = game.seatsOf(config);
  const everyEyes: Eyes[] = [...Array.from({ length: seats }, (_, seat) => seat), 'table'];

  test('what is written down for given eyes keeps others’ secrets', () => {
    const dice = createDice(6);
    let alike = 0;
    for (const { before, entry } of steps) {
      const { state } = before;
      const others: Json[] =
        stageOf(before).kind === 'chance'
          ? [1, 2, 3].map(() => game.chance(state, dice) as Json)
          : typeof entry.actor === 'number'
            ? (game.options(game.view(state, entry.actor)).slice(0, 6) as Json[])
            : [];
      const step = game.apply(state, entry.actor, entry.move);
      for (const move of others) {
        if (same(move, entry.move)) continue;
        const other = game.apply(state, entry.actor, move);
        for (const eyes of everyEyes) {
          if (!same(game.view(step.state, eyes), game.view(other.state, eyes))) continue;
          if (!same(seenBy(eyes, step.events), seenBy(eyes, other.events))) continue;
          alike++;
          const reader = { eyes, state };
          expect(probe.write(move, reader)).toBe(probe.write(entry.move, reader));
        }
      }
    }
    if (seats > 1 && !probe.open && !probe.openMoves) expect(alike).toBeGreaterThan(0);
  });

  test('without a reader all is written, and different moves differ', () => {
    const written = new Map<string, string>();
    for (const { entry } of steps) {
      const text = probe.write(entry.move);
      const move = JSON.stringify(entry.move);
      expect(text).not.toContain('?');
      expect(written.get(text) ?? move).toBe(move);
      written.set(text, move);
    }
  });
});
