import { memo, useCallback, useMemo, type RefCallback } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';
import type { Card } from '../rules';
import type { SequenceWords } from '../i18n';
import { RADIUS, SPACE, useColours, useRoving, type Roving } from '../../../ui';
import { useArrivalStyle, usePlace, type Arrival, type TableBeats } from '../../../shell/beats';
import { cardPlace } from './beats';
import { cardSpoken } from './bridge';
import { CardFace } from './CardFace';
import type { Drag } from './drag';
import { cardWidth as widthOf } from './faces';
import { handHeight } from './layout';

export interface HandProps {
  readonly cards: readonly Card[];
  readonly chosen: Card | null;
  /** Cards a hint points at. */
  readonly hinted: readonly Card[];
  /** Cards shown to be dead, for a seat that has asked for help. */
  readonly dead: readonly Card[];
  readonly label: string;
  /** A full hand; places still empty are drawn, where the next card will come. */
  readonly places: number;
  readonly words: SequenceWords;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly drag: Drag;
  readonly onChoose: (card: Card) => void;
  /** Cards that are on their way from the deck. */
  readonly arrivals: TableBeats['arrivals'];
}

/** A full hand keeps its places: cards do not jump when one is played. */
export function Hand({
  cards,
  chosen,
  hinted,
  dead,
  label,
  places: full,
  words,
  width,
  height,
  rows,
  drag,
  onChoose,
  arrivals,
}: HandProps) {
  const places = Math.max(full, cards.length);
  const colours = useColours();
  const { keys, stop, register } = useRoving(cards, chosen, onChoose);
  const wide = widthOf(width, Math.ceil(places / rows), height);
  // To the point, where the next one is to go on a row of its own.
  const cardWidth = rows > 1 ? Math.floor(wide) : wide;
  const columns = Math.ceil(places / rows);
  return (
    <View
      role="radiogroup"
      aria-label={label}
      testID="hand"
      {...keys}
      style={[
        styles.hand,
        rows > 1 ? [styles.rows, { width: columns * (cardWidth + SPACE.s) - SPACE.s }] : null,
        { height: handHeight(height, rows) },
      ]}
    >
      {cards.map((card) => (
        <HeldCard
          key={card}
          card={card}
          width={cardWidth}
          height={height}
          chosen={card === chosen}
          dead={dead.includes(card)}
          hinted={hinted.includes(card)}
          words={words}
          drag={drag}
          tabbable={card === stop}
          register={register}
          onChoose={onChoose}
          arrival={arrivals.get(cardPlace(card)) ?? null}
        />
      ))}
      {Array.from({ length: places - cards.length }, (_, place) => (
        <View
          key={place}
          style={[styles.card, styles.empty, { width: cardWidth, height, borderColor: colours.border }]}
        />
      ))}
    </View>
  );
}

interface HeldCardProps extends Pick<HandProps, 'words' | 'drag' | 'onChoose' | 'width' | 'height'> {
  readonly card: Card;
  readonly chosen: boolean;
  readonly dead: boolean;
  readonly hinted: boolean;
  readonly arrival: Arrival | null;
  /** The hand is one stop of the tab key. */
  readonly tabbable: boolean;
  readonly register: Roving<Card>['register'];
}

const HeldCard = memo(function HeldCard({
  card,
  hinted,
  width,
  height,
  chosen,
  dead,
  words,
  drag,
  onChoose,
  arrival,
  tabbable,
  register,
}: HeldCardProps) {
  const colours = useColours();
  const spoken = cardSpoken(card, words);
  const place = usePlace(cardPlace(card));
  const arrives = useArrivalStyle(arrival);
  const ref: RefCallback<View> = useCallback((element) => register(card, element), [card, register]);
  // The same gesture from lift to drop, though the card is drawn anew in between.
  const gesture = useMemo(() => drag.gestureFor(card), [drag, card]);
  return (
    <GestureDetector gesture={gesture}>
      <View collapsable={false} style={chosen ? styles.risen : styles.resting}>
        <Animated.View ref={place} style={arrives}>
          <Pressable
            ref={ref}
            role="radio"
            aria-checked={chosen}
            tabIndex={tabbable ? 0 : -1}
            aria-label={dead ? `${spoken}, ${words.deadMark}` : spoken}
            testID={`card-${card}`}
            onPress={() => onChoose(card)}
            style={[
              styles.card,
              {
                width,
                height,
                backgroundColor: colours.raised,
                borderColor: chosen || hinted ? colours.focus : colours.border,
                borderWidth: chosen || hinted ? 3 : 1,
                boxShadow: chosen ? `0px 6px 10px ${colours.shadow}` : `0px 2px 4px ${colours.shadow}`,
              },
              dead ? styles.dead : null,
              hinted && !chosen ? styles.hinted : null,
            ]}
          >
            <CardFace card={card} words={words} width={width} height={height} />
          </Pressable>
        </Animated.View>
      </View>
    </GestureDetector>
  );
});

const styles = StyleSheet.create({
  hand: { flexDirection: 'row', justifyContent: 'center', alignItems: 'flex-end', gap: SPACE.s },
  rows: { alignSelf: 'center', flexWrap: 'wrap', alignContent: 'flex-end' },
  card: { borderRadius: RADIUS.m, alignItems: 'center', justifyContent: 'center' },
  resting: {},
  risen: { transform: [{ translateY: -10 }] },
  empty: { borderWidth: 2, borderStyle: 'dashed' },
  hinted: { borderStyle: 'dashed' },
  dead: { opacity: 0.55, borderStyle: 'dashed' },
});
