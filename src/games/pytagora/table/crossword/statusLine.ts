import { fittingIn, statusOf, toldOf, type Said, type useReplay } from '../../../../shell/frame';
import type { LineProps } from '../../../../ui';
import type { PytagoraWords } from '../../i18n';
import type { CrosswordProps } from '../props';
import { tellCrossword, tellShort } from '../tell';
import { isWrong, laidNow } from './marks';
import type { Laying } from './useLaying';
import { equationText, itemsText, refusalText } from './words';

export type Replay = ReturnType<typeof useReplay>;
export type Told = Pick<
  CrosswordProps,
  'view' | 'seats' | 'language' | 'canAct' | 'sums' | 'news' | 'hint' | 'timing'
>;

/** What others did has so many rows of the smallest letters: more would push what is to be done out of the line. */
const ROWS = 2;

/** What the line under the table says, in so much width. */
export function crosswordLine(
  props: Told,
  laying: Pick<Laying, 'verdict' | 'chosen'>,
  said: Said | null,
  words: PytagoraWords,
  replay: Replay = null,
  width = Infinity,
): LineProps {
  const { view, seats, language, canAct, hint } = props;
  const { since } = props.news;
  const doing = doingText(props, laying, words);
  const told = () =>
    fittingIn(width, ROWS, [
      () => toldOf(since, (event) => tellCrossword(event, seats, language)),
      () => toldOf(since, (event) => tellShort(event, seats, language)),
      () => words.tell.moves(since.filter(({ type }) => type === 'laid').length),
    ]);
  return statusOf({
    said,
    waiting: props.timing.waiting,
    hint,
    happened: canAct && !doing ? told() : '',
    replay,
    todo: doing ?? {
      text: view.swapped ? words.status.swapped : words.status.begin(seats[view.seat]!.name),
    },
  });
}

/** Where the turn has begun: what lies, what a draft is worth or lacks, where a chosen piece goes. */
function doingText(
  { view, sums }: Told,
  { verdict, chosen }: Pick<Laying, 'verdict' | 'chosen'>,
  words: PytagoraWords,
): LineProps | null {
  const { status } = words;
  const laid = laidNow(view);
  if (laid)
    return { text: status.laid(equationText(laid.faces), laid.points), after: itemsText(laid, words) };
  // Whoever does the sums reads what lies there, and nothing of what it comes to.
  if (verdict && sums) return { text: verdict.run ? equationText(verdict.run.faces) : status.place };
  if (verdict?.kind === 'lawful') {
    const { run, score } = verdict;
    return {
      text: status.worth(equationText(run.faces), score.points),
      after: itemsText(score, words),
      strong: true,
    };
  }
  if (verdict) {
    const { run, refusal } = verdict;
    return {
      text: refusalText(refusal, words),
      before: run ? equationText(run.faces) : '',
      wrong: isWrong(refusal),
    };
  }
  return chosen === null ? null : { text: status.place };
}
