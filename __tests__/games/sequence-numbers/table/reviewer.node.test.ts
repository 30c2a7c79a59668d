import { CELLS_OF } from '../../../../src/games/sequence-numbers/rules';
import { reviewer } from '../../../../src/games/sequence-numbers/table/reviewer';
import { at, cardFor, home, line, seenAt, sum, twin } from './support';

const view = seenAt({ hands: [[sum], []] });
const told = (cell: number, language: 'fr' | 'en' = 'fr') =>
  reviewer.describe(view, { type: 'play', card: cardFor(cell), cell }, language);

describe('a chip is told with which of the two cells it went to', () => {
  test('the 34s stand one above the other', () => {
    expect(told(12)).toMatch(/ sur le 34 du haut$/);
    expect(told(66)).toMatch(/ sur le 34 du bas$/);
    expect([told(12, 'en'), told(66, 'en')].map((text) => text.split(' on ')[1])).toEqual([
      'the upper 34',
      'the lower 34',
    ]);
  });
  test('the 41s stand side by side', () => {
    expect(told(20)).toMatch(/ sur le 41 de gauche$/);
    expect(told(26)).toMatch(/ sur le 41 de droite$/);
  });
  test('so that no two cells of a card are told alike', () => {
    for (const [one, other] of CELLS_OF.slice(1)) expect(told(one!)).not.toBe(told(other!));
  });
});

test('a move is drawn as a ring on its cell', () => {
  expect(reviewer.draw(view, { type: 'play', card: sum, cell: home })).toEqual({ cells: [home] });
  expect(reviewer.draw(view, { type: 'draw' })).toEqual({ cells: [] });
});

describe('what was missed is said in chances, explained', () => {
  const best = { type: 'play', card: sum, cell: home } as const;
  test('so many in a hundred', () => {
    expect(reviewer.gain({ worth: 0.49, best, bestWorth: 0.61 }, 'fr')).toBe(
      '12 chances de plus sur 100 de gagner',
    );
    expect(reviewer.gain({ worth: 0.49, best, bestWorth: 0.61 }, 'en')).toBe('12 more chances in 100 to win');
    expect(reviewer.amount(0.49, 'fr')).toBe('49 sur 100');
  });
  test('or as the game that could have been won', () => {
    const four = line('across', at(4, 0), 4);
    const wins = at(4, 4);
    const elsewhere = twin(wins);
    const seen = seenAt({ hands: [[cardFor(wins)], []], chips: [four, []] });
    const judging = reviewer.judge(seen, { type: 'play', card: cardFor(wins), cell: elsewhere });
    let step = judging.next();
    while (!step.done) step = judging.next();
    expect(step.value).toMatchObject({ best: { cell: wins }, missedWin: true });
    expect(reviewer.gain(step.value!, 'fr')).toBe('La partie était gagnée tout de suite');
  });
});
