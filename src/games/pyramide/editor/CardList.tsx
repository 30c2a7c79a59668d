import { useMemo } from 'react';
import { DECK_WORDS } from '../i18n/decks';
import { useDeckNavigation, useApp } from '../../../shell';
import { Button, Panel, Txt } from '../../../ui';
import { addCard, addNames, removeCard, removeNames } from './edits';
import { faultsByCard, said } from './validate';
import { Notices } from './Notices';
import { Row } from './Row';
import type { Editing } from './useOwnDeck';
import type { Undo } from './useUndo';

export interface CardListProps {
  readonly editing: Editing;
  readonly undo: Undo;
}

/** The cards of a deck, those of riddles first. */
export function CardList({ editing, undo }: CardListProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  const navigate = useDeckNavigation();
  const { id, validated, edit, save } = editing;
  const { draft } = validated;
  const counts = useMemo(() => faultsByCard(validated), [validated]);
  const open = (card: string) => {
    save();
    navigate.deckCard(id, card);
  };
  const statusOf = ({ line }: { readonly line: number }) => {
    const count = counts.get(line) ?? 0;
    return { text: count === 0 ? words.fine : words.points(count), fine: count === 0 };
  };
  const rows = [
    ...draft.cards.map((card, index) => ({
      key: `card-${index + 1}`,
      title: words.card(index + 1),
      says: [words.riddles(card.riddles.length), words.expressions(card.expressions.length)],
      status: statusOf(card),
      remove: removeCard(index),
    })),
    ...draft.names.map((card, index) => ({
      key: `names-${index + 1}`,
      title: words.namesCard(index + 1),
      says: [words.themes(card.themes.length)],
      status: statusOf(card),
      remove: removeNames(index),
    })),
  ];
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {words.cards}
      </Txt>
      <Notices {...said(validated, ({ code }) => code === 'no-cards')} />
      {rows.map(({ key, title, says, status, remove }) => (
        <Row
          key={key}
          title={title}
          says={says}
          status={status}
          openLabel={words.openCard(title)}
          onOpen={() => open(key)}
          acts={[
            {
              icon: 'bin',
              label: words.removeThis(title),
              onPress: () => undo.remove(title, remove),
              danger: true,
            },
          ]}
          testID={`open-${key}`}
        />
      ))}
      <Button
        icon="plus"
        label={words.addCard}
        testID="add-card"
        onPress={() => {
          edit(addCard);
          open(`card-${draft.cards.length + 1}`);
        }}
      />
      <Button
        icon="plus"
        label={words.addNames}
        testID="add-names"
        onPress={() => {
          edit(addNames);
          open(`names-${draft.names.length + 1}`);
        }}
      />
    </Panel>
  );
}
