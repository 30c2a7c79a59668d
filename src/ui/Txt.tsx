import { Text, type TextProps, type TextStyle } from 'react-native';
import { useTheme } from './theme';
import { FONT, SIZE } from './tokens';

export interface TxtProps extends TextProps {
  readonly size?: keyof typeof SIZE | number;
  /** Fitted to what it stands in, which is as large as it is. */
  readonly fixed?: boolean;
  readonly strong?: boolean;
  readonly dim?: boolean;
  readonly colour?: string;
  readonly align?: TextStyle['textAlign'];
  /** A heading of this level, for screen readers; the first is the title of a screen: `Title`. */
  readonly heading?: 2 | 3;
}

/** All words of the app. They are as large as the device and whoever plays want them, up to twice; figures keep their columns. */
export function Txt({
  size = 'body',
  fixed = false,
  strong = false,
  dim = false,
  colour,
  align,
  heading,
  style,
  ...rest
}: TxtProps) {
  const { colours, scale, text } = useTheme();
  const larger = fixed ? 1 : text;
  const points =
    typeof size === 'number' ? size * larger : Math.round(((SIZE[size] * scale) / text) * larger);
  return (
    <Text
      // The theme knows the device's size already, and so do those who lay out a table by it.
      allowFontScaling={false}
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
