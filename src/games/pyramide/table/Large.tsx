import { useWindowDimensions } from 'react-native';
import { Txt, useTheme, type TxtProps } from '../../../ui';
import { wholeWords } from '../../../ui/wholeWords';

export interface LargeProps extends Omit<TxtProps, 'size' | 'style'> {
  readonly size: number;
}

/** Large letters need more of a line than small ones, or their tails are cut. */
const LEADING = 1.4;
/** Of the width of a phone: its edges, and the bricks. */
const BESIDE = 100;

/** What everybody looks at: a title, an answer, what came of a word. */
export function Large({ size, fixed = false, ...rest }: LargeProps) {
  const { text } = useTheme();
  const { width } = useWindowDimensions();
  const { children: words } = rest;
  const room = width - BESIDE;
  const larger = fixed ? size : size * text;
  const points = text > 1 && !fixed && typeof words === 'string' ? wholeWords(words, larger, room) : larger;
  return (
    <Txt
      strong
      align="center"
      size={points}
      fixed
      style={{ lineHeight: Math.round(points * LEADING) }}
      {...rest}
    />
  );
}
