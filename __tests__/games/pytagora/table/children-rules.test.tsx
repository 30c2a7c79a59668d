import { render, screen } from '@testing-library/react-native';
import {
  defaultsFor,
  LAYOUTS,
  SQUARE_KINDS,
  type SquareState,
  type TablesState,
} from '../../../../src/games/pytagora/rules';
import { registered } from '../../../../src/games/pytagora/rules/probe';
import { LANGUAGES, type Language } from '../../../../src/i18n';
import { ChildrenRules, type ChildrenKind } from '../../../../src/games/pytagora/table/children/Rules';
import { after, square } from '../rules/support';
import { playthrough } from '../../../../tools/conformance/playthrough';

const KINDS = [...SQUARE_KINDS, 'tables'] as const;

/** A rule as a child sees it: the faces drawn beside it, `?` for a place that waits, and its sentence. */
interface Told {
  readonly drawn: string;
  readonly text: string;
}

function told(kind: ChildrenKind, language: Language): readonly Told[] {
  render(<ChildrenRules kind={kind} language={language} />);
  const rules: Told[] = [];
  let drawn = '';
  for (const { props } of screen.getAllByText(/./, { includeHiddenElements: true })) {
    const text = String(props.children);
    if (text.length === 1) drawn += text;
    // A bag has its number on it, which is no sentence.
    else if (/\s/.test(text)) {
      rules.push({ drawn, text });
      drawn = '';
    }
  }
  return rules;
}

const sentences = (kind: ChildrenKind, language: Language): string =>
  told(kind, language)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();

/** A game as the rules play it, to its end. */
const playedOut = (kind: ChildrenKind): SquareState | TablesState =>
  playthrough(registered, defaultsFor(kind, 3), 4).end.state as SquareState | TablesState;

interface Saying {
  /** By their number. */
  readonly squares: readonly string[];
  readonly ends: readonly string[];
  readonly rounds: readonly string[];
  readonly fewest: RegExp;
  readonly emptyHand: RegExp;
  fromTo(lowest: string, highest: string): string;
  byTwosFrom(first: string): string;
}

/** How each language says what the rules count. */
const SAYS: Readonly<Record<Language, Saying>> = {
  fr: {
    squares: ['aucun carré', 'un grand carré', 'deux carrés'],
    ends: ['aucun bout', 'le chiffre qui vient après', 'deux bouts'],
    rounds: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'].map(
      (count) => `${count} manches`,
    ),
    emptyHand: /plus rien en main \? on continue.: à ton tour, tu pioches\./,
    fewest: /gagne qui a le moins de (pièces|chiffres)\.$/,
    fromTo: (lowest, highest) => `de ${lowest} à ${highest}`,
    byTwosFrom: (first) => `de deux en deux depuis ${first}`,
  },
  en: {
    squares: ['no square', 'one big square', 'two squares'],
    ends: ['no end', 'the digit that comes next', 'both ends'],
    rounds: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
      (count) => `${count} rounds`,
    ),
    emptyHand: /no pieces left\? we go on: draw on your next turn\./,
    fewest: /fewest (pieces|digits) wins\.$/,
    fromTo: (lowest, highest) => `from ${lowest} to ${highest}`,
    byTwosFrom: (first) => `by twos from ${first}`,
  },
};

describe.each(LANGUAGES)('the rules of the children’s games in %s', (language) => {
  const says = SAYS[language];

  test.each(KINDS)('%s is told with six pictures at most', (kind) => {
    expect(told(kind, language).length).toBeLessThanOrEqual(6);
  });

  test.each(SQUARE_KINDS)('%s: digits that are drawn lie so, clockwise, in a square of the game', (kind) => {
    const around = LAYOUTS[kind].squares.map((square) => square.join('').repeat(2));
    const runs = told(kind, language).flatMap(({ drawn }) => (drawn === '' ? [] : [drawn]));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) {
      const reads = new RegExp(run.replace(/\?/g, '\\d'));
      expect([run, around.some((digits) => reads.test(digits))]).toEqual([run, true]);
    }
  });

  test.each(SQUARE_KINDS)('%s: as many squares and ends as on the table', (kind) => {
    const { squares, ends } = LAYOUTS[kind];
    expect(sentences(kind, language)).toContain(says.squares[squares.length]!);
    if (squares.length === 1) expect(sentences(kind, language)).toContain(says.ends[ends.length]!);
  });

  test.each(['up-and-down', 'both-ways'] as const)('%s goes from its lowest digit to its highest', (kind) => {
    const digits = [...LAYOUTS[kind].squares[0]!].sort();
    expect(sentences(kind, language)).toContain(says.fromTo(digits[0]!, digits[digits.length - 1]!));
  });

  test.each(SQUARE_KINDS)(
    '%s: an empty hand does not end it, one draws again, and the rules say so',
    (kind) => {
      // Nothing in hand, and neither this digit nor that one closes a square.
      const { phase, bag } = after(square(kind, ['', '5']), [0, { type: 'draw' }]).state;
      expect([phase, bag.length > 0]).toEqual(['give', true]);
      expect(sentences(kind, language).replace(/\u00A0/g, ' ')).toMatch(says.emptyHand);
    },
  );

  test('even and odd: each square goes by twos from its first digit', () => {
    for (const [first, second] of LAYOUTS['even-odd'].squares) {
      expect(Number(second) - Number(first)).toBe(2);
      expect(sentences('even-odd', language)).toContain(says.byTwosFrom(first!));
    }
  });

  test('tables: what is drawn as an answer is the product', () => {
    const drawn = told('tables', language).map((rule) => rule.drawn);
    const answered = drawn.flatMap((run) => /^(\d)×(\d)=(\d+)$/.exec(run)?.slice(1) ?? []);
    const [left, right, result] = answered;
    expect(Number(result)).toBe(Number(left) * Number(right));
    // Two players give the same answer to the same question.
    expect(drawn).toContain(`=${result}=${result}`);
  });

  test('tables: as many rounds as are played', () => {
    const { rows } = playedOut('tables') as TablesState;
    expect(sentences('tables', language)).toContain(says.rounds[rows.length]!);
  });

  test.each(KINDS)('%s is won by whoever has fewest left, as its last rule says', (kind) => {
    const { hands, ranking } = playedOut(kind);
    const fewest = Math.min(...hands.map((hand) => hand.length));
    expect(ranking![0]!.map((seat) => hands[seat]!.length)).toEqual(ranking![0]!.map(() => fewest));
    expect(told(kind, language).at(-1)!.text).toMatch(says.fewest);
  });
});
