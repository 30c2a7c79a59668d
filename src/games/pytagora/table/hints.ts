import { bestLay } from '../bots/search';
import { cellOf, judgeLay, type CrosswordView, type Face, type SquareView, type View } from '../rules';
import type { Language } from '../../../i18n';
import { PYTAGORA_WORDS, type PytagoraWords } from '../i18n';
import type { HintLayer } from '../../../shell';
import { tablesHint } from './children/hints';
import { equationText } from './crossword/words';
import { printed } from './printed';

/** The best there is, told in layers: which sign, which pieces, where. */
export function* hint(seen: View, language: Language): Generator<void, readonly HintLayer[] | null, void> {
  const words = PYTAGORA_WORDS[language];
  if (seen.family === 'crossword') return yield* crosswordHint(seen, words);
  return seen.family === 'square' ? squareHint(seen, words) : tablesHint(seen, language);
}

function* crosswordHint(
  view: CrosswordView,
  words: PytagoraWords,
): Generator<void, readonly HintLayer[] | null, void> {
  const { hint: says } = words.learning;
  if (view.phase !== 'turn' || view.hand === null) return null;
  const supply = { ...view, hand: view.hand };
  const found = yield* bestLay(supply);
  const run = found && judgeLay(supply, found.move.pieces).run;
  if (!found || !run) return [{ text: says.none[view.unable] }];
  const { pieces } = found.move;
  const faces = pieces.map(({ face }) => face);
  return [
    {
      text: `${says.with(printed(tellingSign(run.faces)))}${run.crossings.length > 0 ? ` ${says.crossing}` : ''}`,
    },
    { text: says.pieces(faces.map(printed).join(' ')), pieces: faces },
    { text: says.where(equationText(run.faces), found.score), pieces: faces, cells: pieces.map(cellOf) },
  ];
}

/** The sign that says most about an equation. */
const tellingSign = (faces: readonly Face[]): Face =>
  (['/', '*', '-', '+'] as const).find((sign) => faces.includes(sign)) ?? '=';

function squareHint(view: SquareView, words: PytagoraWords): readonly HintLayer[] | null {
  const { hint: says } = words.learning;
  const needed = view.openings.map(({ needs }) => needs);
  const held = needed.find((digit) => view.hand?.includes(digit));
  if (view.phase !== 'turn' || needed.length === 0) return null;
  return [
    { text: says.next(held ?? needed[0]!) },
    held ? { text: says.haveIt, pieces: [held] } : { text: view.bagSize > 0 ? says.drawIt : says.passIt },
  ];
}
