import { layCards, type CardsRoom, type OnCard } from '../../../../src/games/pyramide/table/sideCards';
import { nameWidth, scoreWidth } from '../../../../src/shell/seatRoom';
import { halves, textWidth } from '../../../../src/ui/textWidth';

const alone = (...names: readonly string[]): readonly OnCard[] =>
  names.map((name) => ({ names: [name], score: '9', stars: 1 }));
const pairs = (...names: readonly (readonly string[])[]): readonly OnCard[] =>
  names.map((pair) => ({ names: pair, score: '9', stars: 2 }));
/** The strip has this on screens of 320, 390 and 820 points. */
const ON = { smallest: 252, phone: 322, tablet: 752 } as const;
const upright: Omit<CardsRoom, 'width'> = { low: false, text: 1, stacked: false };

/** What of a card is cut, as it is laid. */
function cutOn(cards: readonly OnCard[], role: string, room: CardsRoom): readonly string[] {
  const { fit, widths } = layCards(cards, role, room);
  const gaps = 8 * (cards.length - 1);
  expect(room.stacked ? room.width : widths.reduce((sum, width) => sum + width, gaps)).toBeLessThanOrEqual(
    room.width + 0.5,
  );
  return cards.flatMap(({ names, score }, side) => {
    const inside = widths[side]! - 16 - (fit.face > 0 ? fit.face + 8 : 0);
    const counted = Math.max(20, scoreWidth(score.padStart(2, '0'), fit.score)) + 4;
    const does = textWidth(role, fit.role);
    const forName = fit.under ? inside : inside - counted - (fit.beside ? does + 4 : 0);
    const forRole = fit.beside ? inside - counted : inside - counted;
    return [
      ...names.filter((name) =>
        (fit.parted ? halves(name) : [name]).some((line) => nameWidth(line, fit.name) > forName + 0.5),
      ),
      ...(does > forRole + 0.5 ? [role] : []),
    ];
  });
}

test.each([
  ['three on the smallest phone', alone('Lea', 'Tom', 'Granny'), 'SYNO', ON.smallest],
  ['three longer ones', alone('Margot', 'William', 'Maxence'), 'SYNO', ON.smallest],
  ['two on the smallest phone', alone('Grand-mère', 'Maxence'), 'SYNO', ON.smallest],
  ['four on the smallest phone', pairs(['William', 'Granny'], ['Maxence', 'Noé']), 'SCRIPTO', ON.smallest],
  ['their Grande Pyramide', pairs(['William', 'Granny'], ['Maxence', 'Noé']), 'maître-mots', ON.smallest],
  ['three on a phone', alone('Grand-mère', 'William', 'Maxence'), 'SYNO', ON.phone],
  [
    'three on a phone, two of them with long names',
    alone('Maximilienne-Charlotte', 'Jo', 'Barthélemy-Alexandre'),
    'SYNO',
    ON.phone,
  ],
  [
    'the same on the smallest',
    alone('Maximilienne-Charlotte', 'Jo', 'Barthélemy-Alexandre'),
    'SYNO',
    ON.smallest,
  ],
  [
    'four on a phone, one with a long name',
    pairs(['Maximilienne-Charlotte', 'Al'], ['Jo', 'Noé']),
    'SCRIPTO',
    ON.phone,
  ],
  ['four on a tablet', pairs(['Grand-mère', 'William'], ['Maxence', 'Barthélemy']), 'SCRIPTO', ON.tablet],
])('%s: no name, role or score is cut', (_, cards, role, width) => {
  expect(cutOn(cards, role, { ...upright, width })).toEqual([]);
});

test('a long name is cut before a short one, and its card gives room to the others', () => {
  const cards = alone('Granny', 'Maximilianalexanderson', 'Al');
  expect(cutOn(cards, 'SYNO', { ...upright, width: ON.smallest })).toEqual(['Maximilianalexanderson']);
  const { widths, sizes } = layCards(cards, 'SYNO', { ...upright, width: ON.smallest });
  expect(widths[1]).toBeGreaterThan(widths[2]!);
  // It shrinks before it is cut, and the others do not shrink for it.
  expect(sizes[1]![0]).toBeLessThan(sizes[0]![0]!);
  expect(sizes[2]).toEqual(sizes[0]);
});

test('a name takes two lines only where it would be cut on one', () => {
  const fitOf = (width: number, ...names: readonly string[]) =>
    layCards(alone(...names), 'SYNO', { ...upright, width }).fit;
  expect(fitOf(ON.tablet, 'Maximilienne-Charlotte', 'Jo').parted).toBeUndefined();
  expect(fitOf(ON.phone, 'Grand-mère', 'Jo', 'Al').parted).toBeUndefined();
  expect(fitOf(ON.phone, 'Maximilienne-Charlotte', 'Jo', 'Barthélemy-Alexandre').parted).toBe(true);
});

test('on a low screen two names beside each other keep a line each', () => {
  const four = pairs(['Maximilienne-Charlotte', 'Barthélemy-Alexandre'], ['Jo', 'Al']);
  const at = (low: boolean) => layCards(four, 'SCRIPTO', { ...upright, low, width: ON.smallest });
  expect(at(false).fit.parted).toBe(true);
  expect(at(true).fit.parted).toBeUndefined();
  const [[long], [short]] = at(true).sizes as [readonly number[], readonly number[]];
  expect(long).toBeLessThan(short!);
});

test('where there is room everybody has a face, and cards are alike', () => {
  const { fit, widths } = layCards(pairs(['Léa', 'Mamie'], ['Tom', 'Noé']), 'SCRIPTO', {
    ...upright,
    width: ON.phone,
  });
  expect(fit.face).toBeGreaterThan(0);
  expect(widths[0]).toBe(widths[1]);
});

test('what one does is at least ten points high on every screen, and larger where words are wanted larger', () => {
  const four = pairs(['Léa', 'Mamie'], ['Tom', 'Noé']);
  for (const width of Object.values(ON))
    for (const [cards, role] of [
      [four, 'SCRIPTO'],
      [alone('Lea', 'Tom', 'Granny'), 'SYNO'],
    ] as const)
      expect(layCards(cards, role, { ...upright, width }).fit.role).toBeGreaterThanOrEqual(10);
  const roleAt = (text: number) => layCards(four, 'SCRIPTO', { ...upright, text, width: ON.tablet }).fit.role;
  expect(roleAt(1.4)).toBeGreaterThan(roleAt(1));
  const stacked = { low: false, text: 2, stacked: true, width: ON.phone };
  expect(cutOn(four, 'SCRIPTO', stacked)).toEqual([]);
  expect(layCards(four, 'SCRIPTO', stacked).widths).toEqual([ON.phone, ON.phone]);
});
