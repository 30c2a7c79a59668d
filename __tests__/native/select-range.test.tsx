import { render } from '@testing-library/react-native';
import { createRef } from 'react';
import { Platform, TextInput } from 'react-native';
import { selectRange } from '../../src/games/pyramide/editor/selectRange';

test('the keyboard opens on a stretch of the text', () => {
  const input = createRef<TextInput>();
  render(<TextInput ref={input} defaultValue="Titre : Les fruits" />);
  const done: unknown[] = [];
  jest.spyOn(input.current!, 'focus').mockImplementation(() => void done.push('focus'));
  Object.assign(input.current!, { setSelection: (from: number, to: number) => done.push([from, to]) });
  selectRange(input.current!, 8, 18);
  expect(done).toEqual(['focus', [8, 18]]);
  expect(['ios', 'android']).toContain(Platform.OS);
});
