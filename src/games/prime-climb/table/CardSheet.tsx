import { ScrollView, StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import { isKeeper, pawnOf, type Choice, type Move, type PawnName, type View as SeenView } from '../rules';
import type { ClimbWords } from '../i18n';
import { Button, SPACE, Txt } from '../../../ui';
import { kindOf } from './bridge';
import { CardFace } from './CardFace';
import { cardTitle, earnerText } from './cardWords';
import { GAME_COLOUR } from './colours';
import { keyOf } from './offered';
import { Offers, type Offer } from './Offers';
import type { CardChoice } from './useCardChoice';

export interface CardSheetProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: ClimbWords;
  readonly canAct: boolean;
  readonly choosing: CardChoice;
  readonly attempt: (move: Move) => void;
}

/** The card that was drawn, read in full, and what it leaves to choose. */
export function CardSheet({ view, seats, words, canAct, choosing, attempt }: CardSheetProps) {
  const { card } = view.drawn!;
  const { choices, idle } = view.task!;
  const obey = (choice: Choice | null) => attempt({ type: 'obey', choice });
  const swaps = choices.filter((choice) => choice.kind === 'swap');
  return (
    <View style={styles.whole}>
      <ScrollView style={styles.text} contentContainerStyle={styles.sheet}>
        <CardFace card={card} sending={view.config.sending} words={words} />
        {idle ? <Txt testID="idle">{words.card.noEffect(words.card.idle[idle])}</Txt> : null}
        {!canAct || choices.length === 0 ? null : swaps.length > 0 ? (
          <Swap view={view} seats={seats} words={words} swaps={swaps} choosing={choosing} onSwap={obey} />
        ) : (
          <Offers
            title={kindOf(card) === 'steal' ? words.card.whichKeeper : words.card.whichPawn}
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
      ) : null}
    </View>
  );
}

function offerOf(view: SeenView, seats: readonly Player[], words: ClimbWords, choice: Choice): Offer<Choice> {
  const key = JSON.stringify(choice);
  switch (choice.kind) {
    case 'earner':
      return { key, choice, label: earnerText(view, choice.pawn, words) };
    case 'pawn':
      return { key, choice, label: pawnLabel(view, seats, words, choice.target) };
    case 'steal':
      return {
        key,
        choice,
        label: `${seats[choice.seat]?.name ?? ''} · ${cardTitle(choice.card, words)}`,
      };
    case 'swap':
      return { key, choice, label: pawnLabel(view, seats, words, choice.one) };
  }
}

const pawnLabel = (view: SeenView, seats: readonly Player[], words: ClimbWords, name: PawnName): string =>
  words.card.pawn(seats[name.seat]?.name ?? '', pawnOf(view, name)!.at);

interface SwapProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: ClimbWords;
  readonly swaps: readonly (Choice & { readonly kind: 'swap' })[];
  readonly choosing: CardChoice;
  readonly onSwap: (choice: Choice) => void;
}

/** One pawn, then the other. */
function Swap({ view, seats, words, swaps, choosing, onSwap }: SwapProps) {
  const { first, setFirst } = choosing;
  const pawns = new Map(swaps.flatMap(({ one, other }) => [one, other]).map((name) => [keyOf(name), name]));
  const labelOf = (name: PawnName) => pawnLabel(view, seats, words, name);
  if (first === null)
    return (
      <Offers
        title={words.card.firstPawn}
        offers={[...pawns].map(([key, name]) => ({ key, label: labelOf(name), choice: name }))}
        onChoose={setFirst}
      />
    );
  const others = swaps.filter(
    ({ one, other }) => keyOf(one) === keyOf(first) || keyOf(other) === keyOf(first),
  );
  return (
    <>
      <Offers
        title={words.card.otherPawn(labelOf(first))}
        offers={others.map((choice) => {
          const name = keyOf(choice.one) === keyOf(first) ? choice.other : choice.one;
          return { key: keyOf(name), label: labelOf(name), choice };
        })}
        onChoose={onSwap}
      />
      <Button kind="bare" label={words.card.back} onPress={() => setFirst(null)} />
    </>
  );
}

const styles = StyleSheet.create({
  whole: { flexShrink: 1, gap: SPACE.s },
  // Where room is short the text is scrolled: what there is to press stays in sight.
  text: { flexGrow: 0, flexShrink: 1 },
  sheet: { gap: SPACE.s },
});
