import { act, fireEvent, render, screen } from '@testing-library/react-native';
import * as monotonic from '../../../../src/ui/monotonic';
import { HoldCard } from '../../../../src/games/pyramide/table/HoldCard';

const lay = (more: string | null = null, compact = false, onRead = () => undefined) =>
  render(
    <HoldCard
      secret="rocher"
      shut="Maintenez pour lire"
      open="relâchez"
      activate="ou activez"
      more={more}
      compact={compact}
      onRead={onRead}
    />,
  );
const tree = () => JSON.stringify(screen.toJSON());

describe.each([false, true])('a card to be held, compact: %s', (compact) => {
  test('is nowhere to be read before it is held, nor after it was let go', () => {
    lay('Debout sur son rocher.', compact);
    expect(tree()).not.toContain('rocher');
    fireEvent(screen.getByTestId('hold'), 'pressIn');
    expect(screen.getByText('rocher')).toBeOnTheScreen();
    expect(screen.getByText('Debout sur son rocher.')).toBeOnTheScreen();
    fireEvent(screen.getByTestId('hold'), 'pressOut');
    expect(tree()).not.toContain('rocher');
  });
  test('opens and shuts for who cannot hold', () => {
    lay(null, compact);
    const activate = { nativeEvent: { actionName: 'activate' } };
    fireEvent(screen.getByTestId('hold'), 'accessibilityAction', activate);
    expect(screen.getByText('rocher')).toBeOnTheScreen();
    fireEvent(screen.getByTestId('hold'), 'accessibilityAction', activate);
    expect(tree()).not.toContain('rocher');
  });
});

test('a mouse that holds the card and slides off it has read it; one that brushes it has not', () => {
  const time = jest.spyOn(monotonic, 'monotonicNow').mockReturnValue(0);
  const read = jest.fn();
  lay(null, false, read);
  // A browser tells it to what was there when the mouse came.
  const [card] = screen.UNSAFE_root.findAll(({ props }) => props.onHoverOut);
  const { onHoverOut } = card!.props;
  for (const held of [100, 400]) {
    time.mockReturnValue(0);
    fireEvent(screen.getByTestId('hold'), 'pressIn');
    expect(screen.getByText('rocher')).toBeOnTheScreen();
    time.mockReturnValue(held);
    act(() => onHoverOut());
    expect(tree()).not.toContain('rocher');
    expect(read).toHaveBeenCalledTimes(held < 300 ? 0 : 1);
  }
});
