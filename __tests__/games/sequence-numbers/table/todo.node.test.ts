import { BOARD, type GameEvent, type View } from '../../../../src/games/sequence-numbers/rules';
import { cardText, sumText } from '../../../../src/games/sequence-numbers/table/bridge';
import { offersOf } from '../../../../src/games/sequence-numbers/table/offers';
import { todoFor, type Todo } from '../../../../src/games/sequence-numbers/table/todo';
import {
  after,
  at,
  BOTH,
  difference,
  elsewhere,
  en,
  fullHand,
  home,
  play,
  position,
  SEATS,
  seen,
  seenAt,
  sum,
  twin,
} from './support';

const bothDead = { chips: [[home], [twin(home)]] };
const POSITIONS = {
  playable: seenAt({ hands: [[sum]] }),
  'some-dead': seenAt(fullHand),
  'dead-only': seenAt({ ...bothDead, hands: [[sum, difference]] }),
  nothing: seenAt({ ...bothDead, hands: [[sum, difference]], state: { exchanged: true } }),
} as const;

describe.each(BOTH)('what is to be done, in %s', (_language, words) => {
  const { status } = words;
  const idle = {
    seats: SEATS,
    canAct: true,
    words,
    held: null,
    draft: null,
    fresh: [],
    help: false,
    sums: false,
  };
  const says = (view: View, more: Partial<Todo> = {}) =>
    todoFor({ ...idle, view, offers: offersOf(view), ...more });
  const { state: laid, events } = after(position({ hands: [[sum, elsewhere]] }), 0, play(sum, home));

  test('to begin with, it says a name and what to do', () => {
    expect(says(POSITIONS.playable)).toBe(status.choose('Léa'));
    expect(says(seenAt({ seat: 1, hands: [[], [sum]] }))).toBe(status.choose('Tom'));
  });
  test('that a card is dead is told to a seat with help, or when nothing else can be done', () => {
    expect(says(POSITIONS['some-dead'])).toBe(status.choose('Léa'));
    expect(says(POSITIONS['some-dead'], { help: true })).toBe(status.deadCard);
    expect(says(POSITIONS['dead-only'])).toBe(status.deadCard);
    expect(says(POSITIONS.nothing)).toBe(status.nothing('Léa'));
  });
  test('who only looks on is told whose turn it is, and nothing of that hand', () => {
    for (const view of Object.values(POSITIONS))
      expect(says(view, { canAct: false, help: true })).toBe(status.turnOf('Léa'));
  });
  test('a chosen card is read back, never worked out', () => {
    const said = says(POSITIONS.playable, { held: sum });
    expect(said).toBe(status.chosen(cardText(sum, words)));
    expect(said).not.toContain(String(BOARD[home]));
    expect(says(POSITIONS.playable, { held: 'plus-1' })).toBe(status.chosenPlus);
    expect(says(POSITIONS.playable, { held: 'minus-1' })).toBe(status.chosenMinus);
  });
  test('a draft asks to be confirmed', () => {
    expect(says(POSITIONS.playable, { held: sum, draft: at(5, 5) })).toBe(
      status.draft(cardText(sum, words), BOARD[at(5, 5)]!),
    );
  });
  test('a fine comes first', () => {
    const fined = seenAt({ config: { seats: 4, strict: true }, hands: [[sum]], state: { fined: [0] } });
    expect(says(fined)).toBe(status.fine('Léa'));
    expect(says(fined, { held: sum })).toBe(status.paySure(cardText(sum, words)));
  });
  test('a report is said to stand until it is taken back; then a card is chosen, or given up', () => {
    const four = position({ config: { seats: 4, strict: true }, hands: [[sum]] });
    const theirs = after(four, 0, { type: 'report', team: 1 });
    expect(says(seen(theirs.state), { fresh: theirs.events })).toBe(status.reported);
    expect(says(seen(theirs.state), { fresh: theirs.events, held: sum })).toBe(
      status.chosen(cardText(sum, words)),
    );
    const own = after(four, 0, { type: 'report', team: 0 });
    expect(says(seen(own.state), { fresh: own.events })).toBe(status.fine('Léa'));
  });
  test('once laid, it says the sum and the card still to draw', () => {
    expect(says(seen(laid), { fresh: events })).toBe(status.laid(sumText(sum, words)));
    // After a reload nothing is fresh.
    expect(says(seen(laid))).toBe(status.laid(sumText(sum, words)));
  });
  test('after Plus and after Minus it says what was done', () => {
    const holding = position({ hands: [['plus-1', 'minus-1']], chips: [[], [home]] });
    expect(says(seen(after(holding, 0, play('plus-1', at(5, 5))).state))).toBe(status.laidPlus);
    expect(says(seen(after(holding, 0, play('minus-1', home)).state))).toBe(status.taken);
  });
  test('a sequence is announced', () => {
    const done: GameEvent = { type: 'sequence', team: 0, cells: [] };
    expect(says(seen(laid), { fresh: [...events, done] })).toBe(
      `${status.sequence} ${status.laid(sumText(sum, words))}`,
    );
  });
  test('as expert a lost card is spelled out', () => {
    const expert = after(
      position({ config: { wrongCell: 'expert' }, hands: [[sum]] }),
      0,
      play(sum, at(5, 5)),
    );
    expect(says(seen(expert.state), { fresh: expert.events })).toBe(
      status.lost(sumText(sum, words), BOARD[at(5, 5)]!),
    );
  });
  test('a strict table reminds of the card', () => {
    const strict = after(position({ config: { strict: true }, hands: [[sum]] }), 0, play(sum, home));
    expect(says(seen(strict.state))).toBe(status.laid(sumText(sum, words)) + status.strict);
  });
});

test('whoever does the sums is not told that a card is dead', () => {
  const view = POSITIONS['dead-only'];
  const offers = offersOf(view);
  const todo = {
    view,
    offers,
    seats: SEATS,
    canAct: true,
    words: en,
    held: null,
    draft: null,
    fresh: [],
    help: false,
  };
  expect(todoFor({ ...todo, sums: false })).toBe(en.status.deadCard);
  expect(todoFor({ ...todo, sums: true })).not.toBe(en.status.deadCard);
});
