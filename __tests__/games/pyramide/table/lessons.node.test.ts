import { createDice, enter, settle, type TableOf } from '../../../../src/engine';
import {
  pyramide,
  refuseConfig,
  type Config,
  type Move,
  type State,
} from '../../../../src/games/pyramide/rules';
import { registered } from '../../../../src/games/pyramide/rules/probe';
import { LANGUAGES, type Language } from '../../../../src/i18n';
import type { LessonStep } from '../../../../src/shell/learning';
import { lessons } from '../../../../src/games/pyramide/table/lessons';

/** What a learner does who follows the lesson. */
const ASKED: Readonly<Record<Language, Readonly<Record<string, readonly Move[]>>>> = {
  fr: {
    dico: moves(['bet 2', 'said', 'missed', 'found', 'next', 'right']),
    syno: moves(['on', 'guess Matin', 'guess rêves', 'next', 'answer le réveil']),
  },
  en: {
    dico: moves(['bet 2', 'said', 'missed', 'found', 'next', 'right']),
    syno: moves(['on', 'guess morning', 'guess dream', 'next', 'answer The alarm clock']),
  },
};

function moves(written: readonly string[]): readonly Move[] {
  return written.map((text): Move => {
    const [type, rest] = [text.split(' ')[0]!, text.slice(text.indexOf(' ') + 1)];
    if (type === 'bet') return { type, bricks: Number(rest) };
    if (type === 'found') return { type, by: 1 };
    if (type === 'guess' || type === 'answer') return { type, text: rest };
    return { type } as Move;
  });
}

const opened = (step: LessonStep<Config, State, Move>, language: Language): TableOf<Config, State, Move> => {
  const prepared = step.inLanguage!(language);
  return {
    game: pyramide,
    ...prepared,
    stage: pyramide.stage(prepared.state),
    log: [],
    happenings: [],
    undoable: [],
  };
};

const steps = LANGUAGES.flatMap((language) =>
  lessons.flatMap(({ id, steps: all }) =>
    all.map((step, nth) => [`${id}, step ${nth + 1}, in ${language}`, { id, step, nth, language }] as const),
  ),
);

test('there is one for DICO and one for SYNO, of five or six steps', () => {
  expect(lessons.map(({ id, steps: all }) => `${id} ${all.length}`)).toEqual(['dico 6', 'syno 5']);
});

describe.each(steps)('%s', (_name, { id, step, nth, language }) => {
  const table = opened(step, language);
  const { state } = table;
  const asked = ASKED[language][id]![nth]!;

  test('is a lawful set-up that waits for its seat, with every brick somewhere', () => {
    const { census } = registered.probe;
    const stage = pyramide.stage(state);
    expect(refuseConfig(table.config)).toBeNull();
    expect(stage.kind === 'play' && stage.acting[0].seat).toBe(step.seat);
    expect(census(state)).toEqual(census(pyramide.start(state.config)));
  });

  test('needs no cover: what is on the screen is for these eyes or for all', () => {
    const stage = pyramide.stage(state);
    expect(stage.kind === 'play' && [step.seat, 'table']).toContain(stage.kind === 'play' && stage.eyes);
  });

  test('is done by a lawful move, and by that alone of all that can be tapped', () => {
    expect(step.wants(asked)).toBe(true);
    const played = enter(table, { actor: step.seat, move: asked });
    expect(played.kind).toBe('played');
    if (played.kind === 'played') expect(() => settle(played.table, createDice(5))).not.toThrow();
    const others = pyramide.options(pyramide.view(state, step.seat)).filter((move) => step.wants(move));
    expect(others.length).toBeLessThanOrEqual(1);
  });

  test('says what to do, what else to try and what was learnt', () => {
    const said = [step.says(language), step.otherwise(language), step.done(language)];
    expect(new Set(said).size).toBe(3);
    expect(said.every((sentence) => sentence.length > 5 && sentence.length < 160)).toBe(true);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const at = (id: string, nth: number): State =>
    opened(lessons.find((lesson) => lesson.id === id)!.steps[nth]!, language).state;

  test('the clues and guesses told are those that were played', () => {
    const [, , second] = [0, 1, 2].map((nth) => lessons[1]!.steps[nth]!);
    const { clues } = at('syno', 2).riddle!.words[1]!;
    for (const { text, guess } of clues) {
      expect(second!.says(language)).toContain(text);
      if (guess !== null) expect(second!.says(language)).toContain(guess);
    }
  });

  test('the words told are those of the riddle', () => {
    const { riddle, config } = at('dico', 0);
    const { words, answer } = config.stock.riddles[riddle!.index]!;
    expect(lessons[0]!.steps[1]!.says(language)).toContain(words[0]);
    expect(lessons[0]!.steps[4]!.says(language)).toContain(words[1]);
    expect(lessons[0]!.steps[5]!.says(language)).toContain(answer);
  });

  test('a wrong word is not what was asked for', () => {
    expect(lessons[1]!.steps[1]!.wants({ type: 'guess', text: 'xyz' })).toBe(false);
    expect(lessons[1]!.steps[4]!.wants({ type: 'answer', text: 'xyz' })).toBe(false);
  });
});
