import { Pressable, StyleSheet, TextInput, View } from 'react-native';
import { levelsOf } from '../src/engine';
import type { Json, Sitter } from '../src/engine';
import { useApp, type Box } from '../src/shell';
import { Choice, FACE_COLOURS, Face, FONT, RADIUS, SIZE, SPACE, Toggle, TOUCH, useColours } from '../src/ui';
import { NAME_LENGTH, nameFor } from './sitters';

export interface SeatEditorProps {
  readonly box: Box;
  readonly place: number;
  readonly sitter: Sitter;
  readonly config: Json;
  readonly onChange: (sitter: Sitter) => void;
}

const PERSON = 'person';
const APP = 'app';

/** One seat: face, name, and who plays it. A tap on the face changes its colour. */
export function SeatEditor({ box, place, sitter, config, onChange }: SeatEditorProps) {
  const { words, language } = useApp();
  const colours = useColours();
  const number = place + 1;
  const helpSays = box.setUp.helpSays(config, language);
  const levels = levelsOf(box.players.bots);
  const name = sitter.name.trim() || words.setUp.seat(number);
  const play = (bot: string | null) => {
    // A name that was only proposed changes with who plays; one that somebody typed stays.
    const proposed = sitter.name === nameFor(place, sitter.bot !== null, words) || sitter.name.trim() === '';
    onChange({ ...sitter, bot, name: proposed ? nameFor(place, bot !== null, words) : sitter.name });
  };
  return (
    <View style={[styles.seat, { borderColor: colours.line }]}>
      <View style={styles.row}>
        <Pressable
          role="button"
          aria-label={words.setUp.face(number)}
          onPress={() => onChange({ ...sitter, face: (sitter.face + 1) % FACE_COLOURS.length })}
          style={styles.face}
        >
          <Face name={sitter.name} face={sitter.face} size={TOUCH} />
        </Pressable>
        <TextInput
          aria-label={words.setUp.name(number)}
          testID={`name-${place}`}
          value={sitter.name}
          maxLength={NAME_LENGTH}
          autoCorrect={false}
          selectTextOnFocus
          onChangeText={(name) => onChange({ ...sitter, name })}
          style={[
            styles.name,
            {
              color: colours.text,
              backgroundColor: colours.table,
              borderColor: colours.line,
              fontFamily: FONT.strong,
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
          value={sitter.bot === null ? PERSON : APP}
          onChange={(who) => play(who === PERSON ? null : levels[0]!)}
        />
      )}
      {sitter.bot === null ? null : (
        <Choice
          quiet
          label={words.setUp.level(name)}
          colour={box.colour}
          options={levels.map((level) => ({ value: level as string, label: words.levels[level]! }))}
          value={sitter.bot}
          onChange={play}
          says={words.levelSays[sitter.bot] ?? ''}
        />
      )}
      {sitter.bot === null && helpSays !== null ? (
        <Toggle
          label={words.setUp.help}
          says={helpSays}
          value={sitter.help}
          onChange={(help) => onChange({ ...sitter, help })}
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
    fontSize: SIZE.body,
  },
});
