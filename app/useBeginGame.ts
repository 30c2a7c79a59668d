import { useRef, useState } from 'react';
import type { Json, Player } from '../src/engine';
import { useApp, type Box } from '../src/shell';
import { beginGame, NotPlayable } from './newGame';
import { useNavigate } from './useNavigate';
import { useAskToPersist } from './useStorageNotice';

/** Begins a game and leads to its table: one game, however often the button is tapped until the table is there. */
export function useBeginGame() {
  const { words, language, shelf, store } = useApp();
  const navigate = useNavigate();
  const askToPersist = useAskToPersist();
  const [refused, setRefused] = useState<string | null>(null);
  const begun = useRef(false);
  const begin = (box: Box, config: Json, players: readonly Player[]) => {
    if (begun.current) return;
    begun.current = true;
    askToPersist();
    beginGame({ box, config, players, language }, { shelf, store }).then(navigate.table, (why: unknown) => {
      begun.current = false;
      setRefused(why instanceof NotPlayable ? why.message : words.setUp.notFetched);
    });
  };
  return { begin, refused, setRefused };
}
