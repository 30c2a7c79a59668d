/**
 * `the answer | other spelling | short form`, as two fields show it. Other spellings are listed with commas; where one of
 * them has a comma in it, with bars.
 */
export interface Answers {
  readonly answer: string;
  readonly accepts: string;
}

export function answersOf(line: string): Answers {
  const [answer = '', ...others] = line.split('|').map((one) => one.trim());
  return { answer, accepts: joined(others.filter((one) => one !== '')) };
}

export const answersFrom = ({ answer, accepts }: Answers): readonly string[] => [answer, ...parted(accepts)];

/** A name and its other spellings in one field. */
export const listOf = (line: string): string => joined(line.split('|').map((one) => one.trim()));
export const lineFrom = (list: string): string => parted(list).join(' | ');

const joined = (list: readonly string[]): string =>
  list.join(list.some((one) => one.includes(',')) ? ' | ' : ', ');

function parted(list: string): readonly string[] {
  return list
    .split(list.includes('|') ? '|' : ',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
