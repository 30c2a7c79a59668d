import { fireEvent, screen } from '@testing-library/react-native';
import type { Language } from '../../../../src/i18n';
import { LessonTable } from '../../../../src/shell';
import { box } from '../../../../src/games/pyramide/box';
import { lessons } from '../../../../src/games/pyramide/table/lessons';
import { aStore, awaken, renderInApp } from '../../../shell/app';

const nothing = () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A lesson on its table, which is laid once its room is known. */
function taught(id: string, step: number, language: Language, store = aStore({ language })) {
  const lesson = box.learning.lessons!.find((one) => one.id === id)!;
  renderInApp(
    <LessonTable box={box} lesson={lesson} step={step} onStep={nothing} onLeave={nothing} />,
    store,
  );
  // The room of the table is measured by the layout, which no test has.
  const room = screen.root.findAll((node) => typeof node.props['onLayout'] === 'function')[0]!;
  fireEvent(room, 'layout', { nativeEvent: { layout: { width: 390, height: 640 } } });
  awaken();
}

const says = (): string =>
  screen
    .getByTestId('lesson-says')
    .findAll((node) => typeof node.props['children'] === 'string')
    .map((node) => node.props['children'] as string)
    .join(' ');

test('DICO bets: another bet is answered kindly, the one that was asked for is done', () => {
  taught('dico', 0, 'fr');
  expect(says()).toContain('Vous êtes DICO.');
  fireEvent.press(screen.getByTestId('bet-5'));
  expect(says()).toContain('essayez un pari de 2');
  fireEvent.press(screen.getByTestId('bet-2'));
  expect(says()).toContain('Deux briques ont quitté l’obélisque');
  expect(screen.getByTestId('lesson-next')).toBeOnTheScreen();
});

test('the word is under the finger, in the reader’s language', () => {
  taught('dico', 0, 'en');
  expect(screen.queryByText('carrot')).toBeNull();
  fireEvent(screen.getByTestId('hold'), 'pressIn');
  expect(screen.getByText('carrot')).toBeOnTheScreen();
});

test('SYNO types the word that the clue leads to', () => {
  taught('syno', 1, 'en');
  expect(screen.getByText('evening')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('word-input'), 'night');
  fireEvent.press(screen.getByTestId('send'));
  expect(says()).toContain('opposite of evening');
  fireEvent.changeText(screen.getByTestId('word-input'), 'Morning');
  fireEvent.press(screen.getByTestId('send'));
  expect(says()).toContain('one point');
});

test.each(lessons.flatMap(({ id, steps }) => steps.map((_, step) => ({ id, step }))))(
  'a lesson writes nothing: $id, step $step',
  ({ id, step }) => {
    const store = aStore();
    const written = jest.spyOn(store, 'set');
    taught(id, step, 'fr', store);
    expect(screen.getByTestId('lesson-skip')).toBeOnTheScreen();
    expect(written).not.toHaveBeenCalled();
  },
);

test('a lesson writes nothing once what it asks for was done, either', () => {
  const store = aStore();
  const written = jest.spyOn(store, 'set');
  taught('dico', 0, 'fr', store);
  fireEvent.press(screen.getByTestId('bet-2'));
  expect(screen.getByTestId('lesson-next')).toBeOnTheScreen();
  expect(written).not.toHaveBeenCalled();
});
