import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import {
  Button,
  Choice,
  DARK,
  Dialog,
  Face,
  IconButton,
  LIGHT,
  Line,
  sizesFor,
  standingOut,
  ThemeProvider,
  Toggle,
  Txt,
} from '../../src/ui';

describe('a button', () => {
  test('answers a press once', () => {
    const pressed = jest.fn();
    render(<Button label="Commencer" onPress={pressed} />);
    const button = screen.getByRole('button', { name: 'Commencer' });
    expect(button.props['aria-disabled'] ?? button.props.accessibilityState?.disabled).toBeFalsy();
    fireEvent.press(button);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
  test('that is dimmed says that it is disabled, and still answers', () => {
    const pressed = jest.fn();
    render(<Button dimmed kind="main" label="Piocher" onPress={pressed} />);
    const button = screen.getByRole('button', { name: 'Piocher' });
    expect(button).toBeDisabled();
    fireEvent.press(screen.getByText('Piocher'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
  test('with a picture only is known by its name', () => {
    const pressed = jest.fn();
    render(<IconButton icon="menu" label="Menu" onPress={pressed} />);
    fireEvent.press(screen.getByRole('button', { name: 'Menu' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('one of a few', () => {
  const options = [
    { value: 2, label: 'Deux' },
    { value: 3, label: 'Trois' },
  ];
  test('is a group of radio buttons, one of them chosen', () => {
    const changed = jest.fn();
    render(<Choice label="Combien ?" options={options} value={2} onChange={changed} says="Places" />);
    expect(screen.getByLabelText('Combien ?').props.role).toBe('radiogroup');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Deux' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Trois' })).not.toBeChecked();
    expect(screen.getByText('Places')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('Trois'));
    expect(changed).toHaveBeenCalledWith(3);
  });
  test('a quiet one is named all the same', () => {
    render(<Choice quiet label="Combien ?" options={options} value={2} onChange={() => {}} />);
    expect(screen.queryByText('Combien ?')).toBeNull();
    expect(screen.getByLabelText('Combien ?')).toBeOnTheScreen();
  });
});

describe('on or off', () => {
  test.each([true, false])('%p is shown, and turned', (value) => {
    const changed = jest.fn();
    render(<Toggle label="Sons" value={value} onChange={changed} />);
    const toggle = screen.getByRole('switch', { name: 'Sons' });
    if (value) expect(toggle).toBeChecked();
    else expect(toggle).not.toBeChecked();
    fireEvent.press(toggle);
    expect(changed).toHaveBeenCalledWith(!value);
  });
});

describe('a dialog', () => {
  test('shows nothing while it is shut', () => {
    render(
      <Dialog open={false} title="Pause" onClose={() => {}} closeLabel="Fermer">
        <Txt>Règles</Txt>
      </Dialog>,
    );
    expect(screen.queryByText('Règles')).toBeNull();
  });
  test('is closed by touching beside it', () => {
    const closed = jest.fn();
    render(
      <Dialog open title="Pause" onClose={closed} closeLabel="Fermer">
        <Txt>Règles</Txt>
      </Dialog>,
    );
    expect(screen.getByText('Règles')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Fermer', { includeHiddenElements: true }));
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

describe('a face', () => {
  test.each([
    ['léa', 'L'],
    ['  tom', 'T'],
    ['émile', 'É'],
    ['🐑 sheep', '🐑'],
    ['', '?'],
  ])('of %p shows %s', (name, initial) => {
    render(<Face name={name} face={11} />);
    expect(screen.getByText(initial, { includeHiddenElements: true })).toBeTruthy();
  });
});

const THEME = {
  dark: true,
  still: true,
  leftHanded: false,
  signs: false,
  contrast: 'usual' as const,
  ...sizesFor(1, false, 1),
};

test('words take the colours of the theme they stand in', () => {
  const { rerender } = render(
    <ThemeProvider value={{ ...THEME, colours: DARK }}>
      <Txt>Méninges</Txt>
    </ThemeProvider>,
  );
  expect(screen.getByText('Méninges')).toHaveStyle({ color: DARK.text });
  rerender(
    <ThemeProvider value={{ ...THEME, colours: LIGHT }}>
      <Txt dim>Méninges</Txt>
    </ThemeProvider>,
  );
  expect(screen.getByText('Méninges')).toHaveStyle({ color: LIGHT.dim });
});

describe('words at twice the size', () => {
  const twice = { ...THEME, ...sizesFor(2, false, 1), colours: LIGHT };
  test.each([
    ['of a named size grow', { size: 'body' }, 34],
    ['of a size in points grow', { size: 15 }, 30],
    ['that a piece gives their size stay', { size: 15, fixed: true }, 15],
  ] as const)('%s', (_, props, fontSize) => {
    render(
      <ThemeProvider value={twice}>
        <Txt {...props}>21</Txt>
      </ThemeProvider>,
    );
    expect(screen.getByText('21')).toHaveStyle({ fontSize });
    // Or the device would set them larger once more.
    expect(screen.getByText('21').props.allowFontScaling).toBe(false);
  });
});

test('a button has an edge where more contrast is wanted, and none elsewhere', () => {
  const shown = (contrast: 'usual' | 'more') => (
    <ThemeProvider value={{ ...THEME, contrast, colours: LIGHT }}>
      <Button label="Piocher" onPress={() => {}} />
    </ThemeProvider>
  );
  const { rerender } = render(shown('usual'));
  expect(screen.getByRole('button')).not.toHaveStyle({ borderWidth: 2 });
  rerender(shown('more'));
  expect(screen.getByRole('button')).toHaveStyle({ borderWidth: 2, borderColor: LIGHT.text });
});

describe.each(['more', 'forced'] as const)('with contrast %s', (contrast) => {
  const colours = standingOut(LIGHT, contrast);
  const show = (shown: ReactElement) =>
    render(<ThemeProvider value={{ ...THEME, contrast, colours }}>{shown}</ThemeProvider>);

  test('what cannot be used has a dashed edge and fainter words than what can', () => {
    show(
      <>
        <Button label="Piocher" onPress={() => {}} />
        <Button dimmed kind="main" label="Poser" onPress={() => {}} />
      </>,
    );
    const [can, cannot] = screen.getAllByRole('button');
    expect(can).toHaveStyle({ borderStyle: 'solid', borderColor: colours.text });
    expect(cannot).toHaveStyle({ borderStyle: 'dashed', borderColor: colours.off });
    expect(screen.getByText('Piocher')).toHaveStyle({ color: colours.text });
    expect(screen.getByText('Poser')).toHaveStyle({ color: colours.off });
    expect(colours.off).not.toBe(colours.text);
  });
  test('a button without an edge is underlined, as a link is', () => {
    show(<Button kind="bare" label="Je passe" onPress={() => {}} />);
    expect(screen.getByText('Je passe')).toHaveStyle({ textDecorationLine: 'underline' });
  });
});

test('where a browser forces its colours, what is chosen and what is to be done are filled with its own pair', () => {
  const options = [
    { value: 2, label: 'Deux' },
    { value: 3, label: 'Trois' },
  ];
  render(
    <ThemeProvider value={{ ...THEME, contrast: 'forced', colours: standingOut(LIGHT, 'forced') }}>
      <Choice label="Combien ?" options={options} value={2} onChange={() => {}} colour="#2F8F5B" />
      <Button kind="main" colour="#2F8F5B" label="Commencer" onPress={() => {}} />
    </ThemeProvider>,
  );
  const filled = { backgroundColor: 'var(--highlight)' };
  const written = { color: 'var(--highlight-text)' };
  expect(screen.getByRole('radio', { name: 'Deux' })).toHaveStyle(filled);
  expect(screen.getByText('Deux')).toHaveStyle(written);
  expect(screen.getByRole('radio', { name: 'Trois' })).not.toHaveStyle(filled);
  expect(screen.getByRole('button')).toHaveStyle(filled);
  expect(screen.getByText('Commencer')).toHaveStyle(written);
});

describe('what others did', () => {
  const told =
    'Tom a posé un jeton : 57 − 9 = 48, rangée 4, colonne 1. Mamie a posé un jeton : 1 + 0 = 1, rangée 8.';
  test.each([
    [304, 12, 3],
    [640, 14, 2],
  ])('in a line of %i points is set in %i points, on at most %i rows', (width, size, rows) => {
    render(<Line text="Léa, choisissez une carte." before={told} />);
    fireEvent(screen.getByTestId('line'), 'layout', { nativeEvent: { layout: { width, height: 60 } } });
    const { style, numberOfLines } = screen.getByText(told).props;
    expect([StyleSheet.flatten(style).fontSize, numberOfLines]).toEqual([size, rows]);
  });
});
