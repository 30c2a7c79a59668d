import { useApp } from '../src/shell';
import { Page, Txt } from '../src/ui';
import { useNavigate, type RouteOf } from './useNavigate';
import { NotFoundScreen } from './NotFoundScreen';
import { Sorry } from './Sorry';
import { useBox } from './useBox';

export default function RulesScreen({ route }: RouteOf<{ game: string }>) {
  const { words, language } = useApp();
  const navigate = useNavigate();
  const id = route.params?.game ?? '';
  const opening = useBox(id);
  if (opening.kind === 'unknown') return <NotFoundScreen />;
  if (opening.kind === 'failed') return <Sorry found={opening} />;
  return (
    <Page title={words.setUp.rules} back={{ label: words.back, go: navigate.back }}>
      {opening.kind === 'open' ? (
        <opening.box.words.Rules language={language} />
      ) : (
        <Txt dim>{words.loading}</Txt>
      )}
    </Page>
  );
}
