import { Fragment } from 'react';
import { VARIANTS } from '../rules';
import type { Language } from '../../../i18n';
import { PRIME_CLIMB_WORDS } from '../i18n';
import { Panel, Txt } from '../../../ui';
import { RulesCards } from './RulesCards';
import { RulesPicture, SMALL_PICTURE } from './RulesPicture';

/** Short, and each with a small picture made of the same pieces as the table; then every card and every variant. */
export function Rules({ language }: { readonly language: Language }) {
  const words = PRIME_CLIMB_WORDS[language];
  const { sections, variants } = words.learning.rules;
  return (
    <>
      {sections.map(({ title, text, picture }) => (
        <Panel key={title}>
          <Txt strong size="large" heading={2}>
            {title}
          </Txt>
          <RulesPicture name={picture} />
          <Txt>{text}</Txt>
        </Panel>
      ))}
      <RulesCards words={words} />
      <Panel>
        <Txt strong size="large" heading={2}>
          {variants.title}
        </Txt>
        <Txt>{variants.says}</Txt>
        {VARIANTS.map((variant) => (
          <Fragment key={variant}>
            <Txt>
              <Txt strong>{words.variants[variant]}</Txt> · {words.variantSays[variant]}{' '}
              {variants.more[variant]}
            </Txt>
            <RulesPicture name={variant} size={SMALL_PICTURE} />
          </Fragment>
        ))}
      </Panel>
    </>
  );
}
