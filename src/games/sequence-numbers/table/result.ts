import { stepsOf, type Seat, type TableOf } from '../../../engine';
import {
  faceOf,
  longestLine,
  seatsOfTeam,
  sequenceNumbers,
  teamOf,
  type Config,
  type GameEvent,
  type Move,
  type State,
  type View,
} from '../rules';
import type { Language } from '../../../i18n';
import { SEQUENCE_WORDS } from '../i18n';
import type { FinestMove, ResultParts } from '../../../shell/result/parts';
import { FACE_COLOURS } from '../../../ui';
import { sumText } from './bridge';
import { sequencePicture } from './SequenceArt';

type Table = TableOf<Config, State, Move>;
type Counted = Pick<View, 'config' | 'result' | 'sequences' | 'chips'>;

/** Sequences where more than one is needed and they decided; otherwise the longest line, which decides the rest. */
const bySequences = ({ config, result }: Counted): boolean =>
  config.target > 1 && result?.ending === 'sequences';

function score(view: Counted, seat: Seat): number {
  const team = teamOf(view.config, seat);
  return bySequences(view)
    ? view.sequences.filter((sequence) => sequence.team === team).length
    : longestLine(view.chips, team);
}

interface Finish {
  readonly laid: Extract<GameEvent, { type: 'chip-laid' }>;
  readonly sequences: readonly Extract<GameEvent, { type: 'sequence' }>[];
}

/** The moves that finished a sequence, in their order. */
const finishesOf = (table: Table): readonly Finish[] =>
  [...stepsOf(sequenceNumbers, table)].flatMap(({ events }) => {
    const laid = events.find((event) => event.type === 'chip-laid');
    const sequences = events.filter((event) => event.type === 'sequence');
    return laid && sequences.length > 0 ? [{ laid, sequences }] : [];
  });

/** The move that finished most at once; of several the last, which won. */
function finest(table: Table, language: Language): FinestMove | null {
  const words = SEQUENCE_WORDS[language];
  const [first, ...others] = finishesOf(table);
  if (!first) return null;
  const { laid, sequences } = others.reduce(
    (best, one) => (one.sequences.length >= best.sequences.length ? one : best),
    first,
  );
  const { card, cell, seat } = laid;
  const { team, cells } = sequences[0]!;
  const sum = sumText(card, words);
  return {
    seat,
    says: sequences.length > 1 ? words.result.twice(sum, sequences.length) : words.result.finest(sum),
    picture: sequencePicture({ card, team, cells, laid: cell, words }),
  };
}

function compliment(table: Table, seat: Seat, language: Language): string | null {
  const { result: words } = SEQUENCE_WORDS[language];
  const { chips, sequences, config } = table.state;
  const team = teamOf(config, seat);
  if (sequences.some((sequence) => sequence.team === team)) return words.sequence;
  if (longestLine(chips, team) === 4) return words.nearly;
  const own = [...stepsOf(sequenceNumbers, table)].flatMap(({ events }) =>
    events.filter((event) => 'seat' in event && event.seat === seat),
  );
  const taken = own.filter(({ type }) => type === 'chip-taken').length;
  if (taken > 0) return words.taken(taken);
  const sums = own.filter(
    (event) => event.type === 'chip-laid' && faceOf(event.card).kind === 'equation',
  ).length;
  return sums > 0 ? words.sums(sums) : null;
}

export const result: ResultParts<Config, State, Move, View> = {
  score,
  better: () => 'more',
  counts: (view, language) => {
    const { result: words } = SEQUENCE_WORDS[language];
    return bySequences(view) ? words.countsSequences(view.config.target) : words.countsLines;
  },
  lead: ({ state }, { score: own, ahead }, _seats, language) => {
    const { result: words } = SEQUENCE_WORDS[language];
    if (ahead === null) return words.level(own);
    return (bySequences(state) ? words.sequences : words.inARow)(own, own - ahead);
  },
  // Faces come in the order of the chips' colours: blue, coral, green.
  teams: ({ config }) =>
    Array.from({ length: config.teams }, (_, team) => ({
      seats: seatsOfTeam(config, team),
      colour: FACE_COLOURS[team]!,
    })),
  finest: (table, _seats, language) => finest(table, language),
  compliment,
};
