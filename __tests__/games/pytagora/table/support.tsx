import { fireEvent, screen } from '@testing-library/react-native';
import type { Eyes, Player } from '../../../../src/engine';
import { pytagora, type State } from '../../../../src/games/pytagora/rules';
import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import type { AnyProps } from '../../../../src/games/pytagora/table/props';
import { Table } from '../../../../src/games/pytagora/table/Table';
import { renderInApp } from '../../../shell/app';
import { refusal } from '../rules/support';
import { NO_TIME } from '../../../../src/shell/tableProps';

export const fr = PYTAGORA_WORDS.fr.children;
export const en = PYTAGORA_WORDS.en.children;

export const SEATS: readonly Player[] = ['Léa', 'Tom', 'Noé', 'Zoé'].map((name, face) => ({
  name,
  face,
  bot: null,
  help: false,
}));

/** Answers as the rules do; what was asked for is kept. */
export const act = jest.fn();

/** The table in this position, as these eyes see it. */
/** What happened, where a test has something to say of it. */
export const news = (told: Partial<AnyProps['news']> = {}): AnyProps['news'] => ({
  fresh: [],
  since: [],
  change: 1,
  ...told,
});

export const tableOf = (state: State, more: Partial<AnyProps> = {}, eyes: Eyes = state.seat) => (
  <Table
    view={pytagora.view(state, eyes)}
    seats={SEATS.slice(0, state.config.seats)}
    language="fr"
    help={false}
    sums={false}
    canAct={eyes === state.seat && state.phase !== 'over'}
    act={act}
    undo={null}
    news={news()}
    timing={NO_TIME}
    hint={null}
    room={{ width: 374, height: 764, header: null }}
    {...more}
  />
);

export function lay(state: State, more: Partial<AnyProps> = {}, eyes: Eyes = state.seat) {
  act.mockReset().mockImplementation((move) => refusal(state, state.seat, move));
  return renderInApp(tableOf(state, more, eyes));
}

export const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
export const says = (text: string) => expect(screen.getByTestId('line')).toHaveTextContent(text);
export const mainSays = (text: string) => expect(screen.getByTestId('main')).toHaveTextContent(text);
export const moves = () => act.mock.calls.map(([move]) => move as unknown);
export const sheepAre = (mood: string) =>
  expect(screen.getAllByTestId(`sheep-${mood}`, { includeHiddenElements: true }).length).toBeGreaterThan(0);
export const held = () =>
  screen.getAllByTestId(/^held-/).map(({ props }) => (props.testID as string).slice('held-'.length));
