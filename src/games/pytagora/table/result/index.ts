import type { Config, Move, State, View } from '../../rules';
import { PYTAGORA_WORDS } from '../../i18n';
import type { ResultParts } from '../../../../shell/result/parts';
import * as children from './children';
import * as crossword from './crossword';

const isCrossword = ({ kind }: Config): boolean => kind === 'classic' || kind === 'plus-or-minus';

/** Points where equations cross; in the children's games what is left in hand, and fewest wins. */
export const result: ResultParts<Config, State, Move, View> = {
  score: (view, seat) => (view.family === 'crossword' ? view.scores[seat]! : view.handSizes[seat]!),
  better: ({ family }) => (family === 'crossword' ? 'more' : 'fewer'),
  counts: (view, language) =>
    view.family === 'crossword'
      ? PYTAGORA_WORDS[language].result.crossword.counts(view.config.target)
      : children.counts(language),
  lead: (table, gap, _seats, language) =>
    isCrossword(table.config) ? crossword.lead(table, gap, language) : children.lead(gap, language),
  finest: (table, _seats, language) =>
    isCrossword(table.config) ? crossword.finest(table, language) : children.finest(table, language),
  compliment: (table, seat, language) =>
    isCrossword(table.config)
      ? crossword.compliment(table, seat, language)
      : children.compliment(table, seat, language),
};
