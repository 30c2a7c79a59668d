import { fireEvent, screen } from '@testing-library/react-native';
import { box } from '../../../../src/games/pytagora/box';
import { lessons } from '../../../../src/games/pytagora/table/lessons';
import { CATALOGUES, LANGUAGES } from '../../../../src/i18n';
import { LessonTable } from '../../../../src/shell';
import { aStore, awaken, renderInApp } from '../../../shell/app';
import { says, tap } from './support';

const nothing = () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(LANGUAGES)(
  'Classic: a lawful move the lesson does not ask for is answered as such in %s',
  (language) => {
    const lesson = lessons.find(({ id }) => id === 'classic')!;
    renderInApp(
      <LessonTable box={box} lesson={lesson} step={0} onStep={nothing} onLeave={nothing} />,
      aStore({ language }),
    );
    // The room of the table is measured by the layout, which no test has.
    const room = screen.root.findAll((node) => typeof node.props['onLayout'] === 'function')[0]!;
    fireEvent(room, 'layout', { nativeEvent: { layout: { width: 390, height: 640 } } });
    awaken();
    tap('cannot');
    tap('swap');
    says(CATALOGUES[language].frameRefused.lesson);
    expect(screen.getByTestId('lesson-says')).toHaveTextContent(lesson.steps[0]!.otherwise(language), {
      exact: false,
    });
  },
);
