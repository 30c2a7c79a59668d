import type { DraftRiddle } from '../decks/draft';
import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { Panel } from '../../../ui';
import { answersOf } from './answers';
import { setAnswer, setRiddleTitle, setSentence, settleAnswer, type Edit } from './edits';
import { Field } from './Field';
import type { Span } from './textLines';
import { inSpan, onLine, said, type Validated } from './validate';
import { Notices } from './Notices';
import { SentenceField } from './SentenceField';

export interface RiddleFormProps {
  readonly card: number;
  readonly riddle: number;
  readonly written: DraftRiddle;
  readonly span: Span;
  readonly validated: Validated;
  readonly edit: (change: Edit) => void;
}

export function RiddleForm({ card, riddle, written, span, validated, edit }: RiddleFormProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  const { title, sentence, answer } = written;
  const parts = answersOf(answer?.text ?? '');
  const here = said(validated, inSpan(span));
  const own = [title.line, sentence?.line, answer?.line];
  return (
    <>
      <Panel>
        <Field
          label={words.riddleTitle}
          says={words.riddleTitleSays}
          value={title.text}
          onChange={(next) => edit(setRiddleTitle(card, riddle, next))}
          said={said(here, onLine(title.line, ['sentence-missing', 'answer-missing']))}
          testID="riddle-title"
        />
        <SentenceField
          title={title.text}
          sentence={sentence?.text ?? ''}
          onChange={(next) => edit(setSentence(card, riddle, next))}
          said={said(here, (one) => onLine(sentence?.line)(one) || one.code === 'sentence-missing')}
        />
      </Panel>
      <Panel>
        <Field
          label={words.answer}
          hint={words.answerHint}
          value={parts.answer}
          onChange={(next) => edit(setAnswer(card, riddle, { answer: next }))}
          onLeave={() => edit(settleAnswer(card, riddle))}
          said={said(here, (one) => onLine(answer?.line)(one) || one.code === 'answer-missing')}
          testID="answer"
        />
        <Field
          label={words.accepts}
          says={words.acceptsSays}
          value={parts.accepts}
          onChange={(next) => edit(setAnswer(card, riddle, { accepts: next }))}
          testID="accepts"
        />
      </Panel>
      <Notices {...said(here, ({ line }) => !own.includes(line))} />
    </>
  );
}
