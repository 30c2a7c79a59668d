import { Text, View } from 'react-native';
import { KEEPS_COLOURS } from './keepsColours';
import type { PlainProps, PlainTextProps } from './plainStyle';

/** A view that is only looked at. Boards have hundreds of them: a browser draws them by themselves, without a layer in between. */
export const Plain = ({ style, keepsColours = false, children }: PlainProps) => (
  <View {...(keepsColours ? KEEPS_COLOURS : {})} style={style}>
    {children}
  </View>
);

/** A figure or a sign on a piece, as large as the piece it is on. */
export const PlainText = ({ colour, size, height, font, children }: PlainTextProps) => (
  <Text
    allowFontScaling={false}
    style={{
      color: colour,
      fontSize: size,
      lineHeight: height,
      fontFamily: font,
      fontVariant: ['tabular-nums'],
    }}
  >
    {children}
  </Text>
);
