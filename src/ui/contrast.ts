/** What WCAG 2 asks of words, and of large words and what is only looked at. */
export const READ = 4.5;
export const SEEN = 3;

/** Relative luminance and contrast as WCAG 2 defines them, of colours written `#26241F`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const part = parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What is written on a colour: white, or ink where white would be too faint. */
export const inkOn = (colour: string): string =>
  contrast('#FFFFFF', colour) >= READ ? '#FFFFFF' : '#1C1F26';
