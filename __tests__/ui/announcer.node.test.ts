import { createAnnouncer, speakingAs } from '../../src/ui/announce/announcer';

const texts = (announcer: ReturnType<typeof createAnnouncer>) => announcer.get().map(({ text }) => text);

describe('the voice of the app', () => {
  test('says the same refusal twice, and notes what stands on the screen once', () => {
    const spoken: string[] = [];
    const announcer = createAnnouncer((text) => spoken.push(text));
    announcer.say('Pas ici.');
    announcer.note('Pas ici.');
    announcer.say('Pas ici.');
    expect(texts(announcer)).toEqual(['Pas ici.', 'Pas ici.']);
    expect(spoken).toEqual(['Pas ici.', 'Pas ici.']);
    expect(new Set(announcer.get().map(({ id }) => id)).size).toBe(2);
  });
  test('keeps the last few sentences to be read again, and none that is empty', () => {
    const announcer = createAnnouncer();
    ['1', '2', ' ', '3', '4', '5'].forEach(announcer.say);
    expect(texts(announcer)).toEqual(['2', '3', '4', '5']);
  });
  test('forgets all of it before the next eyes, and tells whoever listens', () => {
    const announcer = createAnnouncer();
    const heard = jest.fn();
    const stop = announcer.subscribe(heard);
    announcer.say('7 fois 3');
    announcer.clear();
    announcer.clear();
    expect(texts(announcer)).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    announcer.say('Tom');
    expect(heard).toHaveBeenCalledTimes(2);
  });
  test('speaks in the words of a game', () => {
    const announcer = createAnnouncer();
    speakingAs(announcer, (text) => text.replace('×', 'fois')).say('7 × 3');
    expect(texts(announcer)).toEqual(['7 fois 3']);
  });
});
