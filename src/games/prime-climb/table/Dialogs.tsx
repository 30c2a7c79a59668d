import type { Player } from '../../../engine';
import type { Card, Move, View } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { CardsDialog } from './CardsDialog';
import { KeeperDialog } from './KeeperDialog';
import { TimesTable } from './TimesTable';

/** What is read over the table. */
export type Opened = 'cards' | 'times' | { readonly keeper: Card };

export interface DialogsProps {
  readonly opened: Opened | null;
  readonly view: View;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly canAct: boolean;
  readonly attempt: (move: Move) => void;
  readonly onClose: () => void;
}

/** The first two stay where they are when they are closed, to fade away. */
export function Dialogs({ opened, view, seats, words, canAct, attempt, onClose }: DialogsProps) {
  return (
    <>
      <TimesTable words={words} open={opened === 'times'} onClose={onClose} />
      <CardsDialog view={view} seats={seats} words={words} open={opened === 'cards'} onClose={onClose} />
      {opened !== null && typeof opened === 'object' ? (
        <KeeperDialog
          view={view}
          seats={seats}
          words={words}
          card={opened.keeper}
          canAct={canAct}
          attempt={attempt}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
