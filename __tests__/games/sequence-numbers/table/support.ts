import type { Eyes, Player } from '../../../../src/engine';
import {
  sequenceNumbers,
  type Card,
  type State,
  type View,
} from '../../../../src/games/sequence-numbers/rules';
import { SEQUENCE_WORDS } from '../../../../src/games/sequence-numbers/i18n';
import { at, cardFor, position, twin, type Position } from '../rules/support';

export { after, at, cardFor, line, play, position, refusal, twin } from '../rules/support';

export const { fr, en } = SEQUENCE_WORDS;
export const BOTH = [
  ['fr', fr],
  ['en', en],
] as const;

export const SEATS: readonly Player[] = ['Léa', 'Tom', 'Noé', 'Zoé'].map((name, face) => ({
  name,
  face,
  bot: null,
  help: false,
}));

export const seen = (state: State, eyes: Eyes = state.seat): View => sequenceNumbers.view(state, eyes);
export const seenAt = (what: Position): View => seen(position(what));

/** A cell in the middle, the cards that lead there, and a card that leads elsewhere. */
export const home = at(4, 4);
export const sum: Card = cardFor(home);
export const difference: Card = cardFor(home, 'difference');
export const elsewhere: Card = cardFor(at(5, 5));

/** Léa holds a sum, a dead card and both special cards; nothing has been laid but what makes the card dead. */
export const graveyard = at(2, 2);
export const deadCard: Card = cardFor(graveyard);
export const fullHand: Position = {
  hands: [
    [sum, deadCard, 'plus-1', 'minus-1'],
    [elsewhere, difference],
  ],
  chips: [[graveyard], [twin(graveyard)]],
};
