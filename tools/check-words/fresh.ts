import { readFileSync } from 'node:fs';
import { judgeClue, type Language, type Lexicon } from '../../src/games/pyramide/lexicon';

/** A line of a list somebody else wrote: may this clue be given for this word, and which rule is it about? */
interface Pair {
  readonly language: Language;
  readonly word: string;
  readonly clue: string;
  readonly refused: boolean;
  readonly rule: string;
}
interface Tally {
  refused: number;
  caught: number;
  /** Caught, and for the rule the writer meant. */
  named: number;
  passing: number;
  alarms: number;
}

/** Judges a list, `language word clue pass|refused rule` apart by tabs, and tells the figures by rule and what went wrong. */
export function tellFresh(path: string, lexicons: Readonly<Record<Language, Lexicon>>): void {
  const pairs = pairsOf(readFileSync(path, 'utf8'));
  const wrong: string[] = [];
  for (const language of ['fr', 'en'] as const) {
    const tallies = new Map<string, Tally>();
    for (const pair of pairs.filter((one) => one.language === language))
      for (const rule of [pair.rule, 'all']) {
        const tally = tallies.get(rule) ?? { refused: 0, caught: 0, named: 0, passing: 0, alarms: 0 };
        tallies.set(rule, tally);
        const fault = count(pair, lexicons[language], tally);
        if (fault !== null && rule === 'all') wrong.push(fault);
      }
    tell(language, tallies);
  }
  console.log('');
  for (const fault of wrong) console.log(fault);
}

function pairsOf(text: string): readonly Pair[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line, nth) => {
    const [language, word, clue, verdict, rule = ''] = line.split('\t').map((cell) => cell.trim());
    if (nth === 0 && language === 'language') return [];
    if ((language !== 'fr' && language !== 'en') || !word || !clue || !/^(pass|refused)$/.test(verdict ?? ''))
      throw new Error(`No pair: ${line}`);
    return { language, word, clue, refused: verdict === 'refused', rule: rule === '' ? 'any' : rule };
  });
}

/** Counts the pair, and says what is wrong with the verdict if anything is. A warning counts like a refusal: it stops the player. */
function count({ language, word, clue, refused, rule }: Pair, lexicon: Lexicon, tally: Tally): string | null {
  const verdict = judgeClue(clue, word, lexicon);
  const charged = verdict.kind !== 'fine';
  const said = verdict.kind === 'fine' ? 'fine' : `${verdict.kind}, ${verdict.rule}`;
  if (!refused) {
    tally.passing++;
    if (!charged) return null;
    tally.alarms++;
    return `false alarm (${language}, ${rule}): ${clue} for ${word}: ${said}`;
  }
  tally.refused++;
  if (!charged) return `missed (${language}, ${rule}): ${clue} for ${word}`;
  tally.caught++;
  if (rule !== 'any' && verdict.rule !== rule)
    return `caught for another rule (${language}, ${rule}): ${clue} for ${word}: ${said}`;
  tally.named++;
  return null;
}

function tell(language: Language, tallies: ReadonlyMap<string, Tally>): void {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `\n| ${language}: rule | must be caught | recall | for that rule | must pass | false alarms |\n| --- | --- | --- | --- | --- | --- |`,
  );
  for (const [rule, { refused, caught, named, passing, alarms }] of [...tallies].sort())
    console.log(
      `| ${rule} | ${refused} | ${share(caught, refused)} | ${share(named, refused)} | ${passing} | ${share(alarms, passing)} |`,
    );
}
