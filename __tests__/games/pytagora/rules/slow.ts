/**
 * A second reading of the page, written to be obvious: text is cut at its last sign of the lowest rank, numbers are fractions
 * of any size. Nothing of it is shared with the rules.
 */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const isWholeNumber = ({ top, bottom }: Fraction): boolean => top % bottom === 0n && top * bottom >= 0n;

const SIDE = /^(0|[1-9][0-9]*)([-+*/](0|[1-9][0-9]*))*$/;

function cutAtLast(text: string, signs: string): [string, string, string] | null {
  for (let place = text.length - 1; place >= 0; place--)
    if (signs.includes(text[place]!)) return [text.slice(0, place), text[place]!, text.slice(place + 1)];
  return null;
}

/** Null where a step on the way is not a whole number of at least 0, or 0 is a factor or a divisor. */
function fraction(text: string): Fraction | null {
  const cut = cutAtLast(text, '+-') ?? cutAtLast(text, '*/');
  if (!cut) return { top: BigInt(text), bottom: 1n };
  const [before, sign, behind] = cut;
  const [a, b] = [fraction(before), fraction(behind)];
  if (!a || !b) return null;
  if ('*/'.includes(sign) && (a.top === 0n || b.top === 0n)) return null;
  const result = {
    '+': { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom },
    '-': { top: a.top * b.bottom - b.top * a.bottom, bottom: a.bottom * b.bottom },
    '*': { top: a.top * b.top, bottom: a.bottom * b.bottom },
    '/': { top: a.top * b.bottom, bottom: a.bottom * b.top },
  }[sign]!;
  return isWholeNumber(result) ? result : null;
}

/** What a side comes to; null when it is no side, or breaks a rule. */
export function sideValue(text: string): bigint | null {
  if (!SIDE.test(text)) return null;
  const value = fraction(text);
  return value && value.top / value.bottom;
}

const sorted = (text: string): string =>
  [...text.split(/[-+*/]/), ...text.replace(/[0-9]/g, '').split('')].sort().join(' ');

export function isValid(text: string): boolean {
  const sides = text.split('=');
  if (sides.length !== 2) return false;
  const [left, right] = sides as [string, string];
  const value = sideValue(left);
  return value !== null && value === sideValue(right) && sorted(left) !== sorted(right);
}
