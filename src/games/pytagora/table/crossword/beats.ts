import type { Seat } from '../../../../engine';
import {
  cellPlace,
  seatPlace,
  type Beat,
  type Place,
  type Scene,
  type Travel,
} from '../../../../shell/beats/beat';
import type { CrosswordView, Face, PytagoraEvent } from '../../rules';

/** Where pieces are drawn from, where the = lie that are anybody's, and where a piece of the rack is. */
export const BAG: Place = 'bag';
export const SHARED: Place = 'shared';
export const slotPlace = (slot: number): Place => `slot ${slot}`;

/** What flies: a piece with its face, or one that shows its back. */
export const pieceSprite = (face: Face): string => `piece ${face}`;
export const BACK = 'back';

/** From one piece of an equation to the next, from one piece of the bag to the next. */
const NEXT_MS = 90;
const DRAW_MS = 60;
const TRAVEL_MS = 340;
/** How long it takes to read an equation that somebody else laid. */
const READ_MS = 1400;
/** An equation of so many points is a good one: of ten that are laid one. */
const GOOD = { classic: 14, 'plus-or-minus': 12 } as const;
/** So many pieces are seen to be dealt to a seat whose hand is not. */
const SEEN_DEALT = 3;

type Laid = Extract<PytagoraEvent, { readonly type: 'laid' }>;
type Seen = Scene<CrosswordView>;

/** An equation clicks together piece by piece, its points rise and go to the score. */
function laid(event: Laid, { view, byHand }: Seen): Beat {
  const { cells, faces, crossings, seat, points } = event;
  const lay = (nth: number): boolean => !crossings.includes(nth);
  const first = byHand ? 0 : TRAVEL_MS;
  const clicks = cells.map((_, nth) => first + nth * NEXT_MS);
  const last = clicks[clicks.length - 1]!;
  const travels = cells.flatMap((cell, nth): Travel[] =>
    byHand || !lay(nth)
      ? []
      : [
          {
            sprite: pieceSprite(faces[nth]!),
            from: comesFrom(faces[nth]!, event, view),
            to: cellPlace(cell),
            after: nth * NEXT_MS,
            lasts: TRAVEL_MS,
          },
        ],
  );
  return {
    ...(travels.length > 0 ? { travels } : {}),
    // What lay there already, or was laid by hand, is only stressed.
    pops: cells.flatMap((cell, nth) =>
      byHand || !lay(nth) ? [{ place: cellPlace(cell), after: clicks[nth]!, stays: true as const }] : [],
    ),
    sounds: clicks.map((after) => ({ sound: 'click', after })),
    buzz: 'light',
    floats: [
      { text: `+${points}`, place: cellPlace(cells[cells.length - 1]!), to: seatPlace(seat), after: last },
    ],
    reads: READ_MS,
    worth: points,
    ...(points >= GOOD[view.config.kind] ? { joy: 'good' } : {}),
  };
}

/** A shared = comes from where they lie; when it was the last of them nothing lies there any more. */
const comesFrom = (face: Face, { shared, seat }: Laid, { sharedEquals }: CrosswordView): Place =>
  face === '=' && shared > 0 && sharedEquals > 0 ? SHARED : seatPlace(seat);

const outOfBag = (sprite: string, to: Place, nth: number): Travel => ({
  sprite,
  from: BAG,
  to,
  after: nth * DRAW_MS,
  lasts: TRAVEL_MS,
});

const drawn = (travels: readonly Travel[]): Beat => ({
  travels,
  pops: [{ place: BAG, stays: true }],
  sounds: travels.map(({ after = 0 }) => ({ sound: 'bag', after })),
});

/** What is dealt to the open hand is seen; of the others only that it is dealt. */
function dealt(first: Seat, { view: { config, hand, eyes } }: Seen): Beat {
  const order = Array.from({ length: config.seats }, (_, nth) => (first + nth) % config.seats);
  const own = (hand ?? []).map((face, slot) => [pieceSprite(face), slotPlace(slot)] as const);
  const others = Array.from({ length: SEEN_DEALT }, () =>
    order.flatMap((seat) => (seat === eyes ? [] : [[BACK, seatPlace(seat)] as const])),
  ).flat();
  return drawn([...own, ...others].map(([sprite, to], nth) => outOfBag(sprite, to, nth)));
}

/** Each event of the crossword, as it is seen, heard and felt. */
export function crosswordBeat(event: PytagoraEvent, scene: Seen): Beat | null {
  const { view } = scene;
  switch (event.type) {
    case 'dealt':
      return dealt(event.first, scene);
    case 'laid':
      return laid(event, scene);
    case 'drew':
      // Whoever drew sees the pieces themselves come.
      return view.eyes === event.seat
        ? null
        : drawn(Array.from({ length: event.count }, (_, nth) => outOfBag(BACK, seatPlace(event.seat), nth)));
    case 'received': {
      const before = (view.hand?.length ?? 0) - event.pieces.length;
      return drawn(
        event.pieces.map((face, nth) => outOfBag(pieceSprite(face), slotPlace(before + nth), nth)),
      );
    }
    case 'swapped':
      return {
        sound: 'bag',
        buzz: 'medium',
        travels: Array.from({ length: event.count }, (_, nth) => ({
          sprite: BACK,
          from: view.eyes === event.seat ? slotPlace(nth) : seatPlace(event.seat),
          to: BAG,
          after: nth * DRAW_MS,
          lasts: TRAVEL_MS,
        })),
        floats: [{ text: `−${event.penalty}`, place: BAG, to: seatPlace(event.seat) }],
        reads: READ_MS,
      };
    case 'passed':
      return { sound: 'card', pops: [{ place: seatPlace(event.seat), stays: true }], reads: READ_MS };
    case 'ended':
      return { joy: 'game', buzz: 'success' };
    default:
      return null;
  }
}
