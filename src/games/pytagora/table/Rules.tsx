import { View } from 'react-native';
import { isFace, KINDS, type Face } from '../rules';
import type { Language } from '../../../i18n';
import { PYTAGORA_WORDS } from '../i18n';
import { Panel, Txt } from '../../../ui';
import { ChildrenRules, type ChildrenKind } from './children/Rules';
import { Piece } from './Piece';

const CHILDREN = KINDS.filter((kind): kind is ChildrenKind => kind !== 'classic' && kind !== 'plus-or-minus');

/** Classic first, then each of the children's games; pictures are made of the same pieces as the table. */
export function Rules({ language }: { readonly language: Language }) {
  const words = PYTAGORA_WORDS[language];
  return (
    <>
      {words.rules.map(({ title, text, picture }) => (
        <Panel key={title}>
          <Txt strong size="large" heading={2}>
            {title}
          </Txt>
          {picture ? <Run faces={[...picture].filter(isFace)} /> : null}
          <Txt>{text}</Txt>
        </Panel>
      ))}
      {CHILDREN.map((kind) => (
        <Panel key={kind}>
          <Txt strong size="large" heading={2}>
            {words.kinds[kind]}
          </Txt>
          <ChildrenRules kind={kind} language={language} />
        </Panel>
      ))}
    </>
  );
}

function Run({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <View style={{ flexDirection: 'row', paddingBottom: 8 }}>
      {faces.map((face, place) => (
        <Piece key={place} face={face} size={38} />
      ))}
    </View>
  );
}
