import { useState } from 'react';
import { useApp } from '../src/shell';
import type { Kept } from '../src/storage';
import { Button, Dialog, Panel, Txt } from '../src/ui';
import { KeptRow } from './KeptRow';
import { useNavigate } from './useNavigate';

export interface MakeRoomProps {
  /** All games, newest first. */
  readonly kept: readonly Kept[];
  readonly onExport: (game: Kept) => void;
  readonly onDrop: (games: readonly Kept[]) => void;
}

/** So many can be looked through at once. */
const AT_ONCE = 10;

/** There is no room left: the oldest finished games, to be exported or let go. */
export function MakeRoom({ kept, onExport, onDrop }: MakeRoomProps) {
  const { words } = useApp();
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<readonly Kept[] | null>(null);
  const oldest = kept
    .filter(({ summary }) => summary.over)
    .slice(-AT_ONCE)
    .reverse();
  return (
    <Panel testID="room">
      <Txt strong size="large" heading={2}>
        {words.room.title}
      </Txt>
      <Txt>{oldest.length > 0 ? words.room.says : words.room.nothing}</Txt>
      {oldest.map((game) => (
        <KeptRow
          key={game.id}
          kept={game}
          onOpen={() => navigate.result(game.id)}
          onExport={() => onExport(game)}
          onRemove={() => setDoomed([game])}
        />
      ))}
      {oldest.length > 1 ? (
        <Button
          kind="danger"
          icon="bin"
          label={words.room.drop(oldest.length)}
          onPress={() => setDoomed(oldest)}
          testID="drop-oldest"
        />
      ) : null}
      <Dialog
        open={doomed !== null}
        title={words.room.dropSure(doomed?.length ?? 0)}
        onClose={() => setDoomed(null)}
        closeLabel={words.close}
      >
        <Txt>{words.room.dropSays}</Txt>
        <Button label={words.cancel} onPress={() => setDoomed(null)} />
        <Button
          kind="danger"
          icon="bin"
          label={words.room.drop(doomed?.length ?? 0)}
          testID="drop-sure"
          onPress={() => {
            if (doomed) onDrop(doomed);
            setDoomed(null);
          }}
        />
      </Dialog>
    </Panel>
  );
}
