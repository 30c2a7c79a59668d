import { createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import { impactAsync, notificationAsync } from 'expo-haptics';
import { openDevice } from '../../src/ui/feedback/device';
import { SOUND_NAMES } from '../../src/ui/feedback/sounds';

jest.mock('expo-audio', () => ({ createAudioPlayer: jest.fn(), setAudioModeAsync: jest.fn() }));
jest.mock('expo-haptics', () => ({
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
  ImpactFeedbackStyle: { Light: 'light', Medium: 'medium' },
  NotificationFeedbackType: { Success: 'success', Warning: 'warning' },
}));

const players: { play: jest.Mock; seekTo: jest.Mock }[] = [];
beforeEach(() => {
  jest.clearAllMocks();
  players.length = 0;
  jest.mocked(setAudioModeAsync).mockResolvedValue(undefined);
  jest.mocked(createAudioPlayer).mockImplementation((): never => {
    const player = { play: jest.fn(), seekTo: jest.fn(() => Promise.resolve()) };
    players.push(player);
    return player as never;
  });
});

test('a phone that is silent stays so, and other people’s music plays on', async () => {
  await openDevice();
  expect(setAudioModeAsync).toHaveBeenCalledWith({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    allowsRecording: false,
    shouldPlayInBackground: false,
  });
});

test('every sound has a file and one player, sent back to its beginning from the second time on', async () => {
  const device = await openDevice();
  for (const name of SOUND_NAMES) await device.play(name);
  expect(players).toHaveLength(SOUND_NAMES.length);
  expect(jest.mocked(createAudioPlayer).mock.calls.every(([source]) => Boolean(source))).toBe(true);
  expect(players[0]!.seekTo).not.toHaveBeenCalled();
  await device.play(SOUND_NAMES[0]);
  expect(players).toHaveLength(SOUND_NAMES.length);
  expect(players[0]!.seekTo).toHaveBeenCalledWith(0);
  expect(players[0]!.play).toHaveBeenCalledTimes(2);
});

test('a phone that refuses the mode is silent but buzzes', async () => {
  jest.mocked(setAudioModeAsync).mockRejectedValue(new Error('no session'));
  const device = await openDevice();
  await device.play('lay');
  expect(players).toHaveLength(0);
  for (const kind of ['light', 'medium', 'success', 'refuse'] as const) await device.buzz(kind);
  expect(jest.mocked(impactAsync).mock.calls.flat()).toEqual(['light', 'medium']);
  expect(jest.mocked(notificationAsync).mock.calls.flat()).toEqual(['success', 'warning']);
});
