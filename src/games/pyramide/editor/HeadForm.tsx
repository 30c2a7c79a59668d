import { AGES, LANGUAGES } from '../decks';
import type { Written } from '../decks/draft';
import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { Choice, Panel } from '../../../ui';
import { setHead, type Edit } from './edits';
import { Field } from './Field';
import { onLine, said, type Validated } from './validate';
import { Notices } from './Notices';

export interface HeadFormProps {
  readonly validated: Validated;
  readonly edit: (change: Edit) => void;
}

/** Name, language and age. */
export function HeadForm({ validated, edit }: HeadFormProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  const { deck, language: written, age } = validated.draft.head;
  const chosen = <T extends string>(choices: readonly T[], found: Written | undefined): T | '' =>
    choices.find((choice) => choice === found?.text.toLowerCase()) ?? '';
  const forWhom = age ? chosen(AGES, age) : 'standard';
  const about = (field: 'deck' | 'language' | 'age', line: number | undefined) =>
    said(validated, (one) =>
      one.code === 'head-missing'
        ? one.facts.field === field
        : one.code === 'head-value' && onLine(line)(one),
    );
  return (
    <Panel>
      <Field
        label={words.name}
        hint={words.nameHint}
        value={deck?.text ?? ''}
        onChange={(name) => edit(setHead('deck', name))}
        said={about('deck', deck?.line)}
        testID="deck-name"
      />
      <Choice
        label={words.language}
        options={LANGUAGES.map((value) => ({ value: value as string, label: words.languages[value] }))}
        value={chosen(LANGUAGES, written)}
        onChange={(value) => edit(setHead('language', value))}
      />
      <Notices {...about('language', written?.line)} />
      <Choice
        label={words.age}
        options={AGES.map((value) => ({ value: value as string, label: words.ages[value] }))}
        value={forWhom}
        onChange={(value) => edit(setHead('age', value))}
        {...(forWhom === '' ? {} : { says: words.ageSays[forWhom] })}
      />
      <Notices {...about('age', age?.line)} />
    </Panel>
  );
}
