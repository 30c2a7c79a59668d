import { screenFor, stillUncovered } from '../../../../src/shell/screen';
import type { Player, Seat, Stage } from '../../../../src/engine';
import { pyramide, type Config, type Move, type State } from '../../../../src/games/pyramide/rules';
import { config } from './support';

const seats: readonly Player[] = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({
  name,
  face,
  bot: null,
  help: false,
}));

/** Covers that stand between two people; `apart`: as if nobody knew alike. */
function counted(apart: boolean) {
  let uncovered: Seat | null = null;
  let covers = 0;
  const look = (stage: Stage) => {
    const seen: Stage = apart && stage.kind === 'play' ? { ...stage, alike: [] } : stage;
    uncovered = stillUncovered(seen, uncovered);
    const screen = screenFor(seen, seats, uncovered);
    if (screen.kind !== 'cover') return;
    covers += 1;
    uncovered = screen.seat;
  };
  return { look, covers: () => covers };
}

/** Played on until this comes; chance takes what lies on top, and says that the first rolled more. */
function play(from: State, choose: (state: State) => Move, until: (state: State) => boolean) {
  const [alike, apart] = [counted(false), counted(true)];
  let state = from;
  for (let turn = 0; turn < 400 && !until(state); turn += 1) {
    const stage = pyramide.stage(state);
    if (stage.kind === 'over') break;
    if (stage.kind === 'chance') {
      const move: Move =
        state.phase === 'order'
          ? { type: 'order', rolls: [[6, 1]] }
          : { type: 'draw', from: state.heap!, index: state.drawn[state.heap!] };
      state = pyramide.apply(state, 'chance', move).state;
      continue;
    }
    alike.look(stage);
    apart.look(stage);
    state = pyramide.apply(state, stage.acting[0].seat, choose(state)).state;
  }
  return { state, now: alike.covers(), before: apart.covers() };
}

const given: Config = { ...config(4), secondRound: 'ping-pong', clock: null, first: 0 };
const PLAIN: Partial<Record<State['phase'], Move>> = {
  bet: { type: 'bet', bricks: 13 },
  enigma: { type: 'answered' },
  verdict: { type: 'wrong' },
  between: { type: 'next' },
};
const plainly = (state: State): Move => {
  // Only Léa and Mamie find a word, in the first riddle of theirs.
  if (state.phase === 'clue') {
    const first = state.played === 1 && state.riddle!.at === 0;
    return first ? { type: 'found', by: 2 } : { type: 'foul' };
  }
  if (state.phase === 'bet')
    return {
      type: 'bet',
      bricks: state.riddle!.bricks > 12 && state.played === 1 ? 1 : state.riddle!.bricks,
    };
  return PLAIN[state.phase] ?? { type: 'on' };
};

const opening = pyramide.start(given);
const first = play(opening, plainly, ({ phase }) => phase === 'scored');
const secondRound = play(opening, plainly, ({ round, phase }) => round === 2 && phase === 'title');

test('a riddle costs two hand-overs: to DICO, and to the judge', () => {
  expect(first.now).toBe(2);
  expect(first.before).toBe(2);
});

test('a ping-pong riddle in which every word is found by its third clue costs three instead of thirteen', () => {
  const thirdClue = (state: State): Move => {
    if (state.phase !== 'clue') return PLAIN[state.phase] ?? { type: 'on' };
    const { clues } = state.riddle!.words[state.riddle!.at]!;
    return clues.length < 2 ? { type: 'missed' } : { type: 'found', by: state.hunt!.synos[0]! };
  };
  const { state, now, before } = play(secondRound.state, thirdClue, ({ phase }) => phase === 'scored');
  expect(state.riddle!.words.map(({ fate }) => fate)).toEqual(Array.from({ length: 5 }, () => 'found'));
  expect([before, now]).toEqual([13, 3]);
});

test('a theme of names on which both DICOs bid costs one instead of nine', () => {
  const missed = (state: State): Move => {
    if (state.phase === 'clue') return { type: 'missed' };
    return PLAIN[state.phase] ?? { type: 'on' };
  };
  const names = play(
    secondRound.state,
    missed,
    ({ phase, names: theme }) => phase === 'title' && theme !== null,
  );
  const bidding = (state: State): Move => {
    const { bid } = state.names!;
    if (state.phase === 'bid') return bid ? { type: 'leave' } : { type: 'bid', clues: 2 };
    if (state.phase === 'clue') return { type: 'found', by: state.hunt!.synos[0]! };
    return PLAIN[state.phase] ?? { type: 'on' };
  };
  const { now, before } = play(names.state, bidding, ({ phase }) => phase === 'round');
  expect([before, now]).toEqual([9, 1]);
});

test('who has the relay may call the foul on the clue before, until the next word', () => {
  const told = play(
    secondRound.state,
    ({ phase }) =>
      phase === 'clue' ? { type: 'missed' } : phase === 'between' ? { type: 'next' } : { type: 'on' },
    ({ phase, riddle }) => phase === 'clue' && riddle!.words[0]!.clues.length === 1,
  ).state;
  const { dico } = told.hunt!;
  const foul: Move = { type: 'foul', last: true };
  expect(pyramide.refuse(told, dico, foul)).toBeNull();
  const { state, events } = pyramide.apply(told, dico, foul);
  expect(events.map(({ type }) => type)).toEqual(['foul', 'struck', 'points']);
  expect(state.riddle!.words[0]!.fate).toBe('struck');
  // The point is the caller's, who still holds the phone and leads the next word.
  expect(state.score[dico % 2]).toBe(1);
  expect([state.pause!.seat, state.riddle!.lead]).toEqual([dico, dico % 2]);
  // Nothing was said yet that could be called.
  const fresh = play(
    secondRound.state,
    () => ({ type: 'on' }),
    ({ phase }) => phase === 'clue',
  ).state;
  expect(pyramide.refuse(fresh, fresh.hunt!.dico, foul)).toEqual({ code: 'not-now' });
});
