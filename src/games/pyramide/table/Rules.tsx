import type { Language } from '../../../i18n';
import { PYRAMIDE_WORDS } from '../i18n';
import { Panel, Txt } from '../../../ui';
import { RulesClues } from './RulesClues';
import { RulesPicture } from './RulesPicture';

/** Short, with pictures of the same pieces as the table: a riddle, who plays what, then clue words, the clock, one's own cards. */
export function Rules({ language }: { readonly language: Language }) {
  const { rules } = PYRAMIDE_WORDS[language].learning;
  return (
    <>
      {rules.sections.map((section) => (
        <Section key={section.title} {...section} language={language} />
      ))}
      <RulesClues words={rules.clues} />
      <Section {...rules.time} picture="ring" language={language} />
      <Section {...rules.decks} text={[rules.decks.text]} picture="" language={language} />
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly text: readonly string[];
  readonly picture: string;
  readonly language: Language;
}

function Section({ title, text, picture, language }: SectionProps) {
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {title}
      </Txt>
      <RulesPicture name={picture} language={language} />
      {text.map((paragraph) => (
        <Txt key={paragraph}>{paragraph}</Txt>
      ))}
    </Panel>
  );
}
