import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { pyramide, SAMPLE } from '../../../../src/games/pyramide/rules';
import { result } from '../../../../src/games/pyramide/table/result';
import {
  aloneIn,
  config,
  list,
  PLENTY,
  playing,
  playOn,
  riddle,
  roundOf4,
  stateOf,
  type PyramideTable,
} from '../rules/support';

const { result: words, status } = PYRAMIDE_WORDS.fr;
const BY_DIE = `${words.countsBoth}. ${status.byDie}`;
const seats = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({ name, face, bot: null, help: false }));
const plain = (text: string): string => text.replace(/\s/g, ' ');
const lists = (count: number) => ({ stock: { ...PLENTY, lists: PLENTY.lists.slice(0, count) } });
const none = list(null, null, null, null, null);

describe('what has ranked those whose figures are alike is said', () => {
  const twoRounds = [...roundOf4(0, 0), ...roundOf4(0, 1)];
  const counted = (table: PyramideTable): string =>
    result.counts(pyramide.view(stateOf(table), 'table'), 'fr');

  test.each([
    ['nobody is level', [...list(0, 2, 0, null, null), ...list(1, 1, 3, null, null)], words.countsBoth],
    ['third and fourth are', [...list(0, 2, 0, null, null), ...none, 'die 2 5'], BY_DIE],
    ['first and second are', [...none, 'die 2 5', ...list(1, 1, 3, null, null)], BY_DIE],
  ])('four seats: %s', (_, moves, says) => {
    const table = playing(config(4, lists(2)), ...twoRounds, ...moves);
    expect(stateOf(table).phase).toBe('over');
    expect(counted(table)).toBe(says);
  });

  const roundTo = (winner: number, first: number) => [
    ...[first, 1 - first].flatMap((dico) =>
      riddle(0, 0, dico === winner ? ['give-up', 'agree'] : ['answered', 'agree', 'right']),
    ),
    'on',
  ];

  test.each([
    ['by expressions', 6, [], '3 manches à 3 · Grande Pyramide : Léa 1, Tom 0'],
    ['by the die', 4, ['die 2 5'], '3 manches à 3 · Grande Pyramide : Tom 0, Léa 0'],
  ] as const)('two seats, level by rounds: %s', (_, cards, die, says) => {
    const even = playing(
      config(2, lists(cards)),
      ...[roundTo(0, 0), roundTo(1, 1), roundTo(0, 0), roundTo(1, 1), roundTo(0, 0)].flat(),
    );
    expect(stateOf(even).rounds).toEqual([3, 2]);
    const last = stateOf(even).finale!.dicos.flatMap((dico) =>
      list(dico === 0 ? 1 : null, null, null, null, null),
    );
    const level = playOn(even, ...last, 'on');
    const found = die.length === 0;
    const end = playOn(
      level,
      ...stateOf(level).finale!.dicos.flatMap((dico) =>
        list(found && dico === 1 ? 0 : null, null, null, null, null),
      ),
      ...die,
    );
    const { winner } = stateOf(end).result!;
    const [score, next] = [stateOf(end).rounds[winner!]!, stateOf(end).rounds[1 - winner!]!];
    expect(plain(result.lead(end, { winner: winner!, score, ahead: score - next }, seats, 'fr'))).toBe(says);
    expect(counted(end)).toBe(found ? words.countsRounds : `${words.countsRounds}. ${status.byDie}`);
  });
});

test('the finest riddle is the one that brought most, and it says how much', () => {
  // The same clues, but of the second the bricks were spared.
  const solved = (nth: number, bet: number): readonly string[] => {
    const { words: sought, answer } = SAMPLE.riddles[nth]!;
    const found = sought.flatMap((word) => [`bet ${bet}`, 'clue zut', `guess ${word}`, 'next']);
    return ['on', ...found, `answer ${answer}`, 'on'];
  };
  const table = playing(aloneIn('guess', 2), ...solved(0, 2), ...solved(1, 1));
  expect(stateOf(table).phase).toBe('over');
  expect(plain(result.finest(table, seats, 'fr')!.says)).toBe('5 mots sur 5 et l’énigme (14 points)');
});
