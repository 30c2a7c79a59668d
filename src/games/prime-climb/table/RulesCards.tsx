import { StyleSheet, View } from 'react-native';
import { CARDS, isKeeper, SHIFTS, type Card } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { Panel, SPACE, Txt } from '../../../ui';
import { kindOf } from './bridge';
import { cardText, cardTitle } from './cardWords';
import { CardTile } from './RulesPicture';

/** One of the nine ±k, whose text stands for all of them. */
const EXAMPLE: Card = SHIFTS[4]!;

/** The first card of each kind; the ±k have their own place. */
const FIRSTS: readonly Card[] = CARDS.map((_, card: Card) => card).filter(
  (card) => kindOf(card) !== 'shift' && CARDS.findIndex(({ kind }) => kind === kindOf(card)) === card,
);
const KEEPERS = FIRSTS.filter(isKeeper);
const ACTIONS = FIRSTS.filter((card) => !isKeeper(card));

const copiesOf = (card: Card): number => CARDS.filter(({ kind }) => kind === kindOf(card)).length;

/** All 24 cards with their text. */
export function RulesCards({ words }: { readonly words: PrimeClimbWords }) {
  const says = words.learning.rules.cards;
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {says.title}
      </Txt>
      <Txt>{says.keepers}</Txt>
      <View style={styles.tiles}>
        {SHIFTS.map((card) => (
          <CardTile key={card} title={cardTitle(card, words)} />
        ))}
      </View>
      <Txt>
        <Txt strong>{cardTitle(EXAMPLE, words)}</Txt> · {cardText(EXAMPLE, 'near', words)}
      </Txt>
      {KEEPERS.map((card) => (
        <CardLine key={card} card={card} words={words} />
      ))}
      <Txt>{says.cursed}</Txt>
      <Txt>{says.actions}</Txt>
      {ACTIONS.map((card) => (
        <CardLine key={card} card={card} words={words} />
      ))}
    </Panel>
  );
}

function CardLine({ card, words }: { readonly card: Card; readonly words: PrimeClimbWords }) {
  const says = words.learning.rules.cards;
  return (
    <View style={styles.card}>
      <View style={styles.tiles}>
        <CardTile title={cardTitle(card, words)} />
        <Txt dim size="small">
          {says.copies(copiesOf(card))}
        </Txt>
      </View>
      <Txt>{cardText(card, 'near', words)}</Txt>
      {kindOf(card) === 'send' ? (
        <Txt dim>
          {says.choice} · {cardText(card, 'choice', words)}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  card: { gap: SPACE.xs, alignItems: 'flex-start' },
});
