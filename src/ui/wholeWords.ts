import { useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';
import { useTheme } from './theme';
import { SIZE, SPACE } from './tokens';

/** How wide a letter of strong type is at the most, over a word of some length, in parts of its size. */
const LETTER = 0.62;
/** A word may be parted after a space, which is left out, or after a hyphen, which stays. */
const PARTS = /[^\s-]+-?/g;

/** The size in which the longest word of a text is no wider than its room. */
export const wholeWords = (words: string, most: number, room: number): number => {
  const longest = Math.max(1, ...(words.match(PARTS) ?? []).map(({ length }) => length));
  return Math.min(most, room / (longest * LETTER));
};

const NARROWEST = 320;

interface WholeWords {
  /** What the words are set in; nothing, where they need not be measured. */
  readonly size: { readonly size: number; readonly fixed: true } | null;
  readonly measure: { readonly onLayout: (event: LayoutChangeEvent) => void } | null;
}

/**
 * Words that are wanted larger than usual may be wider than a button: then they are as large as lets the longest stand in it whole.
 * Usual ones have their room, and are not measured; but where names stand in them, which may be as long as anybody likes, and in a window
 * narrower than any phone.
 */
export function useWholeWords(
  words: string,
  usual: number = SIZE.body,
  beside: number = 0,
  when: 'larger' | 'always' = 'larger',
): WholeWords {
  const { text } = useTheme();
  // By its number: a keyboard that comes up, or an event that changes nothing, is told by no layout.
  const { width: window } = useWindowDimensions();
  const [measured, setMeasured] = useState<{ readonly in: number; readonly width: number } | null>(null);
  if (text <= 1 && when === 'larger' && window >= NARROWEST) return { size: null, measure: null };
  const width = measured?.in === window ? measured.width - 2 * SPACE.s - beside : Infinity;
  return {
    size: { size: wholeWords(words, usual * text, width), fixed: true },
    measure: {
      onLayout: ({ nativeEvent: { layout } }) => {
        // What is as wide as its words is narrower with smaller ones: it had the room that it had at first.
        const before = measured?.in === window ? measured.width : 0;
        if (layout.width > before) setMeasured({ in: window, width: layout.width });
      },
    },
  };
}
