import { useIsFocused } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { View } from 'react-native';
import { replay, type BadSave, type Saved } from '../src/engine';
import type { Catalogue } from '../src/i18n';
import { ExportQuestion, summaryOf, useApp } from '../src/shell';
import { exportText, importText, type Aside, type Kept, type Trouble } from '../src/storage';
import { openFile, saveFile } from '../src/storage/files';
import { Announced, Button, Dialog, Page, Panel, SPACE, Txt } from '../src/ui';
import { fileName } from './fileName';
import { loadBox } from './games';
import { KeptRow } from './KeptRow';
import { MakeRoom } from './MakeRoom';
import { useNavigate } from './useNavigate';
import { RecordsPanel } from './RecordsPanel';
import { useAskToPersist } from './useStorageNotice';

export default function HistoryScreen() {
  const { words, store, shelf, records, trouble } = useApp();
  const navigate = useNavigate();
  const focused = useIsFocused();
  const [changes, setChanges] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Kept | null>(null);
  const [asked, setAsked] = useState<Kept | null>(null);
  const askToPersist = useAskToPersist();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the shelf is read anew after every change and every return
  const { kept, aside } = useMemo(() => shelf.list(), [shelf, focused, changes]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- and so are the records
  const recorded = useMemo(() => records.games(), [records, focused]);
  const changed = (sentence: string | null) => {
    setSaid(sentence);
    setChanges((count) => count + 1);
  };
  const write = async (name: string, text: string) => {
    const outcome = await saveFile(name, text);
    setSaid(
      outcome === 'saved' ? words.history.exported : outcome === 'failed' ? words.history.exportFailed : null,
    );
  };
  const bring = async () => {
    const file = await openFile();
    if (file.kind === 'cancelled') return;
    if (file.kind === 'failed') return setSaid(words.history.openFailed);
    askToPersist();
    // What the game needs may have to be fetched.
    const brought = await keepImported(file.text, (fresh) => shelf.put(fresh)).catch(() => null);
    changed(brought ? importedSays(brought, words) : words.history.notFetched);
  };
  const exportGame = (game: Kept) => void write(fileName(game), exportText(game));
  const lists = [
    { title: words.history.underWay, games: kept.filter(({ summary }) => !summary.over) },
    { title: words.history.finished, games: kept.filter(({ summary }) => summary.over) },
  ].filter(({ games }) => games.length > 0);
  return (
    <Page
      title={words.history.title}
      back={{ label: words.back, go: navigate.back }}
      footer={
        <Button icon="open" label={words.history.importGame} onPress={() => void bring()} testID="import" />
      }
    >
      {said ? <Announced testID="said">{said}</Announced> : null}
      {trouble === 'full' ? (
        <MakeRoom
          kept={kept}
          onExport={exportGame}
          onDrop={(games) => {
            games.forEach(({ id }) => shelf.remove(id));
            changed(store.trouble() ? words.room.still : words.room.done);
          }}
        />
      ) : null}
      {lists.length + aside.length + recorded.length === 0 ? <Txt dim>{words.history.none}</Txt> : null}
      {lists.map(({ title, games }) => (
        <Panel key={title}>
          <Txt strong size="large" heading={2}>
            {title}
          </Txt>
          {games.map((game) => (
            <KeptRow
              key={game.id}
              kept={game}
              onOpen={() => (game.summary.over ? navigate.result(game.id) : navigate.table(game.id))}
              onExport={() => (game.summary.over ? exportGame(game) : setAsked(game))}
              onRemove={() => setDoomed(game)}
            />
          ))}
        </Panel>
      ))}
      {recorded.map((game) => (
        <RecordsPanel key={game} game={game} />
      ))}
      {aside.length > 0 ? (
        <SetAside
          aside={aside}
          onExport={(one) => void write(`meninges-${one.id}.txt`, one.text)}
          onDrop={(one) => {
            shelf.dropAside(one.id);
            changed(null);
          }}
        />
      ) : null}
      <Dialog
        open={doomed !== null}
        title={words.history.removeSure}
        onClose={() => setDoomed(null)}
        closeLabel={words.close}
      >
        <Txt>{words.history.removeSays}</Txt>
        <Button label={words.history.keep} onPress={() => setDoomed(null)} />
        <Button
          kind="danger"
          icon="bin"
          label={words.history.remove}
          testID="remove-sure"
          onPress={() => {
            if (doomed) shelf.remove(doomed.id);
            setDoomed(null);
            changed(null);
          }}
        />
      </Dialog>
      <Dialog
        open={asked !== null}
        title={words.table.exportGame}
        onClose={() => setAsked(null)}
        closeLabel={words.close}
      >
        <ExportQuestion onYes={() => asked && exportGame(asked)} onNo={() => setAsked(null)} />
      </Dialog>
    </Page>
  );
}

type Brought =
  | { readonly kind: 'bad'; readonly why: BadSave }
  | { readonly kind: 'brought'; readonly trouble: Trouble | null };

const importedSays = (brought: Brought, { bad, history }: Catalogue): string => {
  if (brought.kind === 'bad') return bad[brought.why]!;
  return brought.trouble ? history.importedNot : history.imported;
};

/** Read, load, replay; only what is whole goes on the shelf. */
async function keepImported(text: string, put: (kept: Kept) => Trouble | null): Promise<Brought> {
  const reading = importText(text);
  if (reading.kind === 'bad') return reading;
  const saved: Saved = reading.value;
  const box = await loadBox(saved.game);
  if (!box) return { kind: 'bad', why: 'unknown-game' };
  const table = replay(box.game, saved);
  if (table.kind === 'bad') return table;
  const now = Date.now();
  const trouble = put({
    id: `${now.toString(36)}-import`,
    startedAt: now,
    updatedAt: now,
    summary: summaryOf(table.value),
    saved,
  });
  return { kind: 'brought', trouble };
}

interface SetAsideProps {
  readonly aside: readonly Aside[];
  readonly onExport: (aside: Aside) => void;
  readonly onDrop: (aside: Aside) => void;
}

function SetAside({ aside, onExport, onDrop }: SetAsideProps) {
  const { words } = useApp();
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {words.history.asideTitle}
      </Txt>
      {aside.map((one) => (
        <View key={one.id} style={{ gap: SPACE.s }}>
          <Txt>{words.bad[one.why]}</Txt>
          <Button icon="share" label={words.history.asideKeep} onPress={() => onExport(one)} />
          <Button kind="danger" icon="bin" label={words.history.asideDrop} onPress={() => onDrop(one)} />
        </View>
      ))}
    </Panel>
  );
}
