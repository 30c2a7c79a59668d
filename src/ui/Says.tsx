import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAnnouncer } from './announce';
import { Txt } from './Txt';
import { useColours } from './theme';

/** What cannot be used, and was asked why. */
export interface WhyNot {
  /** Why it cannot be used; null where it can. */
  readonly why: string | null;
  readonly asked: boolean;
  readonly ask: () => void;
}

/** Asked once it goes on saying so, until it can be used. */
export function useWhyNot(why: string | null): WhyNot {
  const announcer = useAnnouncer();
  const [asked, setAsked] = useState<string | null>(null);
  const ask = () => {
    setAsked(why);
    if (why !== null) announcer.say(why);
  };
  return { why, asked: why !== null && asked === why, ask };
}

interface SaysProps {
  readonly text: string | undefined;
  readonly whyNot: WhyNot;
}

/** What a choice or a switch does, in a sentence; where it cannot be used and was asked, why not, in the room of that sentence. */
export function Says({ text, whyNot: { why, asked } }: SaysProps) {
  const colours = useColours();
  if (!text && !asked) return null;
  const said = (
    <Txt size="small" dim aria-hidden={asked} style={asked ? styles.unseen : null}>
      {text}
    </Txt>
  );
  if (!asked) return said;
  return (
    <View style={styles.both}>
      <View style={styles.layer}>{said}</View>
      <View style={[styles.layer, styles.over]}>
        <Txt size="small" strong colour={colours.warn}>
          {why}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // Both have the same room, which is that of the longer one: nothing below moves for the answer.
  both: { flexDirection: 'row' },
  layer: { width: '100%' },
  over: { marginLeft: '-100%' },
  unseen: { opacity: 0 },
});
