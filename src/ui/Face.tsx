import { View } from 'react-native';
import { inkOn } from './contrast';
import { KEEPS_COLOURS } from './keepsColours';
import { faceColour, FONT } from './tokens';
import { Txt } from './Txt';

/** A seat's face: its initial on its colour. The name beside it is what screen readers read. */
export function Face({
  name,
  face,
  size = 36,
  colour = null,
}: {
  readonly name: string;
  readonly face: number;
  readonly size?: number;
  /** In the place of its own: a team's. */
  readonly colour?: string | null;
}) {
  const back = colour ?? faceColour(face);
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
  return (
    <View
      aria-hidden
      {...KEEPS_COLOURS}
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: back,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Txt
        size={Math.round(size * 0.5)}
        colour={inkOn(back)}
        fixed
        style={{ fontFamily: FONT.strong, lineHeight: Math.round(size * 0.66) }}
      >
        {initial}
      </Txt>
    </View>
  );
}
