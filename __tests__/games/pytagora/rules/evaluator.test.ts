import { createDice } from '../../../../src/engine';
import { FACES, LARGEST, readEquation, type Face } from '../../../../src/games/pytagora/rules';
import { isValid, sideValue } from './slow';

/** Strings on which the rules and the slow reading disagree, of all strings of these faces and this length. */
function disagreements(
  alphabet: string,
  length: number,
): { strings: number; valid: number; wrong: string[] } {
  const marks = alphabet.split('') as Face[];
  const run: Face[] = [];
  const wrong: string[] = [];
  let [strings, valid] = [0, 0];
  const walk = (): void => {
    if (run.length === length) {
      strings++;
      const accepted = readEquation(run).kind === 'equation';
      if (accepted) valid++;
      if (accepted !== isValid(run.join(''))) wrong.push(run.join(''));
      return;
    }
    for (const mark of marks) {
      run.push(mark);
      walk();
      run.pop();
    }
  };
  walk();
  return { strings, valid, wrong };
}

describe('the rules accept exactly what a slow and obvious reading accepts', () => {
  test.each([
    ['every face', FACES.join(''), 1, 0],
    ['every face', FACES.join(''), 2, 0],
    ['every face', FACES.join(''), 3, 0],
    ['every face', FACES.join(''), 4, 0],
    // a ∘ b = c with single digits: 55 sums, 55 differences, 23 products, 23 quotients; and as many with the sides changed
    ['every face', FACES.join(''), 5, 312],
    // 6 + 6, 2 × 6, 6 × 2 = 12; 12 − 6, 12 ÷ 2 = 6; 12 ÷ 6 = 2; and as many with the sides changed
    ['few digits', '0126+-*/=', 6, 12],
    ['fewer', '014-*/=', 7, 220],
  ])('%s (%s), %i pieces: all of them', (_name, alphabet, length, count) => {
    const { strings, valid, wrong } = disagreements(alphabet, length);
    expect(wrong).toEqual([]);
    expect({ strings, valid }).toEqual({ strings: alphabet.length ** length, valid: count });
  });

  test('long ones by chance, right and nearly right', () => {
    const dice = createDice(8);
    const number = (): string => String(dice.below(10 ** (1 + dice.below(4))));
    const side = (): string => {
      let text = number();
      for (let more = dice.below(4); more > 0; more--) text += dice.pick(['+', '-', '*', '/']) + number();
      return text;
    };
    let valid = 0;
    for (let turn = 0; turn < 20_000; turn++) {
      const left = side();
      const value = sideValue(left);
      const right =
        value === null || dice.below(8) === 0
          ? side()
          : dice.below(2) === 0
            ? String(value)
            : `${value + BigInt(dice.below(2))}-${dice.below(2)}`;
      const text = dice.below(2) === 0 ? `${left}=${right}` : `${right}=${left}`;
      const accepted = readEquation(text.split('') as Face[]).kind === 'equation';
      if (accepted !== isValid(text)) throw new Error(text);
      if (accepted) valid++;
    }
    expect(valid).toBeGreaterThan(1000);
  });

  test('huge ones: equal beyond doubt, or refused', () => {
    const dice = createDice(9);
    let valid = 0;
    for (let turn = 0; turn < 5000; turn++) {
      const [a, b] = [BigInt(dice.below(2 ** 27)), BigInt(dice.below(2 ** 27))];
      const product = a * b;
      const text = `${a}*${b}=${product + BigInt(dice.below(3)) - 1n}`;
      const accepted = readEquation(text.split('') as Face[]).kind === 'equation';
      expect(accepted && !isValid(text)).toBe(false);
      if (isValid(text)) expect(accepted).toBe(product <= BigInt(LARGEST));
      if (accepted) valid++;
    }
    expect(valid).toBeGreaterThan(500);
  });
});
