import type { Seat } from '../../../engine';
import {
  seatPlace,
  TURN_MARK,
  type Beat,
  type BeatOf,
  type Place,
  type Travel,
} from '../../../shell/beats/beat';
import { PRIME_CLIMB_WORDS } from '../i18n';
import { directionOf, LAST, type GameEvent, type PawnName, type View } from '../rules';
import { cardText } from './cardWords';
import { openingOf } from './recap';
import { layCircles } from './spiral';

/** Where things are: a pawn, the spot beside a circle, the room above it for a sum, a die, somebody's roll for who begins. */
export const pawnPlace = ({ seat, pawn }: PawnName): Place => `pawn ${seat}-${pawn}`;
const spotPlace = (circle: number): Place => `spot ${circle}`;
const sumPlace = (circle: number): Place => `sum ${circle}`;
export const diePlace = (nth: number): Place => `die ${nth}`;
export const beginPlace = (seat: Seat, round = 0): Place => `begin ${seat} ${round}`;
/** Who begins, in words. */
export const BEGINS: Place = 'begins';
export const DECK: Place = 'deck';
export const CARD: Place = 'card';

/** What flies: a pawn, with the sum it is on its way for; a card. */
export const CARD_SPRITE = 'card';
const pawnSprite = (seat: Seat, sum = '', leans = 0): string => ['pawn', seat, leans, sum].join('|');

const TUMBLE_MS = 750;
const SECOND_DIE_MS = 150;
const CARD_MS = 420;
/** Words fade in the last quarter of their time: until then they have been there for a second and a half, and more. */
const SUM_MS = 2300;
const READ_MS = 1500;
/** What somebody reads of a card in a second. */
const LETTERS_PER_S = 22;

/** Ways are measured on a spiral of the usual size: so much of it is walked in a millisecond. */
const USUAL = layCircles(374, 474);
const SPEED = 0.4;
const QUICKEST_MS = 380;
const SLOWEST_MS = 900;

function wayMs(from: number, to: number): number {
  const [a, b] = [USUAL.places[from]!, USUAL.places[to]!];
  return Math.min(SLOWEST_MS, Math.max(QUICKEST_MS, Math.hypot(b.x - a.x, b.y - a.y) / SPEED));
}

/** At the edge of the board words lean inwards: to the right by 1, to the left by -1. */
export function leansAt(circle: number): -1 | 0 | 1 {
  const part = USUAL.places[circle]!.x / USUAL.width;
  return part < 0.22 ? 1 : part > 0.78 ? -1 : 0;
}

interface Walk extends PawnName {
  readonly from: number;
  readonly to: number;
}

/** Where a pawn has gone on since, in what is shown again, it stays in the air for as long as its sum is read. */
function walk({ seat, pawn, from, to }: Walk, sum: string, view: View): Beat {
  const way = wayMs(from, to);
  // From one edge of the board to the other no words could stay on the pawn: they stand where it goes.
  const crosses = leansAt(from) * leansAt(to) < 0;
  const sprite = pawnSprite(seat, crosses ? '' : sum, leansAt(to) || leansAt(from));
  const stands = view.players[seat]!.pawns[pawn].at === to;
  const arrives = [{ sound: 'pawn', after: way } as const];
  const waits = { sprite: pawnSprite(seat), who: pawnPlace({ seat, pawn }) };
  if (stands) {
    const travel: Travel = {
      sprite,
      waits,
      from: spotPlace(from),
      to: pawnPlace({ seat, pawn }),
      lasts: way,
    };
    const float = {
      text: sum,
      place: sumPlace(to),
      ...(crosses ? { lasts: way + SUM_MS } : { after: way, lasts: SUM_MS }),
    };
    return { travels: [travel], floats: [float], sounds: arrives, buzz: 'light', lasts: way + READ_MS };
  }
  const rests = Math.ceil(READ_MS / way);
  const there = spotPlace(to);
  return {
    travels: [
      {
        sprite,
        waits,
        from: spotPlace(from),
        by: Array.from({ length: rests }, () => there),
        to: there,
        lasts: way * (rests + 1),
      },
    ],
    ...(crosses ? { floats: [{ text: sum, place: sumPlace(to), lasts: way + SUM_MS }] } : {}),
    sounds: arrives,
    buzz: 'light',
  };
}

/** By hand: the pawn is there already, and what it did is written over it. */
const written = (to: number, sum: string): Beat => ({
  floats: [{ text: sum, place: sumPlace(to), lasts: SUM_MS }],
  sound: 'pawn',
  buzz: 'light',
});

/** Everybody's dice, one after the other; those level at the top roll again. Only then is it seen, and said, who begins. */
function begun(event: GameEvent & { readonly type: 'ordered' }, begins: string): Beat {
  let rolled = 0;
  const rolling: number[] = [];
  const dice = openingOf([event])!.rounds.flatMap((rolls, round) => {
    rolling.push(rolled);
    const from = rolled + TUMBLE_MS;
    rolled = from + rolls.length * SECOND_DIE_MS;
    return rolls.map(({ seat }, nth) => ({
      place: beginPlace(seat, round),
      after: from + nth * SECOND_DIE_MS,
    }));
  });
  return {
    sounds: rolling.map((after) => ({ sound: 'dice' as const, after })),
    pops: [...dice, { place: BEGINS, after: rolled }, { place: TURN_MARK, after: rolled }],
    floats: [{ text: begins, place: sumPlace(LAST), after: rolled, lasts: SUM_MS }],
  };
}

const cardTo = (from: Place, to: Place): Travel => ({ sprite: CARD_SPRITE, from, to, lasts: CARD_MS });

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, GameEvent> = (event, { view, seats, language, byHand }): Beat | null => {
  const words = PRIME_CLIMB_WORDS[language];
  switch (event.type) {
    case 'ordered':
      return begun(event, words.recap.begins(seats[event.first]?.name ?? ''));
    case 'rolled':
      return {
        sound: 'dice',
        buzz: 'light',
        pops: [0, 1].map((nth) => ({ place: diePlace(nth), after: TUMBLE_MS + nth * SECOND_DIE_MS })),
        reads: READ_MS,
      };
    case 'moved': {
      const { from, operation, by, to, card, seat, pawn } = event;
      const sum = words.sumIs(from, operation, by, to);
      const said = card === null ? sum : `±${by} : ${sum}`;
      const gained = directionOf(view.config, view.players[seat]!.pawns[pawn]) * (to - from);
      const seen = byHand ? written(to, said) : walk(event, said, view);
      return { ...seen, worth: Math.max(0, gained) };
    }
    case 'stood':
      return {
        sound: 'pawn',
        pops: [{ place: pawnPlace(event), stays: true }],
        floats: [
          {
            text: words.sumIs(event.from, event.operation, event.by, event.to),
            place: sumPlace(event.to),
            lasts: SUM_MS,
          },
        ],
        lasts: READ_MS,
      };
    case 'carried':
      return walk(event, words.card.leads(event.from, event.to), view);
    case 'bumped': {
      const seen = walk(event, words.card.leads(event.from, event.to), view);
      return { ...seen, sound: 'bump', buzz: 'medium' };
    }
    case 'card-drawn':
      return {
        sound: 'card',
        travels: [cardTo(seatPlace(event.seat), CARD)],
        reads: READ_MS + (cardText(event.card, view.config.sending, words).length / LETTERS_PER_S) * 1000,
      };
    case 'kept':
      return { sound: 'draw', travels: [cardTo(DECK, seatPlace(event.seat))], reads: READ_MS };
    case 'stolen':
      return {
        sound: 'take',
        travels: [cardTo(seatPlace(event.seat), seatPlace(event.by))],
        reads: READ_MS,
      };
    case 'cursed':
      return {
        sound: 'refuse',
        travels: [cardTo(seatPlace(event.by), seatPlace(event.seat))],
        floats: [{ text: '− ÷', place: seatPlace(event.seat), after: CARD_MS, lasts: SUM_MS }],
      };
    case 'card-idle':
    case 'sent':
    case 'again':
      return { sound: 'card', reads: READ_MS };
    case 'waypoint':
      return { joy: 'good' };
    case 'arrived':
    case 'turned':
      return { joy: 'round', buzz: 'success' };
    case 'ended':
      return { joy: 'game', buzz: 'success' };
    default:
      return null;
  }
};
