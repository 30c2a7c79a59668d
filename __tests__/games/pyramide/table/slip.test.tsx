import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { loadLexicon } from '../../../../src/games/pyramide/lexicon';
import { pyramide, type Move } from '../../../../src/games/pyramide/rules';
import { isStrange } from '../../../../src/games/pyramide/table/judging';
import { Table } from '../../../../src/games/pyramide/table/Table';
import { aStore, renderInApp } from '../../../shell/app';
import { sit } from '../../../shell/support';
import { after, aloneIn } from '../rules/support';

/** The app has given a clue, and the person guesses. */
function guessing() {
  const act = jest.fn((_move: Move) => null);
  renderInApp(
    <Table
      view={pyramide.view(after(aloneIn('guess', 1), 'on', 'bet 2', 'clue pierre'), 0)}
      seats={sit(null, 'solid')}
      language="fr"
      help={false}
      sums={false}
      hint={null}
      canAct
      act={act}
      undo={null}
      news={{ fresh: [], since: [], change: 1 }}
      timing={{ countdown: null, ready: null, waiting: null }}
      room={{ width: 374, height: 768, header: null }}
    />,
    aStore(),
  );
  const send = (text: string) => {
    fireEvent.changeText(screen.getByTestId('word-input'), text);
    fireEvent.press(screen.getByTestId('send'));
  };
  return { act, send };
}

test('a slip of the finger is no guess and costs no clue; whoever means it may insist', async () => {
  await loadLexicon('fr');
  const { act, send } = guessing();
  await waitFor(() => {
    act.mockClear();
    send('rochre');
    expect(screen.getByText(/« rochre » n’est pas dans le dictionnaire/)).toBeOnTheScreen();
  });
  expect(act).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('insist'));
  expect(act.mock.lastCall![0]).toEqual({ type: 'guess', text: 'rochre' });
  send('rocher');
  expect(act.mock.lastCall![0]).toEqual({ type: 'guess', text: 'rocher' });
});

test.each([
  ['paquerettes', false],
  ['la nuit', false],
  ['l’école', false],
  ['arrosait', false],
  ['week-end', false],
  ['manoire', true],
  ['xqz', true],
])('“%s”: a slip? %s', async (text, slip) => {
  expect(isStrange({ lexicon: await loadLexicon('fr'), club: false }, text)).toBe(slip);
});
