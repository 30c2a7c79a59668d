import { Txt, type TxtProps } from '../../../ui';

export interface LargeProps extends Omit<TxtProps, 'size' | 'style'> {
  readonly size: number;
}

/** Large letters need more of a line than small ones, or their tails are cut. */
const LEADING = 1.4;

/** What everybody looks at: a title, an answer, what came of a word. */
export function Large({ size, ...rest }: LargeProps) {
  return (
    <Txt
      strong
      align="center"
      maxFontSizeMultiplier={1.2}
      size={size}
      style={{ lineHeight: Math.round(size * LEADING) }}
      {...rest}
    />
  );
}
