import { laySeats, layTeams, seatName, type LaidBadges } from '../../src/shell/badges';
import { nameWidth, scoreWidth, type Badge } from '../../src/shell/seatRoom';

const LONG = 'Maximilienne-Charlotte';
const SHORT = ['Léa', 'Tom', 'Mamie', 'Noé', 'Zoé', 'Basile'];
/** What is left for the seats on these screens, beside hint and menu. */
const SCREENS = [
  ['320', 320 - 16 - 96, 1],
  ['390', 390 - 16 - 96, 1],
  ['820', 820 - 16 - 96, 1.2],
  ['1440, beside the board', 500, 1.2],
  ['390, at twice the size', 390 - 16 - 96, 2],
  ['320, a third larger', 320 - 16 - 96, 4 / 3],
  ['1180, beside the board', 344 - 96, 1.2],
  ['1180, beside the board, a third larger', 344 - 96, 1.6],
  ['1024, beside the board', 300 - 96, 1.2],
  ['844, beside the board', 300 - 96, 1],
  ['844, beside the board, a third larger', 300 - 96, 4 / 3],
] as const;

const sit = (count: number) => SHORT.slice(0, count).map((name, seat) => (seat === 1 ? LONG : name));
const widthOf = ({ rooms }: LaidBadges<unknown>) => rooms.reduce((sum, { width }) => sum + width, 0);

/** Whatever else a badge holds, a short name and a score stand whole on it. */
function standWhole(badges: readonly Badge[], laid: LaidBadges<unknown>, inRow: boolean): void {
  badges.forEach(({ names, score }, nth) => {
    const { width, nameSize, fits } = laid.rooms[nth]!;
    const counted = scoreWidth(score, laid.scoreSize);
    expect(fits).toBe(true);
    expect(width).toBeGreaterThanOrEqual(counted);
    for (const name of names.filter((one) => one !== LONG))
      expect(width).toBeGreaterThanOrEqual(nameWidth(name, nameSize * laid.scale) + (inRow ? counted : 0));
  });
}

describe.each(SCREENS)(
  'on a screen of %s a long name gives way, a short one and a score never:',
  (_name, whole, scale) => {
    test.each([2, 3, 4, 5, 6])('%i seats', (count) => {
      const badges = sit(count).map((name) => ({ names: [name], score: '37' }));
      const room = whole - 4 * (count - 1);
      const laid = laySeats(badges, room, scale);
      expect(widthOf(laid)).toBeLessThanOrEqual(room);
      expect(laid.manner.face).toBeGreaterThanOrEqual(16);
      standWhole(badges, laid, false);
    });
    test.each([
      [2, 2],
      [2, 3],
      [3, 2],
    ])('%i teams of %i', (teams, size) => {
      const seats = sit(teams * size);
      const badges = Array.from({ length: teams }, (_, team) => ({
        names: seats.filter((_name, seat) => seat % teams === team),
        score: teams === 2 ? '0/2' : '12',
      }));
      const room = whole - 4 * (teams - 1);
      const laid = layTeams(badges, room, scale);
      expect(widthOf(laid)).toBeLessThanOrEqual(room);
      if (scale < 1.3) expect(laid.manner.face).toBeGreaterThanOrEqual(14);
      standWhole(badges, laid, !laid.manner.under);
    });
  },
);

test('where there is room everybody has their whole name', () => {
  const badges = [
    { names: [LONG], score: '7' },
    { names: ['Léa'], score: '12' },
  ];
  const { rooms, manner } = laySeats(badges, 600, 1);
  expect(manner.manner).toBe('beside');
  expect(rooms[0]!.width).toBeGreaterThan(nameWidth(LONG, rooms[0]!.nameSize));
});

test('nothing in the strip moves when a score has one figure more', () => {
  const at = (score: string) =>
    laySeats(
      SHORT.slice(0, 4).map((name) => ({ names: [name], score })),
      258,
      1,
    );
  expect(at('9')).toEqual(at('14'));
  expect(at('0·7')).toEqual(at('37·52'));
});

test.each([
  [390, 4],
  [320, 4],
])('on a phone of %i points a long name among %i stands whole: smaller, or on two lines', (width, count) => {
  const badges = sit(count).map((name) => ({ names: [name], score: '37' }));
  const { rooms, manner, scale, whole } = laySeats(badges, width - 16 - 96 - 4 * (count - 1), 1);
  expect(whole).toBe(true);
  const { lines, size } = seatName(LONG, '37', rooms[1]!, manner, scale);
  expect(lines.join('')).toBe(LONG);
  expect(size).toBeGreaterThan(7);
});
