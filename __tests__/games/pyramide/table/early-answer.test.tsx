import { fireEvent, screen } from '@testing-library/react-native';
import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { pyramide, type Config, type Move } from '../../../../src/games/pyramide/rules';
import { actionsFor } from '../../../../src/games/pyramide/table/actions';
import { TypedControls } from '../../../../src/games/pyramide/table/TypedControls';
import { renderInApp } from '../../../shell/app';
import { sit } from '../../../shell/support';
import { after, aloneIn } from '../rules/support';

const words = PYRAMIDE_WORDS.fr;
const seats = sit(null, 'solid');

/** The person is SYNO, and the app has given a clue. */
function seated(given: Config, ...moves: readonly string[]) {
  const view = pyramide.view(after(given, ...moves), 0);
  const attempt = jest.fn((_move: Move) => true);
  renderInApp(
    <TypedControls
      view={view}
      words={words}
      short={false}
      lowest={false}
      summed={false}
      status={{ text: '' }}
      actions={actionsFor(view, seats, words)}
      attempt={attempt}
      sending={{ doubt: null, send: (type, text) => attempt({ type, text }), insist: () => undefined }}
      undo={null}
      ready={null}
    />,
  );
  const send = (text: string) => {
    fireEvent.changeText(screen.getByTestId('word-input'), text);
    fireEvent.press(screen.getByTestId('send'));
  };
  return { attempt, send };
}

const CLUE = ['on', 'bet 2', 'clue pierre'];
const alternate = aloneIn('alternate', 1, { first: 1 });

test('taking turns: SYNO may try the enigma before its time, or come back to the word', () => {
  const { attempt, send } = seated(alternate, ...CLUE);
  send('rocher');
  expect(attempt).toHaveBeenLastCalledWith({ type: 'guess', text: 'rocher' });
  fireEvent.press(screen.getByTestId('early'));
  send('le phare');
  expect(attempt).toHaveBeenLastCalledWith({ type: 'answer', text: 'le phare' });
  fireEvent.press(screen.getByTestId('early'));
  send('caillou');
  expect(attempt).toHaveBeenLastCalledWith({ type: 'guess', text: 'caillou' });
});

test('between two words as well, and only there is the field for nothing else', () => {
  const { attempt, send } = seated(alternate, ...CLUE, 'guess rocher');
  expect(screen.queryByTestId('word-input')).toBeNull();
  fireEvent.press(screen.getByTestId('early'));
  send('phare');
  expect(attempt).toHaveBeenLastCalledWith({ type: 'answer', text: 'phare' });
});

test.each([
  ['once it was answered', alternate, [...CLUE, 'answer phare']],
  ['where person and app play together', aloneIn('guess', 1), CLUE],
] as const)('no early answer is offered %s', (_, given, moves) => {
  seated(given, ...moves);
  expect(screen.queryByTestId('early')).toBeNull();
});
