import type { Language } from '../../../../i18n';
import type { Fault } from '../../decks/faults';
import { en } from './en';
import { fr, type DeckWords } from './fr';

/** Comes with the screens of decks, not with the first screen. */
export const DECK_WORDS: Readonly<Record<Language, DeckWords>> = { fr, en };

/** What is wrong, in a sentence that does not blame; the line is said by whoever shows it. */
export function sayFault({ faults: says }: DeckWords, fault: Fault): string {
  switch (fault.code) {
    case 'too-large':
    case 'line-too-long':
    case 'sentence-too-long':
      return says[fault.code](fault.facts.characters, fault.facts.most);
    case 'too-many-lines':
    case 'too-many-alternatives':
    case 'too-many-cards':
    case 'card-too-full':
      return says[fault.code](fault.facts.count, fault.facts.most);
    case 'head-missing':
    case 'head-twice':
      return says[fault.code][fault.facts.field];
    case 'head-value':
      return says['head-value'][fault.facts.field](fault.facts.value);
    case 'stray-line':
      return says['stray-line'](fault.facts.text);
    case 'entry-empty':
      return says['entry-empty'][fault.facts.marker];
    case 'sentence-missing':
    case 'answer-missing':
      return fault.facts.title === ''
        ? says[fault.code].untitled
        : says[fault.code].titled(fault.facts.title);
    case 'unreadable':
    case 'no-cards':
    case 'mark-open':
    case 'word-empty':
      return says[fault.code];
    case 'riddle-count':
    case 'expression-count':
    case 'theme-count':
    case 'name-count':
    case 'mark-count':
    case 'sentence-length':
      return says[fault.code](fault.facts.found, fault.facts.least, fault.facts.most);
    case 'word-several':
    case 'word-joined':
    case 'word-capital':
    case 'word-odd':
    case 'word-twice':
    case 'word-shown':
      return says[fault.code](fault.facts.word);
    case 'answer-inside':
    case 'answer-begins':
      return says[fault.code](fault.facts.word, fault.facts.answer);
    case 'answer-twice':
      return says['answer-twice'](fault.facts.answer, fault.facts.first);
    case 'accept-twice':
      return says['accept-twice'](fault.facts.accept);
    case 'expression-twice':
      return says['expression-twice'](fault.facts.expression, fault.facts.first);
    case 'name-twice':
      return says['name-twice'](fault.facts.name, fault.facts.first);
    case 'word-answers':
      return says['word-answers'](fault.facts.word, fault.facts.answer, fault.facts.other);
  }
}

export type { DeckWords };
