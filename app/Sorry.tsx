import type { BadSave } from '../src/engine';
import type { Catalogue } from '../src/i18n';
import { useApp, useWords } from '../src/shell';
import { exportText, type Kept } from '../src/storage';
import { saveFile } from '../src/storage/files';
import { Button, Page, Txt } from '../src/ui';
import { fileName } from './fileName';
import { NotFetched } from './NotFetched';
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
  if (found.kind === 'past') return <PastGame kept={found.kept} />;
  if (found.kind === 'failed') return <NotFetched again={found.again} />;
  const text =
    found.kind === 'bad' ? `${words.bad[found.why]} ${asideSays(found.why, words)}` : words.noSuchGame;
  return (
    <Page title={words.notFound.title}>
      <Txt role="alert">{text.trim()}</Txt>
      <Button kind="main" label={words.goHome} onPress={navigate.home} />
    </Page>
  );
}

/** Where the file is now. What this version does not know stays on the shelf; what older rules began could be read well. */
function asideSays(why: BadSave, words: Catalogue): string {
  if (why === 'unknown-game') return '';
  return why === 'older-rules' ? words.olderAside : words.asideNotice(1);
}

/** A game that was finished under older rules: who won, and a way to keep it. */
function PastGame({ kept }: { readonly kept: Kept }) {
  const { words } = useApp();
  const navigate = useNavigate();
  const { saved, summary } = kept;
  const winners = summary.winners.map((seat) => saved.seats[seat]?.name ?? '?');
  const alone = saved.seats.filter(({ bot }) => bot === null).length === 1;
  const title = winners.length > 0 ? words.result.wins(winners) : alone ? words.solo.done : words.result.draw;
  return (
    <Page title={words.result.title} back={{ label: words.back, go: navigate.back }}>
      <Txt strong size="title" heading={2} testID="winner">
        {title}
      </Txt>
      <Txt>{words.olderResult}</Txt>
      <Button
        icon="share"
        label={words.history.asideKeep}
        onPress={() => void saveFile(fileName(kept), exportText(kept))}
      />
      <Button kind="main" label={words.goHome} onPress={navigate.home} />
    </Page>
  );
}
