import { useReached } from '../../ui/useReached';
import { useBeats } from './arrival';
import type { Place } from './beat';

/**
 * Whether what a beat brings to this place is there, and was from the beginning where none brings anything. For what may not be told
 * before; what is only not to be seen has `useArrivalStyle`.
 */
export function useArrived(place: Place): boolean {
  const due = useBeats().arrivals.get(place);
  return useReached(due?.clock ?? null, due?.at ?? 0);
}
