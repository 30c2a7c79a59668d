import { DIGITS, NOWHERE, type PackedAutomaton } from '../../src/games/pyramide/lexicon/automaton';
import { packLetter } from '../../src/games/pyramide/lexicon/letters';
import { minimalAutomaton, type Node } from './automaton';

export function packWords(words: Iterable<string>): PackedAutomaton {
  const sorted = [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
  const nodes = inOrder(minimalAutomaton(sorted));
  const begins = new Map<Node, number>();
  let edges = 0;
  for (const node of nodes) {
    begins.set(node, edges);
    edges += node.edges.size;
  }
  if (edges >= 64 ** 3) throw new Error(`${edges} edges do not fit three digits of base 64`);

  let [letters, marks, targets] = ['', '', ''];
  for (const node of nodes) {
    let left = node.edges.size;
    for (const [letter, to] of node.edges) {
      left--;
      letters += packLetter(letter);
      marks += (to.final ? 1 : 0) + (left === 0 ? 2 : 0);
      const at = to.edges.size > 0 ? begins.get(to)! : NOWHERE;
      targets += DIGITS[at >> 12]! + DIGITS[(at >> 6) & 63]! + DIGITS[at & 63]!;
    }
  }
  return { letters, marks, targets };
}

/** Depth first, so that near words lie near and compress well. */
function inOrder(root: Node): readonly Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const to of node.edges.values()) visit(to);
  };
  visit(root);
  return [...seen];
}
