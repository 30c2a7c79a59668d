import { useWords } from '../src/shell';
import { Button, Page, Txt } from '../src/ui';
import { useWays } from './navigation';

export function NotFoundScreen() {
  const words = useWords();
  const ways = useWays();
  return (
    <Page title={words.notFound.title}>
      <Txt>{words.notFound.says}</Txt>
      <Button kind="main" label={words.goHome} onPress={ways.home} />
    </Page>
  );
}
