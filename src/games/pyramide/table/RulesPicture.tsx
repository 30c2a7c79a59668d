import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { pyramide, type RiddleView } from '../rules';
import type { Language } from '../../../i18n';
import { PYRAMIDE_WORDS } from '../i18n';
import { OwnColours } from '../../../shell';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { PyramidSteps } from './PyramidSteps';
import { Clues } from './Clues';
import { palette, SAND } from './colours';
import { HoldCard } from './HoldCard';
import { SNOWMAN } from './lessonRiddles';
import { aloudConfig, heardTwo, stateAfter, TO_JUDGE, typedConfig } from './lessonScripts';
import { Obelisk } from './Obelisk';
import { Ring } from './Ring';
import { Sentence } from './Sentence';

export interface RulesPictureProps {
  readonly name: string;
  readonly language: Language;
}

const BRICK_HEIGHT = 190;
/** Seven of ten seconds are left, and stand still. */
const SEVEN = { id: 'rules', ms: 10_000, left: 7_000, deadline: null, waits: false };

/** Made of the table's own pieces, on a piece of the table. The card can be held here as well. */
export function RulesPicture({ name, language }: RulesPictureProps) {
  const drawn = drawing(name, language);
  if (!drawn) return null;
  return (
    <OwnColours palette={palette}>
      <Cloth hidden={name !== 'card'}>{drawn}</Cloth>
    </OwnColours>
  );
}

function Cloth({ hidden, children }: { readonly hidden: boolean; readonly children: ReactNode }) {
  const colours = useColours();
  return (
    <View aria-hidden={hidden} style={[styles.cloth, { backgroundColor: colours.table }]}>
      {children}
    </View>
  );
}

function drawing(name: string, language: Language): ReactNode {
  const words = PYRAMIDE_WORDS[language];
  switch (name) {
    case 'steps':
      return <PyramidSteps score={[4, 6]} names={['A', 'B']} width={260} height={220} label="" />;
    case 'card':
      return (
        <View style={styles.card}>
          <HoldCard
            secret={SNOWMAN[language].words[0]!}
            shut={words.holdWord}
            open={words.letGo}
            activate={words.activate}
            more={null}
          />
        </View>
      );
    case 'bet':
      return <Bricks from={13} by="− 3" to={10} />;
    case 'bonus':
      return <Bricks from={2} by="+ 2" to={null} />;
    case 'sentence':
      return <Asked language={language} />;
    case 'typed':
      return <Clues clues={clueing(language)} words={words} />;
    case 'ring':
      return <Ring countdown={SEVEN} size={132} label={words.ring.clue} />;
    default:
      return null;
  }
}

function Bricks({
  from,
  by,
  to,
}: {
  readonly from: number;
  readonly by: string;
  readonly to: number | null;
}) {
  return (
    <View style={styles.row}>
      <Obelisk bricks={from} height={BRICK_HEIGHT} label="" />
      <Txt strong size={28} colour={SAND}>
        {by}
      </Txt>
      {to === null ? null : <Obelisk bricks={to} height={BRICK_HEIGHT} label="" />}
    </View>
  );
}

const riddleOf = (language: Language, kind: 'judged' | 'typed'): RiddleView => {
  const state =
    kind === 'judged'
      ? stateAfter(aloudConfig(language), TO_JUDGE)
      : stateAfter(typedConfig(language), heardTwo(language));
  return pyramide.view(state, 'table').riddle!;
};

const clueing = (language: Language) => {
  const { words, at } = riddleOf(language, 'typed');
  return words[at]!.clues;
};

/** The sentence as SYNO has it before the enigma, one word struck. */
function Asked({ language }: { readonly language: Language }) {
  const words = PYRAMIDE_WORDS[language];
  const riddle = riddleOf(language, 'judged');
  return (
    <View style={styles.asked}>
      <Txt strong align="center">
        {words.head.riddle(riddle.title)}
      </Txt>
      <Sentence riddle={riddle} words={words} />
    </View>
  );
}

const styles = StyleSheet.create({
  cloth: { borderRadius: RADIUS.m, padding: SPACE.m, alignItems: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.l },
  card: { alignSelf: 'stretch', maxWidth: 420 },
  asked: { gap: SPACE.s },
});
