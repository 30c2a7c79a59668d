import { WithDecks } from './WithDecks';

/** Decks that players wrote, and those that come with the app. */
export default function DecksScreen() {
  return <WithDecks>{({ List }) => <List />}</WithDecks>;
}
