import type { Seat } from '../../../../engine';
import {
  cellPlace,
  seatPlace,
  type Beat,
  type Place,
  type Scene,
  type Travel,
} from '../../../../shell/beats/beat';
import {
  cellIn,
  digitsOf,
  isDigit,
  LAYOUTS,
  type Digit,
  type Face,
  type PytagoraEvent,
  placeIn,
  type SquareView,
  type TablesView,
} from '../../rules';
import { BACK, BAG, pieceSprite } from '../crossword/beats';
import { keyOf } from './holdings';

export { BAG };

/** Where a finger laid a piece from, and where one of the hand lies. */
export const FINGER: Place = 'finger';
/** What earlier rounds laid. */
export const EARLIER: Place = 'earlier';
export const heldPlace = (key: string): Place => `held ${key}`;
/** A place of a square. */
export const spotPlace = (square: number, place: number): Place => cellPlace(cellIn(square, place));
/** The same, read back; null for any other. */
export function spotOf(place: Place): { readonly square: number; readonly place: number } | null {
  const cell = /^cell (\d+)$/.exec(place)?.[1];
  return cell === undefined ? null : placeIn(Number(cell));
}
/** A piece of the question, from the left: its groups are the question itself and every answer. */
export const askedPlace = (group: number, nth: number): Place => `asked ${group} ${nth}`;

/** The same, read back; null for any other. */
export function askedAt(place: Place): { readonly group: number; readonly nth: number } | null {
  const [, group, nth] = /^asked (\d+) (\d+)$/.exec(place) ?? [];
  return group === undefined ? null : { group: Number(group), nth: Number(nth) };
}

const LAY_MS = 260;
const TRAVEL_MS = 420;
/** What comes out of the bag takes its time: it is the moment of the turn. */
const DRAW_MS = 750;
const DEAL_MS = 60;
const NEXT_MS = 110;
/** From piece to piece around a square that has closed. */
const AROUND_MS = 28;
const READ_MS = 1100;

type Seen = Scene<SquareView | TablesView>;

const outOfBag = (sprite: string, to: Place, after = 0, lasts = TRAVEL_MS): Travel => ({
  sprite,
  from: BAG,
  to,
  after,
  lasts,
});

/** What is dealt to the open hand is seen; of the others only that it is dealt. */
function dealt(first: Seat, { view: { config, eyes, hand } }: Seen): Beat {
  const counted = new Map<Digit, number>();
  const own = (hand ?? []).map((digit) => {
    const nth = counted.get(digit) ?? 0;
    counted.set(digit, nth + 1);
    return [pieceSprite(digit), heldPlace(keyOf(digit, nth))] as const;
  });
  const order = Array.from({ length: config.seats * 2 }, (_, nth) => (first + nth) % config.seats);
  const others = order.flatMap((seat) => (seat === eyes ? [] : [[BACK, seatPlace(seat)] as const]));
  const travels = [...own, ...others].map(([sprite, to], nth) => outOfBag(sprite, to, nth * DEAL_MS));
  return { travels, pops: [{ place: BAG, stays: true }], sound: 'bag' };
}

/** Drawn by the seat that looks: out of the bag, face up, and slowly. */
function received(pieces: readonly Face[], { view }: Seen): Beat {
  const travels = pieces.filter(isDigit).map((digit) => {
    const held = (view.hand ?? []).filter((other) => other === digit).length;
    return outOfBag(pieceSprite(digit), heldPlace(keyOf(digit, held - 1)), 0, DRAW_MS);
  });
  return { travels, pops: [{ place: BAG, stays: true }], sound: 'bag', buzz: 'light' };
}

const drew = (seat: Seat): Beat => ({
  travels: [outOfBag(BACK, seatPlace(seat))],
  pops: [{ place: BAG, stays: true }],
  sound: 'bag',
  reads: READ_MS / 2,
});

type Placed = Extract<PytagoraEvent, { readonly type: 'placed' }>;

function placed({ digit, seat, square, place }: Placed, byHand: boolean): Beat {
  const lasts = byHand ? LAY_MS : TRAVEL_MS;
  const from = byHand ? FINGER : seatPlace(seat);
  return {
    travels: [{ sprite: pieceSprite(digit), from, to: spotPlace(square, place), lasts }],
    sounds: [{ sound: 'click', after: lasts }],
    buzz: 'light',
    reads: READ_MS,
  };
}

/** One piece after the other, all the way round. */
function closed(square: number, { view }: Seen): Beat {
  if (view.family !== 'square') return { joy: 'round' };
  const path = LAYOUTS[view.config.kind].squares[square]!;
  const pops = path.map((_, place) => ({
    place: spotPlace(square, place),
    after: place * AROUND_MS,
    stays: true as const,
  }));
  return { pops, joy: 'round', buzz: 'success', reads: READ_MS };
}

/** The two digits come out of the bag, and the × between them. */
const asked = (left: number, right: number): Beat => ({
  travels: [
    outOfBag(pieceSprite(digitsOf(left)[0]!), askedPlace(0, 0), 0, DRAW_MS),
    outOfBag(pieceSprite(digitsOf(right)[0]!), askedPlace(0, 2), NEXT_MS * 3, DRAW_MS),
  ],
  pops: [
    { place: BAG, stays: true },
    { place: askedPlace(0, 1), after: DRAW_MS },
  ],
  sounds: [
    { sound: 'bag', after: 0 },
    { sound: 'bag', after: NEXT_MS * 3 },
    { sound: 'click', after: DRAW_MS + NEXT_MS * 3 },
  ],
});

/** The = and its digits lock into the row, one after the other; the whole of it rises. */
function answered(seat: Seat, result: number, { view, byHand }: Seen): Beat {
  const current = view.family === 'tables' ? view.current : null;
  if (!current) return { sound: 'click', joy: 'good' };
  const group = 1 + current.answered.indexOf(seat);
  const faces: readonly Face[] = ['=', ...digitsOf(result)];
  const first = byHand ? 0 : TRAVEL_MS;
  return {
    ...(byHand
      ? {
          pops: faces.map((_, nth) => ({
            place: askedPlace(group, nth),
            after: nth * NEXT_MS,
            stays: true as const,
          })),
        }
      : {
          travels: faces.map((face, nth) => ({
            sprite: pieceSprite(face),
            from: seatPlace(seat),
            to: askedPlace(group, nth),
            after: nth * NEXT_MS,
            lasts: TRAVEL_MS,
          })),
        }),
    sounds: faces.map((_, nth) => ({ sound: 'click', after: first + nth * NEXT_MS })),
    floats: [
      {
        text: `${current.digits.join(' × ')} = ${result}`,
        place: askedPlace(group, 1),
        after: first + faces.length * NEXT_MS,
      },
    ],
    buzz: 'light',
    joy: 'good',
    reads: READ_MS,
  };
}

/** Each event of the children's games, as it is seen, heard and felt. */
export function childrenBeat(event: PytagoraEvent, scene: Seen): Beat | null {
  switch (event.type) {
    case 'dealt':
      return dealt(event.first, scene);
    case 'placed':
      return placed(event, scene.byHand);
    case 'square-closed':
      return closed(event.square, scene);
    case 'drew':
      // Whoever drew sees the piece itself come.
      return scene.view.eyes === event.seat ? null : drew(event.seat);
    case 'received':
      return received(event.pieces, scene);
    case 'asked':
      return asked(event.left, event.right);
    case 'answered':
      return answered(event.seat, event.result, scene);
    case 'passed':
      return { sound: 'card', pops: [{ place: seatPlace(event.seat), stays: true }], reads: READ_MS };
    case 'returned':
      return {
        sound: 'take',
        travels: [0, 1, 2].map((nth) => ({
          sprite: BACK,
          from: EARLIER,
          to: BAG,
          after: nth * NEXT_MS,
          lasts: TRAVEL_MS,
        })),
        reads: READ_MS,
      };
    case 'ended':
      return { joy: 'game', buzz: 'success' };
    default:
      return null;
  }
}
