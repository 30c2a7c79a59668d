import { createDice } from '../../../../src/engine';
import { numberPoints, readEquation, scoreOf, type Item } from '../../../../src/games/pytagora/rules';
import { across, down, faces, gridOf, judged } from './support';
import { pointsOf } from '../../../../tools/verify-pytagora/points';
import { isValid } from './slow';

const scored = (text: string, crossings: readonly number[] = []) => {
  const reading = readEquation(faces(text));
  if (reading.kind === 'fault') throw new Error(`${text}: ${reading.fault.code}`);
  return scoreOf(reading.equation, crossings);
};
const points = (text: string, crossings?: readonly number[]): number => scored(text, crossings).points;

describe('worked on the page', () => {
  test.each([
    ['7*3=21', '1 2 1 1 3', 8],
    ['12/1=12', '3 1 1 1 3', 9],
    ['8/8=1', '1 3 1 1 1', 7],
  ])('%s: %s is %i', (text, items, sum) => {
    const score = scored(text);
    expect(score.items.map((item) => item.points).join(' ')).toBe(items);
    expect(score.points).toBe(sum);
  });
  test('0 ÷ 1234567 = 0 would have scored 34', () => {
    expect(1 + 3 + numberPoints(7) + 1 + 1).toBe(34);
  });
  test('numbers of one, two, three and four digits', () => {
    expect([1, 2, 3, 4].map(numberPoints)).toEqual([1, 3, 6, 10]);
  });
});

describe('signs', () => {
  test.each([
    ['1+2=3', 5, '+ is a piece like any other'],
    ['5-2=3', 5, '− too'],
    ['2*3=6', 6, '× counts 2'],
    ['6/3=2', 7, '÷ counts 3'],
    ['7*1=7', 5, '× by 1'],
    ['1*7=7', 5, '1 × something: either factor'],
    ['7/1=7', 5, '÷ by 1'],
    ['1/1=1', 5, '1 ÷ 1: the divisor is 1'],
    ['7/7=1', 7, 'a quotient of 1 is no divisor'],
    ['11*2=22', 10, '11 is not the number 1'],
    ['2*3*1=6', 8, 'only the sign beside the 1'],
    ['2*1*3=6', 8, 'a 1 between two ×: only the first, the second multiplies 2 by 3'],
    ['1*2*3=6', 8, '1 × 2: the first; 2 × 3: not'],
    ['1*1*6=6', 7, '1 × 1 is 1: both'],
    ['8/1*5=40', 10, 'the ÷ is by 1; the × multiplies 8 by 5'],
    ['5*8/1=40', 10, 'the same the other way round'],
    ['5/5*7=7', 9, 'what 5 ÷ 5 has reached is 1: the × is by 1'],
    ['7*5/5=7', 10, '7 × 5: not by 1'],
    ['8/4/2*6=6', 13, '8 ÷ 4 ÷ 2 is 1: the × is by 1'],
    ['2+6/6*4=6', 11, 'a term begins anew after +'],
    ['6*1/3=2', 9, 'a 1 before ÷ is no divisor: the ÷ keeps its 3'],
    ['4*2-1=7', 8, 'a 1 beside − takes nothing away'],
  ])('%s: %i (%s)', (text, sum) => expect(points(text)).toBe(sum));
});

describe('crossing', () => {
  test('lay 7 × 3 = 21 down through the 7 of 7 × 3 = 21: 8 and 1 for the crossing', () => {
    const verdict = judged(gridOf(across(0, 0, '7*3=21')), down(0, 0, '_*3=21'));
    expect(verdict).toMatchObject({ kind: 'lawful', score: { points: 9 } });
  });
  test('two crossings count twice', () => {
    const grid = gridOf(across(0, 0, '7*3=21'), across(0, 2, '3+4=7'));
    const verdict = judged(grid, down(0, -1, '8_-_=75'));
    expect(verdict.kind === 'refused' && verdict.refusal.code).toBe('unequal');
    const lawful = judged(grid, down(0, -1, '8_-_=84'));
    expect(lawful).toMatchObject({ kind: 'lawful', score: { points: 3 + 1 + 1 + 1 + 3 + 2 } });
  });
  test('a crossed × is worth 2 in the new equation too', () => {
    const grid = gridOf(across(0, 0, '7*3=21'));
    expect(judged(grid, down(1, -1, '4_5=20'))).toMatchObject({
      score: { points: 1 + 2 + 1 + 1 + 3 + 1 },
    });
  });
  test('the = it crosses is the one = of the run', () => {
    const grid = gridOf(across(0, 0, '7*3=21'));
    expect(judged(grid, down(3, -3, '1+2_3'))).toMatchObject({ score: { points: 6 } });
  });
});

describe('items', () => {
  test('each point has its place', () => {
    const items: Item[] = [
      { kind: 'number', places: [0, 1], points: 3 },
      { kind: 'sign', places: [2], points: 3 },
      { kind: 'number', places: [3], points: 1 },
      { kind: 'equals', places: [4], points: 1 },
      { kind: 'number', places: [5], points: 1 },
      { kind: 'crossing', places: [3], points: 1 },
    ];
    expect(scored('12/4=3', [3])).toEqual({ items, points: 10 });
  });
  test('of three numbers in one term: as the page reckons them', () => {
    let [seen, discounted] = [0, 0];
    for (let all = 0; all < 4 * 12 ** 3; all++) {
      const [a, b, c] = [all % 12, Math.floor(all / 12) % 12, Math.floor(all / 144) % 12].map((n) => n + 1);
      const signs = ['*/', '/*', '**', '//'][Math.floor(all / 1728)]!;
      const text = `${a}${signs[0]}${b}${signs[1]}${c}`;
      const step = (x: number, sign: string, y: number) => (sign === '*' ? x * y : x / y);
      const value = step(step(a!, signs[0]!, b!), signs[1]!, c!);
      if (!isValid(`${text}=${value}`)) continue;
      seen++;
      expect([text, points(`${text}=${value}`)]).toEqual([text, pointsOf(`${text}=${value}`)]);
      if (a === b && signs === '/*') discounted++;
    }
    expect([seen > 2000, discounted > 100]).toEqual([true, true]);
  });
  test('without the crossings every place is told once, and no piece is worth less than 1', () => {
    const dice = createDice(4);
    let seen = 0;
    for (let turn = 0; turn < 4000; turn++) {
      const [a, b] = [dice.below(120), dice.below(30)];
      const sign = dice.pick(['+', '-', '*', '/']);
      const value = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[sign];
      const text = `${a}${sign}${b}=${value}`;
      if (!isValid(text)) continue;
      seen++;
      const { items, points: sum } = scored(text);
      expect(items.flatMap(({ places }) => places)).toEqual(text.split('').map((_, place) => place));
      expect(sum).toBeGreaterThanOrEqual(text.length);
      const crossings = text.split('').flatMap((_, place) => (dice.below(3) === 0 ? [place] : []));
      expect(points(text, crossings) - sum).toBe(crossings.length);
    }
    expect(seen).toBeGreaterThan(1000);
  });
});
