import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { stageOf } from '../src/engine';
import {
  bestMoments,
  deviceClock,
  reviewGame,
  think,
  useApp,
  type Reviewed,
  type ReviewedTurn,
  type AnyReviewer,
} from '../src/shell';
import type { Kept } from '../src/storage';
import { Face, Page, Panel, SPACE, Txt, useColours } from '../src/ui';
import { useNavigate, type RouteOf } from './useNavigate';
import { NotFoundScreen } from './NotFoundScreen';
import { ScoreGraph } from './ScoreGraph';
import { Sorry } from './Sorry';
import { useKept } from './useKept';
import type { Table } from '../src/engine';

export default function ReviewScreen({ route }: RouteOf<{ id: string }>) {
  const found = useKept(route.params?.id ?? '');
  const { words, language } = useApp();
  const navigate = useNavigate();
  if (found.kind !== 'found') return <Sorry found={found} />;
  const reviewer = found.box.learning.reviewer;
  if (!reviewer?.applies(found.table.config)) return <NotFoundScreen />;
  if (stageOf(found.table).kind !== 'over') {
    return (
      <Page title={words.review.title} back={{ label: words.back, go: navigate.back }}>
        <Txt>{words.review.notOver}</Txt>
      </Page>
    );
  }
  const { kept, table } = found;
  if ('Unfolded' in reviewer)
    return (
      <Page title={words.review.title} back={{ label: words.back, go: () => navigate.result(kept.id) }}>
        <reviewer.Unfolded table={table} seats={kept.saved.seats} language={language} />
      </Page>
    );
  return <Review reviewer={reviewer} kept={kept} table={table} />;
}

function useReview(
  reviewer: AnyReviewer,
  table: Table,
): { readonly reviewed: Reviewed | null; readonly percent: number } {
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const judging = reviewGame(table, reviewer);
    /** The same judging, with its progress told on the way. */
    function* telling(): Generator<void, Reviewed, void> {
      for (;;) {
        const step = judging.next();
        if (step.done) return step.value;
        const next = Math.floor(step.value * 20) * 5;
        setPercent((before) => Math.max(before, next));
        yield;
      }
    }
    return think(telling(), deviceClock, setReviewed);
  }, [reviewer, table]);
  return { reviewed, percent };
}

interface ReviewProps {
  readonly reviewer: AnyReviewer;
  readonly kept: Kept;
  readonly table: Table;
}

function Review({ reviewer, kept, table }: ReviewProps) {
  const { words, language } = useApp();
  const navigate = useNavigate();
  const { reviewed, percent } = useReview(reviewer, table);
  const { seats } = kept.saved;
  return (
    <Page title={words.review.title} back={{ label: words.back, go: () => navigate.result(kept.id) }}>
      {reviewed === null ? (
        <Txt role="status" aria-live="polite">
          {words.review.thinking(percent)}
        </Txt>
      ) : (
        <>
          <Panel>
            <Txt strong heading={2}>
              {words.review.graph(reviewer.scoreName(language))}
            </Txt>
            <ScoreGraph scores={reviewed.scores} seats={seats} />
          </Panel>
          <Panel>
            <Txt strong heading={2}>
              {words.review.moments}
            </Txt>
            {[...bestMoments(reviewed)].map(([seat, turn]) => (
              <TurnRow key={seat} reviewer={reviewer} kept={kept} turn={turn} />
            ))}
          </Panel>
          <Panel>
            <Txt strong heading={2}>
              {words.review.turns}
            </Txt>
            {reviewed.turns.map((turn, nth) => (
              <TurnRow key={nth} reviewer={reviewer} kept={kept} turn={turn} judged />
            ))}
          </Panel>
        </>
      )}
    </Page>
  );
}

interface TurnRowProps {
  readonly reviewer: AnyReviewer;
  readonly kept: Kept;
  readonly turn: ReviewedTurn;
  readonly judged?: boolean;
}

/** What was played, what was best, and by how much. */
function TurnRow({ reviewer, kept, turn, judged = false }: TurnRowProps) {
  const { words, language } = useApp();
  const colours = useColours();
  const { name, face } = kept.saved.seats[turn.seat]!;
  const missed = turn.bestWorth - turn.worth;
  const better = judged && missed >= reviewer.least;
  return (
    <View style={styles.row}>
      <Face name={name} face={face} size={28} />
      <View style={styles.words}>
        <Txt>{words.named(name, reviewer.describe(turn.view, turn.move, language))}</Txt>
        {better ? (
          <Txt size="small" colour={colours.warn}>
            {words.review.better(
              reviewer.describe(turn.view, turn.best, language),
              reviewer.amount(missed, language),
            )}
          </Txt>
        ) : null}
        {judged && !better ? (
          <Txt size="small" colour={colours.good}>
            {words.review.best}
          </Txt>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.m, alignItems: 'flex-start', minHeight: 36 },
  words: { flex: 1 },
});
