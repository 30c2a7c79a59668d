import type { Seat } from '../../../engine';
import { cellPlace, seatPlace, type Beat, type BeatOf, type Place } from '../../../shell/beats/beat';
import { handSize, isCorner, teamOf, WINDOWS, type Card, type GameEvent, type View } from '../rules';

/** Where cards come from, and where one of a hand lies. */
export const DECK: Place = 'deck';
/** What somebody has played. */
export const pilePlace = (seat: Seat): Place => `pile ${seat}`;
export const cardPlace = (card: Card): Place => `card ${card}`;
/** The line through a sequence. */
export const linePlace = (cells: readonly number[]): Place => `line ${cells.join(' ')}`;

/** What flies: a team's chip, or a card that shows nothing but its back. */
export const CARD_BACK = 'card-back';
const chipSprite = (team: number): string => `chip ${team}`;

const TRAVEL_MS = 380;
/** From one chip of a sequence to the next, from one card of the deal to the next. */
const NEXT_MS = 90;
const DEAL_MS = 70;
/** So long before it is there a card is caught. */
const CAUGHT_MS = 200;
/** How long it takes to read what the app's seat did: a sum and a place. */
const READ_MS = 1200;

const cardTo = (place: Place, after = 0) =>
  ({ sprite: CARD_BACK, from: DECK, to: place, after, lasts: TRAVEL_MS }) as const;

/** With this chip there are four in a line of five, and nobody else's among them: one is missing, and everybody may see it. */
const makesFour = ({ chips }: View, cell: number, team: number): boolean =>
  WINDOWS.some(
    (cells) =>
      cells.includes(cell) &&
      cells.filter((other) => isCorner(other) || chips[other] === team).length === cells.length - 1 &&
      cells.every((other) => isCorner(other) || chips[other] === team || chips[other] === null),
  );

/** Somebody lays a card on their pile, or their turn is over without one: their seat says so. */
const cardAway = (seat: Seat): Beat => ({
  sound: 'card',
  travels: [{ sprite: CARD_BACK, from: seatPlace(seat), to: pilePlace(seat), lasts: TRAVEL_MS }],
  pops: [{ place: seatPlace(seat), stays: true }],
  reads: READ_MS,
});
const stressed = (seat: Seat): Beat => ({
  sound: 'card',
  pops: [{ place: seatPlace(seat), stays: true }],
  reads: READ_MS,
});

/** What was played is a deck again. */
const reshuffled = ({ config }: View): Beat => ({
  sound: 'draw',
  travels: Array.from({ length: config.seats }, (_, seat) => ({
    sprite: CARD_BACK,
    from: pilePlace(seat),
    to: DECK,
    after: seat * DEAL_MS,
    lasts: TRAVEL_MS,
  })),
});

/** So many rounds of the deal are seen to go to hands that are not. */
const SEEN_DEALT = 2;

/** Round after round, as a dealer does it, beginning at the dealer's left. Whoever looks sees their own cards come. */
function dealt(dealer: Seat, { config, eyes, hand }: View): Beat {
  const order = Array.from({ length: config.seats }, (_, nth) => (dealer + 1 + nth) % config.seats);
  const rounds = Array.from({ length: handSize(config) }, (_, round) =>
    order.flatMap((seat) => {
      const own = seat === eyes ? hand?.[round] : undefined;
      if (own) return [cardPlace(own)];
      return round < SEEN_DEALT ? [seatPlace(seat)] : [];
    }),
  );
  const begins = rounds.map((_, round) => rounds.slice(0, round).flat().length * DEAL_MS);
  return {
    travels: rounds.flat().map((place, nth) => cardTo(place, nth * DEAL_MS)),
    sounds: begins.flatMap((after, round) => (rounds[round]!.length > 0 ? [{ sound: 'draw', after }] : [])),
  };
}

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, GameEvent> = (event, { view, byHand }): Beat | null => {
  switch (event.type) {
    case 'dealt':
      return dealt(event.dealer, view);
    case 'chip-laid': {
      const place = cellPlace(event.cell);
      const team = teamOf(view.config, event.seat);
      const joy = makesFour(view, event.cell, team) ? ({ joy: 'good' } as const) : null;
      if (byHand) return { sound: 'chip', buzz: 'light', pops: [{ place }], ...joy };
      const sprite = chipSprite(team);
      return {
        ...joy,
        travels: [{ sprite, from: seatPlace(event.seat), to: place, lasts: TRAVEL_MS }],
        sounds: [{ sound: 'chip', after: TRAVEL_MS }],
        buzz: 'light',
        reads: READ_MS,
      };
    }
    case 'chip-taken':
      return {
        sound: 'take',
        buzz: 'medium',
        travels: [
          {
            sprite: chipSprite(event.from),
            from: cellPlace(event.cell),
            to: seatPlace(event.seat),
            lasts: TRAVEL_MS,
          },
        ],
        reads: READ_MS,
      };
    case 'card-lost':
      return { ...cardAway(event.seat), sound: 'refuse', buzz: 'refuse' };
    case 'drew':
      // Whoever drew it sees the card itself come.
      return view.eyes === event.seat
        ? null
        : {
            sound: 'draw',
            travels: [cardTo(seatPlace(event.seat))],
            pops: [{ place: seatPlace(event.seat), after: TRAVEL_MS - CAUGHT_MS, stays: true }],
            lasts: TRAVEL_MS,
          };
    case 'received':
      return { sound: 'draw', travels: [cardTo(cardPlace(event.card))] };
    case 'sequence':
      return {
        sound: 'sequence',
        buzz: 'success',
        joy: 'round',
        pops: [
          { place: linePlace(event.cells) },
          ...event.cells.map((cell, nth) => ({
            place: cellPlace(cell),
            after: nth * NEXT_MS,
            stays: true as const,
          })),
        ],
        reads: READ_MS,
      };
    case 'dead-card':
    case 'fine-paid':
      return cardAway(event.seat);
    case 'passed':
    case 'left-without-card':
    case 'card-forgotten':
      return stressed(event.seat);
    case 'reported':
      return { ...stressed(event.by), sound: 'take' };
    case 'reshuffled':
      return reshuffled(view);
    case 'ended':
      return { joy: 'game', buzz: 'success' };
    default:
      return null;
  }
};
