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

/** What was answered to the enigma, to be read: what the app said, also that it does not know; and of a person what was wrong. */
export function answersSaid(
  view: View,
  seats: readonly Player[],
  { stage }: PyramideWords,
): readonly string[] {
  if (!view.typed || !view.riddle) return [];
  const said = view.riddle.enigma.typed
    .filter(({ by, right }) => by === APP || !right)
    .map(({ by, text, right }) => stage.answered(nameOf(seats, by), text, right));
  return knowsNothing(view) ? [...said, stage.appDoesNotKnow(nameOf(seats, APP))] : said;
}

/** The same in its own voice: the app says its answer aloud like anybody. Nothing where it has not answered yet. */
export function appSpeaks(view: View, { stage }: PyramideWords): string {
  if (!view.typed || !view.riddle) return '';
  if (knowsNothing(view)) return stage.appSaysNothing;
  const last = appAnswers(view.riddle).at(-1);
  return last ? stage.appSays(last.text) : '';
}
