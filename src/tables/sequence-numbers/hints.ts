import { weigh } from '../../bots/sequence-numbers';
import { faceOf, isDead, type View } from '../../engine/sequence-numbers';
import type { Language } from '../../i18n';
import { SEQUENCE_WORDS } from '../../i18n/sequence-numbers';
import type { HintLayer } from '../../shell';
import { cardText, sumText } from './bridge';

/** What kind of card, then which one, then where: as far as the person wants to be told. */
export function* hint(view: View, language: Language): Generator<void, readonly HintLayer[] | null, void> {
  const words = SEQUENCE_WORDS[language];
  const { learning } = words;
  if (view.phase !== 'turn' || view.hand === null) return null;
  const [best] = yield* weigh(view);
  const dead = view.exchanged ? undefined : view.hand.find((card) => isDead(view, card));
  if (dead && (!best || best.chance < 1))
    return [
      { text: learning.hint.dead },
      { text: learning.hint.card(cardText(dead, words)), pieces: [dead] },
    ];
  if (!best) return [{ text: learning.hint.nothing }];
  const { card, cell } = best.play;
  const face = faceOf(card);
  const nudge =
    face.kind === 'equation'
      ? learning.hint.equation(face.sign === '+' ? '+' : '−')
      : learning.hint[face.kind];
  const where =
    face.kind === 'equation' ? learning.hint.cell(sumText(card, words)) : learning.hint.cellSpecial;
  return [
    { text: best.chance === 1 ? learning.hint.win : nudge },
    { text: learning.hint.card(cardText(card, words)), pieces: [card] },
    { text: where, pieces: [card], cells: [cell] },
  ];
}
