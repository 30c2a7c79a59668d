import { Share } from 'react-native';
import { saveFile } from '../storage/files';
import type { ShareOutcome, ToShare } from './share-outcome';

export type { ShareOutcome } from './share-outcome';

/** The phone's share sheet, with the picture; where that cannot be, with the words. */
export async function share({ picture, name, text }: ToShare): Promise<ShareOutcome> {
  if (picture && (await saveFile(name, picture, 'picture')) === 'saved') return 'shared';
  return shareText(text);
}

/** Android does not tell whether the sheet was closed: there, closing it counts as shared. */
async function shareText(text: string): Promise<ShareOutcome> {
  try {
    const { action } = await Share.share({ message: text });
    return action === Share.dismissedAction ? 'cancelled' : 'shared';
  } catch {
    return 'failed';
  }
}
