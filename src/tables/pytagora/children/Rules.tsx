import type { SquareKind } from '../../../engine/pytagora';
import type { Language } from '../../../i18n';
import { Panel, Txt } from '../../../ui';
import { childrenWords } from './tell';

export type ChildrenKind = SquareKind | 'tables';

/** Few words and big type: a grown-up reads them aloud once. */
export function ChildrenRules({
  kind,
  language,
}: {
  readonly kind: ChildrenKind;
  readonly language: Language;
}) {
  return (
    <>
      {childrenWords(language).rules[kind]!.map(({ text }) => (
        <Panel key={text}>
          <Txt size="large">{text}</Txt>
        </Panel>
      ))}
    </>
  );
}
