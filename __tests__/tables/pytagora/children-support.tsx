import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import type { Eyes, Sitter } from '../../../src/engine/core';
import { pytagora, type SquareState, type TablesState } from '../../../src/engine/pytagora';
import { PYTAGORA_WORDS } from '../../../src/i18n/pytagora';
import type { TableProps } from '../../../src/shell';
import { refusal } from '../../engine/pytagora/support';

export const fr = PYTAGORA_WORDS.fr.children;
export const en = PYTAGORA_WORDS.en.children;

export const SEATS: readonly Sitter[] = ['Léa', 'Tom', 'Noé', 'Zoé'].map((name, face) => ({
  name,
  face,
  bot: null,
  help: false,
}));

/** Answers as the rules do; what was asked for is kept. */
export const act = jest.fn();

/** Draws a table in this position, as these eyes see it. */
export function drawer(Table: ComponentType<TableProps>) {
  return (state: SquareState | TablesState, more: Partial<TableProps> = {}, eyes: Eyes = state.seat) => {
    act.mockReset().mockImplementation((move) => refusal(state, state.seat, move));
    return render(
      <Table
        view={pytagora.view(state, eyes) as never}
        seats={SEATS.slice(0, state.config.seats)}
        language="fr"
        help={false}
        canAct={eyes === state.seat && state.phase !== 'over'}
        act={act}
        undo={null}
        fresh={[]}
        change={1}
        since={[]}
        countdown={null}
        header={null}
        hint={null}
        waiting={null}
        width={374}
        height={764}
        {...more}
      />,
    );
  };
}

export const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
export const says = (text: string) => expect(screen.getByTestId('line')).toHaveTextContent(text);
export const mainSays = (text: string) => expect(screen.getByTestId('main')).toHaveTextContent(text);
export const moves = () => act.mock.calls.map(([move]) => move as unknown);
export const sheepAre = (mood: string) =>
  expect(screen.getAllByTestId(`sheep-${mood}`, { includeHiddenElements: true }).length).toBeGreaterThan(0);
export const held = () =>
  screen.getAllByTestId(/^held-/).map(({ props }) => (props.testID as string).slice('held-'.length));
