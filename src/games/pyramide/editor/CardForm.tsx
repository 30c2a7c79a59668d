import { EXPRESSIONS_PER_CARD, RIDDLES_PER_CARD } from '../decks';
import type { DraftCard } from '../decks/draft';
import { DECK_WORDS } from '../i18n/decks';
import { useDeckNavigation, useApp } from '../../../shell';
import { Button, IconButton, Panel, Txt, useColours } from '../../../ui';
import { addRiddle, removeExpression, removeRiddle, setExpression } from './edits';
import { Field } from './Field';
import { spanOfRiddle } from './textLines';
import { inSpan, onLine, said } from './validate';
import { Notices } from './Notices';
import { Row } from './Row';
import type { Editing } from './useOwnDeck';
import type { Undo } from './useUndo';

export interface CardFormProps {
  readonly place: number;
  readonly card: DraftCard;
  readonly editing: Editing;
  readonly undo: Undo;
}

/** A card: its riddles, each behind a tap, and its expressions. */
export function CardForm({ place, card, editing, undo }: CardFormProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  const navigate = useDeckNavigation();
  const colours = useColours();
  const { id, validated, edit, save } = editing;
  const { riddles, expressions } = card;
  const open = (riddle: number) => {
    save();
    navigate.deckCard(id, `card-${place + 1}`, riddle + 1);
  };
  const slots = Math.max(expressions.length, Math.min(EXPRESSIONS_PER_CARD, expressions.length + 1));
  return (
    <>
      <Panel>
        <Txt strong size="large" heading={2}>
          {words.riddlesOf}
        </Txt>
        <Notices {...said(validated, (one) => one.line === card.line && one.code === 'riddle-count')} />
        {riddles.map((riddle, index) => {
          const title = riddle.title.text || words.riddle(index + 1);
          const span = spanOfRiddle(validated.draft, validated.text, card, riddle);
          const count = validated.faults.filter(inSpan(span)).length;
          return (
            <Row
              key={index}
              title={title}
              says={riddle.answer ? [riddle.answer.text.split('|')[0]!.trim()] : []}
              status={{ text: count === 0 ? words.fine : words.points(count), fine: count === 0 }}
              openLabel={words.openCard(title)}
              onOpen={() => open(index)}
              acts={[
                {
                  icon: 'bin',
                  label: words.removeThis(title),
                  onPress: () => undo.remove(title, removeRiddle(place, index)),
                  danger: true,
                },
              ]}
              testID={`open-riddle-${index + 1}`}
            />
          );
        })}
        {riddles.length < RIDDLES_PER_CARD ? (
          <Button
            icon="plus"
            label={words.addRiddle}
            testID="add-riddle"
            onPress={() => {
              edit(addRiddle(place));
              open(riddles.length);
            }}
          />
        ) : (
          <Txt dim size="small">
            {words.riddlesFull}
          </Txt>
        )}
      </Panel>
      <Panel key={undo.round}>
        <Txt strong size="large" heading={2}>
          {words.expressionsOf}
        </Txt>
        <Txt size="small" dim>
          {words.expressionsSays}
        </Txt>
        <Notices {...said(validated, (one) => one.line === card.line && one.code === 'expression-count')} />
        {Array.from({ length: slots }, (_, index) => {
          const written = expressions[index];
          const name = written?.text || words.expression(index + 1);
          return (
            <Field
              key={index}
              quiet
              label={words.expression(index + 1)}
              hint={index === 0 ? words.expressionHint : words.expression(index + 1)}
              value={written?.text ?? ''}
              onChange={(value) => edit(setExpression(place, index, value))}
              said={said(validated, onLine(written?.line))}
              testID={`expression-${index + 1}`}
              aside={
                written ? (
                  <IconButton
                    icon="bin"
                    label={words.removeThis(name)}
                    colour={colours.warn}
                    onPress={() => undo.remove(name, removeExpression(place, index))}
                  />
                ) : null
              }
            />
          );
        })}
      </Panel>
    </>
  );
}
