import type { Acting, Player, Seat } from '../../../engine';
import type { Language } from '../../../i18n';
import { PYRAMIDE_WORDS } from '../i18n';
import { sideOf, type View } from '../rules';
import { namesOf } from './seating';

/** On a cover: the part somebody is about to play, and for whom. */
export function roleSays(
  { seat, role }: Acting,
  view: View,
  seats: readonly Player[],
  language: Language,
): string | null {
  const words = PYRAMIDE_WORDS[language];
  // DICO's clues are over: it is asked what it would have answered.
  const part = view.phase === 'rival' ? 'rival' : role;
  return words.roleSays[part]?.(namesOf(seats, guessersFor(view, seat), words)) ?? null;
}

/** Those who guess for this DICO: where both teams play at once, only their own. */
function guessersFor({ roles, config }: View, dico: Seat): readonly Seat[] {
  const synos = roles.flatMap((role, seat) => (role === 'syno' ? [seat] : []));
  const contested = roles.filter((role) => role === 'dico').length > 1;
  return contested ? synos.filter((seat) => sideOf(config, seat) === sideOf(config, dico)) : synos;
}
