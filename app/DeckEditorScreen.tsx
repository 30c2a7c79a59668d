import type { RouteOf } from './useNavigate';
import { WithDecks } from './WithDecks';

/** `decks/:id` is the deck; `?card=card-2` or `?card=names-1` one of its cards, `&riddle=3` a riddle of it. */
export default function DeckEditorScreen({ route }: RouteOf<{ id: string; card: string; riddle: string }>) {
  const { id = '', card = null, riddle = null } = route.params ?? {};
  return <WithDecks>{({ Editor }) => <Editor id={id} card={card} riddle={riddle} />}</WithDecks>;
}
