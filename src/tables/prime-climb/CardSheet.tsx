import { ScrollView, StyleSheet, View } from 'react-native';
import type { Json, Sitter } from '../../engine/core';
import {
  carriedTo,
  choicesOf,
  isKeeper,
  pawnOf,
  type Card,
  type Choice,
  type PawnName,
  type View as SeenView,
} from '../../engine/prime-climb';
import type { ClimbWords } from '../../i18n/prime-climb';
import { Button, RADIUS, SPACE, Txt, useColours } from '../../ui';
import { kindOf } from './bridge';
import { cardText, cardTitle } from './cardWords';
import { GAME_COLOUR } from './colours';
import { keyOf } from './offered';

export interface CardSheetProps {
  readonly view: SeenView;
  readonly seats: readonly Sitter[];
  readonly words: ClimbWords;
  readonly canAct: boolean;
  /** The first of two pawns to be swapped, once it is chosen: here, or on the board. */
  readonly first: PawnName | null;
  readonly onFirst: (pawn: PawnName | null) => void;
  readonly move: (move: Json) => void;
}

interface Offer {
  readonly key: string;
  readonly label: string;
  readonly choice: Choice;
}

/** The card that was drawn, read in full, and what it leaves to choose. */
export function CardSheet({ view, seats, words, canAct, first, onFirst, move }: CardSheetProps) {
  const { card } = view.drawn!;
  const choices = choicesOf(view);
  const obey = (choice: Choice | null) => move({ type: 'obey', choice } as unknown as Json);
  const swaps = choices.filter((choice) => choice.kind === 'swap');
  return (
    <View style={styles.whole}>
      <ScrollView style={styles.text} contentContainerStyle={styles.sheet}>
        <CardFace card={card} sending={view.config.sending} words={words} />
        {!canAct || choices.length === 0 ? null : swaps.length > 0 ? (
          <Swap
            view={view}
            seats={seats}
            words={words}
            swaps={swaps}
            first={first}
            onFirst={onFirst}
            onSwap={obey}
          />
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
          label={isKeeper(card) ? words.card.take : isIdle(view) ? words.card.idle : words.card.obey}
          onPress={() => obey(null)}
          testID="obey"
        />
      ) : null}
    </View>
  );
}

/** An action that neither moves a pawn nor gives a turn: shown, and passed over. */
function isIdle(view: SeenView): boolean {
  const { card, earners } = view.drawn!;
  const kind = kindOf(card);
  if (kind === 'again') return false;
  if (kind === 'swap' || kind === 'to-64' || kind === 'steal') return true;
  const [pawn] = earners;
  return pawn === undefined || carriedTo(view, kind, pawn) === view.players[view.seat]!.pawns[pawn].at;
}

function offerOf(view: SeenView, seats: readonly Sitter[], words: ClimbWords, choice: Choice): Offer {
  const key = JSON.stringify(choice);
  switch (choice.kind) {
    case 'earner': {
      const { at } = view.players[view.seat]!.pawns[choice.pawn];
      const to = carriedTo(view, kindOf(view.drawn!.card), choice.pawn);
      return { key, choice, label: words.card.leads(at, to) };
    }
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

const pawnLabel = (view: SeenView, seats: readonly Sitter[], words: ClimbWords, name: PawnName): string =>
  words.card.pawn(seats[name.seat]?.name ?? '', pawnOf(view, name)!.at);

interface SwapProps {
  readonly view: SeenView;
  readonly seats: readonly Sitter[];
  readonly words: ClimbWords;
  readonly swaps: readonly (Choice & { readonly kind: 'swap' })[];
  readonly first: PawnName | null;
  readonly onFirst: (pawn: PawnName | null) => void;
  readonly onSwap: (choice: Choice) => void;
}

/** One pawn, then the other. */
function Swap({ view, seats, words, swaps, first, onFirst, onSwap }: SwapProps) {
  const pawns = new Map(swaps.flatMap(({ one, other }) => [one, other]).map((name) => [keyOf(name), name]));
  if (first === null)
    return (
      <Offers
        title={words.card.firstPawn}
        offers={[...pawns].map(([key, name]) => ({
          key,
          label: pawnLabel(view, seats, words, name),
          choice: name,
        }))}
        onChoose={onFirst}
      />
    );
  const others = swaps.filter(
    ({ one, other }) => keyOf(one) === keyOf(first) || keyOf(other) === keyOf(first),
  );
  return (
    <>
      <Offers
        title={`${pawnLabel(view, seats, words, first)} : ${words.card.otherPawn}`}
        offers={others.map((choice) => {
          const name = keyOf(choice.one) === keyOf(first) ? choice.other : choice.one;
          return { key: keyOf(name), label: pawnLabel(view, seats, words, name), choice };
        })}
        onChoose={onSwap}
      />
      <Button kind="bare" label={words.card.back} onPress={() => onFirst(null)} />
    </>
  );
}

interface OffersProps<T> {
  readonly title: string;
  readonly offers: readonly { readonly key: string; readonly label: string; readonly choice: T }[];
  readonly onChoose: (choice: T) => void;
}

export function Offers<T>({ title, offers, onChoose }: OffersProps<T>) {
  return (
    <View role="group" aria-label={title} style={styles.offers}>
      <Txt strong>{title}</Txt>
      <View style={styles.wrap}>
        {offers.map(({ key, label, choice }, nth) => (
          <Button key={key} label={label} onPress={() => onChoose(choice)} testID={`offer-${nth}`} />
        ))}
      </View>
    </View>
  );
}

interface CardFaceProps {
  readonly card: Card;
  readonly sending: 'near' | 'choice';
  readonly words: ClimbWords;
}

export function CardFace({ card, sending, words }: CardFaceProps) {
  const colours = useColours();
  return (
    <View style={[styles.face, { backgroundColor: colours.raised, borderColor: GAME_COLOUR }]} testID="card">
      <Txt size="small" dim>
        {isKeeper(card) ? words.card.keeper : words.card.action}
      </Txt>
      <Txt strong size="large">
        {cardTitle(card, words)}
      </Txt>
      <Txt align="center">{cardText(card, sending, words)}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexShrink: 1, gap: SPACE.s },
  // Where room is short the text is scrolled: what there is to press stays in sight.
  text: { flexGrow: 0, flexShrink: 1 },
  sheet: { gap: SPACE.s },
  face: {
    alignItems: 'center',
    padding: SPACE.m,
    gap: 2,
    borderRadius: RADIUS.l,
    borderWidth: 2,
  },
  offers: { gap: SPACE.s },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
