import { faceOf, type Card } from '../rules';
import type { SequenceWords } from '../i18n';
import { Txt, useTheme } from '../../../ui';
import { cardLines } from './bridge';
import { FACE_ROW, fitFace } from './faces';

export interface CardFaceProps {
  readonly card: Card;
  readonly words: SequenceWords;
  readonly width: number;
  readonly height: number;
}

/** Plus and Minus stand alone on their cards. */
const SPECIAL = 1.9;

/** What is printed on a card: as large as there is room, on two lines where one would touch the edges. */
export function CardFace({ card, words, width, height }: CardFaceProps) {
  const { colours, pieces } = useTheme();
  const { kind } = faceOf(card);
  const { rows, size } = fitFace(width, height, pieces);
  const special = kind !== 'equation';
  const points = special ? size * SPECIAL : size;
  const colour = special ? (kind === 'plus' ? colours.good : colours.warn) : colours.text;
  return (
    <Txt
      strong
      // It is as large as the card allows already.
      fixed
      numberOfLines={special ? 1 : rows}
      colour={colour}
      align="center"
      style={{ fontSize: points, lineHeight: points * FACE_ROW }}
    >
      {cardLines(card, words).join(rows === 2 ? '\n' : '')}
    </Txt>
  );
}
