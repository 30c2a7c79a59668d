import { useWords } from '../src/shell/AppProvider';
import { Button, Page, Txt } from '../src/ui';
import { useNavigate } from './useNavigate';

export function NotFoundScreen() {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Page title={words.notFound.title}>
      <Txt>{words.notFound.says}</Txt>
      <Button kind="main" label={words.goHome} onPress={navigate.home} />
    </Page>
  );
}
