import { bestLay, simpleLay, type Found } from '../../bots/search';
import { cellOf, judgeLay, type CrosswordView, type Face } from '../../rules';
import type { HintLayer } from '../../../../shell';
import type { PytagoraWords } from '../../i18n';
import { printed } from '../printed';
import { equationText } from './words';

type Layers = readonly HintLayer[];

/**
 * First an equation that one could have found oneself, told in layers: which sign, which pieces, where. Whoever asks once more is
 * shown the best there is.
 */
export function* crosswordHint(
  view: CrosswordView,
  words: PytagoraWords,
): Generator<void, Layers | null, void> {
  const { hint: says } = words.learning;
  if (view.phase !== 'turn' || view.hand === null) return null;
  const supply = { ...view, hand: view.hand };
  const best = yield* bestLay(supply);
  if (!best) return [{ text: says.none(words.cannot, words[view.unable]) }];
  const simple = yield* simpleLay(supply);
  if (!simple || simple.score >= best.score) return layersOf(simple ?? best, supply, words);
  const layers = layersOf(simple, supply, words);
  const last = layers[layers.length - 1]!;
  return [
    ...layers.slice(0, -1),
    { ...last, text: `${last.text} ${says.more}` },
    whereOf(best, supply, (equation, score) => says.best(equation, score)),
  ];
}

type Supply = Parameters<typeof judgeLay>[0];

function layersOf(found: Found, supply: Supply, words: PytagoraWords): Layers {
  const { hint: says } = words.learning;
  const { run } = judgeLay(supply, found.move.pieces);
  const faces = found.move.pieces.map(({ face }) => face);
  const crosses = run !== null && run.crossings.length > 0;
  return [
    { text: `${says.with(printed(tellingSign(run?.faces ?? faces)))}${crosses ? ` ${says.crossing}` : ''}` },
    { text: says.pieces(faces.map(printed).join(' ')), pieces: faces },
    whereOf(found, supply, says.where),
  ];
}

function whereOf(
  { move: { pieces }, score }: Found,
  supply: Supply,
  says: (equation: string, score: number) => string,
): HintLayer {
  const { run } = judgeLay(supply, pieces);
  return {
    text: says(equationText(run?.faces ?? []), score),
    pieces: pieces.map(({ face }) => face),
    cells: pieces.map(cellOf),
  };
}

/** The sign that says most about an equation. */
const tellingSign = (faces: readonly Face[]): Face =>
  (['/', '*', '-', '+'] as const).find((sign) => faces.includes(sign)) ?? '=';
