import { act, screen } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { StyleSheet } from 'react-native';
import { CountdownRing } from '../../src/shell';
import type { Running } from '../../src/shell/countdown';
import type { Feedback } from '../../src/ui/feedback';
import { textWidth } from '../../src/ui/textWidth';
import { inApp, aStore, renderInApp } from './app';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(() => Promise.resolve()),
  deactivateKeepAwake: jest.fn(() => Promise.resolve()),
}));
/** What was heard and felt, in its order. */
const mockFelt: string[] = [];
jest.mock('../../src/ui/feedback', () => ({
  createFeedback: (): Feedback => ({
    play: (name) => void mockFelt.push(name),
    buzz: (kind) => void mockFelt.push(`buzz ${kind}`),
    setSound: () => undefined,
    setHaptics: () => undefined,
  }),
}));

const TEN = 10_000;
const RING = 260;
const ring = (left: number, runs: boolean, tenseFrom?: number, size = RING) => {
  const deadline = runs ? performance.now() + left : null;
  const countdown: Running = { id: 'bet-1', ms: Math.max(TEN, left), left, deadline, waits: false };
  return (
    <CountdownRing
      countdown={countdown}
      // The device of the tests sets words at twice their size.
      size={size}
      label="pour parier"
      colour="#E0B25A"
      track="#2F5F9F"
      {...(tenseFrom === undefined ? {} : { tenseFrom })}
    />
  );
};
const seconds = () => Number(screen.getByRole('timer').props.children);
/** What was heard and felt while this time passed. */
const pass = (ms: number): readonly string[] => {
  const before = mockFelt.length;
  act(() => jest.advanceTimersByTime(ms));
  return mockFelt.slice(before);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(activateKeepAwakeAsync).mockClear();
  jest.mocked(deactivateKeepAwake).mockClear();
  mockFelt.length = 0;
});
afterEach(() => jest.useRealTimers());

test('counts whole seconds that have begun, and says what they are for', () => {
  renderInApp(ring(TEN, true));
  expect(seconds()).toBe(10);
  expect(screen.getByLabelText('pour parier : 10')).toBeOnTheScreen();
  expect(screen.getByText('pour parier')).toBeOnTheScreen();
  pass(100);
  expect(seconds()).toBe(10);
  pass(1000);
  expect(seconds()).toBe(9);
  pass(8900);
  expect(seconds()).toBe(0);
  pass(5000);
  expect(seconds()).toBe(0);
});

test('the last three seconds are heard, each higher than the one before, and felt; the others are silent', () => {
  renderInApp(ring(TEN, true));
  expect(pass(6900)).toEqual([]);
  expect(pass(200)).toEqual(['tick', 'buzz light']);
  expect(pass(800)).toEqual([]);
  expect(pass(200)).toEqual(['tick-2', 'buzz light']);
  expect(pass(1000)).toEqual(['tick-3', 'buzz light']);
  expect(pass(2000)).toEqual([]);
});

test('a minute that is tense in its last ten seconds: each is heard and felt, and the figure is larger', () => {
  renderInApp(ring(60_000, true, 10));
  const size = () => StyleSheet.flatten(screen.getByRole('timer').props.style).fontSize;
  const calm = size();
  expect(pass(49_900)).toEqual([]);
  expect([seconds(), size()]).toEqual([11, calm]);
  expect(pass(200)).toEqual(['tick', 'buzz light']);
  expect(seconds()).toBe(10);
  expect(size()).toBeGreaterThan(calm);
  const last = Array.from({ length: 9 }, () => pass(1000)[0]);
  expect(last).toEqual([...Array<string>(7).fill('tick'), 'tick-2', 'tick-3']);
});

test('a countdown that stands still is silent, and the phone may sleep', () => {
  renderInApp(ring(2500, false));
  expect(seconds()).toBe(3);
  expect(pass(5000)).toEqual([]);
  expect(seconds()).toBe(3);
  expect(activateKeepAwakeAsync).not.toHaveBeenCalled();
});

test('the phone is kept awake while it runs, and no longer: paused, gone on, put away', () => {
  const store = aStore();
  const { rerender, unmount } = renderInApp(ring(TEN, true), store);
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  expect(deactivateKeepAwake).not.toHaveBeenCalled();
  pass(3000);
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  rerender(inApp(ring(7000, false), store));
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(1);
  rerender(inApp(ring(7000, true), store));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2);
  unmount();
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(2);
});

test('a phone that cannot be kept awake still counts', () => {
  jest.mocked(activateKeepAwakeAsync).mockReturnValueOnce(Promise.reject(new Error('no')));
  renderInApp(ring(TEN, true));
  pass(2000);
  expect(seconds()).toBe(8);
});

test('whoever comes back within the last three seconds hears at once how late it is', () => {
  const store = aStore();
  const { rerender } = renderInApp(ring(2900, true), store);
  expect(mockFelt).toEqual(['tick', 'buzz light']);
  pass(200);
  rerender(inApp(ring(2700, false), store));
  expect(mockFelt).toHaveLength(2);
  rerender(inApp(ring(2700, true), store));
  expect(mockFelt.slice(2)).toEqual(['tick', 'buzz light']);
});

test('however large words are, those in the ring do not lie over it', () => {
  const size = 240;
  renderInApp(ring(TEN, true, undefined, size));
  const { fontSize } = StyleSheet.flatten(screen.getByText('pour parier').props.style as object) as {
    fontSize: number;
  };
  // At twice the usual size they would be wider than the ring is inside at their height.
  expect(textWidth('pour parier', fontSize)).toBeLessThanOrEqual(size * 0.6);
});
