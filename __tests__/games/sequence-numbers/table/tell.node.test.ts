import {
  BOARD,
  defaults,
  sequenceNumbers,
  type GameEvent,
  type State,
} from '../../../../src/games/sequence-numbers/rules';
import { registered } from '../../../../src/games/sequence-numbers/rules/probe';
import { LANGUAGES } from '../../../../src/i18n';
import { cardText, sumText } from '../../../../src/games/sequence-numbers/table/bridge';
import { ending, tell } from '../../../../src/games/sequence-numbers/table/tell';
import { playthrough } from '../../../../tools/conformance/playthrough';
import { at, BOTH, elsewhere, en, home, SEATS, seenAt, sum } from './support';

const config = { ...defaults(4), strict: true };
const result = { ending: 'sequences', ranking: [[0], [1]] } as const;

/** One of every kind; a new kind fails here until somebody decides what is said of it. */
const EVENTS: { readonly [T in GameEvent['type']]: Extract<GameEvent, { type: T }> } = {
  dealt: { type: 'dealt', dealer: 3, first: 0 },
  'dead-card': { type: 'dead-card', seat: 1, card: sum },
  'chip-laid': { type: 'chip-laid', seat: 1, card: sum, cell: home },
  'chip-taken': { type: 'chip-taken', seat: 0, card: 'minus-1', cell: at(5, 5), from: 1 },
  'card-lost': { type: 'card-lost', seat: 2, card: sum, cell: at(5, 5) },
  sequence: { type: 'sequence', team: 0, cells: [] },
  passed: { type: 'passed', seat: 1 },
  reshuffled: { type: 'reshuffled', cards: 60 },
  drew: { type: 'drew', seat: 1 },
  received: { type: 'received', card: elsewhere, only: 1 },
  'left-without-card': { type: 'left-without-card', seat: 1 },
  'card-forgotten': { type: 'card-forgotten', seat: 1 },
  reported: { type: 'reported', by: 3, team: 0 },
  'fine-paid': { type: 'fine-paid', seat: 2, card: sum },
  ended: { type: 'ended', result },
};
/** This card, and not the end of a longer one. */
const wholly = (text: string) => new RegExp(`(?<!\\d)${text.replace('+', '\\+')}(?!\\d)`);
const UNSAID = ['drew', 'received', 'ended'];

describe.each(BOTH)('told in %s', (language, words) => {
  test.each(Object.values(EVENTS).map((event) => [event.type, event] as const))('%s', (type, event) => {
    const said = tell(event, SEATS, config, language);
    if (UNSAID.includes(type)) return expect(said).toBeNull();
    expect(said).toMatch(/^\S.*[.!]$/);
    expect(said).not.toMatch(/undefined|\?\?|null|NaN/);
  });
  test('names the people, the sum and the cell', () => {
    const says = (event: GameEvent) => tell(event, SEATS, config, language)!;
    expect(says(EVENTS['chip-laid'])).toContain(sumText(sum, words));
    expect(says(EVENTS['chip-laid'])).toContain('Tom');
    expect(says({ ...EVENTS['chip-laid'], card: 'plus-1' })).toMatch(new RegExp(`Plus.* ${BOARD[home]}, `));
    expect(says(EVENTS['chip-taken'])).toMatch(new RegExp(`Léa.*Tom.*Zoé.* ${BOARD[at(5, 5)]}, `));
    expect(says(EVENTS['card-lost'])).toMatch(new RegExp(`Noé.* ${BOARD[at(5, 5)]}\\.`));
    expect(says(EVENTS.sequence)).toMatch(/Léa.*Noé/);
    expect(says(EVENTS.reported)).toMatch(/Zoé.*Léa.*Noé/);
    expect(says(EVENTS['fine-paid'])).toContain(cardText(sum, words));
  });
});

describe.each(LANGUAGES)('in %s nobody’s card is told', (language) => {
  test('of an event for one seat alone, nothing is said', () => {
    Object.values(EVENTS)
      .filter(({ only }) => only !== undefined)
      .forEach((event) => expect(tell(event, SEATS, config, language)).toBeNull());
  });
  test('in whole games, no sentence names a card that lay hidden, but for the one that was played', () => {
    const words = BOTH.find(([of]) => of === language)![1];
    const given = { ...defaults(4), strict: true, wrongCell: 'expert' } as const;
    for (const seed of [1, 2, 3]) {
      for (const { before, entry } of playthrough(registered, given, seed).steps) {
        const state = before.state as State;
        const move = sequenceNumbers.readMove(entry.move)!;
        const { events } = sequenceNumbers.apply(state, entry.actor, move);
        const said = events.map((event) => tell(event, SEATS, given, language)).join(' ');
        const { hands, deck } = state;
        const shown = entry.actor !== 'chance' && 'card' in move ? move.card : undefined;
        const hidden = [...hands.flat(), ...deck].filter((card) => /^\d/.test(card) && card !== shown);
        expect(hidden.filter((card) => wholly(cardText(card, words)).test(said))).toEqual([]);
      }
    }
  });
});

describe('the end in a sentence', () => {
  const over = (state: object) => seenAt({ config: { seats: 4 }, state: { phase: 'over', ...state } });
  test.each(['board-full', 'standstill'] as const)('%s', (how) => {
    const said = ending(over({ result: { ending: how, ranking: [[1], [0]] } }), SEATS, 'en');
    expect(said).toBe(`${en.ending[how]} ${en.ending.most}`);
  });
  test('by sequences, with the names of the team and how many', () => {
    const one = { team: 0, cells: [] };
    expect(ending(over({ result, sequences: [one, one] }), SEATS, 'en')).toBe(
      'Léa and Noé win with 2 sequences!',
    );
    expect(ending(over({ result, sequences: [one] }), SEATS, 'fr')).toBe(
      'Léa et Noé gagnent avec une séquence de cinq\u00A0!',
    );
  });
  test('a game under way has none', () => expect(ending(seenAt({}), SEATS, 'fr')).toBe(''));
});
