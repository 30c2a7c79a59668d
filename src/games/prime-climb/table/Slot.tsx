import { StyleSheet, View } from 'react-native';
import type { Use } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import type { TableBeats } from '../../../shell/beats';
import { useExplained } from '../../../shell/useExplained';
import { SPACE } from '../../../ui';
import { usesFor } from './bridge';
import { HelperExplained } from './HelperExplained';
import { isShort, takesNumbers, tallSlotOf, type Room } from './layout';
import { OpeningPanel } from './OpeningPanel';
import { Operations } from './Operations';
import { Outlook } from './Outlook';
import type { Props } from './props';
import { openingOf, ownRecap, recapsOf } from './recap';
import { RecapPanel } from './RecapPanel';
import type { TurnInHand } from './useTurn';

export interface SlotProps {
  readonly table: Props;
  readonly words: PrimeClimbWords;
  readonly turn: TurnInHand;
  readonly room: Room;
  /** A pawn is in the air: what stands here stays. */
  readonly carrying: boolean;
  readonly beats: TableBeats;
}

/** Whoever does the sums finds out what comes of it by doing it. */
const unjudged = (use: Use): Use => ({ ...use, lawful: true, idle: false });

/** A pawn was chosen: its operations are shown. */
const isChoosing = ({ playing, pawn, live }: TurnInHand, carrying: boolean): boolean =>
  playing && pawn !== null && live.length > 0 && !carrying;

/** Where there is little room they stand in the place of the numbers; not of keepers, which are there to be taken up. */
export const takesPlaceOfNumbers = (
  { view }: Pick<Props, 'view'>,
  turn: TurnInHand,
  room: Room,
  carrying: boolean,
): boolean =>
  takesNumbers(room) && view.players[view.seat]!.keepers.length === 0 && isChoosing(turn, carrying);

/** Between board and line: the operations of a pawn that was chosen; else one's own sums, or what the others did. */
export function Slot({ table, words, turn, room, carrying, beats }: SlotProps) {
  const { view, seats, news, canAct, help, sums } = table;
  const { playing, pawn, live } = turn;
  const [first, understood] = useExplained('prime-climb/helper');
  const told = { seats, words, sending: view.config.sending };
  const own = typeof view.eyes === 'number' ? view.eyes : canAct ? view.seat : null;
  const recaps = playing ? ownRecap(view, told) : recapsOf(news.since, told, own);
  const opening = openingOf(news.since);
  const choosing = isChoosing(turn, carrying);
  const tall = takesPlaceOfNumbers(table, turn, room, carrying);
  if (choosing && help && first && !takesNumbers(room))
    return (
      <HelperExplained
        words={words}
        helper={view.config.helper}
        height={room.slot}
        onUnderstood={understood}
      />
    );
  if (choosing && pawn !== null)
    return (
      <Operations
        // Where there is room for one row, it is that of the number that is meant.
        rows={live
          .slice(0, takesNumbers(room) && !tall ? 1 : live.length)
          .map((inUse) => usesFor(view, inUse, pawn))
          .map((uses) => (sums ? uses.map(unjudged) : uses))}
        at={view.players[view.seat]!.pawns[pawn].at}
        help={help ? view.config.helper : null}
        words={words}
        height={tall ? tallSlotOf(room) : room.slot}
        onUse={turn.play}
      />
    );
  // Before the dice are rolled there are no numbers to be shown below.
  const height = view.phase === 'roll' ? tallSlotOf(room) : room.slot;
  if (recaps.length > 0)
    return (
      <RecapPanel
        recaps={recaps}
        view={view}
        own={own}
        seats={seats}
        words={words}
        width={room.side}
        height={height}
        short={isShort(room)}
        beats={beats}
      />
    );
  if (opening)
    return (
      <OpeningPanel
        opening={opening}
        seats={seats}
        words={words}
        width={room.side}
        height={height}
        arrivals={beats.arrivals}
      />
    );
  return (
    <View style={[styles.empty, { height }]}>
      <Outlook view={view} words={words} />
    </View>
  );
}

const styles = StyleSheet.create({ empty: { justifyContent: 'center', gap: SPACE.s } });
