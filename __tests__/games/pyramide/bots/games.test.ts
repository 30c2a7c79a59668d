import { levelsOf } from '../../../../src/engine';
import { botsWith, wordlessBots } from '../../../../src/games/pyramide/bots';
import { ALONE_MODES, type Move, type View } from '../../../../src/games/pyramide/rules';
import { judgeClue, loadLexicon } from '../../../../src/games/pyramide/lexicon';
import { deckConfig, playThrough, readClues } from './table';

const LEVELS = levelsOf(wordlessBots);

describe('whole games alone with the app', () => {
  beforeAll(async () => {
    for (const language of ['fr', 'en'] as const) await readClues(language);
  });

  it('has three levels', () => {
    expect(LEVELS).toEqual(['beginner', 'solid', 'strong']);
  });

  describe.each(ALONE_MODES)('%s', (mode) => {
    it.each([
      ['fr', 'beginner'],
      ['fr', 'strong'],
      ['en', 'solid'],
    ] as const)(
      '%s, %s: every move is lawful, every bet has its bricks, every clue its place',
      async (language, level) => {
        const lexicon = await loadLexicon(language);
        const config = await deckConfig(language, mode, 2);
        const moves: Move['type'][] = [];
        const check = (view: View, move: Move): void => {
          moves.push(move.type);
          if (move.type === 'bet') {
            expect(move.bricks).toBeGreaterThanOrEqual(1);
            expect(move.bricks).toBeLessThanOrEqual(view.riddle!.bricks);
          }
          if (move.type === 'clue')
            expect([move.text, judgeClue(move.text, view.hunt!.word!, lexicon)]).toEqual([
              move.text,
              { kind: 'fine' },
            ]);
        };
        const over = playThrough(config, botsWith(lexicon, null)[level]!, 3, check);
        expect(over.phase).toBe('over');
        if (mode !== 'explain') expect(moves).toEqual(expect.arrayContaining(['bet', 'clue']));
        if (mode === 'explain' || mode === 'alternate') expect(moves).toContain('guess');
      },
    );
  });

  it('plays the same game twice from the same seed', async () => {
    const config = await deckConfig('fr', 'alternate', 2);
    const { strong } = botsWith(await loadLexicon('fr'), null);
    const [first, second]: [Move[], Move[]] = [[], []];
    playThrough(config, strong!, 9, (_, move) => first.push(move));
    playThrough(config, strong!, 9, (_, move) => second.push(move));
    expect(second).toEqual(first);
  });
});
