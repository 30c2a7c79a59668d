import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import type { Json, Table } from '../../src/engine';
import { box as climb } from '../../src/games/prime-climb/box';
import { primeClimb } from '../../src/games/prime-climb/rules';
import { box as pytagoraBox } from '../../src/games/pytagora/box';
import { pytagora } from '../../src/games/pytagora/rules';
import { box as sequence } from '../../src/games/sequence-numbers/box';
import { sequenceNumbers, type Move } from '../../src/games/sequence-numbers/rules';
import type { AnyReviewer, Box } from '../../src/shell';
import { bestMoments, missedIn, reviewGame, type ReviewedTurn } from '../../src/shell/review';
import { Compared } from '../../src/shell/review/Compared';
import { ReviewTable } from '../../src/shell/review/ReviewTable';
import { TableMount } from '../../src/shell/TableMount';
import { move, position } from '../games/prime-climb/rules/support';
import { aStore, renderInApp } from './app';
import { playedOut } from './playedOut';

const SEATS = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));

function reviewerOf({ learning: { reviewer } }: Box): AnyReviewer {
  if (!reviewer || 'Unfolded' in reviewer) throw new Error('This game has no reviewer.');
  return reviewer;
}

const games = new Map<string, { readonly table: Table; readonly turns: readonly ReviewedTurn[] }>();

/** A game by chance and all that can be said of it; played and judged once for all tests. */
function gameOf(box: Box, config: Json) {
  const key = JSON.stringify([box.game.id, config]);
  const known = games.get(key);
  if (known) return known;
  const table = playedOut(box, config, 3);
  const reading = reviewGame(table, reviewerOf(box));
  let step = reading.next();
  while (!step.done) step = reading.next();
  const game = { table, turns: step.value.turns };
  games.set(key, game);
  return game;
}

/** The screen, once the whole game has been read, and what it should speak of. */
async function lookBack(box: Box, config: Json) {
  const reviewer = reviewerOf(box);
  const { table, turns } = gameOf(box, config);
  const store = aStore();
  const written = jest.spyOn(store, 'set');
  const onLeave = jest.fn();
  renderInApp(
    <ReviewTable box={box} reviewer={reviewer} table={table} seats={SEATS} onLeave={onLeave} />,
    store,
  );
  await waitFor(() => stepIs(1, turns.length), { timeout: 30_000 });
  const goTo = (nth: number) => {
    for (let step = 0; step < nth; step++) press('review-next');
  };
  return {
    turns,
    reviewer,
    written,
    onLeave,
    goTo,
    missed: turns.findIndex((turn) => missedIn(turn, reviewer) > 0),
  };
}

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const stepIs = (at: number, of: number) =>
  expect(screen.getByTestId('review-step')).toHaveTextContent(`coup ${at} sur ${of}`);
const swipe = (translationX: number) =>
  act(() =>
    fireGestureHandler(getByGestureTestId('review-swipe'), [
      { state: State.BEGAN, translationX: 0 },
      { state: State.ACTIVE, translationX: translationX / 2 },
      { state: State.END, translationX },
    ]),
  );
/** How the edge of a cell is drawn; null where it has none. */
const edgeOf = (cell: number) => {
  const [, face] = screen.getByTestId(`cell-${cell}`).findAll(({ type }) => String(type) === 'View');
  const { borderStyle, borderWidth } = StyleSheet.flatten<ViewStyle>(face?.props.style) ?? {};
  return borderWidth === undefined ? null : borderStyle;
};

describe('a finished game of Sequence Numbers', () => {
  const config = { ...sequenceNumbers.defaults(2), dealer: 1 };

  test('is stepped through by buttons and swipes, and the edges hold', async () => {
    const { turns } = await lookBack(sequence, config);
    const last = turns.length;
    press('review-previous');
    stepIs(1, last);
    press('review-next');
    press('review-next');
    stepIs(3, last);
    press('review-previous');
    stepIs(2, last);
    swipe(-90);
    stepIs(3, last);
    swipe(90);
    swipe(90);
    stepIs(1, last);
    swipe(90);
    stepIs(1, last);
    swipe(-20);
    stepIs(1, last);
  });

  test('bars lead to their turn, by finger and by screen reader', async () => {
    const { turns } = await lookBack(sequence, config);
    const bars = () => screen.getByTestId('review-bars');
    fireEvent(bars(), 'layout', { nativeEvent: { layout: { width: 308, height: 90 } } });
    const scrub = (x: number) =>
      act(() =>
        fireGestureHandler(getByGestureTestId('review-scrub'), [
          { state: State.BEGAN, x: 150 },
          { state: State.ACTIVE, x: 155 },
          { state: State.ACTIVE, x },
          { state: State.END, x },
        ]),
      );
    scrub(303);
    stepIs(turns.length, turns.length);
    scrub(5);
    stepIs(1, turns.length);
    fireEvent(bars(), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    stepIs(2, turns.length);
    expect(bars().props['aria-valuenow']).toBe(2);
  });

  test('the move played is ringed solid, the best one dashed, and what it cost is said', async () => {
    const { turns, reviewer, missed, goTo } = await lookBack(sequence, config);
    goTo(missed);
    const turn = turns[missed]!;
    const [played, best] = [turn.move, turn.best] as Extract<Move, { type: 'play' }>[];
    expect(edgeOf(played!.cell)).toBe('solid');
    expect(edgeOf(best!.cell)).toBe(best!.cell === played!.cell ? 'solid' : 'dashed');
    expect(screen.getByTestId('review-gain')).toHaveTextContent(reviewer.gain(turn, 'fr'));
    for (const move of [turn.move, turn.best])
      expect(screen.getByTestId('review-compared')).toHaveTextContent(
        new RegExp(reviewer.describe(turn.view, move, 'fr').replace(/[+]/g, '\\+')),
      );
  });

  test('where nothing better was to be had only what was played is ringed', async () => {
    const { turns, reviewer, goTo } = await lookBack(sequence, config);
    const finest = [...bestMoments(turns).values()];
    const best = turns.findIndex((turn) => missedIn(turn, reviewer) === 0 && !finest.includes(turn));
    goTo(best);
    const { cell } = turns[best]!.move as Extract<Move, { type: 'play' }>;
    const ringed = Array.from({ length: 100 }, (_, each) => each).filter((each) => edgeOf(each) !== null);
    expect(ringed).toEqual([cell]);
    expect(screen.getByTestId('review-gain')).toHaveTextContent('Rien de mieux : c’était le meilleur coup.');
  });

  test('is only looked at: no hand, no button, no draft, nothing written', async () => {
    const { turns, written, goTo } = await lookBack(sequence, config);
    goTo(4);
    const { cell } = turns[4]!.move as Extract<Move, { type: 'play' }>;
    fireEvent.press(screen.getByTestId(`cell-${cell}`));
    expect(screen.queryAllByTestId(/^card-/)).toEqual([]);
    for (const none of ['main', 'dead', 'hint', 'menu', 'line'])
      expect(screen.queryByTestId(none)).toBeNull();
    stepIs(5, turns.length);
    expect(written).not.toHaveBeenCalled();
  });

  test('leads back to where one came from', async () => {
    const { onLeave } = await lookBack(sequence, config);
    fireEvent.press(screen.getByLabelText('Retour'));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

const hidden = { includeHiddenElements: true };

test('in Classic both equations lie on the table of that turn, each in its ring, and the rack is not shown', async () => {
  const { missed, goTo } = await lookBack(pytagoraBox, { ...pytagora.defaults(2), target: 20 });
  goTo(missed);
  expect(screen.getByTestId('ring-best', hidden)).toBeTruthy();
  expect(screen.queryAllByTestId(/^best--?\d/, hidden).length).toBeGreaterThan(2);
  for (const none of ['rack', 'shared', 'main', 'cannot']) expect(screen.queryByTestId(none)).toBeNull();
  expect(screen.queryAllByTestId(/^draft-/)).toEqual([]);
});

test('in Prime Climb rings stand where the pawn went and where it should have gone', () => {
  const state = position({
    pawns: [
      [14, 20],
      [33, 37],
    ],
    dice: [3, 9],
  });
  const view = primeClimb.view(state, 0);
  const [played, best] = [move('a + 3'), move('a - 3')].map((each) => reviewerOf(climb).draw(view, each));
  renderInApp(
    <TableMount
      tableKey={0}
      shown={{
        box: climb,
        view,
        seats: SEATS,
        fresh: [],
        since: [],
        change: 0,
        lookBack: { played: played!, best: best! },
      }}
      hands={null}
      header={() => null}
      measured={{ room: { width: 374, height: 400 }, measure: jest.fn() }}
    />,
  );
  for (const ring of ['played-17', 'best-11']) expect(screen.getByTestId(ring, hidden)).toBeTruthy();
  expect(screen.queryByTestId('played-11', hidden)).toBeNull();
  for (const none of ['line', 'main', 'end']) expect(screen.queryByTestId(none)).toBeNull();
});

test('the finest move is starred, though there was something better to say', () => {
  const config = { ...primeClimb.defaults(2), variants: ['sprint'] };
  const { turns } = gameOf(climb, config);
  const reviewer = reviewerOf(climb);
  const turn = turns.find((one) => missedIn(one, reviewer) > 0)!;
  const compared = (finest: boolean) => <Compared reviewer={reviewer} turn={turn} finest={finest} />;
  renderInApp(compared(true));
  expect(screen.getByTestId('review-finest')).toHaveTextContent('★');
  expect(screen.getByTestId('review-gain')).toHaveTextContent(reviewer.gain(turn, 'fr'));
  screen.unmount();
  renderInApp(compared(false));
  expect(screen.queryByTestId('review-finest')).toBeNull();
});

describe('a game for children', () => {
  test('is a row of pictures without a judge: the piece lies, and the line says who laid it', async () => {
    const { turns, written } = await lookBack(pytagoraBox, { kind: 'up-and-down', seats: 2, first: 0 });
    expect(screen.queryByTestId('review-compared')).toBeNull();
    expect(screen.queryByTestId('review-bars')).toBeNull();
    const told = (nth: number) => {
      const { seat, move } = turns[nth]!;
      return `${SEATS[seat]!.name} a posé le ${(move as { digit: string }).digit}.`;
    };
    expect(screen.getByTestId('review-told')).toHaveTextContent(told(0));
    expect(screen.getByLabelText(/0 1$/)).toBeTruthy();
    press('review-picture-3');
    stepIs(4, turns.length);
    expect(screen.getByTestId('review-told')).toHaveTextContent(told(3));
    expect(screen.getByLabelText(/0 1 2 3 4$/)).toBeTruthy();
    expect(screen.queryByTestId('hand')).toBeNull();
    expect(written).not.toHaveBeenCalled();
  });
});
