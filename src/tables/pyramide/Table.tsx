import { useCallback, useState } from 'react';
import type { Json, Refusal } from '../../engine/core';
import type { Move, View as SeenView } from '../../engine/pyramide';
import { PYRAMIDE_WORDS } from '../../i18n/pyramide';
import type { TableProps } from '../../shell';
import { lineFor, refusalText } from './line';
import { Spoken } from './Spoken';
import { Typed } from './Typed';
import { useMemory } from './useMemory';

/** What was refused belongs to the position it was said in: the next change wipes it. */
interface Said {
  readonly change: number;
  readonly text: string;
}

/** People speak and the phone is card, scribe, counter and clock; alone with the app, words are typed. */
export function Table(props: TableProps) {
  const { seats, language, act, change, hint, waiting } = props;
  const view: SeenView = props.view;
  const words = PYRAMIDE_WORDS[language];
  const [spoken, setSpoken] = useState<Said | null>(null);
  const refused = spoken?.change === change ? spoken.text : null;
  useMemory(view);
  const move = useCallback(
    (what: Move): Refusal | null => {
      const refusal = act(what as unknown as Json);
      setSpoken(refusal && { change, text: refusalText(refusal, words) });
      return refusal;
    },
    [act, change, words],
  );
  const line = refused ?? hint?.text ?? waiting ?? lineFor(view, seats, words);
  const Played = view.typed ? Typed : Spoken;
  return <Played {...props} seen={view} words={words} line={line} wrong={refused !== null} move={move} />;
}
