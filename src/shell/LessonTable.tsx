import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { createDice, enter, seenBy, settle, type Json, type Refusal, type Table } from '../engine/core';
import type { Language } from '../i18n';
import { Button, IconButton, RADIUS, SPACE, Txt, useColours } from '../ui';
import type { Box } from './box';
import { useHouse } from './house';
import type { Lesson, LessonStep } from './learning';
import { OwnColours } from './OwnColours';

export interface LessonTableProps {
  readonly box: Box;
  readonly lesson: Lesson;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onLeave: () => void;
}

/** A lesson is the same every time: so is its chance. */
const SEED = 5;

function opened(box: Box, step: LessonStep, language: Language): Table {
  const { config, state } = step.inLanguage?.(language) ?? step;
  return { game: box.game, config, state, log: [], happenings: [], undoable: [] };
}

/** A lesson is played, not read: a real table with a prepared position, and one move that is asked for. */
export function LessonTable(props: LessonTableProps) {
  return (
    <OwnColours palette={props.box.palette}>
      <Taught {...props} />
    </OwnColours>
  );
}

function Taught({ box, lesson, step: nth, onStep, onLeave }: LessonTableProps) {
  const { words, language, feedback } = useHouse();
  const colours = useColours();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const step = lesson.steps[nth]!;
  const first = useMemo(() => opened(box, step, language), [box, step, language]);
  const [played, setPlayed] = useState<{
    readonly of: LessonStep;
    readonly table: Table;
    readonly done: boolean;
  } | null>(null);
  const [astray, setAstray] = useState<LessonStep | null>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const now = played?.of === step ? played : { of: step, table: first, done: false };
  const view = useMemo(() => box.game.view(now.table.state, step.seat) as never, [box, now.table, step]);
  const fresh = useMemo(
    () =>
      seenBy(
        step.seat,
        now.table.happenings.flatMap(({ events }) => events),
      ),
    [now.table, step],
  );

  const act = (move: Json): Refusal | null => {
    if (now.done) return null;
    const entered = enter(now.table, { actor: step.seat, move });
    if (entered.kind === 'refused') return entered.refusal;
    if (!step.wants(move)) {
      setAstray(step);
      feedback.play('refuse');
      return { code: 'lesson' };
    }
    setAstray(null);
    feedback.play('sequence');
    setPlayed({ of: step, table: settle(entered.table, createDice(SEED)), done: true });
    return null;
  };

  const last = nth + 1 >= lesson.steps.length;
  const says = now.done
    ? step.done(language)
    : astray === step
      ? step.otherwise(language)
      : step.says(language);
  return (
    <View
      role="main"
      testID="lesson"
      style={[
        styles.lesson,
        {
          backgroundColor: colours.table,
          paddingTop: insets.top + SPACE.s,
          paddingBottom: insets.bottom + SPACE.s,
          paddingLeft: insets.left + SPACE.s,
          paddingRight: insets.right + SPACE.s,
        },
      ]}
    >
      <View style={[styles.says, { backgroundColor: now.done ? colours.good : colours.cover }]}>
        <View style={styles.words} role="status" aria-live="polite" testID="lesson-says">
          <Txt size="small" colour={now.done ? colours.surface : colours.onCover}>
            {words.lessons.step(nth + 1, lesson.steps.length)}
          </Txt>
          <Txt
            strong
            size={window.height < 500 ? 'body' : 'large'}
            colour={now.done ? colours.surface : colours.onCover}
          >
            {says}
          </Txt>
        </View>
        <IconButton
          icon="close"
          label={words.close}
          onPress={onLeave}
          colour={now.done ? colours.surface : colours.onCover}
        />
      </View>
      <View
        style={styles.table}
        onLayout={({ nativeEvent: { layout } }) => {
          // Under another screen there is no room at all: nothing to lay a table in.
          if (layout.height > 0) setRoom({ width: layout.width, height: layout.height });
        }}
      >
        {room ? (
          <box.Table
            key={nth}
            view={view}
            seats={lesson.seats}
            language={language}
            help={false}
            canAct={!now.done}
            act={act}
            undo={null}
            fresh={fresh}
            change={now.done ? 1 : 0}
            since={[]}
            countdown={null}
            header={null}
            hint={null}
            waiting={now.done ? step.done(language) : null}
            width={room.width}
            height={room.height}
          />
        ) : null}
      </View>
      {now.done ? (
        <Button
          kind="main"
          // A button in the colour of the game would be lost on a table of that colour.
          colour={box.palette ? colours.accent : box.colour}
          label={last ? words.lessons.play : words.lessons.next}
          onPress={() => onStep(nth + 1)}
          testID="lesson-next"
        />
      ) : (
        <Button kind="bare" label={words.lessons.skip} onPress={() => onStep(nth + 1)} testID="lesson-skip" />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  lesson: { flex: 1, gap: SPACE.s },
  says: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: RADIUS.l,
    padding: SPACE.m,
    gap: SPACE.s,
  },
  words: { flex: 1, gap: 2 },
  table: { flex: 1 },
});
