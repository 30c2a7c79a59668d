import { judgeClue, type Lexicon, type Language } from '../../../../../src/games/pyramide/lexicon';
import type { Case, Labelled } from './cases';

/** How the referee did on one rule's list: what it let pass, and what it charged with the rule without cause. */
export interface Figures {
  readonly pairs: number;
  readonly breaking: number;
  readonly missed: readonly Case[];
  readonly fair: number;
  readonly alarms: readonly Case[];
  readonly recall: number;
  readonly falseAlarms: number;
}

/** A refusal or a warning counts only if it names this rule: a right verdict for a wrong reason is a miss. */
export function figuresOf({ rule, cases }: Labelled, lexicons: Readonly<Record<Language, Lexicon>>): Figures {
  const charged = ({ language, word, clue }: Case): boolean => {
    const verdict = judgeClue(clue, word, lexicons[language]);
    return verdict.kind !== 'fine' && verdict.rule === rule;
  };
  const breaking = cases.filter((one) => one.breaks);
  const fair = cases.filter((one) => !one.breaks);
  const missed = breaking.filter((one) => !charged(one));
  const alarms = fair.filter(charged);
  return {
    pairs: cases.length,
    breaking: breaking.length,
    missed,
    fair: fair.length,
    alarms,
    recall: 1 - missed.length / breaking.length,
    falseAlarms: alarms.length / fair.length,
  };
}
