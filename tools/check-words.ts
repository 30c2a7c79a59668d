import { join } from 'node:path';
import { LABELLED } from '../__tests__/games/pyramide/lexicon/labelled';
import { figuresOf } from '../__tests__/games/pyramide/lexicon/labelled/figures';
import { DECKS, loadDeck } from '../src/games/pyramide/decks';
import { LANGUAGES, loadLexicon, type Language, type Lexicon } from '../src/games/pyramide/lexicon';
import { ENGLISH } from '../src/games/pyramide/lexicon/en';
import { FRENCH } from '../src/games/pyramide/lexicon/fr';
import { createKinship } from '../src/games/pyramide/lexicon/roots';
import { faultsOf, foundByLooks } from './check-words/entries';
import { tellFresh } from './check-words/fresh';
import { sizesOf } from './check-words/sizes';
import { timesOf, type Times } from './check-words/times';
import { runInHermes } from './hermes';

const SOURCES = { fr: FRENCH, en: ENGLISH };
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/**
 * `npm run check:words [-- --times]`: entries, decks and the referee's figures; with times, in Node and in the Hermes VM too.
 * `-- --fresh file.tsv`: the referee on a list somebody else wrote, and nothing else.
 */
async function check(): Promise<void> {
  const lexicons = { fr: await loadLexicon('fr'), en: await loadLexicon('en') };
  const fresh = process.argv.indexOf('--fresh');
  if (fresh >= 0) return tellFresh(process.argv[fresh + 1] ?? '', lexicons);
  const faults = [
    ...LANGUAGES.flatMap((language) => faultsOf(lexicons[language])),
    ...(await missingFrom(lexicons)),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;

  for (const language of LANGUAGES) tellOf(lexicons[language]);
  tellFigures(lexicons);
  for (const language of LANGUAGES)
    for (const [file, kilobytes] of sizesOf(language))
      console.log(`${language}/${file}: ${kilobytes.toFixed(1)} kB gzipped`);
  if (process.argv.includes('--times')) await tellTimes();
}

/** Every marked word of a riddle needs an entry: the app can only play what it has associations for. */
async function missingFrom(lexicons: Readonly<Record<Language, Lexicon>>): Promise<readonly string[]> {
  const decks = await Promise.all(DECKS.map(async ({ id }) => ({ id, deck: await loadDeck(id) })));
  return decks.flatMap(({ id, deck }) =>
    deck.cards
      .flatMap((card) => card.riddles.flatMap((riddle) => riddle.words))
      .filter((word) => lexicons[deck.language].entry(word) === null)
      .map((word) => `${id}: ${word} has no entry`),
  );
}

function tellOf(lexicon: Lexicon): void {
  const { headwords, language } = lexicon;
  const kinship = createKinship(SOURCES[language].morphology, lexicon.isWord);
  const alone = headwords.filter((word) => lexicon.entry(word)!.family.length === 0).length;
  const byLooks = foundByLooks(lexicon, (a, b) => kinship.likeness(a, b) !== 'none');
  console.log(
    `${language}: ${headwords.length} entries, ${alone} words without kin; ${percent(byLooks)} of the families found by looks alone`,
  );
}

function tellFigures(lexicons: Readonly<Record<Language, Lexicon>>): void {
  console.log(
    '\n| rule | pairs | must be caught | recall | must pass | false alarms |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const labelled of LABELLED) {
    const { pairs, breaking, missed, fair, alarms, recall, falseAlarms } = figuresOf(labelled, lexicons);
    console.log(
      `| ${labelled.rule} | ${pairs} | ${breaking} | ${percent(recall)} | ${fair} | ${percent(falseAlarms)} |`,
    );
    for (const { word, clue } of missed) console.error(`  missed: ${clue} for ${word}`);
    for (const { word, clue } of alarms) console.error(`  false alarm: ${clue} for ${word}`);
  }
  console.log('');
}

async function tellTimes(): Promise<void> {
  const inHermes = (await runInHermes(join(__dirname, 'check-words/hermes-entry.ts'))).map(
    (line) => JSON.parse(line) as Times,
  );
  LANGUAGES.forEach((language, nth) => {
    const [node, vm] = [timesOf(SOURCES[language], () => performance.now()), inHermes[nth]!];
    if (node.words !== vm.words)
      console.error(`${language}: the VM knows ${vm.words} words, Node ${node.words}`);
    for (const [machine, { open, isWord, judge, compare }] of [
      ['Node', node],
      ['Hermes', vm],
    ] as const)
      console.log(
        `${language} in ${machine}: opens in ${open.toFixed(1)} ms, isWord ${isWord.toFixed(1)} µs, judgeClue ${judge.toFixed(0)} µs, a word against all ${compare.toFixed(0)} ms`,
      );
  });
}

void check();
