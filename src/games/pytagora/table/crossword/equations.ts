import { cellOf, indexOf, spotOf, STEP, WAYS, type Grid, type Lying, type Way } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import { equationText } from './words';

/** An equation that lies on the table, piece by piece. */
export interface LyingEquation {
  readonly way: Way;
  readonly pieces: readonly Lying[];
}

/** Every equation that lies there: first those that run across, then those that run down. */
export function equationsIn(grid: Grid): readonly LyingEquation[] {
  const index = indexOf(grid);
  return WAYS.flatMap((way) =>
    grid.flatMap((piece): LyingEquation[] => {
      const cell = cellOf(piece);
      if (!piece[way] || index.get(cell - STEP[way])?.[way]) return [];
      const pieces: Lying[] = [];
      for (
        let next: Lying | undefined = piece;
        next?.[way];
        next = index.get(cell + pieces.length * STEP[way])
      )
        pieces.push(next);
      return [{ way, pieces }];
    }),
  );
}

/** `7 fois 3 égale 21`. */
export const equationSpoken = ({ pieces }: LyingEquation, words: PytagoraWords): string =>
  aloud(equationText(pieces.map(({ face }) => face)), words);

/** Where cells in a line lie: a row and its columns, or a column and its rows. Counted from where the first equation began. */
export function placeSpoken(cells: readonly number[], { cell }: PytagoraWords): string {
  const spots = cells.map(spotOf);
  const [first] = spots;
  const last = spots.at(-1);
  if (!first || !last) return '';
  return first.y === last.y
    ? cell.across(first.y + 1, Math.min(first.x, last.x) + 1, Math.max(first.x, last.x) + 1)
    : cell.down(first.x + 1, Math.min(first.y, last.y) + 1, Math.max(first.y, last.y) + 1);
}

const SIGNS = /\s*([+−×÷=])\s*/g;
const FACE_OF: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' };

/** A line as it is read aloud: signs become words. */
export const aloud = (text: string, { faces }: Pick<PytagoraWords, 'faces'>): string =>
  text
    .replace(SIGNS, (_, sign: string) => ` ${faces[FACE_OF[sign] ?? sign]} `)
    .replace(/ ([.,])/g, '$1')
    .trim();
