import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Player } from '../../../engine';
import { useWords, type SeatsProps } from '../../../shell';
import { useArrived } from '../../../shell/beats';
import { Button, Dialog, SPACE, Txt, useTheme } from '../../../ui';
import { PYRAMIDE_WORDS, type PyramideWords } from '../i18n';
import { seatsOfSide, type View as SeenView } from '../rules';
import { nameOf } from './seating';
import { SideCard } from './SideCard';
import { layCards } from './sideCards';
import { DECIDED } from './beats';

/** Below this the seats of a side stand closer. */
const LOW = 620;
/** From this on the sides stand one under the other. */
const VERY_LARGE = 1.5;

/** Who plays with whom, what each does now, and how many steps they have climbed. A tap says what the roles do. */
export function SidesBar({ view, seats, turn, language, width }: SeatsProps<SeenView>) {
  const words = PYRAMIDE_WORDS[language];
  const frame = useWords();
  const [asked, setAsked] = useState(false);
  const low = useWindowDimensions().height < LOW;
  const { text } = useTheme();
  const stacked = text >= VERY_LARGE;
  const lies = useArrived(DECIDED);
  const cards = view.score.map((points, side) => ({
    names: seatsOfSide(view.config, side).map((seat) => nameOf(seats, seat)),
    score: String(points),
    stars: view.rounds[side] ?? 0,
  }));
  const { fit, widths, sizes } = layCards(cards, longestRole(view, words), { width, low, text, stacked });
  return (
    <View style={[styles.bar, stacked ? styles.stacked : null]} role="group" aria-label={frame.table.seats}>
      {view.score.map((_, side) => (
        <SideCard
          key={side}
          view={view}
          seats={seats}
          side={side}
          turn={turn}
          words={words}
          fit={fit}
          width={widths[side] ?? 0}
          nameSizes={sizes[side] ?? []}
          rolls={!lies}
          onAsk={() => setAsked(true)}
        />
      ))}
      <Dialog open={asked} title={words.whoDoes} onClose={() => setAsked(false)} closeLabel={frame.close}>
        <RolesSaid view={view} seats={seats} words={words} />
        <Button label={frame.close} onPress={() => setAsked(false)} />
      </Dialog>
    </View>
  );
}

/** Of those there are while riddles are played, or lists: within each of them nothing on a card moves. */
function longestRole({ config, list }: SeenView, { roles }: PyramideWords): string {
  const others = list ? ['maitre-mots'] : ['scripto', 'reglo'];
  return ['dico', 'syno', ...(config.seats === 4 ? others : [])]
    .map((role) => roles[role] ?? '')
    .reduce((before, role) => (role.length > before.length ? role : before));
}

interface RolesSaidProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
}

/** What everybody does now, in a sentence each; before the roles are given, what there will be to do. */
function RolesSaid({ view, seats, words }: RolesSaidProps) {
  const played = view.roles.flatMap((role, seat) =>
    words.roleDoes[role] ? [{ role, name: nameOf(seats, seat) }] : [],
  );
  const said = played.length > 0 ? played : (['dico', 'syno'] as const).map((role) => ({ role, name: '' }));
  return (
    <>
      {said.map(({ role, name }) => (
        <View key={`${role} ${name}`} testID={`role-${role}`}>
          <Txt strong>{name ? words.roleOf(words.roles[role] ?? '', name) : words.roles[role]}</Txt>
          <Txt>{words.roleDoes[role]}</Txt>
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: SPACE.s, alignItems: 'stretch' },
  stacked: { flexDirection: 'column', gap: SPACE.xs },
});
