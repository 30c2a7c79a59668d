import { packWords } from '../../../../tools/build-words/pack';
import { loadLexicon } from '../../../../src/games/pyramide/lexicon';
import { openAutomaton } from '../../../../src/games/pyramide/lexicon/automaton';
import { fold } from '../../../../src/games/pyramide/lexicon/letters';

describe('a packed list', () => {
  const words = [
    'a',
    'côte',
    'cote',
    'côté',
    'cœur',
    'mer',
    'mère',
    'mères',
    'porte',
    'porter',
    'portes',
    'sorte',
  ];
  const list = openAutomaton(packWords(words));

  test('has its words and no others', () => {
    for (const word of words) expect(list.has(word)).toBe(true);
    for (const word of ['', 'b', 'po', 'port', 'portess', 'merc', 'cotes', 'sorter'])
      expect(list.has(word)).toBe(false);
  });

  test('finds words typed without accents, and keeps to the word as typed if there is one', () => {
    expect(list.spellings('coeur')).toEqual(['cœur']);
    expect(list.spellings('meres')).toEqual(['mères']);
    expect(list.spellings('MERE')).toEqual(['mère']);
    expect(list.spellings('cote')).toEqual(['cote']);
    expect([...list.spellings('côtè')].sort()).toEqual(['cote', 'côte', 'côté']);
    expect(list.spellings('merf')).toEqual([]);
  });
});

test('folding leaves bare letters', () => {
  expect(fold('Œuvré ÇA Noël')).toBe('oeuvre ca noel');
  expect(fold('e\u0301te\u0301')).toBe('ete');
});

describe('the dictionaries', () => {
  test.each([
    [
      'fr',
      ['chevaux', 'mangeassions', 'belles', 'cœur', 'yaourt', 'finîtes', 'ovni'],
      ['chevals', 'mangerassions', 'paroi t'],
    ],
    ['en', ['colour', 'color', 'realise', 'realize', 'mice', 'undead', 'went'], ['mouses ', 'goed', 'colur']],
  ] as const)('%s knows forms, and only right ones', async (language, words, others) => {
    const lexicon = await loadLexicon(language);
    expect(words.filter((word) => !lexicon.isWord(word))).toEqual([]);
    expect(others.filter((other) => lexicon.isWord(other))).toEqual([]);
  });

  test('names, acronyms and common words are told apart', async () => {
    const french = await loadLexicon('fr');
    expect(['marseille', 'Londres', 'nutella'].every(french.isName)).toBe(true);
    expect(['table', 'noël'].some(french.isName)).toBe(false);
    expect(french.isAcronym('sncf')).toBe(true);
    expect(french.commonness('maison')).toBeGreaterThan(french.commonness('archange'));
    expect(french.commonness('xyz')).toBe(0);
  });
});
