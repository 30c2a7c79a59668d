import { createDice, decide, levelsOf } from '../../../../src/engine';
import { botsWith, netOf, wordlessBots } from '../../../../src/games/pyramide/bots';
import { openLexicon } from '../../../../src/games/pyramide/lexicon';
import { FRENCH } from '../../../../src/games/pyramide/lexicon/fr';
import { ALONE_MODES, type Move, type View } from '../../../../src/games/pyramide/rules';
import { finish } from '../../../../tools/guess-pyramide/figures';
import { appViews, deckConfig, playThrough, readClues } from './table';

describe('without any words', () => {
  it('the app has the same levels', () => {
    expect(levelsOf(wordlessBots)).toEqual(levelsOf(botsWith(openLexicon(FRENCH), null)));
  });

  it.each(ALONE_MODES)(
    '%s: it passes whatever asks for a word, and the game comes to its end',
    async (mode) => {
      const moves: Move['type'][] = [];
      const config = await deckConfig('fr', mode, 2);
      const over = playThrough(config, wordlessBots.strong!, 3, (_, move) => moves.push(move.type));
      expect(over.phase).toBe('over');
      expect(moves).toContain('pass');
      expect(['clue', 'guess', 'answer'].filter((type) => moves.some((move) => move === type))).toEqual([]);
    },
  );
});

describe('what the app thinks follows from its view alone', () => {
  let views: readonly View[];
  beforeAll(async () => {
    await readClues('fr');
    const config = await deckConfig('fr', 'alternate', 2);
    views = appViews(config, botsWith(openLexicon(FRENCH), null).strong!, 5);
  });

  it('with words just handed to it as with words it has thought with before', () => {
    const view = views.find(({ phase }) => phase === 'guess')!;
    const [fresh, used] = [openLexicon(FRENCH), openLexicon(FRENCH)];
    finish(netOf(used));
    const move = decide(botsWith(used, null).strong!, view, createDice(1));
    expect(move.type).toBe('guess');
    expect(decide(botsWith(fresh, null).strong!, view, createDice(1))).toEqual(move);
  });

  it('in any order, and one thought in the middle of another', () => {
    const { strong } = botsWith(openLexicon(FRENCH), null);
    const decided = views.map((view) => decide(strong!, view, createDice(1)));
    const backwards = [...views].reverse().map((view) => decide(strong!, view, createDice(1)));
    expect(backwards.reverse()).toEqual(decided);

    const fresh = botsWith(openLexicon(FRENCH), null).strong!;
    const thoughts = views.map((view) => fresh.choose(view, createDice(1)));
    const moves = new Map<number, Move>();
    while (moves.size < thoughts.length)
      thoughts.forEach((thought, nth) => {
        const step = thought.next();
        if (step.done && !moves.has(nth)) moves.set(nth, step.value);
      });
    expect(thoughts.map((_, nth) => moves.get(nth))).toEqual(decided);
  });
});
