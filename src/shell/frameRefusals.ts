import type { Refusal } from '../engine';
import type { Catalogue } from '../i18n';

/** What the frame refuses by itself, whatever the game; each has its sentence in the frame's catalogue. */
type FrameCode = keyof Catalogue['frameRefused'];

const because = (code: FrameCode): Refusal<FrameCode> => ({ code });

export const NOT_YOUR_TURN = because('not-your-turn');
export const READY_FIRST = because('ready-first');
export const TOO_LATE = because('too-late');
/** Allowed, but not what the lesson asks for. */
export const NOT_IN_THIS_LESSON = because('lesson');

/** The frame's sentence for a refusal; null where the game has refused. */
export const frameSays = ({ code }: Refusal, { frameRefused }: Catalogue): string | null =>
  isFrameCode(code, frameRefused) ? frameRefused[code] : null;

const isFrameCode = (code: string, sentences: Catalogue['frameRefused']): code is FrameCode =>
  code in sentences;
