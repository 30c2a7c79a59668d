import { pytagora, type Move, type View } from '../../rules';

/** Time to see a piece lie, to look at one that was drawn in vain, and to hear that nothing can be done. */
const SEEN_MS = 1500;
const KEPT_MS = 2800;
const PASSED_MS = 3000;

/** A child lays, draws or answers; that this ends the turn need not be said. In Classic nothing happens by itself. */
export function byItself(view: View): { readonly move: Move; readonly after: number } | null {
  if (view.family === 'crossword') return null;
  const [only, other] = pytagora.options(view);
  if (!only || other) return null;
  if (only.type === 'pass') return { move: only, after: PASSED_MS };
  if (only.type !== 'done') return null;
  return { move: only, after: view.phase === 'drawn' ? KEPT_MS : SEEN_MS };
}
