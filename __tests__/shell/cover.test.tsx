import { act, fireEvent, screen } from '@testing-library/react-native';
import { CATALOGUES } from '../../src/i18n';
import { Cover, type CoverProps } from '../../src/shell';
import { Napping } from '../../src/ui';
import { aStore, renderInApp } from './app';

const lea = { name: 'Léa', face: 1, bot: null, help: false };
const bare: CoverProps = {
  player: lea,
  since: [],
  first: false,
  known: true,
  onShow: () => {},
  onMenu: () => {},
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Every word in the tree. */
const said = (): string[] =>
  screen.getAllByText(/./, { includeHiddenElements: true }).map((text) => text.props.children as string);

describe.each(['fr', 'en'] as const)('a cover in %s', (language) => {
  const words = CATALOGUES[language];
  const renderCover = (more: Partial<CoverProps> = {}) =>
    renderInApp(
      <Napping stage="cover">
        <Cover {...bare} {...more} />
      </Napping>,
      aStore({ language }),
    );

  test('says whom it waits for, and nothing else', () => {
    renderCover();
    expect(said().sort()).toEqual(
      ['L', 'Léa', words.cover.pass, words.cover.show('Léa'), words.cover.hidden].sort(),
    );
    expect(screen.getByRole('heading', { name: 'Léa' })).toBeOnTheScreen();
  });
  test('tells what happened meanwhile, in the words it was given', () => {
    renderCover({ since: ['Tom laid a chip.', 'Tom drew.'] });
    expect(said()).toEqual(expect.arrayContaining([words.cover.since, 'Tom laid a chip.', 'Tom drew.']));
  });
  test('before a first move, there was no last turn to tell from', () => {
    renderCover({ since: ['Tom laid a chip.'], first: true, known: false });
    expect(said()).toEqual(expect.arrayContaining([words.cover.begin, words.cover.soFar]));
    expect(said()).not.toContain(words.cover.since);
  });
  test('is lifted by one deliberate action, and has a menu', () => {
    const onShow = jest.fn();
    const onMenu = jest.fn();
    renderCover({ onShow, onMenu });
    fireEvent.press(screen.getByTestId('cover'));
    fireEvent.press(screen.getByRole('heading'));
    const show = screen.getByRole('button', { name: words.cover.show('Léa') });
    // A second tap on the button that ended the turn before lands here.
    act(() => jest.advanceTimersByTime(250));
    fireEvent.press(show);
    expect(onShow).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(100));
    fireEvent.press(show);
    expect(onShow).toHaveBeenCalledTimes(1);
    fireEvent.press(screen.getByRole('button', { name: words.table.menu }));
    expect(onMenu).toHaveBeenCalledTimes(1);
  });
});
