import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { View as SeenView } from '../rules';
import type { PyramideWords } from '../i18n';
import { Face, RADIUS, SPACE, Txt, useColours } from '../../../ui';

export interface RoleListProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
}

/** Who plays which role in this riddle. */
export function RoleList({ view, seats, words }: RoleListProps) {
  const colours = useColours();
  return (
    <View style={styles.roles} role="list">
      {view.roles.map((role, seat) => {
        const roleName = words.roles[role] ?? '';
        const player = seats[seat];
        if (!player || roleName === '') return null;
        return (
          <View
            key={seat}
            role="listitem"
            aria-label={words.roleOf(roleName, player.name)}
            style={[styles.role, { backgroundColor: colours.surface }]}
          >
            <Face name={player.name} face={player.face} size={30} />
            <View>
              <Txt strong>{player.name}</Txt>
              <Txt size="small" dim>
                {roleName}
              </Txt>
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  roles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, justifyContent: 'center' },
  role: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    borderRadius: RADIUS.m,
    paddingVertical: SPACE.xs,
    paddingHorizontal: SPACE.m,
  },
});
