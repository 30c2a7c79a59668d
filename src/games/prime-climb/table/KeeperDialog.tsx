import type { Player } from '../../../engine';
import { pawnOf, type Card, type Move, type PawnName, type View } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { Button, Dialog, Txt } from '../../../ui';
import { kindOf } from './bridge';
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
          : targetText(view, seats, words, choice.target),
    }));
  const fresh = view.turn?.fresh.includes(card) === true;
  const curse = offers.some(({ choice }) => choice.type === 'curse');
  return (
    <Dialog open title={cardTitle(card, words)} onClose={onClose} closeLabel={words.close}>
      <CardFace card={card} sending={view.config.sending} words={words} named />
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
        <Txt dim testID="keeper-waits">
          {fresh ? words.card.fresh : canAct ? waitsFor(view, card, words) : words.refused['not-now']}
        </Txt>
      )}
      <Button label={words.card.notNow} onPress={onClose} />
    </Dialog>
  );
}

/** It sends those around one of one's own pawns, or the one that is chosen. */
function targetText(view: View, seats: readonly Player[], words: PrimeClimbWords, target: PawnName): string {
  const { at } = pawnOf(view, target)!;
  if (view.config.sending === 'near') return words.card.around(at);
  return words.card.pawn(seats[target.seat]?.name ?? '', at);
}

/** Why there is nobody to play it on. */
function waitsFor({ config }: View, card: Card, words: PrimeClimbWords): string {
  if (kindOf(card) === 'curse') return words.card.waits.cursed;
  return config.sending === 'near' ? words.card.waits.nobodyNear : words.card.waits.allAtStart;
}
