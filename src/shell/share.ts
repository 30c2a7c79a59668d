import { Share } from 'react-native';
import type { ShareOutcome } from './share-outcome';

export type { ShareOutcome } from './share-outcome';

/** The phone's share sheet. Android does not tell whether it was closed: there, closing it counts as shared. */
export async function shareText(text: string): Promise<ShareOutcome> {
  try {
    const { action } = await Share.share({ message: text });
    return action === Share.dismissedAction ? 'cancelled' : 'shared';
  } catch {
    return 'failed';
  }
}
