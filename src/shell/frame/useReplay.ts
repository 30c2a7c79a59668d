import type { LineProps } from '../../ui';
import { useWords } from '../AppProvider';
import { useBeats } from '../beats';

/** For the line under the board: a tap on what others did shows it once more. */
export function useReplay(): NonNullable<LineProps['replay']> | null {
  const words = useWords();
  const { replay } = useBeats();
  return replay && { label: words.table.replay, onPress: replay };
}
