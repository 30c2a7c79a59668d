import { act, screen } from '@testing-library/react-native';
import { primeClimb, type State, type View } from '../../../../src/games/prime-climb/rules';
import { PRIME_CLIMB_WORDS } from '../../../../src/games/prime-climb/i18n';
import { Outlook } from '../../../../src/games/prime-climb/table/Outlook';
import { inApp, renderInApp, aStore } from '../../../shell/app';
import { position } from '../rules/support';

const seen = (state: State): View => primeClimb.view(state, 0);
const outlook = (state: State) => <Outlook view={seen(state)} words={PRIME_CLIMB_WORDS.fr} />;
/** What the line says, as a number; null while it says nothing. */
function said(): number | null {
  const text = screen.getByTestId('outlook').props.children as string;
  const number = /encore (\d+),(\d) tours? en moyenne\.$/.exec(text);
  return number ? Number(`${number[1]}.${number[2]}`) : null;
}
const thought = () => act(() => jest.runAllTimers());
const ALONE = { seats: 1, variants: ['solitaire-1'] } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('at the start of a turn it tells what the best play known expects from here', () => {
  renderInApp(outlook(position({ config: ALONE })));
  expect(said()).toBeNull();
  thought();
  const atStart = said()!;
  expect(atStart).toBeGreaterThan(4);
  screen.unmount();
  renderInApp(outlook(position({ config: ALONE, pawns: [['out', 91]] })));
  thought();
  expect(said()!).toBeGreaterThanOrEqual(1);
  expect(said()!).toBeLessThan(atStart);
});

test('within a turn that can be won now it tells that it is the last', () => {
  renderInApp(outlook(position({ config: ALONE, pawns: [['out', 91]], dice: [4, 6] })));
  thought();
  expect(said()).toBe(1);
});

test('it follows the position, and the old number stays until the new one is there', () => {
  const store = aStore();
  const shown = renderInApp(outlook(position({ config: ALONE })), store);
  thought();
  const before = said();
  shown.rerender(inApp(outlook(position({ config: ALONE, pawns: [[90, 80]] })), store));
  expect(said()).toBe(before);
  thought();
  expect(said()!).toBeLessThan(before!);
});

test('it tells nothing with opponents, nor when it is over', () => {
  const together = position({ config: { seats: 2 } });
  renderInApp(outlook(together));
  expect(screen.queryByTestId('outlook')).toBeNull();
  screen.unmount();
  renderInApp(outlook({ ...position({ config: ALONE }), phase: 'over' }));
  expect(screen.queryByTestId('outlook')).toBeNull();
});
