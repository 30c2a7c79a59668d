import {
  FILE_KINDS,
  isTooLarge,
  safeName,
  type FileContent,
  type FileKind,
  type Opened,
  type SaveOutcome,
} from './file-rules';

export type { Opened, SaveOutcome } from './file-rules';

/** A download is handed to the browser and cannot be followed further. */
export async function saveFile(
  name: string,
  content: FileContent,
  kind: FileKind = 'game',
): Promise<SaveOutcome> {
  try {
    const address = URL.createObjectURL(new Blob([content], { type: FILE_KINDS[kind].mime }));
    const link = document.createElement('a');
    link.href = address;
    link.download = safeName(name, kind);
    document.body.append(link);
    link.click();
    link.remove();
    // Some browsers read the address only after this call returned.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return 'saved';
  } catch {
    return 'failed';
  }
}

export async function openFile(kind: FileKind = 'game'): Promise<Opened> {
  try {
    const file = await chooseFile(FILE_KINDS[kind].accept);
    if (!file) return { kind: 'cancelled' };
    if (isTooLarge(file.size)) return { kind: 'failed' };
    return { kind: 'text', text: await file.text() };
  } catch {
    return { kind: 'failed' };
  }
}

/** How long after coming back to the page a browser may take to say which file was chosen. */
const GRACE_MS = 1000;

function chooseFile(accept: string): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  // Safari forgets an input that is not in the page.
  input.style.display = 'none';
  document.body.append(input);
  return new Promise<File | null>((resolve) => {
    const finish = () => resolve(input.files?.[0] ?? null);
    input.addEventListener('change', finish);
    input.addEventListener('cancel', finish);
    // Older browsers do not say `cancel`: there, the page merely gets its focus back.
    if (!('oncancel' in input)) addEventListener('focus', () => setTimeout(finish, GRACE_MS), { once: true });
    input.click();
  }).finally(() => input.remove());
}
