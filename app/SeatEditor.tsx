import { Pressable, StyleSheet, TextInput, View } from 'react-native';
import { levelsOf } from '../src/engine';
import type { Json, Player } from '../src/engine';
import { useApp, type Box } from '../src/shell';
import { Choice, FACE_COLOURS, Face, FONT, RADIUS, SIZE, SPACE, Toggle, TOUCH, useTheme } from '../src/ui';
import { NAME_LENGTH, nameFor, withHelp, withSums } from './players';

export interface SeatEditorProps {
  readonly box: Box;
  readonly place: number;
  readonly player: Player;
  readonly config: Json;
  readonly onChange: (player: Player) => void;
}

const PERSON = 'person';
const APP = 'app';

/** One seat: face, name, and who plays it. A tap on the face changes its colour. */
export function SeatEditor({ box, place, player, config, onChange }: SeatEditorProps) {
  const { words, language } = useApp();
  const { colours, scale } = useTheme();
  const number = place + 1;
  const helpSays = box.setUp.helpSays(config, language);
  const sumsSays = box.setUp.sumsSays?.(config, language) ?? null;
  const levels = levelsOf(box.players.bots);
  const name = player.name.trim() || words.setUp.seat(number);
  const play = (bot: string | null) => {
    // A name that was only proposed changes with who plays; one that somebody typed stays.
    const proposed = player.name === nameFor(place, player.bot !== null, words) || player.name.trim() === '';
    onChange({ ...player, bot, name: proposed ? nameFor(place, bot !== null, words) : player.name });
  };
  return (
    <View style={[styles.seat, { borderColor: colours.border }]}>
      <View style={styles.row}>
        <Pressable
          role="button"
          aria-label={words.setUp.face(number)}
          onPress={() => onChange({ ...player, face: (player.face + 1) % FACE_COLOURS.length })}
          style={styles.face}
        >
          <Face name={player.name} face={player.face} size={TOUCH} />
        </Pressable>
        <TextInput
          aria-label={words.setUp.name(number)}
          testID={`name-${place}`}
          value={player.name}
          maxLength={NAME_LENGTH}
          autoCorrect={false}
          allowFontScaling={false}
          selectTextOnFocus
          onChangeText={(name) => onChange({ ...player, name })}
          style={[
            styles.name,
            {
              color: colours.text,
              backgroundColor: colours.table,
              borderColor: colours.border,
              fontFamily: FONT.strong,
              fontSize: SIZE.body * scale,
            },
          ]}
        />
      </View>
      {box.players.peopleOnly ? null : (
        <Choice
          quiet
          label={words.setUp.who(name)}
          colour={box.colour}
          options={[
            { value: PERSON, label: words.setUp.person },
            { value: APP, label: words.setUp.app },
          ]}
          value={player.bot === null ? PERSON : APP}
          onChange={(who) => play(who === PERSON ? null : levels[0]!)}
        />
      )}
      {player.bot === null ? null : (
        <Choice
          quiet
          label={words.setUp.level(name)}
          colour={box.colour}
          options={levels.map((level) => ({ value: level as string, label: words.levels[level]! }))}
          value={player.bot}
          onChange={play}
          says={words.levelSays[player.bot] ?? ''}
        />
      )}
      {player.bot === null && helpSays !== null ? (
        <Toggle
          label={words.setUp.help}
          says={helpSays}
          value={player.help}
          onChange={(help) => onChange(withHelp(player, help))}
        />
      ) : null}
      {player.bot === null && sumsSays !== null ? (
        <Toggle
          label={words.setUp.sums}
          says={sumsSays}
          value={player.sums === true}
          onChange={(sums) => onChange(withSums(player, sums))}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: SPACE.m, paddingVertical: SPACE.m, borderTopWidth: StyleSheet.hairlineWidth },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  face: { borderRadius: RADIUS.pill },
  name: {
    flex: 1,
    minWidth: 0,
    minHeight: TOUCH,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
  },
});
