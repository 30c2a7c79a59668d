import { Text, type TextProps, type TextStyle } from 'react-native';
import { useTheme } from './theme';
import { FONT, SIZE } from './tokens';

export interface TxtProps extends TextProps {
  readonly size?: keyof typeof SIZE | number;
  readonly strong?: boolean;
  readonly dim?: boolean;
  readonly colour?: string;
  readonly align?: TextStyle['textAlign'];
  /** A heading of this level, for screen readers. */
  readonly heading?: 1 | 2 | 3;
}

/** All words of the app. Follows the system's large text up to twice the size; figures keep their columns. */
export function Txt({
  size = 'body',
  strong = false,
  dim = false,
  colour,
  align,
  heading,
  style,
  ...rest
}: TxtProps) {
  const { colours, scale } = useTheme();
  const points = typeof size === 'number' ? size : Math.round(SIZE[size] * scale);
  return (
    <Text
      maxFontSizeMultiplier={2}
      {...(heading ? { role: 'heading', 'aria-level': heading } : {})}
      {...rest}
      style={[
        {
          color: colour ?? (dim ? colours.dim : colours.text),
          fontFamily: strong ? FONT.strong : FONT.body,
          fontSize: points,
          lineHeight: Math.round(points * 1.3),
          fontVariant: ['tabular-nums'],
        },
        align ? { textAlign: align } : null,
        style,
      ]}
    />
  );
}
