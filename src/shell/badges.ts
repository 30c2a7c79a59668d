import { seatRooms, type Badge, type BadgeLook, type SeatRoom } from './seatRoom';

/** Face beside name and score; face and score above the name; or, where many sit at the table, no face. */
export type BadgeManner = 'beside' | 'stacked' | 'faceless';

/** Seats that have this much room each show face, name and standing side by side. */
const ROOMY = 118;

/** In points of a phone: face, mark of the score, gaps and edges. */
const LOOKS = {
  beside: { scoreSize: 17, beside: 17, edges: 58 },
  stacked: { scoreSize: 17, beside: 45, edges: 6 },
  faceless: { scoreSize: 13, beside: 0, edges: 6 },
} as const;

export interface LaidBadges<Manner> {
  readonly manner: Manner;
  readonly rooms: readonly SeatRoom[];
  readonly scale: number;
  readonly scoreSize: number;
}

const grown = (look: Omit<BadgeLook, 'scale'>, scale: number): BadgeLook => ({
  ...look,
  scale,
  scoreSize: look.scoreSize * scale,
  beside: look.beside * scale,
  edges: look.edges * scale,
});

/** Words that were wanted larger are, as far as no short name and no score is cut for it. */
function shrinking(wanted: number): readonly number[] {
  const sizes = [wanted];
  while (sizes.at(-1)! > 1) sizes.push(Math.max(1, sizes.at(-1)! - 0.2));
  return sizes;
}

/** Everybody by themselves: as large as was wanted, in the richest manner that cuts no short name and no score. */
export function laySeats(badges: readonly Badge[], room: number, scale: number): LaidBadges<BadgeManner> {
  const lay = (manner: BadgeManner, size: number): LaidBadges<BadgeManner> => {
    const look = grown(LOOKS[manner], size);
    return { manner, rooms: seatRooms(badges, room, look), scale: look.scale, scoreSize: look.scoreSize };
  };
  const roomy = (size: number) => room / badges.length / size >= ROOMY;
  return firstThatFits([
    ...shrinking(scale).flatMap((size) => [
      ...(roomy(size) ? [() => lay('beside', size)] : []),
      () => lay('stacked', size),
    ]),
    // Where many share little room, nothing grows with the screen.
    () => lay('faceless', 1),
  ]);
}

/** Faces of a team of two, and of three; none where names need the room. */
const TEAM_FACES: Readonly<Record<number, number>> = { 2: 22, 3: 15 };
const TEAM_SCORES = [22, 17, 14] as const;
/** Edges, and the gaps between face, name and score. */
const TEAM_EDGES = 12;
const TEAM_GAP = 4;

/** Those who play together: a line each, their one score beside. The manner is the size of a face. */
export const layTeams = (badges: readonly Badge[], room: number, scale: number): LaidBadges<number> =>
  firstThatFits(shrinking(scale).map((size) => () => layTeamsAt(badges, room, size)));

function layTeamsAt(badges: readonly Badge[], room: number, scale: number): LaidBadges<number> {
  const largest = TEAM_FACES[badges[0]!.names.length] ?? 15;
  const lay = (face: number, score: number): LaidBadges<number> => {
    const look = grown(
      { scoreSize: score, beside: face > 0 ? face + TEAM_GAP : 0, edges: TEAM_EDGES, inRow: true },
      scale,
    );
    return { manner: face * scale, rooms: seatRooms(badges, room, look), scale, scoreSize: look.scoreSize };
  };
  return firstThatFits(
    [largest, 14, 0].flatMap((face) => TEAM_SCORES.map((score) => () => lay(face, score))),
  );
}

function firstThatFits<Manner>(ways: readonly (() => LaidBadges<Manner>)[]): LaidBadges<Manner> {
  const laid = ways.map((way) => way());
  return laid.find(({ rooms }) => rooms.every(({ fits }) => fits)) ?? laid.at(-1)!;
}
