import { Txt, useTheme, type TxtProps } from '../../../ui';

export interface LargeProps extends Omit<TxtProps, 'size' | 'style'> {
  readonly size: number;
}

/** Large letters need more of a line than small ones, or their tails are cut. */
const LEADING = 1.4;

/** What everybody looks at: a title, an answer, what came of a word. */
export function Large({ size, fixed = false, ...rest }: LargeProps) {
  const { text } = useTheme();
  const points = fixed ? size : size * text;
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
