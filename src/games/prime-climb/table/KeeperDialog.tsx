import type { Player } from '../../../engine';
import type { Card, Move, View } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { Button, Dialog, Txt } from '../../../ui';
import { cardTitle } from './cardWords';
import { CardFace } from './CardFace';
import { Offers } from './Offers';

export interface KeeperDialogProps {
  readonly view: View;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly card: Card;
  readonly canAct: boolean;
  readonly attempt: (move: Move) => void;
  readonly onClose: () => void;
}

/** A keeper that sends or curses: what it says, and on whom it can be played. */
export function KeeperDialog({ view, seats, words, card, canAct, attempt, onClose }: KeeperDialogProps) {
  const offers = view.harms
    .filter((harm) => harm.card === card)
    .map((choice) => ({
      key: JSON.stringify(choice),
      choice,
      label:
        choice.type === 'curse'
          ? (seats[choice.seat]?.name ?? '')
          : words.card.pawn(
              seats[choice.target.seat]?.name ?? '',
              view.players[choice.target.seat]!.pawns[choice.target.pawn].at,
            ),
    }));
  const fresh = view.turn?.fresh.includes(card) === true;
  const curse = offers.some(({ choice }) => choice.type === 'curse');
  return (
    <Dialog open title={cardTitle(card, words)} onClose={onClose} closeLabel={words.close}>
      <CardFace card={card} sending={view.config.sending} words={words} />
      {canAct && offers.length > 0 ? (
        <Offers
          title={curse ? words.card.whom : words.card.whichPawn}
          offers={offers}
          onChoose={(choice) => {
            onClose();
            attempt(choice);
          }}
        />
      ) : (
        <Txt dim>{fresh ? words.card.fresh : words.refused['not-now']}</Txt>
      )}
      <Button label={words.card.notNow} onPress={onClose} />
    </Dialog>
  );
}
