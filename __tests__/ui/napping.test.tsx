import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Button, IconButton, Napping, Tappable, Txt, Wakeful } from '../../src/ui';

const pressed = jest.fn();
const stage = (name: string) => (
  <Napping stage={name}>
    <Button label="Button" onPress={() => pressed('button')} />
    <IconButton icon="undo" label="Icon" onPress={() => pressed('icon')} />
    <Tappable role="button" onPress={() => pressed('tappable')}>
      <Txt>Tappable</Txt>
    </Tappable>
    <Wakeful>
      <IconButton icon="menu" label="Menu" onPress={() => pressed('menu')} />
    </Wakeful>
  </Napping>
);
const button = (name: string) => screen.getByRole('button', { name });
const pressAll = (): unknown[] => {
  pressed.mockClear();
  ['Button', 'Icon', 'Tappable', 'Menu'].forEach((name) => fireEvent.press(button(name)));
  return pressed.mock.calls.flat();
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after a change of stage every button sleeps for a moment, but for what is there at every stage', () => {
  const { rerender } = render(stage('bet'));
  expect(pressAll()).toEqual(['menu']);
  pass(349);
  expect(pressAll()).toEqual(['menu']);
  pass(1);
  expect(pressAll()).toEqual(['button', 'icon', 'tappable', 'menu']);
  rerender(stage('bet'));
  expect(pressAll()).toHaveLength(4);
  rerender(stage('clue'));
  expect(pressAll()).toEqual(['menu']);
  pass(350);
  expect(pressAll()).toHaveLength(4);
});

test('asleep it looks awake: nothing says that it is disabled', () => {
  render(stage('bet'));
  for (const name of ['Button', 'Icon', 'Tappable']) expect(button(name)).toBeEnabled();
});

test('a press that began before the change does nothing, however late it ends', () => {
  const { rerender } = render(stage('bet'));
  pass(1000);
  pressed.mockClear();
  fireEvent(button('Button'), 'pressIn');
  rerender(stage('clue'));
  pass(5000);
  fireEvent.press(button('Button'));
  expect(pressed).not.toHaveBeenCalled();
  // The next one counts.
  fireEvent(button('Button'), 'pressIn');
  fireEvent.press(button('Button'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('where nothing naps, every press counts', () => {
  render(<Button label="Button" onPress={() => pressed('button')} />);
  pressed.mockClear();
  fireEvent.press(button('Button'));
  fireEvent.press(button('Button'));
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('one nap in another: what is in both sleeps with either', () => {
  const both = (outer: string, inner: string) => (
    <Napping stage={outer}>
      <Napping stage={inner}>
        <Button label="Button" onPress={() => pressed('button')} />
      </Napping>
    </Napping>
  );
  const presses = (): number => {
    pressed.mockClear();
    fireEvent.press(button('Button'));
    return pressed.mock.calls.length;
  };
  const { rerender } = render(both('title', 'rolls'));
  pass(350);
  expect(presses()).toBe(1);
  rerender(both('title', 'lies'));
  expect(presses()).toBe(0);
  pass(350);
  expect(presses()).toBe(1);
  rerender(both('bet', 'lies'));
  expect(presses()).toBe(0);
  pass(350);
  expect(presses()).toBe(1);
});
