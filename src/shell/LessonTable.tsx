import { useMemo, useState } from 'react';
import { Platform, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import {
  createDice,
  enter,
  seenBy,
  settle,
  tableAt,
  type Event,
  type Json,
  type Refusal,
  type Table,
} from '../engine';
import type { Language } from '../i18n';
import {
  Button,
  IconButton,
  Napping,
  RADIUS,
  SPACE,
  Title,
  TOUCH,
  Txt,
  useAnnounced,
  useColours,
  useTheme,
} from '../ui';
import { BeatsRoom } from './beats';
import type { Box } from './box';
import { useApp } from './AppProvider';
import { useReadAloud } from './frame';
import { NOT_IN_THIS_LESSON } from './frameRefusals';
import type { AnyLesson, AnyLessonStep } from './learning';
import { layPanel } from './lessonPanel';
import { mainColours } from './mainColours';
import { OwnColours } from './OwnColours';
import { AROUND, AroundTable, CoveredTop, usePageSize } from './page';
import { TableMount, useMeasured } from './TableMount';
import { NO_TIME } from './tableProps';
import { TablePage } from './TablePage';
import { Voice } from './Voice';

/** What a lesson says above the table, in words as large as its own. */
const PANEL = 300;

export interface LessonTableProps {
  readonly box: Box;
  readonly lesson: AnyLesson;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onLeave: () => void;
}

/** On a phone lower than this, or on its side, the table wants the room that larger words would take. */
const SHORT = 600;
const ON_WEB = Platform.OS === 'web';
/** What a step asks for is read while the board and the buttons come by under it. */
const IN_SIGHT: ViewStyle | null = ON_WEB
  ? ({ position: 'sticky', top: SPACE.xs, zIndex: 2 } as object)
  : null;

/** A lesson is the same every time: so is its chance. */
const SEED = 5;
const NOTHING: readonly Event[] = [];

function opened(box: Box, step: AnyLessonStep, language: Language): Table {
  const { config, state } = step.inLanguage?.(language) ?? step;
  return tableAt(box.game, config, state);
}

/** A lesson is played, not read: a real table with a prepared position, and one move that is asked for. */
export function LessonTable(props: LessonTableProps) {
  return (
    <OwnColours palette={props.box.table.palette}>
      <Voice box={props.box}>
        <Taught {...props} />
      </Voice>
    </OwnColours>
  );
}

function Taught({ box, lesson, step: nth, onStep, onLeave }: LessonTableProps) {
  const { words, language, feedback, settings } = useApp();
  const colours = useColours();
  const needs = { more: PANEL, forLesson: lesson.alone ? undefined : box.table.forLesson };
  const page = usePageSize(needs);
  const { text } = useTheme();
  const window = useWindowDimensions();
  const measured = useMeasured(null);
  const step = lesson.steps[nth]!;
  const first = useMemo(() => opened(box, step, language), [box, step, language]);
  const [played, setPlayed] = useState<{
    readonly of: AnyLessonStep;
    readonly table: Table;
    readonly done: boolean;
  } | null>(null);
  const [astray, setAstray] = useState<AnyLessonStep | null>(null);
  const now = played?.of === step ? played : { of: step, table: first, done: false };
  const view = useMemo(() => box.game.view(now.table.state, step.seat), [box, now.table, step]);
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
      return NOT_IN_THIS_LESSON;
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
  const speak = useReadAloud(lesson.aloud ? says : '');
  useAnnounced(says);
  const shown = {
    eyes: step.seat,
    view,
    seats: lesson.seats,
    language,
    fresh,
    since: NOTHING,
    change: now.done ? 1 : 0,
    happenings: now.table.happenings,
    byHand: true,
    instant: settings.pace === 'instant',
  };
  const placed = box.table.placesButton === 'always';
  const { wide, scrolls } = page;
  const panel = layPanel(lesson, says, language, page, window, text);
  const next = (
    <Button
      kind="main"
      {...mainColours(box, colours)}
      label={last ? words.lessons.play : words.lessons.next}
      onPress={() => onStep(nth + 1)}
      testID="lesson-next"
    />
  );
  const skip = (
    <Button kind="bare" label={words.lessons.skip} onPress={() => onStep(nth + 1)} testID="lesson-skip" />
  );
  const ink = now.done ? colours.surface : colours.onCover;
  const size = placed || scrolls || page.height < SHORT ? 'body' : 'large';
  return (
    // A second tap on what did the step must not leave what is said about it.
    <Napping stage={`${nth} ${now.done}`} style={styles.fill}>
      <BeatsRoom parts={box.table} shown={shown}>
        <TablePage testID="lesson" gap={SPACE.s} {...needs}>
          <View
            style={[
              styles.says,
              { backgroundColor: now.done ? colours.good : colours.cover },
              placed && panel.reserved ? { minHeight: panel.height } : null,
              panel.stays ? IN_SIGHT : null,
            ]}
          >
            <View style={styles.words} testID="lesson-says">
              <Title of={String(nth)}>
                <Txt size="small" colour={ink}>
                  {words.lessons.step(nth + 1, lesson.steps.length)}
                </Txt>
              </Title>
              <Txt strong size={size} colour={ink}>
                {says}
              </Txt>
            </View>
            {lesson.aloud ? (
              <IconButton
                icon="speaker"
                label={words.lessons.listen}
                onPress={speak}
                colour={ink}
                testID="lesson-listen"
              />
            ) : null}
            <View style={wide ? styles.row : null}>
              <IconButton icon="close" label={words.close} onPress={onLeave} colour={ink} />
              {!placed ? null : now.done ? (
                <View style={styles.gone} />
              ) : (
                <IconButton
                  icon="next"
                  label={words.lessons.skip}
                  onPress={() => onStep(nth + 1)}
                  colour={ink}
                  testID="lesson-skip"
                />
              )}
            </View>
          </View>
          <CoveredTop value={ON_WEB ? panel.covers : 0}>
            <AroundTable value={AROUND.lesson}>
              <TableMount
                tableKey={nth}
                shown={{ box, view, seats: lesson.seats, fresh, since: NOTHING, change: now.done ? 1 : 0 }}
                hands={{
                  canAct: !now.done,
                  help: false,
                  sums: false,
                  act,
                  undo: null,
                  timing: { ...NO_TIME, waiting: now.done ? step.done(language) : null },
                  hint: null,
                }}
                header={() => null}
                measured={measured}
                button={placed && now.done ? next : null}
              />
            </AroundTable>
          </CoveredTop>
          {placed ? null : now.done ? next : skip}
        </TablePage>
      </BeatsRoom>
    </Napping>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flexDirection: 'row' },
  gone: { width: TOUCH, height: TOUCH },
  says: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: RADIUS.l,
    padding: SPACE.m,
    gap: SPACE.s,
  },
  words: { flex: 1, gap: 2 },
});
