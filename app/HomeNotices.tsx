import { useIsFocused } from '@react-navigation/native';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useApp } from '../src/shell/AppProvider';
import { installing } from '../src/shell/installing';
import { updates } from '../src/shell/offline';
import { Button, Panel, RADIUS, SPACE, Txt, useAnnounced, useColours } from '../src/ui';
import { useNavigate } from './useNavigate';
import { useStorageNotice } from './useStorageNotice';

/** What the home screen has to say before anything else; mostly nothing. */
export function HomeNotices({ aside }: { readonly aside: number }) {
  const { words } = useApp();
  const navigate = useNavigate();
  return (
    <>
      <UpdateReady />
      {aside > 0 ? <Notice text={words.asideNotice(aside)} onPress={() => navigate.to('History')} /> : null}
    </>
  );
}

function Notice({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  const colours = useColours();
  return (
    <Pressable
      role="link"
      onPress={onPress}
      style={[styles.notice, { backgroundColor: colours.warnSurface }]}
    >
      <Txt colour={colours.warn}>{text}</Txt>
    </Pressable>
  );
}

/** Only here, where no game is open: a table is never taken away from under somebody. */
function UpdateReady() {
  const says = useApp().words.install;
  const ready = useSyncExternalStore(updates.subscribe, updates.ready);
  if (!ready) return null;
  return (
    <Said testID="update" text={says.update}>
      <Button kind="main" label={says.updateNow} onPress={updates.take} testID="update-now" />
    </Said>
  );
}

/** A browser that was asked to keep the games and did not promise it: said once, and in nobody's way. */
export function MayBeCleared() {
  const says = useApp().words.install;
  const navigate = useNavigate();
  const [due, said] = useStorageNotice();
  const way = useSyncExternalStore(installing.subscribe, installing.now);
  if (!due) return null;
  const go = (screen: 'Settings' | 'History') => () => {
    said();
    navigate.to(screen);
  };
  return (
    <Said testID="may-be-cleared" text={`${says.storage} ${says.storageKept[way]}`}>
      {way !== 'nothing' ? <Button label={says.storageInstall} onPress={go('Settings')} /> : null}
      <Button label={says.storageExport} onPress={go('History')} />
      <Button kind="bare" label={says.storageClose} onPress={said} testID="storage-said" />
    </Said>
  );
}

function Said({
  text,
  testID,
  children,
}: {
  readonly text: string;
  readonly testID: string;
  readonly children: ReactNode;
}) {
  // It may come up while a table lies over the home screen: it is read out when that is come back to.
  useAnnounced(useIsFocused() ? text : '');
  return (
    <Panel testID={testID}>
      <Txt>{text}</Txt>
      <View style={styles.buttons}>{children}</View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  notice: { borderRadius: RADIUS.m, padding: SPACE.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
