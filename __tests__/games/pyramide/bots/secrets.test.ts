import { botsWith, guess, seenOf, type Seen } from '../../../../src/games/pyramide/bots';
import { createDice, decide, type Bots } from '../../../../src/engine';
import { loadAnswers, loadLexicon } from '../../../../src/games/pyramide/lexicon';
import type { Move, View } from '../../../../src/games/pyramide/rules';
import { APP, appViews, deckConfig, readClues } from './table';

/** What the guesser is given, by type: an entry more here, and this file does not compile. */
type Given = keyof Parameters<typeof guess>[0];
const GIVEN: Readonly<Record<Given, true>> = {
  clues: true,
  wrong: true,
  title: true,
  parts: true,
  found: true,
  at: true,
};

/** The same view with every secret exchanged for another, and with the secrets of other eyes written in. */
function scrambled(view: View, secret: string): View {
  const { riddle, hunt } = view;
  return {
    ...view,
    hunt: hunt && { ...hunt, word: secret, accepts: [secret] },
    riddle: riddle && {
      ...riddle,
      id: secret,
      answer: secret,
      accepts: [secret],
      words: riddle.words.map((word) => (word.fate === 'found' ? word : { ...word, word: secret })),
    },
  };
}

describe('what SYNO goes by', () => {
  let views: readonly View[];
  let bots: Bots<View, Move>;
  beforeAll(async () => {
    bots = botsWith(await loadLexicon('fr'), await loadAnswers('fr'));
    await readClues('fr');
    const config = await deckConfig('fr', 'explain', 3);
    views = appViews(config, bots.solid!, 5).filter(({ phase }) => ['guess', 'enigma'].includes(phase));
  });

  it('has no place for the word', () => {
    expect(Object.keys(GIVEN).sort()).toEqual(Object.keys(seenOf(views[0]!)!).sort());
  });

  it('is the same whatever the word and the answer are', () => {
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      const seen: Seen | null = seenOf(view);
      expect(seenOf(scrambled(view, 'escargot'))).toEqual(seen);
      expect(JSON.stringify(seenOf(scrambled(view, 'zzz')))).not.toContain('zzz');
    }
  });

  it.each(['beginner', 'solid', 'strong'] as const)('leads %s to the same move', (level) => {
    for (const view of views) {
      const move = decide(bots[level]!, view, createDice(1));
      for (const secret of ['escargot', 'maison'])
        expect(decide(bots[level]!, scrambled(view, secret), createDice(1))).toEqual(move);
    }
  });

  it('has nothing of the sentence before its five words are over, and then all of it', () => {
    const hidden = views.filter(({ phase }) => phase === 'guess');
    for (const view of hidden) {
      expect(view.riddle!.parts).toBeNull();
      expect(seenOf(view)!.parts.join('')).toBe('');
    }
    const asked = views.filter(({ phase }) => phase === 'enigma');
    expect([hidden.length > 0, asked.length > 0]).toEqual([true, true]);
    for (const view of asked) expect(seenOf(view)!.parts.join('').length).toBeGreaterThan(20);
  });

  it('takes a found word for found, and no struck one', () => {
    const view = views.find(({ riddle }) => riddle!.words.some(({ fate }) => fate === 'found'))!;
    const { words } = view.riddle!;
    expect(seenOf(view)!.found).toEqual(words.map(({ fate, word }) => (fate === 'found' ? word : null)));
  });

  it('is what the rules show the app’s seat', () => {
    for (const view of views) {
      expect(view.eyes).toBe(APP);
      expect(view.hunt?.word ?? null).toBeNull();
    }
  });
});
