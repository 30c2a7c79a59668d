import { SIZE, Txt, useTheme } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { View } from '../rules';
import { headFor } from './headText';

export interface HeadProps {
  readonly view: View;
  readonly words: PyramideWords;
  readonly small?: boolean;
  readonly large?: boolean;
}

/** Above everything: where in the game one is. */
export function Head({ view, words, small = false, large = false }: HeadProps) {
  const { text, pieces } = useTheme();
  return (
    // Where there is hardly room it leaves what larger words would take to what one plays with.
    <Txt
      align="center"
      dim
      size={small ? SIZE.small : large ? 'large' : 'body'}
      fixed={small && text <= pieces}
      testID="head"
    >
      {headFor(view, words)}
    </Txt>
  );
}
