import { useEffect, useMemo, useState } from 'react';
import { stageOf, type Json } from '../src/engine';
import { dayCounted, soloOf, useApp, wallTime } from '../src/shell';
import { endingOf, shareText, useSharing, type PictureOf } from '../src/shell/result';
import { Button, Page } from '../src/ui';
import { isNews } from './celebrated';
import { nameOf } from './games';
import { ResultButtons } from './ResultButtons';
import { ResultPage } from './ResultPage';
import { SoloPanel } from './SoloPanel';
import { Sorry } from './Sorry';
import { useBeginGame } from './useBeginGame';
import { useKept, type Found } from './useKept';
import { useNavigate, type RouteOf } from './useNavigate';

export default function ResultScreen({ route }: RouteOf<{ id: string }>) {
  const found = useKept(route.params?.id ?? '');
  const { words } = useApp();
  const navigate = useNavigate();
  if (found.kind !== 'found') return <Sorry found={found} />;
  const { box, kept, table } = found;
  if (stageOf(table).kind === 'over') return <Result key={kept.id} found={found} />;
  // A link to the result of a game that still goes on leads to its table.
  return (
    <Page title={words.result.title}>
      <Button
        kind="main"
        colour={box.colour}
        label={words.table.goOn}
        onPress={() => navigate.table(kept.id)}
      />
    </Page>
  );
}

function Result({ found }: { readonly found: Extract<Found, { kind: 'found' }> }) {
  const { box, kept, table } = found;
  const { words, language, records } = useApp();
  const { begin, refused } = useBeginGame();
  const [news] = useState(() => isNews(kept.id, kept.updatedAt, wallTime()));
  const navigate = useNavigate();
  const { seats } = kept.saved;
  const counted = soloOf(box, table.config, seats);
  const game = nameOf(box.game.id, language);
  const ending = useMemo(
    () => endingOf(box, table, seats, words, language),
    [box, table, seats, words, language],
  );
  const title = counted
    ? counted.solo.resultSays(counted.solo.resultOf(box.game.view(table.state, 'table')), language)
    : ending.title;
  const replayed = dayCounted(box, table.config, kept.id, records) !== null;
  const text = counted ? counted.solo.shareText(table, language, replayed) : shareText(ending, game, words);
  // What was rolled on a day is for everybody to find out.
  const finest = counted?.solo.daily?.dayOf(table.config) ? null : ending.finest;
  const picture: PictureOf = useMemo(
    () => ({
      title,
      says: counted ? text : ending.lead,
      columns: counted ? [] : ending.columns,
      finest: finest && {
        title: words.result.finest,
        text: words.named(seats[finest.seat]!.name, finest.says),
        move: finest,
      },
      from: `${words.app} · ${game}`,
    }),
    [title, text, counted, ending, finest, words, seats, game],
  );
  const sharing = useSharing(picture, text);
  useApplause(news);

  const start = (config: Json) => begin(box, config, seats);
  return (
    <ResultPage
      title={title}
      ending={ending}
      seats={seats}
      news={news}
      refused={refused}
      sharing={sharing}
      records={
        counted ? <SoloPanel box={box} table={table} seats={seats} id={kept.id} onPlay={start} /> : null
      }
      buttons={
        <ResultButtons
          box={box}
          onAgain={() => start(box.setUp.nextConfig(table.config))}
          onPlaces={() => navigate.setUp(box.game.id)}
          onReview={box.learning.reviewer?.applies(table.config) ? () => navigate.review(kept.id) : null}
          onTable={() => navigate.table(kept.id)}
          onShare={sharing.begin}
          onHome={navigate.home}
        />
      }
    />
  );
}

/** The table has had its fanfare when the game ended: here everybody is applauded, and those who lost most of all. */
function useApplause(news: boolean): void {
  const { feedback } = useApp();
  useEffect(() => {
    if (!news) return;
    feedback.play('cheer');
    feedback.buzz('success');
  }, [feedback, news]);
}
