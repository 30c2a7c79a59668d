import {
  betOn,
  ideas,
  MINDS,
  netOf,
  taskIn,
  type Idea,
  type Task,
} from '../../../../src/games/pyramide/bots';
import { plainForm } from '../../../../src/games/pyramide/bots/forms';
import { DECKS, loadDeck } from '../../../../src/games/pyramide/decks';
import {
  judgeClue,
  LANGUAGES,
  loadAnswers,
  loadLexicon,
  type Lexicon,
} from '../../../../src/games/pyramide/lexicon';
import { defaults, pyramide } from '../../../../src/games/pyramide/rules';
import { heardNames } from '../../../../tools/build-words/sources';
import { explainRiddle } from '../../../../tools/guess-pyramide/dico';
import { finish } from '../../../../tools/guess-pyramide/figures';
import { riddlesIn } from '../../../../tools/guess-pyramide/held-out';
import { after, aloneIn } from '../rules/support';

const APP = 1;

const task = (word: string, more: Partial<Task> = {}): Task => ({
  word,
  kept: [],
  clues: [],
  spent: [],
  left: null,
  wrong: [],
  house: { club: false },
  age: 'standard',
  open: false,
  ...more,
});

describe.each(LANGUAGES)('clues for the words of the decks (%s)', (language) => {
  it('there are enough for any bet, and the referee has nothing against them', async () => {
    const lexicon = await loadLexicon(language);
    const words = (await riddlesIn(language)).flatMap((riddle) => riddle.words);
    const every = language === 'fr' ? 6 : 3;
    for (const word of words.filter((_, nth) => nth % every === 0)) {
      const given = finish(ideas(task(word), lexicon, MINDS.strong, 4));
      expect([word, given.length]).toEqual([word, 4]);
      for (const { clue } of given)
        expect([word, clue, judgeClue(clue, word, lexicon).kind]).toEqual([word, clue, 'fine']);
    }
  });
});

describe('as DICO', () => {
  let lexicon: Lexicon;
  beforeAll(async () => {
    lexicon = await loadLexicon('fr');
  });
  const next = (one: Task): string | undefined => finish(ideas(one, lexicon, MINDS.strong, 1))[0]?.clue;

  it('never says a clue twice, in whatever form it was said', () => {
    const said: string[] = [];
    for (let k = 0; k < 6; k++) said.push(next(task('pluie', { clues: said }))!);
    expect(new Set(said).size).toBe(6);
    expect(next(task('pluie', { clues: ['gouttes', 'nuages'] }))).not.toMatch(/^(goutte|nuage)s?$/);
  });

  it('says no clue again that another word of the riddle had', () => {
    expect(next(task('port'))).toBe('quai');
    expect(next(task('port', { spent: ['quais'] }))).not.toMatch(/^quais?$/);
  });

  it('says first what several people would, in a common word, not what would tell most', () => {
    expect(next(task('douche'))).toBe('bain');
    expect(lexicon.entry('douche')!.recall).toContain('écossaise');
    expect(next(task('pilote'))).toBe('avion');
  });

  it('speaks to a child as to a child', () => {
    const child = (word: string): readonly string[] =>
      finish(ideas(task(word, { age: 'junior' }), lexicon, MINDS.strong, 6)).map(({ clue }) => clue);
    expect(child('dos')).not.toContain('lumbago');
    expect(child('dos')[0]).toBe('ventre');
    // Written for children first; then only common words, and none for grown-ups.
    expect(lexicon.entry('mousse')!.young).toContain(child('mousse')[0]);
    expect(lexicon.entry('mousse')!.clues).toContain('bière');
    expect(child('mousse')).not.toContain('bière');
  });

  it('says none of the riddle’s other words, nor a word of their families', () => {
    const clues = (kept: readonly string[]): readonly string[] =>
      finish(ideas(task('réveil', { kept }), lexicon, MINDS.strong, 6)).flatMap(({ clue, last }) => [
        clue,
        last,
      ]);
    expect(clues([])).toEqual(expect.arrayContaining(['matin']));
    for (const clue of clues(['matin', 'sonner', 'dormir']))
      for (const kept of ['matin', 'sonner', 'dormir'])
        expect([clue, judgeClue(clue, kept, lexicon).kind]).toEqual([clue, 'fine']);
  });

  it('spends the last clue of a bet on what leads there by itself', () => {
    const [idea] = finish(ideas(task('chausser', { clues: ['mettre'] }), lexicon, MINDS.strong, 1));
    expect([idea!.clue, idea!.last]).toEqual(['pieds', 'bottes']);
  });

  it('stakes one brick only where the word is among what comes to mind with the clue, to more than one writer', async () => {
    const net = finish(netOf(lexicon));
    const plain = (word: string): string => plainForm(word, 'fr');
    const words = (await riddlesIn('fr'))
      .flatMap((riddle) => riddle.words)
      .filter((_, nth) => nth % 40 === 0);
    const staked = words.filter((word) => {
      const had = finish(ideas(task(word), lexicon, MINDS.strong, 6));
      if (betOn(had, { bricks: 13, after: 4, lost: false }) > 1) return false;
      const owners = net.owners[net.nodes.get(plain(had[0]!.last))!]!.map((owner) => net.entries[owner]!);
      const writers = owners.map(
        ({ clues, recall, links, young }) =>
          [clues, recall, links, young].filter((list) => list.map(plain).includes(plain(word))).length,
      );
      expect([word, had[0]!.last, Math.max(...writers) > 1]).toEqual([word, had[0]!.last, true]);
      return true;
    });
    expect(words.length).toBeGreaterThan(40);
    expect(staked.length / words.length).toBeGreaterThan(0.3);
    expect(staked.length / words.length).toBeLessThan(0.9);
  });

  it.each([
    ['tears', 'cry', 'eyes lead elsewhere first'],
    ['beach', 'sand', 'with sand it comes at once'],
  ])('stakes one brick on %s with %s: %s', async (word, clue) => {
    const had = finish(ideas(task(word), await loadLexicon('en'), MINDS.strong, 4));
    expect(betOn(had, { bricks: 13, after: 4, lost: false })).toBe(1);
    expect(had[0]!.last).toBe(clue);
  });

  it.each(['shine', 'widow', 'believe'])(
    'asks for more than one brick for %s: with its likeliest clue other words come before it',
    async (word) => {
      const had = finish(ideas(task(word), await loadLexicon('en'), MINDS.strong, 4));
      expect(betOn(had, { bricks: 13, after: 4, lost: false })).toBeGreaterThan(1);
    },
  );

  it('is another person than who guesses at its level: it knows other things, not more', () => {
    const { depth } = finish(netOf(lexicon)).links.said;
    for (const { knows } of [MINDS.beginner, MINDS.solid]) {
      let [dico, syno, both] = [0, 0, 0];
      depth.dico.forEach((hidden, link) => {
        if (hidden < knows) dico++;
        if (depth.syno[link]! < knows) syno++;
        if (hidden < knows && depth.syno[link]! < knows) both++;
      });
      expect(dico / syno).toBeCloseTo(1, 1);
      expect(both / syno).toBeGreaterThan(0.6);
      expect(both / syno).toBeLessThan(0.85);
    }
  });

  it('leaves the track of a wrong guess', () => {
    const first = next(task('pluie'))!;
    const astray = ['neige', 'soleil', 'orage'];
    const after = astray.map((wrong) => next(task('pluie', { clues: [first], wrong: [wrong] })));
    for (const [k, clue] of after.entries()) {
      const entry = lexicon.entry(astray[k]!);
      if (entry) expect([...entry.clues, ...entry.recall]).not.toContain(clue);
    }
  });

  it('explains a word without lists by words that name it in theirs, and stakes one brick on it', () => {
    const strange = ['essoreuse', 'croquettes', 'barbichette'].filter((word) => !lexicon.entry(word));
    expect(strange.length).toBeGreaterThan(0);
    for (const word of strange) {
      const given = finish(ideas(task(word), lexicon, MINDS.strong, 2));
      expect(given.length).toBeGreaterThan(0);
      expect(betOn(given, { bricks: 13, after: 4, lost: false })).toBe(1);
    }
  });

  it('has nothing to say for a word it has never met, and stakes one brick', () => {
    const given = finish(ideas(task('xylothèque'), lexicon, MINDS.strong, 2));
    expect(given).toEqual([]);
    expect(betOn(given, { bricks: 13, after: 4, lost: false })).toBe(1);
  });
});

describe('a bet is by how hard the word is and how many bricks are left', () => {
  const chances = (...list: number[]): readonly Idea[] =>
    list.map((chance) => ({ clue: 'x', last: 'x', carries: false, chance }));
  const likely = chances(0.9, 0.95, 0.99, 0.99, 0.99, 0.99);
  const clear = likely.map((idea, nth) => ({ ...idea, carries: nth === 0 }));
  const risky = chances(0.6, 0.95, 0.99, 0.99).map((idea, nth) => ({ ...idea, carries: nth === 0 }));
  const middling = chances(0.2, 0.9, 0.99, 0.99, 0.99, 0.99);
  const vague = chances(0.05, 0.2, 0.8, 0.85, 0.9, 0.9);
  const hard = chances(0.01, 0.05, 0.1, 0.2, 0.2, 0.2);
  it.each([
    ['a word that one clue carries', clear, { bricks: 13, after: 4, lost: false }, 1],
    ['an easy word that none carries', likely, { bricks: 13, after: 4, lost: false }, 2],
    ['a middling word', middling, { bricks: 13, after: 4, lost: false }, 2],
    ['a vague word', vague, { bricks: 13, after: 4, lost: false }, 3],
    ['a hard word', hard, { bricks: 13, after: 4, lost: false }, 4],
    ['two bricks are kept for every word to come', hard, { bricks: 7, after: 2, lost: false }, 3],
    ['never less than one', hard, { bricks: 3, after: 3, lost: false }, 1],
    [
      'the last word, all found so far: bricks left over are worth points',
      clear,
      { bricks: 6, after: 0, lost: false },
      1,
    ],
    ['the last word, with five points to lose on one clue', risky, { bricks: 6, after: 0, lost: false }, 2],
    ['the last word, with one brick', risky, { bricks: 1, after: 0, lost: false }, 1],
    [
      'the last word, one lost: one more to be safe, and no more',
      clear,
      { bricks: 6, after: 0, lost: true },
      2,
    ],
    ['one lost, two vague words to play: shared out', vague, { bricks: 6, after: 1, lost: true }, 3],
    ['one lost, plenty for a vague word', vague, { bricks: 9, after: 1, lost: true }, 4],
    ['no more than there are bricks', hard, { bricks: 2, after: 0, lost: true }, 2],
  ])('%s', (_, given, stake, bricks) => {
    expect(betOn(given, stake)).toBe(bricks);
  });
});

describe('what DICO says in a game alone with it', () => {
  it('is no other word of the riddle, nor what it takes for the answer; the answer itself plays no part', async () => {
    const [lexicon, answers] = [await loadLexicon('fr'), await loadAnswers('fr')];
    const { cards } = await loadDeck('fr-junior');
    const riddle = cards.flatMap(({ riddles }) => riddles).find(({ answer }) => answer === 'la plage')!;
    const stock = { ...defaults(1).stock, riddles: [{ id: '1', ...riddle }] };
    const config = { ...aloneIn('guess', 1), language: 'fr' as const, stock };
    const viewOf = (one: typeof config) => pyramide.view(after(one, 'on'), APP);
    const view = viewOf(config);
    const given = finish(taskIn(view, lexicon, answers, MINDS.strong))!;
    expect(given.kept).toEqual([...riddle.words.slice(1), 'plage']);
    const later = pyramide.view(after(config, 'on', 'bet 1', 'clue lune', 'guess zut', 'next'), APP);
    expect(finish(taskIn(later, lexicon, answers, MINDS.strong))!).toMatchObject({
      clues: [],
      spent: ['lune'],
    });
    const other = {
      ...config,
      stock: { ...stock, riddles: [{ id: '1', ...riddle, answer: 'le zèbre', accepts: [] }] },
    };
    expect(finish(taskIn(viewOf(other), lexicon, answers, MINDS.strong))).toEqual(given);
  });

  it.each(DECKS.map(({ id, language }) => ({ id, language })))(
    '$id: is nothing that the referee would refuse to a person',
    async ({ id, language }) => {
      const [lexicon, answers, deck] = [
        await loadLexicon(language),
        await loadAnswers(language),
        await loadDeck(id),
      ];
      const dico = { lexicon, answers, mind: MINDS.strong };
      const names = heardNames(language);
      const played = deck.cards
        .flatMap(({ riddles }) => riddles)
        .filter((_, nth, all) => nth % Math.ceil(all.length / 16) === 0)
        .map((riddle) => ({ riddle, words: explainRiddle(riddle, deck, dico).words }));
      const said = played.flatMap(({ riddle, words }) =>
        words.flatMap((one) => one.said.map((clue) => ({ word: one.word, clue, others: riddle.words }))),
      );
      expect(said.length).toBeGreaterThan(60);
      const wrong = said.filter(
        ({ word, clue, others }) =>
          others.some((other) => judgeClue(clue, other, lexicon).kind !== 'fine') ||
          names.get(clue)?.length === 0 ||
          names.get(clue)?.includes(word),
      );
      expect(wrong).toEqual([]);
    },
  );
});
