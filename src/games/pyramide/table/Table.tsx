import { useCallback, useMemo } from 'react';
import type { Refusal } from '../../../engine';
import { statusOf, useShape, useTalk } from '../../../shell/frame';
import { PYRAMIDE_WORDS } from '../i18n';
import { actionsFor } from './actions';
import { AloudTable } from './AloudTable';
import { justNow } from './justNow';
import { lineFor } from './statusLine';
import type { Props } from './props';
import { refusalText } from './refusalText';
import { TypedTable } from './TypedTable';

/** People speak and the phone is card, scribe, counter and clock; alone with the app, words are typed. */
export function Table({ view, seats, language, act, hint, canAct, ...rest }: Props) {
  const { change, fresh, since } = rest.news;
  const just = useMemo(() => justNow(fresh, since), [fresh, since]);
  const { countdown, ready, waiting } = rest.timing;
  const words = PYRAMIDE_WORDS[language];
  const shape = useShape(rest.room.width, rest.room.height);
  const gameSays = useCallback((refusal: Refusal) => refusalText(refusal, words), [words]);
  const talk = useTalk(act, change, gameSays, hint);
  const actions = useMemo(
    () => (canAct ? actionsFor(view, seats, words) : null),
    [canAct, view, seats, words],
  );
  const playing = {
    view,
    seats,
    words,
    shape,
    actions,
    status: statusOf({ said: talk.said, waiting, hint, todo: { text: lineFor(view, seats, words, just) } }),
    talk,
    undo: rest.undo,
    countdown,
    ready,
    header: rest.room.header,
    just,
  };
  return view.typed ? <TypedTable {...playing} change={change} /> : <AloudTable {...playing} />;
}
