import { useEffect, useState } from 'react';
import { bestLay } from '../../../bots/pytagora/search';
import { SWAP_PENALTY, type CrosswordView } from '../../../engine/pytagora';
import type { Json } from '../../../engine/core';
import type { PytagoraWords } from '../../../i18n/pytagora';
import { deviceClock, think } from '../../../shell';
import { Button, Dialog, Txt } from '../../../ui';

export interface CannotProps {
  readonly open: boolean;
  readonly view: CrosswordView;
  readonly words: PytagoraWords;
  readonly closeLabel: string;
  readonly onClose: () => void;
  move(move: Json): boolean;
}

/** "I can't" says what it costs first. */
export function Cannot({ open, view, words, closeLabel, onClose, move }: CannotProps) {
  const then = (what: Json) => () => {
    onClose();
    move(what);
  };
  const possible = useFindable(open && view.config.helper, view);
  const mayPass = view.swapped || view.bagSize === 0;
  return (
    <Dialog open={open} title={words.cannot} onClose={onClose} closeLabel={closeLabel}>
      <Txt>
        {view.bagSize === 0 ? words.passFree : mayPass ? words.passSays : words.swapSays(SWAP_PENALTY)}
      </Txt>
      {possible ? (
        <Txt strong role="status" testID="possible">
          {words.possible}
        </Txt>
      ) : null}
      <Button kind="main" label={words.keepTrying} onPress={onClose} />
      {mayPass ? (
        <Button label={words.pass} onPress={then({ type: 'pass' })} testID="pass" />
      ) : (
        <Button label={words.swap} onPress={then({ type: 'swap' })} testID="swap" />
      )}
    </Dialog>
  );
}

/** Where the table has agreed to be told: whether there is an equation after all. Thought about in slices. */
function useFindable(asked: boolean, view: CrosswordView): boolean {
  const [found, setFound] = useState<CrosswordView | null>(null);
  useEffect(() => {
    if (!asked || view.hand === null) return;
    return think(bestLay({ ...view, hand: view.hand }), deviceClock, (best) => setFound(best ? view : null));
  }, [asked, view]);
  return asked && found === view;
}
