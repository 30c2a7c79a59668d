import { heardNames } from '../build-words/sources';
import { judgeClue, PARTS_OF_SPEECH, type Entry, type Lexicon } from '../../src/games/pyramide/lexicon';

const CLUES = 8;
/** Where the referee refused some of a writer's, fewer are left. */
const FEWEST_CLUES = 5;
const RECALL = { least: 8, most: 12 };
const MOST_LINKS = 16;
const MOST_YOUNG = 6;

/** What is wrong with the entries, a sentence each. */
export function faultsOf(lexicon: Lexicon): readonly string[] {
  const names = heardNames(lexicon.language);
  return lexicon.headwords.flatMap((word) => {
    const entry = lexicon.entry(word)!;
    return [...shapeOf(entry), ...verdictsOf(entry, lexicon), ...namesIn(entry, names)].map(
      (fault) => `${lexicon.language} ${word}: ${fault}`,
    );
  });
}

function shapeOf({ word, pos, clues, recall, links, replies, young, family }: Entry): readonly string[] {
  const faults: string[] = [];
  if (!PARTS_OF_SPEECH.includes(pos)) faults.push(`part of speech ${pos}`);
  if (clues.length > CLUES || clues.length < FEWEST_CLUES) faults.push(`${clues.length} clues`);
  if (recall.length < RECALL.least || recall.length > RECALL.most)
    faults.push(`${recall.length} recall words`);
  if (links.length > MOST_LINKS) faults.push(`${links.length} links`);
  if (young.length > MOST_YOUNG) faults.push(`${young.length} clues for children`);
  for (const list of [clues, recall, links, replies, young, family])
    if (new Set(list).size < list.length) faults.push(`a word twice among ${list.join(' ')}`);
  if (family.includes(word)) faults.push('is in its own family');
  return faults;
}

/** Whatever is written down for a word must be allowed to be said for it. */
function verdictsOf(
  { word, clues, recall, links, replies, young }: Entry,
  lexicon: Lexicon,
): readonly string[] {
  return [...new Set([...clues, ...recall, ...links, ...replies, ...young])].flatMap((clue) => {
    const verdict = judgeClue(clue, word, lexicon);
    return verdict.kind === 'fine' ? [] : [`${clue} is ${verdict.kind} (${verdict.rule})`];
  });
}

/** The referee lets a word in small letters be the word, but a table hears the name. */
const namesIn = (
  { word, clues, recall, links, replies, young }: Entry,
  names: ReadonlyMap<string, readonly string[]>,
): readonly string[] =>
  [...new Set([...clues, ...recall, ...links, ...replies, ...young])]
    .filter((clue) => names.get(clue)?.length === 0 || names.get(clue)?.includes(word))
    .map((clue) => `${clue} is heard as a name`);

/** Of the families' members, how many would be found without the lists, by their looks alone? */
export function foundByLooks(lexicon: Lexicon, looksRelated: (a: string, b: string) => boolean): number {
  const pairs = lexicon.headwords.flatMap((word) =>
    lexicon.entry(word)!.family.map((member): [string, string] => [word, member]),
  );
  return pairs.filter(([word, member]) => looksRelated(word, member)).length / pairs.length;
}
