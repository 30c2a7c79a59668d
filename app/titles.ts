import type { Catalogue, Language } from '../src/i18n';
import type { Shelf } from '../src/storage';
import { GAMES, nameOf } from './games';

interface Route {
  readonly name: string;
  readonly params?: object | undefined;
}
interface Known {
  readonly words: Catalogue;
  readonly language: Language;
  readonly shelf: Pick<Shelf, 'get'>;
}

/** What a browser calls a screen, in its tabs, its history and to a screen reader: its own name first, then the app's. */
export function titleOf(route: Route | undefined, known: Known): string {
  const { app } = known.words;
  const parts = route ? partsOf(route, known).filter((part) => part !== '') : [];
  return [...parts, app].join(' · ');
}

function partsOf({ name, params = {} }: Route, { words, language, shelf }: Known): readonly string[] {
  const text = (key: string): string => {
    const found: unknown = new Map<string, unknown>(Object.entries(params)).get(key);
    return typeof found === 'string' ? found : '';
  };
  const game = () => nameOf(text('game'), language);
  const kept = () => {
    const found = shelf.get(text('id'));
    return found?.kind === 'read' ? nameOf(found.value.saved.game, language) : '';
  };
  switch (name) {
    case 'Home':
      return [];
    case 'SetUp':
      return [game()];
    case 'Rules':
      return [words.setUp.rules, game()];
    case 'Lesson':
      return [words.lessons.title, game()];
    case 'Table':
      return [kept()];
    case 'Result':
      return [words.result.title, kept()];
    case 'Review':
      return [words.review.title, kept()];
    case 'History':
      return [words.history.title];
    case 'Settings':
      return [words.settings.title];
    case 'About':
      return [words.about.title];
    case 'Privacy':
      return [words.about.privacy];
    case 'Decks':
    case 'Deck':
      return GAMES.filter(({ decks }) => decks).map((cover) => cover.words[language].name);
    default:
      return [words.notFound.title];
  }
}
