import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Player } from '../../../engine';
import { isKeeper, pawnOf, type Choice, type Move, type PawnName, type View as SeenView } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { useArrivalStyle, usePlace, type Arrival } from '../../../shell/beats';
import { Button, SPACE, Txt, useArrival } from '../../../ui';
import { CARD } from './beats';
import { CardFace } from './CardFace';
import { cardText, cardTitle, earnerText } from './cardWords';
import { GAME_COLOUR } from './colours';
import { keyOf } from './offered';
import { Offers, type Offer } from './Offers';
import { askedBy } from './statusLine';
import type { CardChoice } from './useCardChoice';

export interface CardSheetProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly height: number;
  /** The card comes from the deck. */
  readonly arrival: Arrival | null;
  readonly canAct: boolean;
  /** The frame's, while nobody may act. */
  readonly button: ReactNode;
  readonly choosing: CardChoice;
  readonly attempt: (move: Move) => void;
}

/** The card that was drawn, read in full, and what it leaves to choose. The line asks for it. */
export function CardSheet({
  view,
  seats,
  words,
  height,
  arrival,
  canAct,
  button,
  choosing,
  attempt,
}: CardSheetProps) {
  const arrives = useArrivalStyle(arrival);
  const place = usePlace(CARD);
  const drawn = useArrival(canAct ? view.draws : null);
  const { card } = view.drawn!;
  const { choices, idle } = view.task!;
  const obey = (choice: Choice | null) => attempt({ type: 'obey', choice });
  const swaps = choices.filter((choice) => choice.kind === 'swap');
  const title = askedBy({ view, seats, words, first: choosing.first }) ?? cardTitle(card, words);
  return (
    <View
      ref={drawn}
      role="group"
      aria-label={`${cardTitle(card, words)}. ${cardText(card, view.config.sending, words)}`}
      tabIndex={-1}
      style={[styles.whole, { height }]}
      testID="card-sheet"
    >
      <ScrollView style={styles.text} contentContainerStyle={styles.sheet}>
        <View ref={place} collapsable={false}>
          <Animated.View style={arrives}>
            <CardFace card={card} sending={view.config.sending} words={words} />
          </Animated.View>
        </View>
        {idle ? <Txt testID="idle">{words.card.noEffect(words.card.idle[idle])}</Txt> : null}
        {!canAct || choices.length === 0 ? null : swaps.length > 0 ? (
          <Swap
            title={title}
            view={view}
            seats={seats}
            words={words}
            swaps={swaps}
            choosing={choosing}
            onSwap={obey}
          />
        ) : (
          <Offers
            title={title}
            offers={choices.map((choice) => offerOf(view, seats, words, choice))}
            onChoose={obey}
          />
        )}
      </ScrollView>
      {canAct && choices.length === 0 ? (
        <Button
          kind="main"
          colour={GAME_COLOUR}
          label={isKeeper(card) ? words.card.take : idle ? words.card.goOn : words.card.obey}
          onPress={() => obey(null)}
          testID="obey"
        />
      ) : (
        button
      )}
    </View>
  );
}

function offerOf(
  view: SeenView,
  seats: readonly Player[],
  words: PrimeClimbWords,
  choice: Choice,
): Offer<Choice> {
  const key = JSON.stringify(choice);
  switch (choice.kind) {
    case 'earner':
      return { key, choice, label: earnerText(view, choice.pawn, words) };
    case 'pawn':
      return { key, choice, ...pawnOffer(view, seats, words, choice.target) };
    case 'steal': {
      const text = cardTitle(choice.card, words);
      const label = `${seats[choice.seat]?.name ?? ''} · ${text}`;
      return { key, choice, label, shown: { seat: choice.seat, text } };
    }
    case 'swap':
      return { key, choice, ...pawnOffer(view, seats, words, choice.one) };
  }
}

/** A pawn is shown as it is: its figure, and the number it stands by. */
function pawnOffer(view: SeenView, seats: readonly Player[], words: PrimeClimbWords, name: PawnName) {
  const { at } = pawnOf(view, name)!;
  return {
    label: words.card.pawn(seats[name.seat]?.name ?? '', at),
    shown: { seat: name.seat, text: String(at) },
  };
}

interface SwapProps {
  readonly title: string;
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly swaps: readonly (Choice & { readonly kind: 'swap' })[];
  readonly choosing: CardChoice;
  readonly onSwap: (choice: Choice) => void;
}

/** One pawn, then the other. */
function Swap({ title, view, seats, words, swaps, choosing, onSwap }: SwapProps) {
  const { first, setFirst } = choosing;
  const pawns = new Map(swaps.flatMap(({ one, other }) => [one, other]).map((name) => [keyOf(name), name]));
  if (first === null)
    return (
      <Offers
        title={title}
        offers={[...pawns].map(([key, name]) => ({
          key,
          choice: name,
          ...pawnOffer(view, seats, words, name),
        }))}
        onChoose={setFirst}
      />
    );
  const others = swaps.filter(
    ({ one, other }) => keyOf(one) === keyOf(first) || keyOf(other) === keyOf(first),
  );
  return (
    <Offers<Choice | null>
      title={title}
      offers={[
        ...others.map((choice) => {
          const name = keyOf(choice.one) === keyOf(first) ? choice.other : choice.one;
          return { key: keyOf(name), choice, ...pawnOffer(view, seats, words, name) };
        }),
        { key: 'back', choice: null, label: words.card.back },
      ]}
      onChoose={(choice) => (choice ? onSwap(choice) : setFirst(null))}
    />
  );
}

const styles = StyleSheet.create({
  whole: { gap: SPACE.xs },
  // Where room is short the text is scrolled: what there is to press stays in sight.
  text: { flexGrow: 1, flexShrink: 1 },
  sheet: { gap: SPACE.s },
});
