import { pyramide, SAMPLE, type Config, type State, type Stock } from '../../../../src/games/pyramide/rules';
import type { Language } from '../../../../src/i18n';
import { hint, hints } from '../../../../src/games/pyramide/table/hints';
import { loadAnswers, loadLexicon, type Answers, type Lexicon } from '../../../../src/games/pyramide/lexicon';
import { after, aloneIn, config } from '../rules/support';

jest.setTimeout(60_000);
let known: Readonly<Record<Language, { readonly lexicon: Lexicon; readonly answers: Answers }>>;
beforeAll(async () => {
  known = {
    fr: { lexicon: await loadLexicon('fr'), answers: await loadAnswers('fr') },
    en: { lexicon: await loadLexicon('en'), answers: await loadAnswers('en') },
  };
});

const plain = (text: string): string => text.replace(/\u00A0/g, ' ');

function layers(state: State, language: Language = 'fr', eyes = 0): readonly string[] | null {
  const thinking = hint(pyramide.view(state, eyes), known[state.config.language], language);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value && step.value.map(({ text }) => plain(text));
  }
}

const RIDDLE = {
  id: 'hint-1',
  title: 'Aux champs',
  parts: ['Chaque ', ' il mène ses ', ' dans la ', ', joue de la ', ' et ', ' le soir.'],
  words: ['matin', 'moutons', 'montagne', 'flûte', 'rentre'],
  answer: 'le berger',
  accepts: ['berger'],
};
const stock: Stock = { ...SAMPLE, riddles: [RIDDLE] };
const given = (mode: 'guess' | 'explain', more: Partial<Config> = {}): Config =>
  aloneIn(mode, 1, { stock, openSentence: true, ...more });

describe('as SYNO', () => {
  const moves = ['on', 'bet 3', 'clue soir'] as const;
  test('a hint says what fits the blank, where the clues lead, what the app would say', () => {
    const [kind, some, best] = layers(after(given('guess'), ...moves))!;
    expect(kind).toMatch(/il faut sans doute un nom/);
    expect(some).toMatch(/« soir » est le plus parlant.*: .+, .+, .+\.$/);
    expect(best).toMatch(/l’app dirait « .+ »/);
  });

  test('while the sentence is hidden nothing of it is told', () => {
    const [first, ...more] = layers(after(given('guess', { openSentence: false }), ...moves))!;
    expect(first).toBe('La phrase est encore cachée : partez du titre et des indices.');
    expect(more.length).toBeGreaterThan(0);
  });

  test('is the same whatever the word is: it goes by what is seen', () => {
    const others: Stock = {
      ...stock,
      riddles: [{ ...RIDDLE, words: ['xa', 'xb', 'xc', 'xd', 'xe'], answer: 'xf' }],
    };
    expect(layers(after(given('guess', { stock: others }), ...moves))).toEqual(
      layers(after(given('guess'), ...moves)),
    );
  });

  test('a wrong guess is not proposed again', () => {
    const [, , best] = layers(after(given('guess'), ...moves))!;
    const word = /« (.+) »/.exec(best!)![1]!;
    const later = layers(
      after(given('guess'), ...moves, `guess ${word === 'matin' ? 'nuit' : word}`, 'clue aube'),
    )!;
    expect(later[later.length - 1]).not.toContain(`« ${word === 'matin' ? 'nuit' : word} »`);
  });

  test('clues that say nothing are said to', () => {
    expect(layers(after(given('guess'), 'on', 'bet 3', 'clue xqzw'))!.slice(-1)).toEqual([
      'Ces indices ne disent rien à l’app non plus.',
    ]);
  });

  test('the plural is seen, and a place that asks nothing too', () => {
    const word = (at: number) => ['bet 1', 'clue x', `guess ${RIDDLE.words[at]!}`, 'next'];
    expect(layers(after(given('guess'), 'on', ...word(0), 'bet 1', 'clue laine'))![0]).toMatch(/au pluriel/);
    const fifth = ['on', ...[0, 1, 2, 3].flatMap(word), 'bet 1', 'clue retour'];
    expect(layers(after(given('guess'), ...fifth))![0]).toMatch(/partez des indices/);
  });

  test('of the enigma it says its title, and never its answer', () => {
    const words = [0, 1, 2, 3, 4].flatMap((at) => ['bet 1', 'clue x', `guess ${RIDDLE.words[at]!}`, 'next']);
    const [title] = layers(after(given('guess'), 'on', ...words))!;
    expect(title).toContain('« Aux champs »');
  });
});

describe('as DICO', () => {
  test('of a bet a hint says easy or hard, then how many', () => {
    const said = layers(after(given('explain'), 'on'))!;
    expect(said).toHaveLength(2);
    expect(said[1]).toMatch(/^L’app parierait [1-4]\.$/);
  });

  test('of a clue it says the kind of link, its first letter, the word; and it is lawful', () => {
    const state = after(given('explain'), 'on', 'bet 3');
    const [link, letter, clue] = layers(state)!;
    const word = /« (.+) »/.exec(clue!)![1]!;
    expect(link).toMatch(/^Cherchez /);
    expect(letter).toBe(`Il commence par ${word[0]!.toUpperCase()} et a ${word.length} lettres.`);
    expect(pyramide.refuse(state, 0, { type: 'clue', text: word })).toBeNull();
    expect(known.fr.lexicon.sameFamily(word, RIDDLE.words[0]!)).toBe('no');
  });

  test('after a wrong guess it leads away from it, and not by the same clue', () => {
    const first = /« (.+) »/.exec(layers(after(given('explain'), 'on', 'bet 3'))![2]!)![1]!;
    const [link, , clue] = layers(after(given('explain'), 'on', 'bet 3', `clue ${first}`, 'guess lune'))!;
    expect(link).toBe('Un indice qui éloigne de « lune ».');
    expect(clue).not.toContain(`« ${first} »`);
  });
});

test('in English a hint speaks of English cards', () => {
  const riddle = {
    ...RIDDLE,
    parts: ['Every ', ' he leads the ', ' up, ', ' a ', ' and ', '.'],
    words: ['morning', 'sheep', 'plays', 'flute', 'sleeps'],
  };
  const state = after(
    given('guess', { language: 'en', stock: { ...stock, riddles: [riddle] } }),
    'on',
    'bet 2',
    'clue evening',
  );
  expect(layers(state, 'en')![0]).toBe(
    'In this place of the sentence there is probably a noun, in the singular.',
  );
});

describe('nothing is said', () => {
  test('where people speak', () => {
    for (const seats of [2, 3, 4]) {
      const state = after(config(seats), 'on', 'bet 2');
      expect(hints(pyramide.view(state, 0))).toBe(false);
      expect(layers(state)).toBeNull();
    }
  });
  test('while there is nothing to find, or the app is to move', () => {
    for (const state of [after(given('guess')), after(given('guess'), 'on')]) {
      expect(hints(pyramide.view(state, 0))).toBe(false);
      expect(layers(state)).toBeNull();
    }
  });
});
