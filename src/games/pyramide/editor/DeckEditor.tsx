import { DECK_WORDS } from '../i18n/decks';
import { useDeckNavigation, useApp, type DeckPlace } from '../../../shell';
import { Button, Page, Txt } from '../../../ui';
import { CardForm } from './CardForm';
import { DeckForm } from './DeckForm';
import { EditorPage } from './EditorPage';
import { spanOfRiddle } from './textLines';
import { NamesForm } from './NamesForm';
import { RiddleForm } from './RiddleForm';
import { useOwnDeck, type Editing } from './useOwnDeck';
import { useUndo } from './useUndo';

/** `decks/:id` is the deck; `?card=card-2` or `?card=names-1` one of its cards, `&riddle=3` a riddle of it. */
export function DeckEditor({ id, card, riddle }: DeckPlace) {
  const editing = useOwnDeck(id);
  if (!editing) return <Gone says="gone" />;
  if (card === null) return <DeckForm editing={editing} />;
  return <CardScreen editing={editing} card={card} riddle={riddle} />;
}

interface CardScreenProps {
  readonly editing: Editing;
  readonly card: string;
  readonly riddle: string | null;
}

function CardScreen({ editing, card, riddle }: CardScreenProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  const undo = useUndo(editing);
  const { validated, edit } = editing;
  const { draft, text } = validated;
  const [, kind, number] = /^(card|names)-(\d{1,4})$/.exec(card) ?? [];
  const place = Number(number) - 1;
  const names = kind === 'names' ? draft.names[place] : undefined;
  if (names)
    return (
      <EditorPage title={words.namesCard(place + 1)} editing={editing} undo={undo}>
        <NamesForm place={place} card={names} editing={editing} undo={undo} />
      </EditorPage>
    );
  const found = kind === 'card' ? draft.cards[place] : undefined;
  if (!found) return <Gone says="partGone" />;
  if (riddle === null)
    return (
      <EditorPage title={words.card(place + 1)} editing={editing} undo={undo}>
        <CardForm place={place} card={found} editing={editing} undo={undo} />
      </EditorPage>
    );
  const index = Number(riddle) - 1;
  const written = found.riddles[index];
  if (!written) return <Gone says="partGone" />;
  return (
    <EditorPage title={words.riddle(index + 1)} editing={editing}>
      <RiddleForm
        card={place}
        riddle={index}
        written={written}
        span={spanOfRiddle(draft, text, found, written)}
        validated={validated}
        edit={edit}
      />
    </EditorPage>
  );
}

function Gone({ says }: { readonly says: 'gone' | 'partGone' }) {
  const { words: frame, language } = useApp();
  const navigate = useDeckNavigation();
  const words = DECK_WORDS[language];
  return (
    <Page title={frame.decks} back={{ label: frame.back, go: navigate.back }}>
      <Txt role="alert">{words[says]}</Txt>
      <Button kind="main" label={frame.decks} onPress={navigate.decks} />
    </Page>
  );
}
