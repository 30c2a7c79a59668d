/**
 * The points of an equation by the page, without its crossings, written to be obvious: `5/5*7=7` is cut into sides, terms and
 * numbers. Nothing of it is shared with the rules.
 */
export const pointsOf = (equation: string): number =>
  1 + equation.split('=').reduce((sum, side) => sum + sidePoints(side), 0);

function sidePoints(side: string): number {
  const terms = side.split(/[-+]/);
  return terms.reduce((sum, term) => sum + termPoints(term), terms.length - 1);
}

function termPoints(term: string): number {
  const [first = '', ...rest] = term.split(/(?=[*/])/);
  let reached = Number(first);
  let points = digitPoints(first);
  for (const step of rest) {
    const number = Number(step.slice(1));
    const isTimes = step[0] === '*';
    const byOne = number === 1 || (isTimes && reached === 1);
    points += digitPoints(step.slice(1)) + (byOne ? 1 : isTimes ? 2 : 3);
    reached = isTimes ? reached * number : reached / number;
  }
  return points;
}

/** One for the last digit, two for the last but one, and so on. */
const digitPoints = (number: string): number => number.split('').reduce((sum, _, nth) => sum + nth + 1, 0);
