import { fireEvent, screen } from '@testing-library/react-native';
import { box } from '../../../../src/games/sequence-numbers/box';
import { CELLS_OF } from '../../../../src/games/sequence-numbers/rules';
import { lessons } from '../../../../src/games/sequence-numbers/table/lessons';
import { CATALOGUES } from '../../../../src/i18n';
import { LessonTable } from '../../../../src/shell';
import { awaken, renderInApp } from '../../../shell/app';
import { fr } from './support';

const { lay: asked } = fr.learning.lessons;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function firstStep() {
  renderInApp(<LessonTable box={box} lesson={lessons[0]!} step={0} onStep={jest.fn()} onLeave={jest.fn()} />);
  const [room] = screen.root.findAll(({ props }) => typeof props.onLayout === 'function');
  fireEvent(room!, 'layout', { nativeEvent: { layout: { width: 390, height: 640 } } });
  awaken();
}
function play(card: string, cell: number) {
  fireEvent.press(screen.getByTestId(`card-${card}`));
  fireEvent.press(screen.getByTestId(`cell-${cell}`));
}
const lineSays = (text: string) => expect(screen.getByTestId('line')).toHaveTextContent(text);
const lessonSays = (text: string) =>
  expect(screen.getByTestId('lesson-says')).toHaveTextContent(text, { exact: false });

describe('the first step of the lesson asks for 6 + 3', () => {
  test('another card that could be laid is told to be allowed, but not asked for', () => {
    firstStep();
    lessonSays(asked.says);
    play('18+5', CELLS_OF[23]![0]!);
    lineSays(CATALOGUES.fr.frameRefused.lesson);
    lessonSays(asked.otherwise);
  });
  test('what the rules refuse keeps the rules’ own reason', () => {
    firstStep();
    play('18+5', CELLS_OF[9]![0]!);
    lineSays(fr.refused['wrong-cell'](fr.sum(18, '+', 5, 23), 9));
    lessonSays(asked.says);
  });
  test('the card that was asked for does it', () => {
    firstStep();
    play('6+3', CELLS_OF[9]![0]!);
    lessonSays(asked.done);
  });
});
