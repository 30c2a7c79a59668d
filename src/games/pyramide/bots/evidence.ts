import { plainForm, stemOf } from './forms';
import type { Half } from './links';
import type { Mind } from './minds';
import type { Net } from './net';

/** A node a clue stands for, and how surely. */
interface Sense {
  readonly node: number;
  readonly share: number;
}

/** The nodes a typed word may mean: itself, another form of it, the word whose family it is of. */
function sensesOf(net: Net, clue: string, { weights }: Mind): readonly Sense[] {
  const { language } = net.lexicon;
  const plain = plainForm(clue, language);
  const shares = new Map<number, number>();
  const add = (node: number, share: number): void => {
    if (share > (shares.get(node) ?? 0)) shares.set(node, share);
  };
  const self = net.nodes.get(plain);
  if (self !== undefined) add(self, 1);
  for (const node of net.stems.get(stemOf(plain, language)) ?? []) add(node, weights.stem);
  for (const entry of net.families.get(plain) ?? []) add(net.own[entry]!, weights.family);
  return [...shares].map(([node, share]) => ({ node, share }));
}

/** By entry: how much a clue speaks for it. The ways are those that `Weights` names. */
export function* evidenceOf(net: Net, clue: string, mind: Mind): Generator<void, Float64Array, void> {
  const found = new Float64Array(net.entries.length);
  for (const { node, share } of sensesOf(net, clue, mind)) {
    const { weights } = mind;
    spreadHeard(net.links.heard, node, share * weights.direct, mind, found);
    for (const owner of net.owners[node]!) fromOwner(net, owner, share, mind, found);
    yield;
    if (weights.through > 0) yield* throughThirds(net, node, share, mind, found);
  }
  return found;
}

function spreadHeard(
  heard: Half,
  node: number,
  gain: number,
  { self, knows }: Mind,
  found: Float64Array,
): void {
  const depth = heard.depth[self];
  const end = heard.from[node + 1]!;
  for (let k = heard.from[node]!; k < end; k++)
    if (depth[k]! < knows) found[heard.to[k]!]! += gain * heard.weight[k]!;
}

/** The clue has an entry of its own: what was written there, and what else that was written for. */
function fromOwner(
  { links: { said, heard, telling }, owners }: Net,
  owner: number,
  share: number,
  mind: Mind,
  found: Float64Array,
): void {
  const { self, knows, weights } = mind;
  const depth = said.depth[self];
  const end = said.from[owner + 1]!;
  for (let k = said.from[owner]!; k < end; k++) {
    if (depth[k]! >= knows) continue;
    const node = said.to[k]!;
    const gain = share * said.weight[k]!;
    for (const entry of owners[node]!) found[entry]! += gain * weights.reverse;
    if (weights.shared > 0) spreadHeard(heard, node, gain * weights.shared * telling[node]!, mind, found);
  }
}

/** By way of the words the clue was written down for; the more of them there are, the less each counts. */
function* throughThirds(
  net: Net,
  node: number,
  share: number,
  mind: Mind,
  found: Float64Array,
): Generator<void, void, void> {
  const {
    links: { said, heard, telling },
    owners,
    own,
  } = net;
  const { self, knows, weights } = mind;
  const [first, end] = [heard.from[node]!, heard.from[node + 1]!];
  const part = share / Math.max(1, end - first);
  for (let k = first; k < end; k++) {
    if (heard.depth[self][k]! >= knows) continue;
    const third = heard.to[k]!;
    const gain = part * heard.weight[k]!;
    spreadHeard(heard, own[third]!, gain * weights.through, mind, found);
    const last = said.from[third + 1]!;
    for (let j = said.from[third]!; j < last; j++) {
      if (said.depth[self][j]! >= knows) continue;
      const other = said.to[j]!;
      const onward = gain * said.weight[j]!;
      for (const entry of owners[other]!) found[entry]! += onward * weights.through;
      if (weights.far > 0) spreadHeard(heard, other, onward * weights.far * telling[other]!, mind, found);
    }
    if ((k - first) % 8 === 7) yield;
  }
}

/** Adds what one clue tells of every entry, as the logarithm of its likelihood. */
export function addEvidence(
  scores: Float64Array,
  evidence: Float64Array,
  { weights: { noise } }: Mind,
  scale = 1,
): void {
  for (let entry = 0; entry < scores.length; entry++)
    if (evidence[entry]! > 0) scores[entry]! += scale * Math.log(1 + evidence[entry]! / noise);
}
