import type { TextInput } from 'react-native';

/** Browsers select without scrolling inside a text area: how far down the stretch is, the text above it tells. */
export function selectRange(input: TextInput, from: number, to: number): void {
  const area = input as unknown as HTMLTextAreaElement;
  const whole = area.value;
  area.value = whole.slice(0, to);
  const down = area.scrollHeight;
  area.value = whole;
  area.focus();
  area.setSelectionRange(from, to);
  area.scrollTop = Math.max(0, down - area.clientHeight / 2);
}
