import { seatRooms, type Badge, type BadgeLook, type SeatRoom } from './seatRoom';

/** Face beside name and score; face and score over the name; or, where many sit at the table, all three one over the other. */
type BadgeManner = 'beside' | 'stacked' | 'column';

/** Seats that have this much room each show face, name and standing side by side. */
const ROOMY = 118;

/** In points of a phone. */
export interface SeatLook {
  readonly manner: BadgeManner;
  readonly face: number;
  readonly mark: number;
  /** So far the mark of the score, standing at the edge of the face, reaches over it; null where it has a place of its own. */
  readonly over: number | null;
  readonly score: number;
}

interface Way {
  readonly look: SeatLook;
  /** Face, mark and gaps beside the score; the edges; what stands over it. */
  readonly room: { readonly beside: number; readonly edges: number; readonly least?: number };
}

const BESIDE: Way = {
  look: { manner: 'beside', face: 34, mark: 14, over: null, score: 17 },
  room: { beside: 17, edges: 58 },
};
const STACKED: Way = {
  look: { manner: 'stacked', face: 22, mark: 14, over: null, score: 17 },
  room: { beside: 45, edges: 6 },
};
const TUCKED: Way = {
  look: { manner: 'stacked', face: 22, mark: 12, over: 7, score: 17 },
  room: { beside: 22 + 7 + 4, edges: 6 },
};
const COLUMN: Way = {
  look: { manner: 'column', face: 18, mark: 12, over: null, score: 15 },
  room: { beside: 0, edges: 6, least: 18 + 3 + 12 },
};
/** Six by themselves on the smallest phone. */
const NARROW: Way = {
  look: { manner: 'column', face: 16, mark: 10, over: 3, score: 13 },
  room: { beside: 0, edges: 6, least: 16 + 3 },
};

export interface LaidBadges<Manner> {
  readonly manner: Manner;
  readonly rooms: readonly SeatRoom[];
  readonly scale: number;
  readonly scoreSize: number;
}

type Measures = Omit<BadgeLook, 'scale'>;

const grown = (look: Measures, scale: number): BadgeLook => ({
  ...look,
  scale,
  scoreSize: look.scoreSize * scale,
  beside: look.beside * scale,
  edges: look.edges * scale,
  ...(look.least === undefined ? {} : { least: look.least * scale }),
});

/** A score may grow by a figure, and nothing in the strip moves for it; of so many out of so many there is no more. */
const atItsWidest = (score: string): string =>
  score.includes('/') ? score : score.replace(/\d+/g, (figures) => figures.padStart(2, '0'));

/** Words that were wanted larger are, as far as no short name and no score is cut for it. */
function shrinking(wanted: number): readonly number[] {
  const sizes = [wanted];
  while (sizes.at(-1)! > 1) sizes.push(Math.max(1, sizes.at(-1)! - 0.2));
  return sizes;
}

/** Everybody by themselves: as large as was wanted, in the richest manner that cuts no short name and no score. */
export function laySeats(badges: readonly Badge[], room: number, scale: number): LaidBadges<SeatLook> {
  const widest = badges.map((badge) => ({ ...badge, score: atItsWidest(badge.score) }));
  const lay = ({ look, room: needs }: Way, size: number): LaidBadges<SeatLook> => {
    const measures = grown({ ...needs, scoreSize: look.score }, size);
    const { scoreSize } = measures;
    return { manner: look, rooms: seatRooms(widest, room, measures), scale: size, scoreSize };
  };
  const roomy = (size: number) => room / badges.length / size >= ROOMY;
  return firstThatFits(
    shrinking(scale).flatMap((size) =>
      [...(roomy(size) ? [BESIDE] : []), STACKED, TUCKED, COLUMN].map((way) => () => lay(way, size)),
    ),
    // Where many share little room, nothing grows with the screen.
    [() => lay(NARROW, 1)],
  );
}

/** Those who play together: a line each, and their one score beside, or under where names and faces take the width. */
export interface TeamLook {
  /** None where names need the room. */
  readonly face: number;
  readonly under: boolean;
}

/** Faces of a team of two, and of three. */
const TEAM_FACES: Readonly<Record<number, number>> = { 2: 22, 3: 15 };
const SMALL_FACE = 14;
const TEAM_SCORES = [22, 17, 14] as const;
/** Edges, and the gaps between face, name and score. */
const TEAM_EDGES = { beside: 12, under: 10 } as const;
const TEAM_GAP = 4;
/** The mark of a score and the gap after it, where they stand in one row. */
const TEAM_MARK = 17;

/** In the largest size that leaves everybody their face, and only then without. */
export function layTeams(badges: readonly Badge[], room: number, scale: number): LaidBadges<TeamLook> {
  const members = badges[0]!.names.length;
  const beside = (face: number) => TEAM_SCORES.map((score) => ({ face, under: false, score }));
  const faced = [
    ...beside(TEAM_FACES[members] ?? SMALL_FACE),
    ...beside(SMALL_FACE),
    // Three lines of names leave no height for another.
    ...(members < 3 ? [{ face: SMALL_FACE, under: true, score: 14 }] : []),
  ];
  const sizes = shrinking(scale);
  const waysOf = (looks: typeof faced) =>
    sizes.flatMap((size) => looks.map((look) => () => layTeam(badges, room, look, size)));
  return firstThatFits(waysOf(faced), waysOf(beside(0)));
}

function layTeam(
  badges: readonly Badge[],
  room: number,
  { face, under, score }: TeamLook & { readonly score: number },
  scale: number,
): LaidBadges<TeamLook> {
  const faced = face > 0 ? face + TEAM_GAP : 0;
  const measures = under
    ? { scoreSize: score, beside: TEAM_MARK - faced, edges: TEAM_EDGES.under + faced }
    : { scoreSize: score, beside: faced, edges: TEAM_EDGES.beside, inRow: true };
  const look = grown(measures, scale);
  const rooms = seatRooms(badges, room, look);
  return { manner: { face: face * scale, under }, rooms, scale, scoreSize: look.scoreSize };
}

/** Names smaller than this are read from near by only. */
const READABLE = 12;

type Ways<Manner> = readonly (() => LaidBadges<Manner>)[];

/** Of these ways, or else of those: the first that fits with names that can be read, or else with any. */
function firstThatFits<Manner>(...groups: readonly Ways<Manner>[]): LaidBadges<Manner> {
  let last: LaidBadges<Manner> | undefined;
  for (const ways of groups) {
    const laid = ways.map((way) => way());
    const fitting = laid.filter(({ rooms }) => rooms.every(({ fits }) => fits));
    const chosen = fitting.find(({ rooms, scale }) => rooms[0]!.nameSize * scale >= READABLE) ?? fitting[0];
    if (chosen) return chosen;
    last = laid.at(-1);
  }
  return last!;
}
