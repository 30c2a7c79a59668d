import type { Seat, TableOf } from '../../../engine';
import {
  isTogether,
  seatsOfSide,
  sideOf,
  sidesOf,
  type Config,
  type Move,
  type State,
  type View,
} from '../rules';
import type { Language } from '../../../i18n';
import { PYRAMIDE_WORDS } from '../i18n';
import type { FinestMove, ResultParts } from '../../../shell/result/parts';
import { FACE_COLOURS } from '../../../ui';
import { together } from './headText';
import { riddlePicture } from './RiddleArt';
import { unfold, type RiddleStory } from './unfold';

type Table = TableOf<Config, State, Move>;

const riddlesOf = (table: Table): readonly RiddleStory[] =>
  unfold(table).filter((story): story is RiddleStory => story.kind === 'riddle');

const foundIn = ({ words }: RiddleStory): number => words.filter(({ found }) => found).length;

const pointsOf = ({ points }: RiddleStory): number => Math.max(...points);

/** What brought most; then one that was solved; then most words; then fewest clues. */
function fineness(story: RiddleStory): number {
  const clues = story.words.reduce((sum, word) => sum + word.clues.length, 0);
  return 10_000 * pointsOf(story) + (story.enigma.by === null ? 0 : 1000) + 100 * foundIn(story) - clues;
}

function finest(table: Table, language: Language): FinestMove | null {
  const { result: words } = PYRAMIDE_WORDS[language];
  const [first, ...others] = riddlesOf(table);
  if (!first) return null;
  const best = others.reduce((before, story) => (fineness(story) > fineness(before) ? story : before), first);
  const found = foundIn(best);
  if (found === 0 && best.enigma.by === null) return null;
  return {
    seat: best.enigma.by ?? best.dicos[0]!,
    says: (best.enigma.by === null ? words.finestWords : words.finest)(found, pointsOf(best)),
    picture: riddlePicture(best),
  };
}

function compliment(table: Table, seat: Seat, language: Language): string | null {
  const { result: words } = PYRAMIDE_WORDS[language];
  const riddles = riddlesOf(table);
  const enigmas = riddles.filter(({ enigma }) => enigma.by === seat).length;
  if (enigmas > 0) return words.enigmas(enigmas);
  const found = riddles.flatMap((story) => story.words).filter(({ by }) => by === seat).length;
  if (found > 0) return words.found(found);
  const explained = riddles.filter(({ dicos }) => dicos.includes(seat)).map(foundIn);
  const all = explained.reduce((sum, count) => sum + count, 0);
  return all > 0 ? words.explained(all) : null;
}

/** The figures of two are alike, and yet one ranks before the other. */
function isByDie({ config, finale, result: end }: View): boolean {
  if (!finale) return false;
  const { stake, contenders, points, found } = finale;
  // Partners sit face to face.
  if (config.seats === 4) return [0, 1].some((seat) => found[seat] === found[seat + 2]);
  const best = points[end!.winner!];
  return stake === 'decider' && contenders.filter((seat) => points[seat] === best).length > 1;
}

/** Rounds won, by team where four play; together with the app, the points of all riddles. */
export const result: ResultParts<Config, State, Move, View> = {
  score: (view, seat) =>
    isTogether(view.config) ? view.result!.points : view.rounds[sideOf(view.config, seat)]!,
  better: () => 'more',
  counts: (view, language) => {
    const { config } = view;
    const { result: words, status } = PYRAMIDE_WORDS[language];
    if (isTogether(config)) return words.countsPoints;
    const counts = config.seats === 4 ? words.countsBoth : words.countsRounds;
    return isByDie(view) ? `${counts}. ${status.byDie}` : counts;
  },
  lead: ({ state }, { winner, score, ahead }, seats, language) => {
    const { result: words, roleOf, options, ending } = PYRAMIDE_WORDS[language];
    if (ahead === null) return words.together(score);
    const { result: end, finale } = state;
    const maitre = end?.maitreMots ?? null;
    if (maitre !== null) return words.leadMaitre(score, score - ahead, seats[maitre]!.name);
    const rounds = words.lead(score, score - ahead);
    if (ahead > 0 || !finale) return rounds;
    // Level by rounds, the last lists have decided.
    const found = [winner, ...finale.contenders.filter((seat) => seat !== winner)].map((seat) =>
      together(ending.count(seats[seat]!.name, finale.points[seat]!)),
    );
    return `${rounds} · ${roleOf(options.list, found.join(', '))}`;
  },
  teams: ({ config }) =>
    Array.from({ length: sidesOf(config) }, (_, side) => ({
      seats: seatsOfSide(config, side),
      colour: FACE_COLOURS[(side + 1) % FACE_COLOURS.length]!,
    })),
  // The Grande Pyramide ranks everybody, third and fourth too.
  own: ({ config, finale }, seat, language) => {
    const found = finale?.found[seat];
    if (config.seats !== 4 || found === undefined) return null;
    return { figure: String(found), said: PYRAMIDE_WORDS[language].ending.expressions(found) };
  },
  finest: (table, _seats, language) => finest(table, language),
  compliment,
};
