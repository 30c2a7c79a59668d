import { StyleSheet, View, type ViewStyle } from 'react-native';
import { useFill } from './fill';
import { Icon, type IconName } from './Icon';
import { Tappable } from './Tappable';
import { useColours, useEdge, useTheme } from './theme';
import { BUTTON, RADIUS, SIZE, SPACE, TOUCH } from './tokens';
import { Txt } from './Txt';
import { useWholeWords } from './wholeWords';

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: 'main' | 'quiet' | 'bare' | 'danger';
  readonly colour?: string;
  readonly textColour?: string;
  readonly icon?: IconName;
  /**
   * Looks disabled but still answers: a button that cannot be used says why when it is pressed. `onPress` is called all
   * the same and is expected to say so.
   */
  readonly dimmed?: boolean;
  readonly style?: ViewStyle;
  readonly testID?: string;
  readonly hint?: string;
}

export function Button({
  label,
  onPress,
  kind = 'quiet',
  colour,
  textColour,
  icon,
  dimmed = false,
  style,
  testID,
  hint,
}: ButtonProps) {
  const colours = useColours();
  const edge = useEdge(dimmed);
  const filled = useFill(colour ?? colours.accent, textColour ?? '#FFFFFF');
  const plain = { back: colours.sunken, front: colours.text, kept: {} };
  const { back, front, kept } = {
    main: dimmed ? plain : filled,
    quiet: { ...plain, front: textColour ?? plain.front },
    bare: { ...plain, back: 'transparent', front: textColour ?? plain.front },
    danger: { ...plain, back: colours.warnSurface, front: colours.warn },
  }[kind];
  const fitted = useWholeWords(label, SIZE.body, icon ? ICON + SPACE.s : 0);
  return (
    <Tappable
      role="button"
      onPress={onPress}
      aria-disabled={dimmed}
      {...fitted.measure}
      {...(hint ? { accessibilityHint: hint } : {})}
      {...(testID ? { testID } : {})}
      {...kept}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: back },
        kind === 'bare' ? null : edge,
        pressed ? styles.pressed : null,
        style,
      ]}
    >
      {icon ? <Icon name={icon} colour={dimmed ? colours.off : front} size={ICON} /> : null}
      <Txt
        strong
        align="center"
        {...fitted.size}
        colour={dimmed ? colours.off : front}
        style={[styles.label, kind === 'bare' && edge ? styles.linked : null]}
      >
        {label}
      </Txt>
    </Tappable>
  );
}

const ICON = 22;

export function IconButton({
  icon,
  label,
  onPress,
  colour,
  testID,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly colour?: string;
  readonly testID?: string;
}) {
  const { colours, scale } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={label}
      onPress={onPress}
      {...(testID ? { testID } : {})}
      style={({ pressed }) => [styles.icon, pressed ? styles.pressed : null]}
    >
      <View>
        <Icon name={icon} colour={colour ?? colours.text} size={Math.min(TOUCH - SPACE.xs, 24 * scale)} />
      </View>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: BUTTON,
    maxWidth: '100%',
    borderRadius: RADIUS.l,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
  },
  label: { flexShrink: 1 },
  // Without an edge it would be words like others.
  linked: { textDecorationLine: 'underline' },
  pressed: { opacity: 0.75 },
  icon: { minWidth: TOUCH, minHeight: TOUCH, alignItems: 'center', justifyContent: 'center' },
});
