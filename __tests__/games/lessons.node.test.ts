import { enter, tableAt, type AnyGame, type Json, type Registered, type Table } from '../../src/engine';
import { primeClimb } from '../../src/games/prime-climb/rules';
import { registered as climbProbe } from '../../src/games/prime-climb/rules/probe';
import { pytagora } from '../../src/games/pytagora/rules';
import { registered as pytagoraProbe } from '../../src/games/pytagora/rules/probe';
import { sequenceNumbers } from '../../src/games/sequence-numbers/rules';
import { registered as sequenceProbe } from '../../src/games/sequence-numbers/rules/probe';
import { LANGUAGES } from '../../src/i18n';
import type { AnyLesson, AnyLessonStep } from '../../src/shell/learning';
import { lessons as climbLessons } from '../../src/games/prime-climb/table/lessons';
import { lessons as pytagoraLessons } from '../../src/games/pytagora/table/lessons';
import { lessons as sequenceLessons } from '../../src/games/sequence-numbers/table/lessons';

const opened = (game: AnyGame, { config, state }: AnyLessonStep): Table => tableAt(game, config, state);

/** The equations that the classic lesson asks for, as a learner would lay them. */
const piecesOf = (text: string, x: number, y: number, down = false): Json =>
  [...text].flatMap((face, nth) => {
    if (face === '_') return [];
    const from = face === ':' ? 'shared' : 'hand';
    return [{ x: x + (down ? 0 : nth), y: y + (down ? nth : 0), face: from === 'shared' ? '=' : face, from }];
  });
const LAID: readonly Json[] = [
  { type: 'lay', pieces: piecesOf('7*3=21', 4, 2) },
  { type: 'lay', pieces: piecesOf('5+_=8', 2, -2, true) },
  { type: 'lay', pieces: piecesOf('2+3*4=14', -3, 0, true) },
  { type: 'lay', pieces: piecesOf('8/1*5=40', 0, 0) },
  { type: 'lay', pieces: piecesOf('9-4:5', 0, 0) },
];

/** What a learner may try: the options, and the equations above. */
const tries = (game: AnyGame, { state, seat }: AnyLessonStep): readonly Json[] => [
  ...(game.options(game.view(state, seat)) as readonly Json[]),
  ...(game === pytagora ? LAID.filter((move) => game.refuse(state, seat, move) === null) : []),
];

type Census = Registered['probe']['census'];
const SHELF: readonly [string, AnyGame, readonly AnyLesson[], Census][] = [
  ['Sequence Numbers', sequenceNumbers, sequenceLessons, sequenceProbe.probe.census],
  ['Pytagora', pytagora, pytagoraLessons, pytagoraProbe.probe.census],
  ['Prime Climb', primeClimb, climbLessons, climbProbe.probe.census],
];

describe.each(SHELF)('the lessons of %s', (_name, game, lessons, census) => {
  const steps = lessons.flatMap((lesson) =>
    lesson.steps.map((step, nth) => [`${lesson.id}, step ${nth + 1}`, step] as const),
  );

  test('have five to eight steps each', () => {
    for (const { steps: all } of lessons) {
      expect(all.length).toBeGreaterThanOrEqual(5);
      expect(all.length).toBeLessThanOrEqual(8);
    }
  });

  test.each(steps)('%s waits for its seat, with every piece of the box somewhere', (_step, step) => {
    const stage = game.stage(step.state);
    expect(stage.kind === 'play' && stage.acting[0].seat).toBe(step.seat);
    expect(census(step.state)).toEqual(census(game.start(step.config)));
  });

  test.each(steps)('%s can be done by a lawful move', (_step, step) => {
    const wanted = tries(game, step).filter((move) => step.wants(move));
    expect(wanted.length).toBeGreaterThan(0);
    const played = enter(opened(game, step), { actor: step.seat, move: wanted[0]! });
    expect(played.kind).toBe('played');
  });

  test.each(steps)('%s says what to do, what else to try and what was learnt', (_step, step) => {
    for (const language of LANGUAGES) {
      const said = [step.says(language), step.otherwise(language), step.done(language)];
      expect(new Set(said).size).toBe(3);
      expect(said.every((sentence) => sentence.length > 5)).toBe(true);
    }
  });
});
