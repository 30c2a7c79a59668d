import { act, fireEvent, screen } from '@testing-library/react-native';
import { saveTable, stageOf, type Registered, type Table } from '../../src/engine';
import { box as nullGame } from '../../src/games/null-game/box';
import { registered as nullRules } from '../../src/games/null-game/rules/probe';
import { box as primeClimb } from '../../src/games/prime-climb/box';
import { registered as primeClimbRules } from '../../src/games/prime-climb/rules/probe';
import { box as pyramide } from '../../src/games/pyramide/box';
import { registered as pyramideRules } from '../../src/games/pyramide/rules/probe';
import { box as pytagora } from '../../src/games/pytagora/box';
import { registered as pytagoraRules } from '../../src/games/pytagora/rules/probe';
import { box as sequenceNumbers } from '../../src/games/sequence-numbers/box';
import { registered as sequenceRules } from '../../src/games/sequence-numbers/rules/probe';
import { Host, summaryOf, type Box } from '../../src/shell';
import { createShelf, type Kept } from '../../src/storage';
import { playthrough } from '../../tools/conformance/playthrough';
import { aStore, awaken, renderInApp } from './app';

const NOTHING = () => undefined;
const phaseOf = ({ state }: Table): string => String((state as { phase?: string }).phase ?? 'turn');

/** One position of each stage of these ways to play, as a random game comes to it. */
function positions(
  { probe, ...game }: Registered,
  ways: readonly string[],
): readonly (readonly [string, Table])[] {
  const found = new Map<string, Table>();
  for (const { name, golden } of probe.ways.filter((way) => ways.includes(way.name)))
    for (const table of playthrough({ probe, ...game }, golden.config, golden.seed, golden.entries).tables)
      if (stageOf(table).kind === 'play') found.set(`${name} ${phaseOf(table)}`, table);
  return [...found];
}

/** A table with nobody but people at it, with its cover lifted and its clock begun. */
function sitAt(box: Box, table: Table) {
  const seats = Array.from({ length: box.game.seatsOf(table.config) }, (_, face) => ({
    name: `S${face}`,
    face,
    bot: null,
    help: false,
  }));
  const saved = saveTable(table, seats, null);
  const kept: Kept = { id: 'a', startedAt: 1, updatedAt: 1, summary: summaryOf(table), saved };
  const store = aStore();
  createShelf(store, () => 1).put(kept);
  const calls = {
    onMenu: NOTHING,
    onLeave: NOTHING,
    onResult: NOTHING,
    onRules: NOTHING,
    onSettings: NOTHING,
    onExport: NOTHING,
    onTakeOver: NOTHING,
  };
  const { unmount } = renderInApp(
    <Host box={box} kept={kept} table={table} menuOpen={false} away={false} {...calls} />,
    store,
  );
  press('show');
  const card = screen.queryByTestId('hold');
  if (card) {
    fireEvent(card, 'pressIn');
    act(() => void jest.advanceTimersByTime(400));
    fireEvent(card, 'pressOut');
  }
  press('ready');
  awaken();
  const moves = (): number => {
    const there = createShelf(store, () => 1).get('a');
    return there?.kind === 'read'
      ? there.value.saved.log.filter(({ actor }) => actor !== 'chance').length
      : 0;
  };
  return { moves, unmount };
}

/** Presses it once it is awake, where it is there. */
function press(id: string): void {
  awaken();
  const button = screen.queryByTestId(id);
  if (button) fireEvent.press(button);
}

const buttons = () => screen.queryAllByRole('button');

/** The stages at which some button was a move at once. */
function movedAt(box: Box, registered: Registered, ways: readonly string[]): readonly string[] {
  return positions(registered, ways).flatMap(([stage, table]) => {
    const { moves, unmount } = sitAt(box, table);
    const before = moves();
    const made = () => moves() - before;
    for (const button of buttons()) {
      if (made() !== 0) break;
      fireEvent.press(button);
    }
    const first = made();
    // The finger comes down again, on whatever the first tap has brought: all of it sleeps.
    buttons().forEach((button) => fireEvent.press(button));
    expect([stage, made()]).toEqual([stage, first]);
    unmount();
    return first === 0 ? [] : [stage];
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Where one has to choose or to lay something first, no button is a move by itself. */
const STAGES: readonly (readonly [Box, Registered, Readonly<Record<string, string>>])[] = [
  [nullGame, nullRules, { plain: 'turn' }],
  [pytagora, pytagoraRules, { classic: 'refill', tables: 'answer answered', 'up-and-down': 'turn placed' }],
  [sequenceNumbers, sequenceRules, { strict: 'turn draw' }],
  [primeClimb, primeClimbRules, { plain: 'roll move card' }],
  [
    pyramide,
    pyramideRules,
    {
      'ping-pong': 'title bet clue between guess enigma verdict scored round bid list express list-over',
      'two-seats': 'title bet clue guess rival verdict between scored enigma round list express list-over',
    },
  ],
];

test.each(STAGES.map((row) => [row[0].game.id, ...row] as const))(
  '%s: at every stage a second tap, on whatever it meets, does nothing',
  (_id, box, registered, stages) => {
    const wanted = Object.entries(stages).flatMap(([way, phases]) =>
      phases.split(' ').map((phase) => `${way} ${phase}`),
    );
    expect([...movedAt(box, registered, Object.keys(stages))].sort()).toEqual(wanted.sort());
  },
);
