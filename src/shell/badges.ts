import { badgeName, CLOSE_LEADING, NAME_LEADING, type BadgeName } from './badgeName';
import { scoreWidth, seatRooms, type Badge, type BadgeLook, type SeatRoom } from './seatRoom';

/** How high a badge is, and of that its edges. */
export const BADGE = 56;
const EDGES = 4;

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
  /** Long names stand whole as well. */
  readonly whole: boolean;
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

/** So far the mark of a score reaches over a face, where both share a row with it above a name of two lines. */
export const TUCKED_IN = 5;
/** What stands beside a name, and what above it: the rest of the badge is the name's. */
const ROOM_BESIDE = { width: 58, height: 24 } as const;
const ROOM_BELOW = { width: 8, height: 26 } as const;
/** A line of a score, in sizes of it. */
const SCORE_LINE = 1.3;

/** A name on a seat's badge; face and score share a row where it takes two lines, and they stand one over the other elsewhere. */
export function seatName(
  name: string,
  score: string,
  room: SeatRoom,
  look: SeatLook,
  scale: number,
): BadgeName & { readonly inRow: boolean } {
  const { width, height } = look.manner === 'beside' ? ROOM_BESIDE : ROOM_BELOW;
  const free = room.width - width * scale;
  const most = room.nameSize * scale;
  const named = badgeName(name, free, most, (BADGE - height) * scale);
  if (look.manner !== 'column' || named.lines.length === 1) return { ...named, inRow: false };
  const row = (look.face + TUCKED_IN + 4) * scale + scoreWidth(atItsWidest(score), look.score * scale);
  if (row <= free) return { ...named, inRow: true };
  // Three rows: what those of face and score leave.
  const left = (BADGE - EDGES - look.face - look.score * SCORE_LINE) * scale;
  const low = badgeName(name, free, most, left);
  return 2 * low.size * NAME_LEADING <= left
    ? { ...low, inRow: false }
    : { lines: [name], size: most, whole: false, inRow: false };
}

/** Everybody by themselves: as large as was wanted, in the richest manner that cuts no short name and no score. */
export function laySeats(badges: readonly Badge[], room: number, scale: number): LaidBadges<SeatLook> {
  const widest = badges.map((badge) => ({ ...badge, score: atItsWidest(badge.score) }));
  const lay = ({ look, room: needs }: Way, size: number): LaidBadges<SeatLook> => {
    const measures = grown({ ...needs, scoreSize: look.score }, size);
    const { scoreSize } = measures;
    const rooms = seatRooms(widest, room, measures);
    const whole = badges.every(
      ({ names, score }, nth) => seatName(names[0]!, score, rooms[nth]!, look, size).whole,
    );
    return { manner: look, rooms, scale: size, scoreSize, whole };
  };
  const roomy = (size: number) => room / badges.length / size >= ROOMY;
  const ways = shrinking(scale).flatMap((size) =>
    [...(roomy(size) ? [BESIDE] : []), STACKED, TUCKED, COLUMN].map((way) => () => lay(way, size)),
  );
  // Where many share little room, nothing grows with the screen.
  return firstThatFits([...ways, () => lay(NARROW, 1)]);
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

interface TeamSizes {
  readonly scoreSize: number;
  readonly scale: number;
  readonly members: number;
}

/** Around a name on a team's badge, and between it, its face and the score. */
const TEAM_AROUND = 10;
const TEAM_BETWEEN = 3;

/** A name on a team's badge: the score stands beside it, or takes its height below. */
export function teamName(
  name: string,
  score: string,
  room: SeatRoom,
  { face, under }: TeamLook,
  { scoreSize, scale, members }: TeamSizes,
): BadgeName {
  const beside = under ? 0 : scoreWidth(score, scoreSize) + TEAM_BETWEEN;
  const faced = face > 0 ? face + TEAM_BETWEEN : 0;
  const left = BADGE * scale - EDGES - (under ? scoreSize * SCORE_LINE : 0);
  return badgeName(
    name,
    room.width - TEAM_AROUND - beside - faced,
    room.nameSize * scale,
    left / members,
    CLOSE_LEADING,
  );
}

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
  const manner = { face: face * scale, under };
  const { scoreSize } = look;
  const whole = badges.every(({ names, score: standing }, nth) =>
    names.every(
      (name) =>
        teamName(name, standing, rooms[nth]!, manner, { scoreSize, scale, members: names.length }).whole,
    ),
  );
  return { manner, rooms, scale, scoreSize, whole };
}

/** Names smaller than this are read from near by only. */
const READABLE = 12;

const fitsAll = ({ rooms }: LaidBadges<unknown>): boolean => rooms.every(({ fits }) => fits);

type Ways<Manner> = readonly (() => LaidBadges<Manner>)[];

/** Of these ways, or else of those: the first that fits with names that can be read, the long ones whole; or else with any. */
function firstThatFits<Manner>(...groups: readonly Ways<Manner>[]): LaidBadges<Manner> {
  const isReadable = ({ rooms, scale }: LaidBadges<Manner>) => rooms[0]!.nameSize * scale >= READABLE;
  let last: LaidBadges<Manner> | undefined;
  for (const ways of groups) {
    const laid = ways.map((way) => way());
    const fitting = laid.filter(fitsAll);
    const readable = fitting.filter(isReadable);
    const chosen = readable.find(({ whole }) => whole) ?? readable[0] ?? fitting[0];
    if (chosen) return chosen;
    last = laid.at(-1);
  }
  return last!;
}
