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
  /** Of a game that is kept; where there is none, the screen says so. */
  const ofKept = (title: string): readonly string[] => {
    const found = shelf.get(text('id'));
    if (found?.kind !== 'read') return [words.notFound.title];
    return [title, nameOf(found.value.saved.game, language)];
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
      return ofKept('');
    case 'Result':
      return ofKept(words.result.title);
    case 'Review':
      return ofKept(words.review.title);
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
      return [words.decks, ...GAMES.filter(({ decks }) => decks).map((cover) => cover.words[language].name)];
    default:
      return [words.notFound.title];
  }
}
