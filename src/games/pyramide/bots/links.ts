/** Who explains and who guesses are two people, also where both are of one level: each knows some things that the other does not. */
export type Person = 'dico' | 'syno';

/** The ties between entries and nodes, packed both ways: those of entry e are `from[e] … from[e + 1] - 1`. */
export interface Half {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float32Array;
  /** How hidden the link is to each, 0 to 99: weaker players know only those near the surface. */
  readonly depth: Readonly<Record<Person, Uint8Array>>;
}

export interface Links {
  /** From entries to the words said for them. */
  readonly said: Half;
  /** From words to the entries they were said for. */
  readonly heard: Half;
  /** By node: how little it tells, being said for many. */
  readonly telling: Float32Array;
}

const SLICE = 60;
/** A word everybody says for it is near the surface for everybody: two writers have it near the top. */
const OBVIOUS = 1.2;
/** And with three or four of them it is what hardly anybody misses: jeune, vieux. */
const PROVERBIAL = 2.2;

/** Entries and nodes go by number here; their names only say, by a fixed mix, who knows which link. */
export function* packLinks(
  ties: readonly ReadonlyMap<number, number>[],
  heads: readonly string[],
  forms: readonly string[],
): Generator<void, Links, void> {
  const nodes = forms.length;
  const formMarks = yield* marksOf(forms);
  const headMarks = yield* marksOf(heads);
  const total = ties.reduce((sum, tied) => sum + tied.size, 0);
  const said = emptyHalf(ties.length, total);
  const heard = emptyHalf(nodes, total);
  let at = 0;
  for (let entry = 0; entry < ties.length; entry++) {
    ties[entry]!.forEach((weight, node) => {
      said.to[at] = node;
      said.weight[at] = weight;
      const mark = headMarks[entry]! ^ formMarks[node]!;
      said.depth.syno[at] = depthOf(mark, weight);
      said.depth.dico[at] = depthOf(dicosMark(mark), weight);
      heard.from[node + 1]!++;
      at++;
    });
    said.from[entry + 1] = at;
    if (entry % SLICE === 0) yield;
  }
  const telling = new Float32Array(nodes);
  for (let node = 0; node < nodes; node++) {
    telling[node] = 1 / Math.sqrt(1 + heard.from[node + 1]!);
    heard.from[node + 1]! += heard.from[node]!;
    if (node % (10 * SLICE) === 0) yield;
  }
  const next = heard.from.slice();
  for (let entry = 0; entry < ties.length; entry++) {
    for (let k = said.from[entry]!; k < said.from[entry + 1]!; k++) {
      const place = next[said.to[k]!]!++;
      heard.to[place] = entry;
      heard.weight[place] = said.weight[k]!;
      heard.depth.syno[place] = said.depth.syno[k]!;
      heard.depth.dico[place] = said.depth.dico[k]!;
    }
    if (entry % SLICE === 0) yield;
  }
  return { said, heard, telling };
}

const emptyHalf = (rows: number, total: number): Half => ({
  from: new Int32Array(rows + 1),
  to: new Int32Array(total),
  weight: new Float32Array(total),
  depth: { dico: new Uint8Array(total), syno: new Uint8Array(total) },
});

function* marksOf(words: readonly string[]): Generator<void, Int32Array, void> {
  const marks = new Int32Array(words.length);
  for (let nth = 0; nth < words.length; nth++) {
    marks[nth] = markOf(words[nth]!);
    if (nth % (4 * SLICE) === 0) yield;
  }
  return marks;
}

function markOf(word: string): number {
  let mark = word.length;
  for (let k = 0; k < word.length; k++) mark = Math.imul(mark ^ word.charCodeAt(k), 0x01000193);
  return mark;
}

/** How hidden it is that one comes to mind with the other, 0 to 99. */
export const depthBetween = (head: string, form: string): number => depthOf(markOf(head) ^ markOf(form), 0);

/**
 * Of a hundred links so many are as near to the one as to the other; the rest is each one's own life. With half of them
 * in common Beginner has 69 of 100 French words within the bet; with all of them both are the same person.
 */
const IN_COMMON = 60;
const DICOS = 0x5bd1e995;

function dicosMark(mark: number): number {
  const own = mixed(mark ^ DICOS);
  return own % 100 < IN_COMMON ? mark : own;
}

/** By the words alone, so that a player who does not know a link never does, whatever else is written into the lists. */
function depthOf(mark: number, weight: number): number {
  const depth = mixed(mark) % 100;
  if (weight >= PROVERBIAL) return depth >> 2;
  return weight >= OBVIOUS ? depth >> 1 : depth;
}

function mixed(mark: number): number {
  let bits = Math.imul(mark ^ (mark >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}
