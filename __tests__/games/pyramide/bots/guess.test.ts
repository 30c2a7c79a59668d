import { guess, MINDS, rank, netOf, solve, type Seen } from '../../../../src/games/pyramide/bots';
import { plainForm, stemOf } from '../../../../src/games/pyramide/bots/forms';
import { fitOf } from '../../../../src/games/pyramide/bots/sentence';
import { createDice } from '../../../../src/engine';
import {
  loadAnswers,
  loadLexicon,
  type Answers,
  type Entry,
  type Lexicon,
  type PartOfSpeech,
} from '../../../../src/games/pyramide/lexicon';
import { finish } from '../../../../tools/guess-pyramide/figures';

const seen = (clues: readonly string[], more: Partial<Seen> = {}): Seen => ({
  clues,
  wrong: [],
  title: '',
  parts: ['', '', '', '', '', ''],
  found: [null, null, null, null, null],
  at: 0,
  ...more,
});
const before = (text: string): Partial<Seen> => ({ parts: [text, '', '', '', '', ''] });

describe('forms of one word', () => {
  it.each([
    ['gouttes', 'goutte', 'fr'],
    ['Œufs', 'oeuf', 'fr'],
    ['journaux', 'journal', 'fr'],
    ['gâteaux', 'gateau', 'fr'],
    ['stories', 'story', 'en'],
    ['boxes', 'box', 'en'],
    ['glass', 'glass', 'en'],
  ] as const)('%s is %s', (form, plain, language) => {
    expect(plainForm(form, language)).toBe(plain);
  });
  it.each([
    ['mouiller', 'mouille', 'fr'],
    ['danseur', 'danse', 'fr'],
    ['runner', 'running', 'en'],
    ['happily', 'happy', 'en'],
  ] as const)('%s and %s have one stem', (a, b, language) => {
    expect(stemOf(a, language)).toBe(stemOf(b, language));
  });
});

describe('what the sentence asks', () => {
  const entry = (word: string, pos: PartOfSpeech): Entry => ({
    word,
    pos,
    clues: [],
    recall: [],
    links: [],
    replies: [],
    agreed: [],
    young: [],
    family: [],
  });
  it.each([
    ['des ', 'moutons', 'n', 'mouton', 'n', 'fr'],
    ['un ', 'mouton', 'n', 'moutons', 'n', 'fr'],
    ['l’', 'île', 'n', 'plage', 'n', 'fr'],
    ['la ', 'plage', 'n', 'île', 'n', 'fr'],
    ['une ', 'chanson', 'n', 'fromage', 'n', 'fr'],
    ['elle ', 'ralentit', 'v', 'lenteur', 'n', 'fr'],
    ['pour ', 'dormir', 'v', 'dort', 'v', 'fr'],
    ['très ', 'calme', 'a', 'silence', 'n', 'fr'],
    ['an ', 'apple', 'n', 'pear', 'n', 'en'],
    ['two ', 'shoes', 'n', 'shoe', 'n', 'en'],
    ['to ', 'sleep', 'v', 'slept', 'v', 'en'],
  ] as const)('after « %s » %s rather than %s', (text, good, pos, worse, other, language) => {
    const fit = fitOf(seen([], before(text)), { language, gender: () => null });
    if (good === 'sleep')
      return expect(fit(entry(good, pos))).toBeGreaterThanOrEqual(fit(entry(worse, other)));
    expect(fit(entry(good, pos))).toBeGreaterThan(fit(entry(worse, other)));
  });
  it.each([
    ['la ', 'mer', 'peigne'],
    ['une ', 'bouteille', 'verre'],
    ['un ', 'portefeuille', 'pelle'],
    ['du ', 'fromage', 'plage'],
    ['la ', 'peau', 'couteau'],
  ])('knows the gender of a noun: after « %s » %s rather than %s', async (text, good, worse) => {
    const fit = fitOf(seen([], before(text)), await loadLexicon('fr'));
    expect(fit(entry(good, 'n'))).toBeGreaterThanOrEqual(fit(entry(worse, 'n')) + 4);
  });
  it.each(['un ', 'une '])('may be said either way: « %s » livre, élève, tour', async (text) => {
    const fit = fitOf(seen([], before(text)), await loadLexicon('fr'));
    expect(['livre', 'élève', 'tour'].map((word) => fit(entry(word, 'n')))).toEqual([0, 0, 0]);
  });
  it('asks nothing across a comma', () => {
    const fit = fitOf(seen([], before('des, ')), { language: 'fr', gender: () => null });
    expect(fit(entry('mouton', 'n'))).toBe(fit(entry('moutons', 'n')));
  });
});

describe('a guess', () => {
  let lexicon: Lexicon;
  let answers: Answers;
  beforeAll(async () => {
    lexicon = await loadLexicon('fr');
    answers = await loadAnswers('fr');
  });
  const best = (one: Seen): readonly string[] =>
    finish(rank(finish(netOf(lexicon)), one, MINDS.strong)).map(({ word }) => word);

  it('is never a clue, nor of its family, nor a word that was tried or found', () => {
    const [first] = best(seen(['lait', 'traire']));
    // The decks mark it in the plural too.
    expect(['vache', 'vaches']).toContain(first);
    expect(best(seen(['lait', 'traire'], { wrong: ['Vache'] }))).not.toContain('vache');
    expect(best(seen(['lait', 'traire'], { found: ['vache', null, null, null, null] }))).not.toContain(
      'vache',
    );
    expect(best(seen(['vache', 'lait']))).not.toContain('vache');
    expect(best(seen(['vacher', 'lait']))).not.toContain('vache');
  });

  it('understands a clue without its accents, in the plural, with a capital', () => {
    expect(best(seen(['Etables', 'TRAIRE']))).toContain('vache');
  });

  it('is nothing where a clue leads nowhere', () => {
    expect(finish(guess(seen(['xylothèque']), lexicon, createDice(1)))).toBeNull();
  });

  it('passes an enigma it has no idea of', () => {
    const nothing = { title: '', parts: ['', '', '', '', '', ''], found: [] };
    expect(finish(solve(nothing, answers, lexicon, MINDS.strong))).toBeNull();
  });

  it('yields often', () => {
    const thought = guess(seen(['lait', 'ferme', 'corne'], before('la ')), lexicon, createDice(1));
    let yields = 0;
    while (!thought.next().done) yields++;
    expect(yields).toBeGreaterThan(20);
  });
});
