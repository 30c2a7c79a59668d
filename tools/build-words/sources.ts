import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { saidBefore } from '../../src/games/pyramide/lexicon/entries';
import { PARTS_OF_SPEECH, type Entry, type Language } from '../../src/games/pyramide/lexicon/types';

/** What the app knows of words, as people write it: a line an entry. The app ships it packed. */
const WORDS = join(__dirname, '..', 'words');
const LINKS = 'links.txt';
const REPLIES = 'replies.txt';
const YOUNG = 'young.txt';
export const ANSWERS = 'answers.txt';
/** By a second writer and a third, `answer;words`. */
export const MORE_ANSWERS = ['answers-2.txt', 'answers-3.txt'];
const NO_ENTRIES = [LINKS, REPLIES, YOUNG, ANSWERS, ...MORE_ANSWERS];

export const linesOf = (language: Language, file: string): readonly string[] => {
  const path = join(WORDS, language, file);
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
};

export const wordsOf = (text: string | undefined): readonly string[] => (text ? text.split(' ') : []);

export const listsIn = (language: Language, file: string): ReadonlyMap<string, string> =>
  new Map(linesOf(language, file).map((line) => line.split(';') as [string, string]));

/** Of all files `word;part of speech;clues;recall;family`, of links.txt `word;links`, of replies.txt `word;replies` and of young.txt `word;clues for children`. */
export function readEntries(language: Language): readonly Entry[] {
  const lists = {
    links: listsIn(language, LINKS),
    replies: listsIn(language, REPLIES),
    young: listsIn(language, YOUNG),
  };
  const files = readdirSync(join(WORDS, language)).filter(
    (file) => file.endsWith('.txt') && !NO_ENTRIES.includes(file),
  );
  const entries = new Map<string, Entry>();
  for (const line of files.sort().flatMap((file) => linesOf(language, file))) {
    const entry = entryOf(line, lists);
    if (entries.has(entry.word)) throw new Error(`${language}: ${entry.word} has two entries`);
    entries.set(entry.word, entry);
  }
  const strays = Object.values(lists)
    .flatMap((list) => [...list.keys()])
    .filter((word) => !entries.has(word));
  if (strays.length > 0) throw new Error(`${language}: lists of words without an entry: ${strays.join(' ')}`);
  return [...entries.values()];
}

function entryOf(
  line: string,
  lists: Readonly<Record<'links' | 'replies' | 'young', ReadonlyMap<string, string>>>,
): Entry {
  const [word, part, clues, recall, family] = line.split(';');
  const pos = PARTS_OF_SPEECH.find((one) => one === part);
  if (!word || !pos) throw new Error(`No entry: ${line}`);
  const known = {
    clues: wordsOf(clues),
    recall: wordsOf(recall),
    links: wordsOf(lists.links.get(word)),
  };
  const before = saidBefore(known);
  const replies = wordsOf(lists.replies.get(word));
  return {
    word,
    pos,
    ...known,
    replies: replies.filter((reply) => !before.includes(reply)),
    agreed: before.filter((one) => replies.includes(one)),
    young: wordsOf(lists.young.get(word)),
    family: wordsOf(family),
  };
}

/** By name that is also a word in small letters: the words for which a table hears the name; none where it hears it always. */
export const heardNames = (language: Language): ReadonlyMap<string, readonly string[]> =>
  new Map(
    linesOf(language, 'heard.names')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(' '))
      .map(([name, ...words]) => [name!, words]),
  );
