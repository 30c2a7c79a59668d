import { Txt } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { View } from '../rules';
import { headFor } from './headText';

export interface HeadProps {
  readonly view: View;
  readonly words: PyramideWords;
  readonly small?: boolean;
}

/** Above everything: where in the game one is. */
export function Head({ view, words, small = false }: HeadProps) {
  return (
    <Txt align="center" dim size={small ? 'small' : 'body'} testID="head">
      {headFor(view, words)}
    </Txt>
  );
}

/** What is read out before the first word. */
export function Title({ children }: { readonly children: string }) {
  return (
    <Txt strong align="center" size={34} heading={1} testID="title">
      {children}
    </Txt>
  );
}
