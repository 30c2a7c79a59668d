import { screen } from '@testing-library/react-native';
import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { pyramide, type GameEvent, type View } from '../../../../src/games/pyramide/rules';
import { JustCast } from '../../../../src/games/pyramide/table/DieCast';
import { justNow } from '../../../../src/games/pyramide/table/justNow';
import { lineFor } from '../../../../src/games/pyramide/table/statusLine';
import { Summed } from '../../../../src/games/pyramide/table/Summed';
import { shapeOf } from '../../../../src/shell/frame/shape';
import { renderInApp } from '../../../shell/app';
import { after, config } from '../rules/support';

const words = PYRAMIDE_WORDS.fr;
const seats = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({ name, face, bot: null, help: false }));
const start: View = pyramide.view(after(config(4)), 'table');
const plain = (text: string): string => text.replace(/\s/g, ' ');
const die = (why: 'game' | 'list', among: readonly number[], first: number): GameEvent => ({
  type: 'ordered',
  why,
  among,
  rolls: [[3, 5]],
  first,
});
const RIDDLE: GameEvent = { type: 'riddle-drawn', id: 'a', title: 'Au bon endroit', dicos: [1] };
const LIST: GameEvent = { type: 'list-drawn', dico: 2, stake: 'losers' };

test.each<[string, readonly GameEvent[], string | null]>([
  ['who begins', [die('game', [0, 1], 1), RIDDLE], 'Le dé désigne Tom · Noé.'],
  [
    'who is maître-mots, where the lists have run out',
    [die('list', [0, 2], 2), { type: 'maitre-mots', seat: 2 }, LIST],
    'À égalité : le dé tranche pour Mamie. Mamie est maître-mots !',
  ],
  ['third and fourth', [die('list', [1, 3], 3)], 'À égalité : le dé tranche pour Noé.'],
  [
    'nothing any more, once somebody has bet',
    [die('game', [0, 1], 1), RIDDLE, { type: 'bet', seat: 1, bricks: 2, left: 11 }],
    null,
  ],
])('a die says what it has decided: %s', (_, events, says) => {
  const shape = shapeOf(390, 700, false);
  // Opened anew, a game has no fresh news: what happened before it is looked at still tells.
  for (const just of [justNow(events, []), justNow([], events)]) {
    const { unmount } = renderInApp(
      <JustCast just={just} view={start} seats={seats} words={words} shape={shape} />,
    );
    const told = screen.queryByTestId('die-says');
    expect(told && plain(String(told.props['children']))).toBe(says);
    unmount();
  }
});

test('a list that leaves two level says so at once, unless the die has decided between them', () => {
  const over: View = {
    ...start,
    phase: 'list-over',
    riddle: null,
    list: {
      stake: 'winners',
      dico: 1,
      synos: [0, 2],
      free: true,
      at: 5,
      finders: [0, 2, null, null, null],
      expression: null,
      ahead: [0, 2],
      said: ['chou', 'arc-en-ciel', 'cerf-volant', 'pot-au-feu', 'demi-finale'],
    },
    finale: {
      stake: 'winners',
      contenders: [0, 2],
      points: [1, 0, 1, 0],
      found: [1, 0, 1, 0],
      dicos: [],
      lists: 1,
      winners: [],
    },
  };
  const shape = shapeOf(390, 700, false);
  for (const [events, says] of [
    [[], 'Léa et Mamie sont à égalité !'],
    [[die('list', [0, 2], 2)], null],
  ] as const) {
    const { unmount } = renderInApp(
      <Summed view={over} seats={seats} words={words} shape={shape} just={justNow(events, [])} />,
    );
    const told = screen.queryByTestId('level');
    expect(told && plain(String(told.props['children']))).toBe(says);
    unmount();
  }
});

test.each([
  [3, 1, 'Tom gagne !'],
  [4, 0, 'Léa et Mamie gagnent !'],
])('a game of %i that is over says large who has won it', (count, winner, says) => {
  const over: View = {
    ...pyramide.view(after(config(count)), 'table'),
    phase: 'over',
    riddle: null,
    result: { ranking: [[0], [1]], winner, maitreMots: null, points: 0 },
  };
  const shape = shapeOf(390, 700, false);
  renderInApp(<Summed view={over} seats={seats} words={words} shape={shape} just={justNow([], [])} />);
  expect(plain(String(screen.getByTestId('outcome').props['children']))).toBe(says);
});

test('a list, a theme and a round that are played because something is level say so', () => {
  const list: View = {
    ...start,
    phase: 'list',
    riddle: null,
    list: {
      stake: 'winners',
      dico: 1,
      synos: [0, 2],
      free: true,
      at: 0,
      finders: [],
      expression: null,
      ahead: [0, 2],
      said: [],
    },
  };
  const level = justNow([{ type: 'list-level', seats: [0, 2] }, LIST], []);
  expect(plain(lineFor(list, seats, words, level))).toMatch(
    /^Égalité entre Léa et Mamie : on continue\. Grande Pyramide : Tom/,
  );
  expect(plain(lineFor(list, seats, words, justNow([LIST], [])))).toMatch(/^Grande Pyramide : Tom/);
  const again = justNow([{ type: 'level', sides: [0, 1] }, RIDDLE], []);
  expect(plain(lineFor(start, seats, words, again))).toMatch(
    /^Égalité entre Léa · Mamie et Tom · Noé : on continue\. Lisez/,
  );
});

const JUDGED: GameEvent = { type: 'judged', by: null, answer: 'le pain' };
const SLOW: GameEvent = { type: 'slow', seat: 2 };
const GAVE_UP: GameEvent = { type: 'gave-up', by: 2 };

test.each<[string, readonly GameEvent[], number | null]>([
  [
    'the last who may answer',
    [SLOW, GAVE_UP, JUDGED, { type: 'points', side: 0, points: 1, why: 'bonus' }],
    2,
  ],
  ['DICO, asked for another answer', [SLOW, JUDGED], 2],
  ['nobody: it was given up', [GAVE_UP, JUDGED], null],
  ['nobody: the last answer was wrong', [SLOW, GAVE_UP, { type: 'wrong', by: 0 }, JUDGED], null],
  ['nobody: it is not judged yet', [SLOW, GAVE_UP], null],
])('an enigma for which time ran out says whose time it was: %s', (_, events, whose) => {
  expect(justNow(events, []).silent).toBe(whose);
  expect(justNow([], events).silent).toBe(whose);
});
