import { useEffect, useState } from 'react';
import { bestLay } from '../../bots/search';
import { SWAP_PENALTY, type CrosswordView, type Move } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import { deviceClock, think } from '../../../../shell';
import { Button, Dialog, Txt, useAnnounced } from '../../../../ui';

export interface CannotProps {
  readonly open: boolean;
  readonly view: CrosswordView;
  readonly words: PytagoraWords;
  readonly closeLabel: string;
  readonly onClose: () => void;
  attempt(move: Move): boolean;
}

/** "I can't" says what it costs first. */
export function Cannot({ open, view, words, closeLabel, onClose, attempt }: CannotProps) {
  const possible = useFindable(open && view.config.helper, view);
  useAnnounced(possible ? words.possible : '');
  const { unable } = view;
  const confirm = () => {
    onClose();
    attempt({ type: unable });
  };
  return (
    <Dialog open={open} title={words.cannot} onClose={onClose} closeLabel={closeLabel}>
      <Txt>
        {unable === 'swap'
          ? words.swapSays(SWAP_PENALTY)
          : view.bagSize === 0
            ? words.passFree
            : words.passSays}
      </Txt>
      {possible ? (
        <Txt strong testID="possible">
          {words.possible}
        </Txt>
      ) : null}
      <Button kind="main" label={words.keepTrying} onPress={onClose} />
      <Button label={words[unable]} onPress={confirm} testID={unable} />
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
