import { fault, type Fault, type FaultFacts } from '../faults';
import type { Draft } from '../draft';
import {
  AGES,
  EXPRESSIONS_PER_CARD,
  LANGUAGES,
  NAMES_PER_THEME,
  RIDDLES_PER_CARD,
  THEMES_PER_CARD,
} from '../types';

/**
 * Our own decks are printed cards: six riddles, five expressions, six themes. A family's deck may begin with one riddle and
 * grow: a card has at least one riddle and at most what the die can pick, and as many expressions as one cares to write, up
 * to a full list. What the rules of a riddle or a theme need is needed there too: five words, four names.
 */
export type Strictness = 'shipped' | 'own';

type Counted = 'riddle-count' | 'expression-count' | 'theme-count' | 'name-count';

export function headFaults({ head }: Draft): readonly Fault[] {
  const faults: Fault[] = [];
  const { deck, language, age } = head;
  if (!deck) faults.push(fault(1, 'head-missing', { field: 'deck' }));
  else if (deck.text === '') faults.push(fault(deck.line, 'head-value', { field: 'deck', value: '' }));
  if (!language) faults.push(fault(1, 'head-missing', { field: 'language' }));
  else if (!isOf(LANGUAGES, language.text))
    faults.push(fault(language.line, 'head-value', { field: 'language', value: language.text }));
  // Most decks are for everybody: the age may be left out.
  if (age && !isOf(AGES, age.text))
    faults.push(fault(age.line, 'head-value', { field: 'age', value: age.text }));
  return faults;
}

const isOf = (choices: readonly string[], text: string): boolean => choices.includes(text.toLowerCase());

export function countFaults({ cards, names }: Draft, strictness: Strictness): readonly Fault[] {
  const all = strictness === 'shipped';
  const faults: Fault[] = cards.length === 0 ? [fault(1, 'no-cards', {})] : [];
  const count = (line: number, code: Counted, found: number, least: number, most: number): void => {
    const facts: FaultFacts[Counted] = { found, least, most };
    if (found < least || found > most) faults.push(fault(line, code, facts));
  };
  for (const { line, riddles, expressions } of cards) {
    count(line, 'riddle-count', riddles.length, all ? RIDDLES_PER_CARD : 1, RIDDLES_PER_CARD);
    count(line, 'expression-count', expressions.length, all ? EXPRESSIONS_PER_CARD : 0, EXPRESSIONS_PER_CARD);
  }
  for (const { line, themes } of names) {
    count(line, 'theme-count', themes.length, all ? THEMES_PER_CARD : 1, THEMES_PER_CARD);
    for (const theme of themes)
      count(theme.title.line, 'name-count', theme.names.length, NAMES_PER_THEME, NAMES_PER_THEME);
  }
  return faults;
}
