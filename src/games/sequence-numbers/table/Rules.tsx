import { StyleSheet, View } from 'react-native';
import { SEQUENCE_WORDS } from '../i18n';
import type { Language } from '../../../i18n';
import { Panel, RADIUS, SPACE, Txt, useTheme } from '../../../ui';
import { Chip } from './Chip';
import { BAND, CORNER, LOCKED } from './colours';

/** Short, and each with a small picture made of the same pieces as the table. */
export function Rules({ language }: { readonly language: Language }) {
  return (
    <>
      {SEQUENCE_WORDS[language].rules.map(({ title, text, picture }) => (
        <Panel key={title}>
          <Txt strong size="large" heading={2}>
            {title}
          </Txt>
          <Picture name={picture} />
          <Txt>{text}</Txt>
        </Panel>
      ))}
    </>
  );
}

type Piece = number | '★' | 0.5 | 'team0' | 'team1' | 'lock0' | string;

/** Rows of cells, chips and cards; a string in a frame is a card. */
const PICTURES: Readonly<Record<string, readonly Piece[]>> = {
  line: ['team0', 'team0', 'team0', 'team0', 'team0'],
  sum: ['card:17+8', '→', 24, 'team0', 26],
  corner: ['★', 'team1', 'team1', 'team1', 'team1'],
  plus: ['card:+', '→', 'team0'],
  minus: ['card:−', '→', 'team1', '→', 12],
  dead: ['card:9+3', '→', 'team1', 'team0'],
  locked: ['lock0', 'lock0', 'lock0', 'lock0', 'lock0'],
};

function Picture({ name }: { readonly name: string }) {
  const pieces = PICTURES[name];
  if (!pieces) return null;
  return (
    <View aria-hidden style={styles.picture}>
      {pieces.map((piece, index) => (
        <PieceShape key={index} piece={piece} />
      ))}
      {name === 'locked' ? <View style={[styles.through, { backgroundColor: LOCKED.light }]} /> : null}
    </View>
  );
}

function PieceShape({ piece }: { readonly piece: Piece }) {
  const { colours, dark } = useTheme();
  const mode = dark ? 'dark' : 'light';
  if (piece === '→') return <Txt dim>→</Txt>;
  if (typeof piece === 'string' && piece.startsWith('card:')) {
    return (
      <View style={[styles.card, { backgroundColor: colours.raised, borderColor: colours.border }]}>
        <Txt strong fixed>
          {piece.slice(5)}
        </Txt>
      </View>
    );
  }
  const chip = typeof piece === 'string' && /^(team|lock)/.test(piece);
  return (
    <View style={[styles.cell, { backgroundColor: piece === '★' ? CORNER[mode] : BAND[mode][2] }]}>
      {chip ? (
        <Chip team={Number(String(piece).slice(4))} size={32} locked={String(piece).startsWith('lock')} />
      ) : (
        <Txt fixed colour={piece === '★' ? '#2B220E' : colours.text}>
          {piece}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { flexDirection: 'row', alignItems: 'center', gap: 4, alignSelf: 'flex-start' },
  cell: { width: 42, height: 42, borderRadius: RADIUS.s, alignItems: 'center', justifyContent: 'center' },
  card: {
    width: 60,
    height: 72,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    marginRight: SPACE.xs,
  },
  through: {
    position: 'absolute',
    left: 20,
    right: 20,
    top: '50%',
    height: 4,
    marginTop: -2,
    borderRadius: 2,
  },
});
