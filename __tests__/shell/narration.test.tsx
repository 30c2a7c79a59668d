import { act } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { freshCountdown, runOn } from '../../src/shell/countdown';
import { deviceClock } from '../../src/shell/clock';
import { TimeLeft } from '../../src/shell/TimeLeft';
import { renderInApp } from './app';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a phone is told how much time is left: at ten, at five and at three seconds', () => {
  const spoken = jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockImplementation(() => undefined);
  const running = runOn(freshCountdown({ id: 'turn', ms: 20_000 }), deviceClock);
  renderInApp(<TimeLeft countdown={running} />);
  act(() => void jest.advanceTimersByTime(21_000));
  const said = spoken.mock.calls.map(([text]) => /\d+/.exec(text)![0]);
  expect([...new Set(said)]).toEqual(['10', '5', '3']);
  expect(said).toHaveLength(3);
});
