import { useState } from 'react';
import { saveFile } from '../../../storage/files';
import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { Announced, Choice, IconButton, Txt, useColours } from '../../../ui';
import { CardList } from './CardList';
import { EditorPage } from './EditorPage';
import { FaultLines } from './FaultLines';
import { HeadForm } from './HeadForm';
import { TextView } from './TextView';
import type { Editing } from './useOwnDeck';
import { useUndo } from './useUndo';
import { riddlesWanting } from './wanting';

/** Has no field in the forms. */
const ONLY_IN_TEXT = ['stray-line', 'head-twice', 'too-large'];

/** The deck as a whole, as forms or as text. */
export function DeckForm({ editing }: { readonly editing: Editing }) {
  const { language } = useApp();
  const colours = useColours();
  const words = DECK_WORDS[language];
  const undo = useUndo(editing);
  const [view, setView] = useState<'form' | 'text'>('form');
  const [line, setLine] = useState<number | null>(null);
  const [exported, setExported] = useState<string | null>(null);
  const { validated, text, edit } = editing;
  const title = validated.draft.head.deck?.text || words.untitled;
  const elsewhere = validated.faults.filter(({ code }) => ONLY_IN_TEXT.includes(code));
  const count = validated.faults.length;
  const wanting = riddlesWanting(validated.draft.cards.flatMap(({ riddles }) => riddles).length);
  const fine = wanting > 0 ? words.nothingWrongYet(wanting) : words.nothingWrong;
  const save = async () => {
    const outcome = await saveFile(validated.draft.head.deck?.text || words.fileName, text, 'deck');
    setExported({ saved: words.exported, failed: words.exportFailed, cancelled: null }[outcome]);
  };
  const show = (next: 'form' | 'text', at: number | null) => {
    setView(next);
    setLine(at);
  };
  return (
    <EditorPage
      title={title}
      editing={editing}
      undo={undo}
      aside={
        <IconButton
          icon="share"
          label={words.exportOne(title)}
          onPress={() => void save()}
          testID="export-deck"
        />
      }
    >
      {exported ? <Announced>{exported}</Announced> : null}
      <Choice
        quiet
        label={words.view}
        options={(['form', 'text'] as const).map((value) => ({ value, label: words.views[value] }))}
        value={view}
        onChange={(next) => show(next, null)}
        says={words.kept}
      />
      <Txt
        strong
        role="status"
        aria-live="polite"
        colour={count === 0 ? colours.good : colours.text}
        testID="deck-status"
      >
        {count === 0 ? fine : words.toMend(count)}
      </Txt>
      {view === 'text' ? (
        <TextView editing={editing} line={line} />
      ) : (
        <>
          <HeadForm validated={validated} edit={edit} />
          {elsewhere.length > 0 ? (
            <>
              <Txt strong>{words.elsewhere}</Txt>
              <FaultLines faults={elsewhere} most={5} onLine={(wanted) => show('text', wanted)} />
            </>
          ) : null}
          <CardList editing={editing} undo={undo} />
        </>
      )}
    </EditorPage>
  );
}
