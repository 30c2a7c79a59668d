import { createSpeech } from '../../src/ui/speech';
import { voiceFor } from '../../src/ui/speech/voiceFor';
import type { Voices } from '../../src/ui/speech/voices';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const someVoices = (): jest.Mocked<Voices> => ({
  say: jest.fn<Promise<void>, [string, string]>(async () => undefined),
  hush: jest.fn(),
});

describe('reading aloud', () => {
  test('fetches its voices when something is first said, and says only the latest', async () => {
    const voices = someVoices();
    const load = jest.fn(async () => voices);
    const speech = createSpeech(load);
    speech.hush();
    await settled();
    expect(load).not.toHaveBeenCalled();
    speech.say('Un.', 'fr');
    speech.say('Deux.', 'fr');
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(voices.say.mock.calls).toEqual([['Deux.', 'fr']]);
    speech.hush();
    await settled();
    expect(voices.hush).toHaveBeenCalledTimes(1);
  });
  test('what was hushed before it could begin is not said', async () => {
    const voices = someVoices();
    const speech = createSpeech(async () => voices);
    speech.say('Un.', 'fr');
    speech.hush();
    await settled();
    expect(voices.say).not.toHaveBeenCalled();
  });
  test('is silent where there is nothing to speak with, and asks again the next time', async () => {
    const voices = someVoices();
    const load = jest.fn(async () => voices).mockRejectedValueOnce(new Error('offline'));
    const speech = createSpeech(load);
    speech.say('Un.', 'fr');
    await settled();
    speech.say('Deux.', 'fr');
    await settled();
    expect(voices.say.mock.calls).toEqual([['Deux.', 'fr']]);
  });
});

describe('a voice', () => {
  const voice = (identifier: string, language: string, more: object = {}) =>
    ({ identifier, name: identifier, language, quality: 'Default', ...more }) as Parameters<
      typeof voiceFor
    >[0][number];

  test('speaks the language, and lives on the device', () => {
    const all = [
      voice('Samantha', 'en-US'),
      voice('Google français', 'fr-FR', { localService: false }),
      voice('fr-fr-x-vlf-network', 'fr-FR'),
      voice('Thomas', 'fr_FR', { localService: true }),
    ];
    expect(voiceFor(all, 'fr')?.identifier).toBe('Thomas');
    expect(voiceFor(all, 'en')?.identifier).toBe('Samantha');
    expect(voiceFor(all.slice(1, 3), 'fr')).toBeNull();
    expect(voiceFor([], 'fr')).toBeNull();
  });
  test('is a good one, and no robot, where there is a choice', () => {
    const all = [
      voice('com.apple.eloquence.en-US.Rocko', 'en-US', { quality: 'Enhanced' }),
      voice('com.apple.voice.compact.en-US', 'en-US'),
      voice('com.apple.voice.enhanced.en-GB', 'en-GB', { quality: 'Enhanced' }),
    ];
    expect(voiceFor(all, 'en')?.identifier).toBe('com.apple.voice.enhanced.en-GB');
    expect(voiceFor(all.slice(0, 2), 'en')?.identifier).toBe('com.apple.voice.compact.en-US');
  });
});
