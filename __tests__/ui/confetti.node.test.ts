import { clearOf, scatter } from '../../src/ui/confettiScatter';

const PAPER = { width: 540, height: 472 };
const WORDS = { width: 420, below: 140 };

test('on a picture no paper lies on its words, and there is some beside and below them', () => {
  const lying = clearOf(scatter(70), PAPER, WORDS).map(({ x, y }) => ({
    aside: Math.abs(x - 0.5) * PAPER.width,
    down: y * PAPER.height,
  }));
  const high = lying.filter(({ down }) => down < WORDS.below - 12);
  expect(high.every(({ aside }) => aside > WORDS.width / 2)).toBe(true);
  expect(high.length).toBeGreaterThan(4);
  expect(lying.length - high.length).toBeGreaterThan(40);
});
