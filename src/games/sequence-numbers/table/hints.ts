import { weigh } from '../bots';
import { faceOf, sequenceNumbers, type View } from '../rules';
import type { Language } from '../../../i18n';
import { SEQUENCE_WORDS } from '../i18n';
import type { HintLayer } from '../../../shell';
import { cardText, sumText } from './bridge';

/** What kind of card, then which one, then where: as far as the person wants to be told. */
export function* hint(view: View, language: Language): Generator<void, readonly HintLayer[] | null, void> {
  const words = SEQUENCE_WORDS[language];
  const { learning } = words;
  const options = sequenceNumbers.options(view);
  const dead = options.find((move) => move.type === 'dead')?.card;
  const [best] = yield* weigh(view);
  if (dead && (!best || best.chance < 1))
    return [
      { text: learning.hint.dead },
      { text: learning.hint.card(cardText(dead, words)), pieces: [dead] },
    ];
  if (!best) return options.some(({ type }) => type === 'pass') ? [{ text: learning.hint.nothing }] : null;
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
