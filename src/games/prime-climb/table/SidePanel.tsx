import { StyleSheet, View } from 'react-native';
import type { Card, Move } from '../rules';
import type { ClimbWords } from '../i18n';
import type { Talk } from '../../../shell/frame';
import { Line, type LineProps } from '../../../ui';
import { Actions } from './Actions';
import { CardSheet } from './CardSheet';
import { OPERATIONS } from './layout';
import { Numbers } from './Numbers';
import { Operations } from './Operations';
import { Outlook } from './Outlook';
import type { Props } from './props';
import type { CardChoice } from './useCardChoice';
import type { TurnInHand } from './useTurn';

export interface SidePanelProps {
  readonly table: Props;
  readonly words: ClimbWords;
  readonly status: LineProps;
  readonly turn: TurnInHand;
  readonly choosing: CardChoice;
  readonly talk: Talk<Move>;
  readonly onKeeper: (card: Card) => void;
  readonly onOpen: (page: 'cards' | 'times') => void;
}

/** The line, and under it the card that was drawn, or numbers, operations and buttons. */
export function SidePanel({ table, words, status, turn, choosing, talk, onKeeper, onOpen }: SidePanelProps) {
  const { view, seats, canAct, undo, help } = table;
  const { playing, inUse, pawn, uses } = turn;
  const { attempt, say } = talk;
  return (
    <>
      <Line {...status} />
      <Outlook view={view} words={words} />
      {view.phase === 'card' ? (
        <CardSheet
          key={view.draws}
          view={view}
          seats={seats}
          words={words}
          canAct={canAct}
          choosing={choosing}
          attempt={attempt}
        />
      ) : (
        <>
          <Numbers
            view={view}
            words={words}
            inUse={playing ? inUse : null}
            canAct={playing}
            onTake={turn.take}
            onKeeper={onKeeper}
            onOpen={onOpen}
          />
          {playing && inUse !== null ? (
            <Operations
              uses={uses}
              at={pawn === null ? null : view.players[view.seat]!.pawns[pawn].at}
              help={help ? view.config.helper : null}
              words={words}
              onUse={turn.play}
            />
          ) : (
            <View style={styles.noOperations} />
          )}
          <Actions view={view} words={words} canAct={canAct} undo={undo} attempt={attempt} say={say} />
        </>
      )}
    </>
  );
}

const styles = StyleSheet.create({ noOperations: { height: OPERATIONS } });
