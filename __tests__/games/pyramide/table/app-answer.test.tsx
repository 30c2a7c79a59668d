import { screen } from '@testing-library/react-native';
import { pyramide, SAMPLE, type Config, type State } from '../../../../src/games/pyramide/rules';
import { Table } from '../../../../src/games/pyramide/table/Table';
import type { Language } from '../../../../src/i18n';
import type { Settings } from '../../../../src/storage';
import type { Speech } from '../../../../src/ui/speech';
import { aStore, inApp, renderInApp } from '../../../shell/app';
import { after, aloneIn } from '../rules/support';

/** What was said aloud, in its order. */
const mockSaid: string[] = [];
jest.mock('../../../../src/ui/speech', () => ({
  createSpeech: (): Speech => ({
    say: (text, language) => void mockSaid.push(`${language}: ${text}`),
    hush: () => undefined,
  }),
}));
beforeEach(() => void (mockSaid.length = 0));

const { words } = SAMPLE.riddles[0]!;
/** The person explains, and the app has found every word. */
const FOUND = ['on', ...words.flatMap((word) => ['bet 1', 'clue x', `guess ${word}`, 'next'])];
const seats = ['Léa', 'Méninges'].map((name, face) => ({
  name,
  face,
  bot: face ? 'solid' : null,
  help: false,
}));

const laid = (state: State, language: Language) => (
  <Table
    view={pyramide.view(state, 0)}
    seats={seats}
    language={language}
    help={false}
    sums={false}
    hint={null}
    canAct
    act={() => null}
    undo={null}
    news={{ fresh: [], since: [], change: 1 }}
    timing={{ countdown: null, ready: null, waiting: null }}
    room={{ width: 374, height: 768, header: null }}
  />
);

/** Before the enigma is answered, and after it. */
function answered(given: Config, answer: string, settings: Partial<Settings> = {}) {
  const language = settings.language === 'en' ? 'en' : 'fr';
  const store = aStore({ sound: true, ...settings });
  const { rerender } = renderInApp(laid(after(given, ...FOUND), language), store);
  expect(mockSaid).toEqual([]);
  const show = () => rerender(inApp(laid(after(given, ...FOUND, answer), language), store));
  show();
  // Whatever else is drawn anew, it is said once.
  show();
  return screen.queryAllByTestId('app-said').map(({ props }) => String(props.children));
}

const explain = aloneIn('explain', 2);

test.each([
  ['a right answer', 'answer le phare', 'fr: Ma réponse : le phare.', /« le phare »\. C’est juste !$/],
  ['a wrong one', 'answer la lune', 'fr: Ma réponse : la lune.', /« la lune »\.$/],
  ['none', 'pass', 'fr: Je ne sais pas.', /« Je ne sais pas\. »$/],
] as const)(
  'the app says its answer to the enigma aloud like anybody, and shows it: %s',
  (_, answer, said, shown) => {
    const texts = answered(explain, answer);
    expect(mockSaid.map(spaced)).toEqual([said]);
    expect(texts.map(spaced)).toEqual([expect.stringMatching(shown)]);
  },
);

test('whoever was not asked is not told that nobody found it', () => {
  answered(explain, 'pass');
  expect(screen.getByText('C’était…')).toBeOnTheScreen();
  expect(screen.queryByText(/Personne/)).toBeNull();
});

test('a right answer of the app’s is told once', () => {
  answered(explain, 'answer le phare');
  expect(screen.queryByText(/a trouvé/)).toBeNull();
});

test('a person who was wrong sees what they answered', () => {
  const guess = aloneIn('guess', 1);
  const found = words.flatMap((word) => ['bet 1', 'clue x', `guess ${word}`, 'next']);
  renderInApp(laid(after(guess, 'on', ...found, 'answer la lune'), 'fr'), aStore());
  expect(screen.getByText(/^Léa a répondu\s: «\sla lune\s»\.$/)).toBeOnTheScreen();
});

test('in English', () => {
  answered(explain, 'pass', { language: 'en' });
  expect(mockSaid).toEqual(['en: I don’t know.']);
});

test('where sounds are off it is shown only', () => {
  expect(answered(explain, 'answer le phare', { sound: false })).toHaveLength(1);
  expect(mockSaid).toEqual([]);
});

test('taking turns, a wrong answer of the app’s stands there while one thinks of one’s own', () => {
  answered(aloneIn('alternate', 1, { first: 0 }), 'answer la lune');
  expect(mockSaid.map(spaced)).toEqual(['fr: Ma réponse : la lune.']);
  expect(
    screen.getByText(/a répondu\s: «\sla lune\s»\. Et vous, quelle est votre réponse/),
  ).toBeOnTheScreen();
});

/** French sets spaces that do not break: to a reader they are spaces. */
function spaced(text: string): string {
  return text.replace(/\s/g, ' ');
}

test('where the app found no word it says so itself, also once the word is over', () => {
  renderInApp(laid(after(explain, 'on', 'bet 1', 'clue x', 'pass'), 'fr'), aStore());
  expect(screen.getByText(/n’a pas d’idée/)).toBeOnTheScreen();
});
