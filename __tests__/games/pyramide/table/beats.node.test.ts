import { pyramide, type GameEvent, type View } from '../../../../src/games/pyramide/rules';
import {
  ANSWER,
  beat,
  brickPlace,
  DECIDED,
  diePlace,
  sidePlace,
  stepPlace,
} from '../../../../src/games/pyramide/table/beats';
import { stepPlan, STEPS } from '../../../../src/games/pyramide/table/stepPlan';
import { after, config } from '../rules/support';

const seats = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({ name, face, bot: null, help: false }));
const scene = (view: View) => ({ view, seats, language: 'fr' as const, byHand: true });
const start: View = pyramide.view(after(config(4)), 'table');
const heard = (event: GameEvent, view: View = start) => {
  const { sound, joy } = beat(event, scene(view))!;
  return joy ?? sound;
};

test('a word found, a word lost, a riddle, a round and the game each sound like themselves', () => {
  const sounds = [
    heard({ type: 'found', by: 2, at: 0, word: 'nuit' }),
    heard({ type: 'struck', at: 0, why: 'missed' }),
    heard({ type: 'judged', by: 2, answer: 'le phare' }),
    heard({ type: 'judged', by: null, answer: 'le phare' }),
    heard({ type: 'round-won', round: 1, kind: 'riddles', winner: 0, score: [3, 1], byDie: false }),
    heard({ type: 'ended', result: { ranking: [[0]], winner: 0, maitreMots: 0, points: 0 } }),
  ];
  expect(sounds).toEqual(['word-found', 'word-missed', 'riddle-found', 'riddle-missed', 'round', 'game']);
});

test('a bet of three takes the three upper bricks, one after the other', () => {
  const { pops } = beat({ type: 'bet', seat: 0, bricks: 3, left: 10 }, scene(start))!;
  expect(pops!.map(({ place, after: at }) => [place, at])).toEqual([
    [brickPlace(12), 0],
    [brickPlace(11), 90],
    [brickPlace(10), 180],
  ]);
});

test('with the answer the points of the riddle fly to the pyramid, and the pawn climbs step by step', () => {
  const riddle = { ...start.riddle!, points: [4, 0] };
  const view: View = { ...start, phase: 'scored', score: [6, 3], riddle };
  const { pops, floats, travels } = beat({ type: 'judged', by: 2, answer: 'le phare' }, scene(view))!;
  expect(pops!.map(({ place }) => place)).toEqual([ANSWER]);
  expect(floats!.map(({ text, to }) => [text, to])).toEqual([['+4', stepPlace(0, 2)]]);
  // It stands where it stood until the points have landed, with its initial all the time.
  expect(travels).toHaveLength(1);
  const { sprite, from, by, to, lasts } = travels![0]!;
  const way = [from, ...by!, to].map((place) => Number(place.split(' ')[2]));
  expect(way).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 5, 6]);
  const stands = (lasts! / (way.length - 1)) * way.lastIndexOf(2);
  expect(stands).toBeGreaterThanOrEqual(floats![0]!.after! + floats![0]!.lasts!);
  expect(sprite).toBe('pawn 0 L');
  // An answer before its time waits for the words that are left: nobody climbs yet.
  expect(beat({ type: 'judged', by: 2, answer: 'le phare' }, scene({ ...view, phase: 'bet' }))!.travels).toBe(
    undefined,
  );
});

test('a die falls for everybody, again for those who are level, and only then it is said whom it chose', () => {
  const rolls = [
    [4, 4],
    [2, 5],
  ];
  const { pops, floats } = beat(
    { type: 'ordered', why: 'game', among: [0, 1], rolls, first: 1 },
    scene(start),
  )!;
  expect(floats).toBe(undefined);
  expect(pops!.map(({ place }) => place)).toEqual([
    diePlace(0, 0),
    diePlace(1, 0),
    diePlace(0, 1),
    diePlace(1, 1),
    DECIDED,
    sidePlace(1),
  ]);
  const times = pops!.map(({ after: at }) => at!);
  expect(times.slice(0, 4)).toEqual([...new Set(times.slice(0, 4))].sort((one, other) => one - other));
  expect(times[4]).toBeGreaterThan(times[3]!);
});

test.each([
  [300, 200, 2],
  [366, 240, 2],
  [200, 120, 3],
  [900, 520, 4],
])(
  '%i by %i for %i sides: every pawn stands whole on the drawing, on the ground and on top',
  (width, height, sides) => {
    const plan = stepPlan(width, height, sides);
    for (let side = 0; side < sides; side += 1)
      for (let points = 0; points <= STEPS + 2; points += 1) {
        const { x, y } = plan.pawn(side, points);
        expect(x - plan.pawnSize / 2).toBeGreaterThanOrEqual(0);
        expect(x + plan.pawnSize / 2).toBeLessThanOrEqual(width);
        expect(y - plan.pawnSize).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(plan.height);
      }
  },
);
