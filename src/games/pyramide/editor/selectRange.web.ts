import type { TextInput } from 'react-native';

/** Above the line, so much of the text area shows what leads to it. */
const ABOVE = 1 / 4;

/** Browsers select without scrolling inside a text area: how far down the stretch is, the height of the text above it tells. */
export function selectRange(input: TextInput, from: number, to: number): void {
  // On the web the input is the text area itself; React Native's types do not say so.
  const area = input as unknown as HTMLTextAreaElement;
  const { value } = area;
  const { height } = area.style;
  area.style.height = '0px';
  area.value = value.slice(0, from);
  const down = area.scrollHeight;
  area.value = value;
  area.style.height = height;
  area.focus();
  area.setSelectionRange(from, to);
  area.scrollTop = Math.max(0, down - area.clientHeight * ABOVE);
}
