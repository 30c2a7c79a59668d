import type { ReactNode } from 'react';

/** What phones and browsers write alike: numbers are points, colours and shadows are text. */
interface PlainStyle {
  readonly position?: 'absolute' | 'relative';
  readonly inset?: number;
  readonly width?: number;
  readonly height?: number;
  readonly padding?: number;
  readonly flex?: number;
  readonly alignItems?: 'center';
  readonly justifyContent?: 'center';
  readonly backgroundColor?: string;
  readonly borderRadius?: number;
  readonly borderWidth?: number;
  readonly borderColor?: string;
  readonly borderStyle?: 'solid' | 'dashed' | 'dotted';
  readonly outlineWidth?: number;
  readonly outlineColor?: string;
  readonly outlineStyle?: 'solid';
  readonly boxShadow?: string;
  readonly transform?: string;
}

export interface PlainProps {
  /** The whole look, in one object. */
  readonly style: PlainStyle;
  /** A board or a piece, which is told by its colours; see `KEEPS_COLOURS`. */
  readonly keepsColours?: boolean;
  readonly children?: ReactNode;
}

export interface PlainTextProps {
  readonly colour: string;
  readonly size: number;
  readonly height: number;
  readonly font: string;
  readonly children: string | number;
}
