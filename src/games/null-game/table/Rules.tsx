import type { Language } from '../../../i18n';
import { Panel, Txt } from '../../../ui';
import { NULL_WORDS } from '../i18n';
import { THINKING_MS } from '../rules';

export function Rules({ language }: { readonly language: Language }) {
  const { aim, turn } = NULL_WORDS[language].rules;
  return (
    <>
      <Rule title={aim.title} text={aim.text} />
      <Rule title={turn.title} text={turn.text(THINKING_MS / 1000)} />
    </>
  );
}

function Rule({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {title}
      </Txt>
      <Txt>{text}</Txt>
    </Panel>
  );
}
