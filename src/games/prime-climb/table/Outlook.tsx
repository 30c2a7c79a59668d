import { useEffect, useState } from 'react';
import { turnsLeft } from '../bots';
import { isSolitaire, type View } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { deviceClock, think } from '../../../shell';
import { Txt } from '../../../ui';

export interface OutlookProps {
  readonly view: View;
  readonly words: PrimeClimbWords;
}

/** Alone, one line says how many turns the best play known would still need from here. */
export function Outlook({ view, words }: OutlookProps) {
  const shown = isSolitaire(view.config) && view.phase !== 'over';
  const turns = useTurnsLeft(shown ? view : null);
  if (!shown) return null;
  return (
    <Txt dim align="center" numberOfLines={2} testID="outlook">
      {turns === null ? ' ' : words.solo.left(turns)}
    </Txt>
  );
}

/** Positions come back, by undo above all: what is known of them is not worked out twice. */
const KNOWN = 200;
const known = new Map<string, number>();

const keyOf = ({ config, phase, players, seat, turn }: View): string => {
  const { pawns, keepers } = players[seat]!;
  const last = turn?.path[turn.path.length - 1]?.pawn;
  return JSON.stringify([config.variants, phase, pawns, keepers, turn?.numbers, turn?.fresh, last]);
};

/** The last answer stays until the next is there, a few frames later. */
function useTurnsLeft(view: View | null): number | null {
  const [turns, setTurns] = useState<number | null>(null);
  useEffect(() => {
    if (!view) return;
    return think(answerFor(view, keyOf(view)), deviceClock, setTurns);
  }, [view]);
  return turns;
}

function* answerFor(view: View, key: string): Generator<void, number, void> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const turns = yield* turnsLeft(view);
  if (known.size >= KNOWN) known.clear();
  known.set(key, turns);
  return turns;
}
