import type { TextInput } from 'react-native';

/** Opens the keyboard on a stretch of the text; the phone scrolls there by itself. */
export function selectRange(input: TextInput, from: number, to: number): void {
  input.focus();
  input.setSelection(from, to);
}
