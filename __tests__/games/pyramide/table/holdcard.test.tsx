import { fireEvent, render, screen } from '@testing-library/react-native';
import { HoldCard } from '../../../../src/games/pyramide/table/HoldCard';

const lay = (more: string | null = null, compact = false) =>
  render(
    <HoldCard
      secret="rocher"
      shut="Maintenez pour lire"
      open="relâchez"
      activate="ou activez"
      more={more}
      compact={compact}
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
