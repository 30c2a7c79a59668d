import { View } from 'react-native';
import { NAMES_PER_THEME, THEMES_PER_CARD } from '../decks';
import type { DraftNames, DraftTheme } from '../decks/draft';
import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { Button, IconButton, Panel, Txt, useColours } from '../../../ui';
import { lineFrom, listOf } from './answers';
import { addTheme, removeTheme, setName, setThemeTitle } from './edits';
import { Field } from './Field';
import { onLine, said } from './validate';
import { Notices } from './Notices';
import type { Editing } from './useOwnDeck';
import type { Undo } from './useUndo';

export interface NamesFormProps {
  readonly place: number;
  readonly card: DraftNames;
  readonly editing: Editing;
  readonly undo: Undo;
}

/** A card of proper names: its themes, four names each. */
export function NamesForm({ place, card, editing, undo }: NamesFormProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  const { validated, edit } = editing;
  return (
    <View key={undo.round} style={{ gap: 16 }}>
      <Txt dim>{words.namesSays}</Txt>
      <Notices {...said(validated, onLine(card.line))} />
      {card.themes.map((theme, index) => (
        <ThemeForm
          key={index}
          place={[place, index]}
          theme={theme}
          editing={editing}
          onRemove={(name) => undo.remove(name, removeTheme(place, index))}
        />
      ))}
      {card.themes.length < THEMES_PER_CARD ? (
        <Button icon="plus" label={words.addTheme} onPress={() => edit(addTheme(place))} testID="add-theme" />
      ) : (
        <Txt dim size="small">
          {words.themesFull}
        </Txt>
      )}
    </View>
  );
}

interface ThemeFormProps {
  readonly place: readonly [card: number, theme: number];
  readonly theme: DraftTheme;
  readonly editing: Editing;
  readonly onRemove: (name: string) => void;
}

function ThemeForm({ place: [card, index], theme, editing, onRemove }: ThemeFormProps) {
  const { language } = useApp();
  const colours = useColours();
  const words = DECK_WORDS[language];
  const { validated, edit } = editing;
  const number = words.theme(index + 1);
  const { title, names } = theme;
  const slots = Math.max(NAMES_PER_THEME, names.length);
  return (
    <Panel role="group" aria-label={number}>
      <Txt strong size="large" heading={2}>
        {number}
      </Txt>
      <Field
        label={words.themeTitle}
        value={title.text}
        onChange={(next) => edit(setThemeTitle(card, index, next))}
        said={said(validated, onLine(title.line, ['name-count']))}
        testID={`theme-${index + 1}`}
        aside={
          <IconButton
            icon="bin"
            label={words.removeThis(title.text || number)}
            colour={colours.warn}
            onPress={() => onRemove(title.text || number)}
          />
        }
      />
      {Array.from({ length: slots }, (_, at) => (
        <Field
          key={at}
          quiet
          label={words.nameNumber(at + 1)}
          hint={words.nameNumber(at + 1)}
          value={listOf(names[at]?.text ?? '')}
          onChange={(value) => edit(setName(card, index, at, lineFrom(value)))}
          said={said(validated, onLine(names[at]?.line))}
          testID={`theme-${index + 1}-name-${at + 1}`}
        />
      ))}
      <Notices {...said(validated, (one) => one.line === title.line && one.code === 'name-count')} />
    </Panel>
  );
}
