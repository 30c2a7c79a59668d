import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { Button, Dialog, Txt } from '../../../ui';
import { FaultLines } from './FaultLines';
import type { Import } from './useImport';

export interface ImportDialogProps {
  readonly importing: Import;
  readonly onMend: (id: string) => void;
}

const MOST_SHOWN = 6;
/** What stands for a letter that could not be read. */
const LOST = '\uFFFD';

/** What a file has to be asked about: what is wrong with it, line by line, or the deck whose name it has. */
export function ImportDialog({ importing, onMend }: ImportDialogProps) {
  const { words: frame, language } = useApp();
  const words = DECK_WORDS[language];
  const { asking, take, leave } = importing;
  const faults = asking?.outline.faults ?? [];
  const bad = faults.length > 0;
  return (
    <Dialog
      open={asking !== null}
      title={bad ? words.badFile : words.sameTitle}
      onClose={leave}
      closeLabel={frame.close}
    >
      {bad ? <Txt>{words.badFileSays(faults.length)}</Txt> : null}
      {asking?.text.includes(LOST) ? <Txt strong>{words.lostLetters}</Txt> : null}
      {bad ? <FaultLines faults={faults} most={MOST_SHOWN} /> : null}
      {!bad && asking ? <Txt>{words.sameTitleSays(asking.outline.title)}</Txt> : null}
      {asking ? (
        <>
          <Button
            kind="main"
            label={bad ? words.mend : words.keepBoth}
            testID="take-in"
            onPress={() => {
              const id = take(asking, null);
              if (bad) onMend(id);
            }}
          />
          {!bad && asking.other !== null ? (
            <Button
              kind="danger"
              label={words.replace}
              testID="replace"
              onPress={() => take(asking, asking.other)}
            />
          ) : null}
        </>
      ) : null}
      <Button label={words.leave} onPress={leave} testID="leave" />
    </Dialog>
  );
}
