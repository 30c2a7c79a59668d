import type { Player } from '../../../engine';
import type { PyramideWords } from '../i18n';
import { APP, type View } from '../rules';
import { nameOf } from './seating';

/** It was asked for its answer to the enigma, and had none. */
const knowsNothing = ({ phase, riddle }: View): boolean =>
  riddle !== null &&
  riddle.synos.includes(APP) &&
  (phase === 'scored' || phase === 'rival') &&
  appAnswers(riddle).length === 0;

const appAnswers = ({ enigma }: NonNullable<View['riddle']>) => enigma.typed.filter(({ by }) => by === APP);

/** What the app answered to the enigma, to be read; it says so where it had no answer. */
export function appSaid(view: View, seats: readonly Player[], { stage }: PyramideWords): readonly string[] {
  if (!view.typed || !view.riddle) return [];
  const app = nameOf(seats, APP);
  if (knowsNothing(view)) return [stage.appDoesNotKnow(app)];
  return appAnswers(view.riddle).map(({ text, right }) => stage.appSaid(app, text, right));
}

/** The same in its own voice: the app says its answer aloud like anybody. Nothing where it has not answered yet. */
export function appSpeaks(view: View, { stage }: PyramideWords): string {
  if (!view.typed || !view.riddle) return '';
  if (knowsNothing(view)) return stage.appSaysNothing;
  const last = appAnswers(view.riddle).at(-1);
  return last ? stage.appSays(last.text) : '';
}
