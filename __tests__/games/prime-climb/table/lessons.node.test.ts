import { createDice, enter, tableAt, settle, type Table } from '../../../../src/engine';
import { primeClimb, type GameEvent, type Move, type State } from '../../../../src/games/prime-climb/rules';
import { lessons } from '../../../../src/games/prime-climb/table/lessons';
import { bumps, places, typesOf } from '../rules/support';

const { steps } = lessons[0]!;
const [, , subtract, multiply, bump, end, exact, win] = steps;

type Step = (typeof steps)[number];
const options = ({ state, seat }: Step) => primeClimb.options(primeClimb.view(state, seat));
const wanted = (step: Step) => options(step).filter((move) => step.wants(move));

/** What the table shows when the step has been done: chance has had its turn. */
function done(step: Step, move: Move): { readonly state: State; readonly events: readonly GameEvent[] } {
  const table: Table = tableAt(primeClimb, step.config, step.state);
  const entered = enter(table, { actor: step.seat, move });
  if (entered.kind === 'refused') throw new Error(entered.refusal.code);
  const settled = settle(entered.table, createDice(5));
  const events = settled.happenings.flatMap((happening) => happening.events);
  return { state: settled.state as State, events: events as readonly unknown[] as readonly GameEvent[] };
}

const doneFirst = (step: Step) => done(step, wanted(step)[0]!);

test('the first steps lead by 14 − 3 = 11 and 11 × 9 = 99', () => {
  expect(places(doneFirst(subtract!).state)).toEqual([11, 20]);
  expect(places(multiply!.state)).toEqual([11, 20]);
  expect(places(doneFirst(multiply!).state)).toEqual([99, 20]);
});

test('past 33 to 37: the end of the turn bumps the one and not the other, and turns a card over', () => {
  expect(places(doneFirst(bump!).state)).toEqual(places(end!.state));
  const { state, events } = doneFirst(end!);
  expect(bumps(events)).toEqual(['1b 37 → 0']);
  expect(typesOf(events)).toContain('card-drawn');
  expect(state.phase).toBe('card');
});

test('on 98 a 7 leads to 91 or to 14, and either will do', () => {
  expect(
    wanted(exact!)
      .map((move) => places(done(exact!, move).state)[0])
      .sort(),
  ).toEqual([14, 91]);
});

test('99 + 2 wins, and the 5 is forgotten', () => {
  const { state } = doneFirst(win!);
  expect(state.result?.winner).toBe(0);
  expect(state.turn?.numbers).toEqual([5]);
});

test.each([subtract, multiply, bump, exact, win])('something else can be tried, and is answered', (step) => {
  expect(options(step!).length).toBeGreaterThan(wanted(step!).length);
  expect(step!.otherwise('fr')).not.toBe('');
});
