import { nameWidth, seatRooms } from '../../src/shell/seatRoom';

const LONG = 'Maximilienne-Charlotte';
const SHORT = ['Léa', 'Tom', 'Mamie', 'Noé', 'Zoé', 'Basile'];
/** What is left for the seats on the four screens, beside hint and menu. */
const SCREENS = [
  ['320', 320 - 16 - 88, 1],
  ['390', 390 - 16 - 88, 1],
  ['820', 820 - 16 - 88, 1.2],
  ['1440, beside the board', 500, 1.2],
] as const;

describe.each(SCREENS)('seats on a screen of %s', (_name, whole, scale) => {
  test.each([2, 3, 4, 5, 6])('%i of them: a long name gives way, a short one and a score never', (count) => {
    const badges = SHORT.slice(0, count).map((name, seat) => ({
      name: seat === 1 ? LONG : name,
      score: '37',
    }));
    const look = { scoreSize: count > 4 && whole < 250 ? 14 : 17 * scale, beside: 0, edges: 4 };
    const room = whole - 4 * count;
    const rooms = seatRooms(badges, room, look);
    expect(rooms.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(room);
    badges.forEach(({ name }, seat) => {
      const { width, nameSize } = rooms[seat]!;
      expect(width).toBeGreaterThanOrEqual(2 * 0.6 * look.scoreSize);
      if (name !== LONG) expect(width).toBeGreaterThanOrEqual(nameWidth(name, nameSize));
    });
  });
});

test('where there is room everybody has their whole name', () => {
  const rooms = seatRooms(
    [
      { name: LONG, score: '7' },
      { name: 'Léa', score: '12' },
    ],
    600,
    { scoreSize: 17, beside: 0, edges: 8 },
  );
  expect(rooms[0]!.width).toBeGreaterThan(nameWidth(LONG, rooms[0]!.nameSize));
});
