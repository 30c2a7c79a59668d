import { useWords } from '../src/shell/AppProvider';
import { Button, Page, Txt } from '../src/ui';
import { useNavigate } from './useNavigate';

/** A part of the app that could not be fetched, twice: most likely there is no network. */
export function NotFetched({ again }: { readonly again: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Page title={words.notFetched.title}>
      <Txt role="alert">{words.notFetched.says}</Txt>
      <Button kind="main" label={words.notFetched.again} onPress={again} testID="try-again" />
      <Button label={words.goHome} onPress={navigate.home} />
    </Page>
  );
}
