/** A node of the automaton: where each letter leads, and whether a word may end here. */
export interface Node {
  final: boolean;
  readonly edges: Map<string, Node>;
  /** Given to it when it is registered: nodes with the same signature are one. */
  id: number;
}

/** The smallest automaton that accepts exactly these words: beginnings and endings are shared. Sorted words, each once. */
export function minimalAutomaton(sorted: readonly string[]): Node {
  const register = new Map<string, Node>();
  let ids = 0;
  const create = (): Node => ({ final: false, edges: new Map(), id: ids++ });
  const signature = (node: Node): string =>
    (node.final ? '!' : '') + [...node.edges].map(([letter, to]) => `${letter}${to.id}`).join(',');

  const root = create();
  // The path of the last word: what is left behind by the next one can grow no more, and is merged.
  const path: { readonly letter: string; readonly from: Node; readonly to: Node }[] = [];
  const settle = (depth: number): void => {
    while (path.length > depth) {
      const { letter, from, to } = path.pop()!;
      const key = signature(to);
      const twin = register.get(key);
      if (twin) from.edges.set(letter, twin);
      else register.set(key, to);
    }
  };

  let last = '';
  for (const word of sorted) {
    let shared = 0;
    while (shared < word.length && word[shared] === last[shared]) shared++;
    settle(shared);
    for (const letter of word.slice(shared)) {
      const from = path[path.length - 1]?.to ?? root;
      const to = create();
      from.edges.set(letter, to);
      path.push({ letter, from, to });
    }
    path[path.length - 1]!.to.final = true;
    last = word;
  }
  settle(0);
  return root;
}
