import { StyleSheet, View } from 'react-native';
import type { Trouble } from '../storage';
import { Button, Dialog, RADIUS, SPACE, Txt, useColours } from '../ui';
import { useApp } from './AppProvider';

/** What is done here cannot be kept: said as long as it is so, at the table and on a cover. */
export function TroubleNotice(props: { readonly trouble: Trouble; readonly onExport: () => void }) {
  const { words } = useApp();
  const colours = useColours();
  return (
    <View role="alert" style={[styles.trouble, { backgroundColor: colours.warnSurface }]} testID="trouble">
      <Txt size="small" colour={colours.warn} style={styles.words}>
        {words.trouble[props.trouble]}
      </Txt>
      <Button label={words.table.exportGame} onPress={props.onExport} kind="danger" />
    </View>
  );
}

export interface ElsewhereProps {
  readonly open: boolean;
  readonly onTakeOver: () => void;
  readonly onLeave: () => void;
}

const stay = (): void => undefined;

/** The question waits for an answer: whatever was done here now would be lost. */
export function Elsewhere({ open, onTakeOver, onLeave }: ElsewhereProps) {
  const { words } = useApp();
  return (
    <Dialog open={open} title={words.elsewhere.title} onClose={stay} closeLabel={words.elsewhere.title}>
      <Txt>{words.elsewhere.says}</Txt>
      <Button kind="main" label={words.elsewhere.goOn} onPress={onTakeOver} testID="take-over" />
      <Button icon="back" label={words.table.leave} onPress={onLeave} testID="leave-elsewhere" />
    </Dialog>
  );
}

const styles = StyleSheet.create({
  trouble: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.m,
  },
  words: { flex: 1 },
});
