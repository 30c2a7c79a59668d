import { FONT } from '../../ui';

/** A browser draws a picture without the letters of the page it stands on: they are put into the drawing itself. */
export async function pictureFonts(testID: string): Promise<void> {
  const drawing = document.querySelector(`[data-testid="${testID}"]`);
  const rules = Array.from(document.styleSheets).flatMap(fontFaces);
  const embedded = await Promise.all(rules.map(withItsFile));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = embedded.join('');
  drawing?.prepend(style);
}

const isOurs = (family: string): boolean => Object.values(FONT).some((font) => family.includes(font));

function fontFaces(sheet: CSSStyleSheet): readonly CSSFontFaceRule[] {
  try {
    return Array.from(sheet.cssRules).filter(
      (rule): rule is CSSFontFaceRule =>
        rule instanceof CSSFontFaceRule && isOurs(rule.style.getPropertyValue('font-family')),
    );
  } catch {
    // A sheet from elsewhere (a browser's extension) lets nobody read it.
    return [];
  }
}

/** Without its letters a picture is still a picture: the browser takes others. */
async function withItsFile({ style }: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
  if (!address) return '';
  try {
    const file = await (await fetch(address)).blob();
    const family = style.getPropertyValue('font-family');
    return `@font-face{font-family:${family};src:url(${await asData(file)})}`;
  } catch {
    return '';
  }
}

const asData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('No font'));
    reader.readAsDataURL(file);
  });
