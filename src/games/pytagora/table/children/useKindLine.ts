import { useReplay, useReadAloud, type Status } from '../../../../shell/frame';
import type { ChildrenWords } from '../../i18n/children.fr';
import { kindLine, type KindLine } from './statusLine';
import { aloud } from './tell';

interface Told {
  readonly line: KindLine;
  /** A refusal, or a hint that was asked for since: it is heard before any question. */
  readonly urgent: boolean;
  readonly speak: () => void;
}

/** The line of a children's table, and what reads it aloud. */
export function useKindLine(status: Omit<Status, 'replay'>, words: ChildrenWords): Told {
  const replay = useReplay();
  const { said } = status;
  const line = kindLine({ ...status, replay });
  const speak = useReadAloud(aloud(line.text, words));
  return { line, urgent: said !== null || status.hint !== null, speak };
}
