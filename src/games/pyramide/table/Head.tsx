import { Txt } from '../../../ui';
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
  return (
    <Txt align="center" dim size={small ? 'small' : large ? 'large' : 'body'} testID="head">
      {headFor(view, words)}
    </Txt>
  );
}
