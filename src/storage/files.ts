import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
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

/**
 * Hands the file to the system's share sheet, which offers "save to files" as well as sending. The sheet does not tell
 * whether somebody closed it, so closing it counts as saved; `cancelled` comes from the web only.
 */
export async function saveFile(
  name: string,
  content: FileContent,
  kind: FileKind = 'game',
): Promise<SaveOutcome> {
  const { mime, uti } = FILE_KINDS[kind];
  try {
    if (!(await isAvailableAsync())) return 'failed';
    const file = new File(Paths.cache, safeName(name, kind));
    file.create({ overwrite: true });
    file.write(content);
    await shareAsync(file.uri, { mimeType: mime, UTI: uti, dialogTitle: name });
    return 'saved';
  } catch {
    return 'failed';
  }
}

/** Whatever the kind: some file providers give JSON no type of its own, so nothing is filtered out here; reading decides. */
export async function openFile(_kind: FileKind = 'game'): Promise<Opened> {
  try {
    const picked = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true, multiple: false });
    if (picked.canceled) return { kind: 'cancelled' };
    const [asset] = picked.assets;
    if (!asset) return { kind: 'failed' };
    const file = new File(asset.uri);
    try {
      if (isTooLarge(asset.size ?? file.size)) return { kind: 'failed' };
      return { kind: 'text', text: await file.text() };
    } finally {
      discard(file);
    }
  } catch {
    return { kind: 'failed' };
  }
}

/** The picker made this copy for us. One left behind is the system's to clear, and no reason to fail. */
function discard(file: File): void {
  try {
    file.delete();
  } catch {
    // It lies in the cache.
  }
}
