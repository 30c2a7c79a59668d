import { Pressable, StyleSheet } from 'react-native';
import { Icon, KEEPS_COLOURS } from '../../../../ui';
import { GAME_COLOUR } from '../colours';

export interface SpeakerProps {
  readonly size: number;
  readonly label: string;
  readonly onPress: () => void;
}

/** A loudspeaker to be touched by those who do not read yet. It makes no move, so it never sleeps. */
export const Speaker = ({ size, label, onPress }: SpeakerProps) => (
  <Pressable
    role="button"
    aria-label={label}
    testID="listen"
    {...KEEPS_COLOURS}
    onPress={onPress}
    style={({ pressed }) => [
      styles.speaker,
      { width: size, height: size, borderRadius: size / 2, opacity: pressed ? 0.8 : 1 },
    ]}
  >
    <Icon name="speaker" size={size * 0.56} colour="#FFFFFF" kept />
  </Pressable>
);

const styles = StyleSheet.create({
  speaker: { alignItems: 'center', justifyContent: 'center', backgroundColor: GAME_COLOUR },
});
