/** The ties between entries and nodes, packed both ways: those of entry e are `from[e] … from[e + 1] - 1`. */
export interface Half {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float32Array;
  /** How hidden the link is, 0 to 99: weaker players know only those near the surface. */
  readonly depth: Uint8Array;
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
/** A word everybody says for it is near the surface for everybody. */
const OBVIOUS = 1.2;

export function* packLinks(
  ties: readonly ReadonlyMap<number, number>[],
  nodes: number,
): Generator<void, Links, void> {
  const total = ties.reduce((sum, tied) => sum + tied.size, 0);
  const said = emptyHalf(ties.length, total);
  const heard = emptyHalf(nodes, total);
  let at = 0;
  for (let entry = 0; entry < ties.length; entry++) {
    ties[entry]!.forEach((weight, node) => {
      said.to[at] = node;
      said.weight[at] = weight;
      said.depth[at] = depthOf(entry, node, weight);
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
  }
  yield;
  const next = heard.from.slice();
  for (let entry = 0; entry < ties.length; entry++) {
    for (let k = said.from[entry]!; k < said.from[entry + 1]!; k++) {
      const place = next[said.to[k]!]!++;
      heard.to[place] = entry;
      heard.weight[place] = said.weight[k]!;
      heard.depth[place] = said.depth[k]!;
    }
    if (entry % SLICE === 0) yield;
  }
  return { said, heard, telling };
}

const emptyHalf = (rows: number, total: number): Half => ({
  from: new Int32Array(rows + 1),
  to: new Int32Array(total),
  weight: new Float32Array(total),
  depth: new Uint8Array(total),
});

/** By a fixed mix of the two numbers, so that a player who does not know a link never does. */
function depthOf(entry: number, node: number, weight: number): number {
  let mixed = Math.imul(entry + 1, 0x9e3779b1) ^ Math.imul(node + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  const depth = ((mixed ^ (mixed >>> 13)) >>> 0) % 100;
  return weight >= OBVIOUS ? depth >> 1 : depth;
}
