import { useWords } from '../src/shell';
import { Button, Page, Txt } from '../src/ui';
import { useNavigate } from './useNavigate';
import type { Found } from './useKept';

/** Why a game cannot be shown, in a sentence, and the way home. */
export function Sorry({ found }: { readonly found: Found }) {
  const words = useWords();
  const navigate = useNavigate();
  if (found.kind === 'opening') {
    return (
      <Page title="">
        <Txt dim>{words.loading}</Txt>
      </Page>
    );
  }
  const text =
    found.kind === 'bad'
      ? `${words.bad[found.why]} ${found.why === 'unknown-game' ? '' : words.asideNotice(1)}`
      : found.kind === 'gone'
        ? words.noSuchGame
        : words.crashed.says;
  return (
    <Page title={words.notFound.title}>
      <Txt role="alert">{text.trim()}</Txt>
      <Button kind="main" label={words.goHome} onPress={navigate.home} />
    </Page>
  );
}
