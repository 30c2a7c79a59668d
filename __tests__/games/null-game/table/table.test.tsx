import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { NULL_WORDS } from '../../../../src/games/null-game/i18n';
import { nullGame, type Move, type State } from '../../../../src/games/null-game/rules';
import { Table } from '../../../../src/games/null-game/table/Table';
import type { Props } from '../../../../src/games/null-game/table/props';
import { CATALOGUES } from '../../../../src/i18n';
import { aStore, renderInApp } from '../../../shell/app';
import { NO_TIME } from '../../../../src/shell/tableProps';

const words = NULL_WORDS.fr;
const SIX: State = { ...nullGame.start(nullGame.defaults(2)), secret: 6 };

/** Seat 0 at a table that the rules answer. */
function Sitting(more: Partial<Props>) {
  const [state, setState] = useState(SIX);
  const [change, setChange] = useState(0);
  const act = (move: Move) => {
    const refusal = nullGame.refuse(state, 0, move);
    if (refusal) return refusal;
    setState(nullGame.apply(state, 0, move).state);
    setChange(change + 1);
    return null;
  };
  return (
    <Table
      view={nullGame.view(state, 0)}
      seats={['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }))}
      language="fr"
      help={false}
      sums={false}
      canAct={nullGame.options(nullGame.view(state, 0)).length > 0}
      act={act}
      undo={null}
      news={{ fresh: [], since: [], change }}
      timing={NO_TIME}
      hint={null}
      room={{ width: 390, height: 700, header: null }}
      {...more}
    />
  );
}
const sit = (more: Partial<Props> = {}, leftHanded = false) =>
  renderInApp(<Sitting {...more} />, aStore({ leftHanded }));
const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const says = (text: string) => expect(screen.getByTestId('line')).toHaveTextContent(text);

test('a number is seen, kept and settled; then it is face down and there is nothing to press', () => {
  sit();
  expect(screen.getByText(words.secret(6))).toBeOnTheScreen();
  says(words.choose);
  expect(screen.getByTestId('done')).toBeDisabled();
  tap('keep');
  says(words.confirm);
  expect(screen.getByTestId('done')).toBeEnabled();
  tap('done');
  expect(screen.queryByText(words.secret(6))).toBeNull();
  says(words.hidden);
  expect(screen.queryByTestId('keep')).toBeNull();
});

test('settling before choosing is refused in words, until something is chosen', () => {
  sit();
  tap('done');
  says(words.refused['choose-first']!);
  tap('throw');
  says(words.confirm);
});

test('what the frame refuses is told in the frame’s words', () => {
  sit({ act: () => ({ code: 'lesson' }) });
  tap('keep');
  says(CATALOGUES.fr.frameRefused.lesson);
});

test('who is waited for is told before what is to be done', () => {
  sit({ timing: { ...NO_TIME, waiting: 'Tom réfléchit…' } });
  says('Tom réfléchit…');
});

/** How board and hand lie to each other. */
function direction(): string | undefined {
  let around = screen.getByTestId('board').parent;
  while (around) {
    const style = StyleSheet.flatten(around.props['style']);
    if (style?.flexDirection) return style.flexDirection;
    around = around.parent;
  }
  return undefined;
}

test.each([
  ['upright: the hand is below the board', 390, 700, false, undefined],
  ['on its side: the hand is beside it', 800, 360, false, 'row'],
  ['on its side, left-handed: on the left of it', 800, 360, true, 'row-reverse'],
])('a phone %s', (_how, width, height, leftHanded, found) => {
  sit({ room: { width, height, header: null } }, leftHanded);
  expect(direction()).toBe(found);
});
