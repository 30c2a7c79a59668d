import { screen } from '@testing-library/react-native';
import { SAMPLE } from '../../../../src/games/pyramide/rules';
import { LANGUAGES, type Language } from '../../../../src/i18n';
import { box } from '../../../../src/games/pyramide/box';
import { Unfolded } from '../../../../src/games/pyramide/table/Unfolded';
import { aloneIn, config, list, lost, playing, roundOf4, type PyramideTable } from '../rules/support';
import { aStore, renderInApp } from '../../../shell/app';

const NAMES = ['Léa', 'Tom', 'Mamie', 'Noé'];
const players = NAMES.map((name, face) => ({ name, face, bot: null, help: false }));
const show = (table: PyramideTable, language: Language, seats: number) =>
  renderInApp(
    <Unfolded table={table} seats={players.slice(0, seats)} language={language} />,
    aStore({ language }),
  );

const whole = playing(
  config(4, { secondRound: 'ping-pong' }),
  ...[...roundOf4(1, 0), 'die 2 5', 'on'],
  ...Array.from({ length: 5 }, () => ['found 3', 'next']).flat(),
  ...['answered', 'wrong', 'answered', 'right', 'on', 'on'],
  ...Array.from({ length: 4 }, () => ['bid 1', 'missed', 'next']).flat(),
  ...['on', ...list(1, 1, 3, 3, 3), ...list(0, 2, 2, null, null)],
);

describe.each(LANGUAGES)('the review in %s', (language) => {
  test('of a whole game of four has every riddle, the names and both lists', () => {
    show(whole, language, 4);
    expect(screen.getAllByTestId('unfolded-riddle')).toHaveLength(5);
    // A summary, five riddles, one theme, two lists.
    expect(screen.getAllByRole('heading')).toHaveLength(9);
    expect(screen.getByText(new RegExp(SAMPLE.themes[0]!.title))).toBeOnTheScreen();
    for (const text of SAMPLE.lists[0]!) expect(screen.getByText(new RegExp(text))).toBeOnTheScreen();
  });

  test('shows the words that were struck as well, and says that they were', () => {
    const table = playing(config(4), 'on', ...lost(13), 'give-up', 'on');
    show(table, language, 4);
    const label = screen.getByTestId('whole-sentence').props['aria-label'] as string;
    for (const word of SAMPLE.riddles[0]!.words)
      expect(label).toContain(`${word}, ${language === 'fr' ? 'rayé' : 'struck out'}`);
  });

  test('of a game with the app tells what was typed', () => {
    const guesses = SAMPLE.riddles[0]!.words.flatMap((word) => [
      'bet 2',
      'clue zut',
      `guess ${word}`,
      'next',
    ]);
    show(playing(aloneIn('guess'), 'on', ...guesses, 'answer la lune', 'on'), language, 2);
    expect(screen.getByText('zut → rocher')).toBeOnTheScreen();
    expect(screen.getByText(/la lune/)).toBeOnTheScreen();
    // The app placed the bets: nobody is told what a better one would have brought.
    expect(screen.queryByText(/bonus/)).toBeNull();
  });
});

test('every game of Pyramide has it', () => {
  for (const seats of [1, 2, 3, 4])
    expect(box.learning.reviewer!.applies(box.setUp.configFor(seats, null, 'fr'))).toBe(true);
});
