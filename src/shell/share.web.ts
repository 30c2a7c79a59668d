import { safeName } from '../storage/file-rules';
import { saveFile } from '../storage/files.web';
import type { ShareOutcome, ToShare } from './share-outcome';

export type { ShareOutcome } from './share-outcome';

/** A browser shares the picture where it can, and saves it where it cannot; without a picture it shares or copies the words. */
export async function share({ picture, name, text }: ToShare): Promise<ShareOutcome> {
  if (!picture) return shareText(text);
  const file = new File([picture], safeName(name, 'picture'), { type: 'image/png' });
  const handed = { files: [file], text };
  if (navigator.canShare?.(handed)) {
    const outcome = await handedOver(handed);
    if (outcome !== 'failed') return outcome;
  }
  return (await saveFile(name, picture, 'picture')) === 'saved' ? 'saved' : shareText(text);
}

async function shareText(text: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    const outcome = await handedOver({ text });
    if (outcome !== 'failed') return outcome;
  }
  return (await copied(text)) ? 'copied' : 'failed';
}

async function handedOver(what: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure address (a game served at home over plain http) there is no clipboard, but the old way works.
    return copiedBySelection(text);
  }
}

function copiedBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}
