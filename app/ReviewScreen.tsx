import { stageOf } from '../src/engine';
import { useApp } from '../src/shell';
import { ReviewTable } from '../src/shell/review/ReviewTable';
import { Page, Txt } from '../src/ui';
import { useNavigate, type RouteOf } from './useNavigate';
import { NotFoundScreen } from './NotFoundScreen';
import { Sorry } from './Sorry';
import { useKept } from './useKept';

export default function ReviewScreen({ route }: RouteOf<{ id: string }>) {
  const found = useKept(route.params?.id ?? '');
  const { words, language } = useApp();
  const navigate = useNavigate();
  if (found.kind !== 'found') return <Sorry found={found} />;
  const { box, kept, table } = found;
  const { reviewer } = box.learning;
  if (!reviewer?.applies(table.config)) return <NotFoundScreen />;
  if (stageOf(table).kind !== 'over') {
    return (
      <Page title={words.review.title} back={{ label: words.back, go: navigate.back }}>
        <Txt>{words.review.notOver}</Txt>
      </Page>
    );
  }
  const { seats } = kept.saved;
  const leave = () => navigate.result(kept.id);
  if ('Unfolded' in reviewer)
    return (
      <Page title={words.review.title} back={{ label: words.back, go: leave }}>
        <reviewer.Unfolded table={table} seats={seats} language={language} />
      </Page>
    );
  return <ReviewTable box={box} reviewer={reviewer} table={table} seats={seats} onLeave={leave} />;
}
