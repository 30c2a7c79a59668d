import { CARDS, defaults, primeClimb, type State, type View } from '../../../../src/games/prime-climb/rules';
import { choiceBy, offeredPawns } from '../../../../src/games/prime-climb/table/offered';

/** Léa has drawn this card, standing on 13 and 40; Tom stands on 29 and on Start. */
function drawn(kind: string, earners: readonly (0 | 1)[] = [0]): View {
  const start = primeClimb.start({ ...defaults(2), first: 0 });
  const pawn = (at: number) => ({ at, turned: false, out: false });
  const state: State = {
    ...start,
    phase: 'card',
    seat: 0,
    players: [
      { ...start.players[0]!, pawns: [pawn(13), pawn(40)] },
      { ...start.players[1]!, pawns: [pawn(29), pawn(0)] },
    ],
    drawn: { card: CARDS.findIndex((face) => face.kind === kind), earners },
  };
  return primeClimb.view(state, 0);
}

describe('a card’s choice, tapped on the board', () => {
  test('to 64: any pawn, and a tap decides', () => {
    const view = drawn('to-64');
    expect([...offeredPawns(view, null)].sort()).toEqual(['0-0', '0-1', '1-0', '1-1']);
    expect(choiceBy(view, null, { seat: 1, pawn: 0 })).toEqual({
      kind: 'pawn',
      target: { seat: 1, pawn: 0 },
    });
  });

  test('a swap takes two taps: the first decides nothing, the second goes with it', () => {
    const view = drawn('swap');
    const first = { seat: 0, pawn: 0 } as const;
    expect(choiceBy(view, null, first)).toBeNull();
    expect([...offeredPawns(view, first)].sort()).toEqual(['0-1', '1-0', '1-1']);
    const choice = choiceBy(view, first, { seat: 1, pawn: 0 });
    expect(primeClimb.refuse(view, 0, { type: 'obey', choice })).toBeNull();
  });

  test('of two that earned the card, either; nobody else', () => {
    const view = { ...drawn('reverse', [0, 1]) };
    expect([...offeredPawns(view, null)].sort()).toEqual(['0-0', '0-1']);
  });

  test('a keeper to steal is no pawn, and without a choice nothing is offered', () => {
    expect(offeredPawns(drawn('steal'), null).size).toBe(0);
    expect(offeredPawns(drawn('fifty'), null).size).toBe(0);
  });
});
