import type { Language } from '../../../i18n';
import { Panel, Txt } from '../../../ui';
import { NULL_WORDS } from '../i18n';

export function Rules({ language }: { readonly language: Language }) {
  return (
    <>
      {NULL_WORDS[language].rules.map(({ title, text }) => (
        <Panel key={title}>
          <Txt strong size="large" heading={2}>
            {title}
          </Txt>
          <Txt>{text}</Txt>
        </Panel>
      ))}
    </>
  );
}
