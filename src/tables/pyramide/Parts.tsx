import { StyleSheet, View } from 'react-native';
import type { Sitter } from '../../engine/core';
import type { View as SeenView } from '../../engine/pyramide';
import type { PyramideWords } from '../../i18n/pyramide';
import { Face, RADIUS, SPACE, Txt, useColours } from '../../ui';

export interface PartsProps {
  readonly view: SeenView;
  readonly seats: readonly Sitter[];
  readonly words: PyramideWords;
}

/** Who plays which part in this riddle. */
export function Parts({ view, seats, words }: PartsProps) {
  const colours = useColours();
  return (
    <View style={styles.parts} role="list">
      {view.roles.map((role, seat) => {
        const part = words.roles[role] ?? '';
        const sitter = seats[seat];
        if (!sitter || part === '') return null;
        return (
          <View
            key={seat}
            role="listitem"
            aria-label={`${part} : ${sitter.name}`}
            style={[styles.part, { backgroundColor: colours.surface }]}
          >
            <Face name={sitter.name} face={sitter.face} size={30} />
            <View>
              <Txt strong>{sitter.name}</Txt>
              <Txt size="small" dim>
                {part}
              </Txt>
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  parts: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, justifyContent: 'center' },
  part: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    borderRadius: RADIUS.m,
    paddingVertical: SPACE.xs,
    paddingHorizontal: SPACE.m,
  },
});
