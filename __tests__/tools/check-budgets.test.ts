import { isFailure, judge, sentenceOf, type Budgets } from '../../tools/check-budgets/judge';
import { sharesOf } from '../../tools/check-budgets/modules';
import { nameOf, scriptsNamedIn } from '../../tools/check-budgets/parts';

const GAMES = ['pytagora', 'prime-climb'];
const HASH = '0123456789abcdef0123456789abcdef';

describe('the comparison', () => {
  const parts = [
    { name: 'first screen', bytes: 474_600 },
    { name: 'pytagora', bytes: 55_400 },
    { name: 'prime-climb', bytes: 192_400 },
  ];
  const BUDGETS: Budgets = { 'first screen': 498, pytagora: 58, 'prime-climb': 202 };
  const failures = (budgets: Budgets, games = GAMES) =>
    judge(parts, budgets, games).filter(isFailure).map(sentenceOf);
  const notices = (budgets: Budgets, games = GAMES) =>
    judge(parts, budgets, games)
      .filter((finding) => !isFailure(finding))
      .map(sentenceOf);

  test('within its budget each part is told with both figures', () => {
    expect(failures(BUDGETS)).toEqual([]);
    expect(notices(BUDGETS)).toEqual([
      'first screen: 474.6 of 498 kB',
      'pytagora: 55.4 of 58 kB',
      'prime-climb: 192.4 of 202 kB',
    ]);
  });
  test('a full budget is kept, one byte more breaks it', () => {
    const kinds = [58_000, 58_001].map((bytes) => judge([{ name: 'pytagora', bytes }], { pytagora: 58 }, []));
    expect(kinds.map(([finding]) => finding?.kind)).toEqual(['fits', 'over']);
  });
  test('over budget it fails, and says what grew and by how much', () => {
    expect(failures({ ...BUDGETS, pytagora: 54 })).toEqual([
      'pytagora grew to 55.4 kB, 1.4 kB over its budget of 54 kB',
    ]);
  });
  test('a game without a budget is a notice, not a failure', () => {
    const { 'prime-climb': _, ...others } = BUDGETS;
    expect(failures(others)).toEqual([]);
    expect(notices(others)).toContain('no budget for prime-climb: it is 192.4 kB');
  });
  test('a budget whose part is not found fails: nobody would watch it', () => {
    expect(failures({ ...BUDGETS, ludo: 9 })).toEqual([
      expect.stringMatching(/^ludo has a budget, but no chunk/),
    ]);
  });
  test('a new game whose chunk is not recognised is a notice too', () => {
    expect(failures(BUDGETS, [...GAMES, 'ludo'])).toEqual([]);
    expect(notices(BUDGETS, [...GAMES, 'ludo'])).toContain(
      'no budget for ludo: no chunk of the export is recognised as it',
    );
  });
});

test.each([
  ['box', "const k={id:'prime-climb',rulesVersion:1,seatCounts:s}", 'prime-climb'],
  ['box', 'const k={id:"pytagora",rulesVersion:1,seatCounts:s}', 'pytagora'],
  ['box', "const k={id:'prime-climb-junior',rulesVersion:1}", 'box'],
  ['index', "const E={language:'fr',associations:t.FRENCH}", 'words fr'],
  ['standard', String.raw`const n="deck: Pyramide\nlanguage: en\nage: standard\n\ncard"`, 'deck en-standard'],
  ['AboutScreen', 'function About(){}', 'other screens'],
  ['__common', "const k={id:'pytagora',rulesVersion:1}", 'common chunk'],
])('a chunk called %s with %s is %s', (stem, text, name) =>
  expect(nameOf(`${stem}-${HASH}.js`, text, GAMES)).toBe(name),
);

test('the first screen is what the page names', () => {
  const page = `<link href="/favicon.ico"/><script src="/js/web/__common-${HASH}.js" defer></script><script src="/js/web/index-${HASH}.js" defer></script>`;
  expect(scriptsNamedIn(page)).toEqual([`__common-${HASH}.js`, `index-${HASH}.js`]);
});

test('a line of a bundle counts for the module it is mapped to first, and a package is one', () => {
  const sources = ['/src/games/pytagora/box.tsx', '/node_modules/@a/b/x.js', '/node_modules/@a/b/y/z.js'];
  const script = ['box;', 'x12345;', '', 'y123;', 'unmapped'].join('\n');
  // The last line of the package steps back into the box, as an inlined helper would.
  const mappings = 'AAAA;ACAA;;ACAA,EFAA;';
  expect(sharesOf(script, { sources, mappings })).toEqual([
    { module: '@a/b', bytes: 12 },
    { module: 'src/games/pytagora/box.tsx', bytes: 4 },
  ]);
});
