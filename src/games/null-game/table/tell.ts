import type { Player } from '../../../engine';
import type { Language } from '../../../i18n';
import { NULL_WORDS, type NullWords } from '../i18n';
import type { NullEvent } from '../rules';

/** What everybody may know of an event, in a sentence. */
export function tell(event: NullEvent, seats: readonly Player[], language: Language): string | null {
  if (event.type === 'rolled') return null;
  return NULL_WORDS[language][event.type](seats[event.seat]!.name);
}

export const refusalText = (code: string, { refused }: NullWords): string =>
  refused[code] ?? refused['not-now']!;
