import type { Answers, Lexicon } from '../lexicon';
import { inSlices, type Sliced } from '../lexicon/slices';
import { indexAnswers, type AnswerIndex } from './answerIndex';
import { buildNet, type Net } from './net';

/** What a player puts in order once for a lexicon and for a list of answers; another who comes meanwhile goes on with the same work. */
const nets = new WeakMap<Lexicon, Sliced<Net>>();
const indexes = new WeakMap<Answers, Sliced<AnswerIndex>>();

export const netOf = (lexicon: Lexicon): Generator<void, Net, void> => once(nets, lexicon, buildNet);

export const indexOf = (answers: Answers): Generator<void, AnswerIndex, void> =>
  once(indexes, answers, indexAnswers);

/** All of it beforehand, so that nobody waits for the first word, nor for the first answer. */
export function* prepare(lexicon: Lexicon, answers: Answers | null): Generator<void, void, void> {
  yield* netOf(lexicon);
  if (answers) yield* indexOf(answers);
}

function* once<Source extends object, Table>(
  known: WeakMap<Source, Sliced<Table>>,
  source: Source,
  make: (source: Source) => Generator<void, Table, void>,
): Generator<void, Table, void> {
  const table = known.get(source) ?? inSlices(() => make(source));
  known.set(source, table);
  yield* table.prepare();
  return table.get();
}
