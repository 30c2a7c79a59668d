import { BOARD, type GameEvent, type View } from '../../../src/engine/sequence-numbers';
import { cardText, sumText } from '../../../src/tables/sequence-numbers/bridge';
import { handSituation, lineFor, mustPay, type LineOf } from '../../../src/tables/sequence-numbers/line';
import { arrivingCell, outlinesFor } from '../../../src/tables/sequence-numbers/outlines';
import {
  after,
  at,
  BOTH,
  deadCard,
  difference,
  elsewhere,
  fullHand,
  graveyard,
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

describe('what a hand can do', () => {
  test.each(Object.entries(POSITIONS))('%s', (what, view) => expect(handSituation(view)).toBe(what));
  test('an empty hand can do nothing', () => expect(handSituation(seenAt({}))).toBe('nothing'));
  test('a fine is paid by who holds something', () => {
    const fined = { config: { seats: 4, strict: true }, state: { fined: [0] } };
    expect(mustPay(seenAt({ ...fined, hands: [[sum]] }))).toBe(true);
    expect(mustPay(seenAt(fined))).toBe(false);
    expect(mustPay(seenAt({ hands: [[sum]] }))).toBe(false);
  });
});

describe.each(BOTH)('the line, in %s', (_language, words) => {
  const { line } = words;
  const says = (view: View, more: Partial<LineOf> = {}) =>
    lineFor({ view, seats: SEATS, words, chosen: null, draft: null, fresh: [], help: false, ...more });
  const { state: laid, events } = after(position({ hands: [[sum, elsewhere]] }), 0, play(sum, home));

  test('to begin with, a name and what to do', () => {
    expect(says(POSITIONS.playable)).toBe(line.choose('Léa'));
    expect(says(seenAt({ seat: 1, hands: [[], [sum]] }))).toBe(line.choose('Tom'));
  });
  test('that a card is dead is told to a seat with help, or when nothing else can be done', () => {
    expect(says(POSITIONS['some-dead'])).toBe(line.choose('Léa'));
    expect(says(POSITIONS['some-dead'], { help: true })).toBe(line.deadCard);
    expect(says(POSITIONS['dead-only'])).toBe(line.deadCard);
    expect(says(POSITIONS.nothing)).toBe(line.nothing('Léa'));
  });
  test('a chosen card is read back, never worked out', () => {
    const said = says(POSITIONS.playable, { chosen: sum });
    expect(said).toBe(line.chosen(cardText(sum, words)));
    expect(said).not.toContain(String(BOARD[home]));
    expect(says(POSITIONS.playable, { chosen: 'plus-1' })).toBe(line.chosenPlus);
    expect(says(POSITIONS.playable, { chosen: 'minus-1' })).toBe(line.chosenMinus);
  });
  test('a draft asks to be confirmed', () => {
    expect(says(POSITIONS.playable, { chosen: sum, draft: at(5, 5) })).toBe(
      line.draft(cardText(sum, words), BOARD[at(5, 5)]!),
    );
  });
  test('a fine comes first', () => {
    const fined = seenAt({ config: { seats: 4, strict: true }, hands: [[sum]], state: { fined: [0] } });
    expect(says(fined)).toBe(line.fine('Léa'));
    expect(says(fined, { chosen: sum })).toBe(line.paySure(cardText(sum, words)));
  });
  test('once laid, the sum and the card still to draw', () => {
    expect(says(seen(laid), { fresh: events })).toBe(line.laid(sumText(sum, words)));
    // After a reload nothing is fresh.
    expect(says(seen(laid))).toBe(line.laid(sumText(sum, words)));
  });
  test('after Plus, after Minus', () => {
    const holding = position({ hands: [['plus-1', 'minus-1']], chips: [[], [home]] });
    expect(says(seen(after(holding, 0, play('plus-1', at(5, 5))).state))).toBe(line.laidPlus);
    expect(says(seen(after(holding, 0, play('minus-1', home)).state))).toBe(line.taken);
  });
  test('a sequence is announced', () => {
    const done: GameEvent = { type: 'sequence', team: 0, cells: [] };
    expect(says(seen(laid), { fresh: [...events, done] })).toBe(
      `${line.sequence} ${line.laid(sumText(sum, words))}`,
    );
  });
  test('as expert a lost card is spelled out', () => {
    const expert = after(
      position({ config: { wrongCell: 'expert' }, hands: [[sum]] }),
      0,
      play(sum, at(5, 5)),
    );
    expect(says(seen(expert.state), { fresh: expert.events })).toBe(
      line.lost(sumText(sum, words), BOARD[at(5, 5)]!),
    );
  });
  test('a strict table reminds of the card', () => {
    const strict = after(position({ config: { strict: true }, hands: [[sum]] }), 0, play(sum, home));
    expect(says(seen(strict.state))).toBe(line.laid(sumText(sum, words)) + line.strict);
  });
});

describe('outlines', () => {
  const view = seenAt(fullHand);
  const bare = { view, held: null, draft: null, refused: [], help: false, since: [] };
  test('choosing a card points nowhere: working it out is the game', () => {
    for (const held of [sum, deadCard, 'plus-1', 'minus-1'])
      expect([...outlinesFor({ ...bare, held })]).toEqual([]);
  });
  test('a helper shows every cell the card can reach, and no other', () => {
    const cells = (held: string) =>
      [...outlinesFor({ ...bare, held, help: true }).keys()].sort((a, b) => a - b);
    expect(cells(sum)).toEqual([home, twin(home)].sort((a, b) => a - b));
    expect(cells('minus-1')).toEqual([twin(graveyard)]);
    expect(cells('plus-1')).toHaveLength(94);
    expect(cells(deadCard)).toEqual([]);
  });
  test('once the chip lies, the helper is quiet', () => {
    const drawing = seenAt({ ...fullHand, state: { phase: 'draw' } });
    expect([...outlinesFor({ ...bare, view: drawing, held: sum, help: true })]).toEqual([]);
  });
  test('what others did is marked; a draft and a refusal are plainer than that', () => {
    const since: GameEvent[] = [
      { type: 'chip-laid', seat: 1, card: elsewhere, cell: at(5, 5) },
      { type: 'drew', seat: 1 },
    ];
    expect([...outlinesFor({ ...bare, since })]).toEqual([[at(5, 5), 'last']]);
    expect([...outlinesFor({ ...bare, since, draft: at(5, 5) })]).toEqual([[at(5, 5), 'draft']]);
    expect([...outlinesFor({ ...bare, since, draft: at(5, 5), refused: [at(5, 5)] })]).toEqual([
      [at(5, 5), 'refused'],
    ]);
  });
  test('a chip arrives where it was just laid', () => {
    expect(arrivingCell([{ type: 'chip-laid', cell: home } as GameEvent])).toBe(home);
    expect(arrivingCell([{ type: 'chip-taken', cell: home } as GameEvent])).toBeNull();
  });
});
