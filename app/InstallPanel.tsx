import { useSyncExternalStore } from 'react';
import { useWords } from '../src/shell';
import { installing } from '../src/shell/installing';
import { Button, Panel, Txt } from '../src/ui';

/** In a browser that can install the app: the way there, or the words for it. */
export function InstallPanel() {
  const says = useWords().install;
  const now = useSyncExternalStore(installing.subscribe, installing.now);
  if (now === 'nothing') return null;
  return (
    <Panel testID="install">
      <Txt strong heading={2}>
        {says.title}
      </Txt>
      <Txt>{now === 'offered' ? says.says : says.byHand}</Txt>
      {now === 'offered' ? (
        <Button kind="main" label={says.now} onPress={installing.install} testID="install-now" />
      ) : null}
    </Panel>
  );
}
