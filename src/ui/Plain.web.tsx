import type { PlainProps, PlainTextProps } from './plainStyle';

/** An element of its own: `public/index.html` says what makes it a view. */
export const Plain = ({ style, keepsColours = false, children }: PlainProps) => (
  <div className="plain" style={style} {...(keepsColours ? { 'data-colours': 'kept' } : {})}>
    {children}
  </div>
);

export const PlainText = ({ colour, size, height, font, children }: PlainTextProps) => (
  <span
    className="plain-text"
    style={{ color: colour, fontSize: size, lineHeight: `${height}px`, fontFamily: font }}
  >
    {children}
  </span>
);
