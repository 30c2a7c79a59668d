import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { pyramide } from '../../../../src/games/pyramide/rules';
import { lineFor } from '../../../../src/games/pyramide/table/statusLine';
import { after, aloneIn, config, roundOf4 } from '../rules/support';

const seats = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({ name, face, bot: null, help: false }));
const plain = (text: string): string => text.replace(/\s/g, ' ');
const riddle = [config(4), 'on', 'bet 1'] as const;
/** Both teams play for the same words; one word each, and then the names. */
const pingPong = [config(4, { secondRound: 'ping-pong' }), ...roundOf4(0, 0), 'die 2 5', 'on'] as const;
const lostWord = ['foul', 'next'];
const names = [
  ...pingPong,
  ...['found 3', 'next', ...lostWord, 'found 2', 'next', 'found 2', 'next', 'found 2', 'next'],
  ...['give-up', 'give-up', 'on', 'on'],
] as const;

test.each([
  ['guesses that were wrong', riddle, ['missed'], 'Pas trouvé : le mot est rayé.'],
  ['a clue that was not allowed', riddle, ['foul'], 'Indice interdit : le mot est rayé.'],
  ['a foul called after the guess', riddle, ['found 2', 'foul'], 'Indice interdit : le mot est rayé.'],
  ['a word that was found', riddle, ['found 2'], /^« .+ » : trouvé !$/],
  ['a foul in ping-pong', pingPong, ['foul'], 'Indice interdit : un point pour l’autre équipe.'],
  ['a name not found', names, ['bid 1', 'missed'], 'Pas trouvé : un point pour l’autre équipe.'],
  ['a foul on a name', names, ['bid 1', 'foul'], 'Indice interdit : un point pour l’autre équipe.'],
])('what came of a word is said as it was: %s', (_, [given, ...before], moves, says) => {
  const view = pyramide.view(after(given, ...before, ...moves), 'table');
  expect(plain(lineFor(view, seats, PYRAMIDE_WORDS.fr))).toMatch(says);
});

const CLUE = ['on', 'bet 2', 'clue pierre'];

test.each([
  ['right', ['answer le phare'], /^Léa a trouvé l’énigme : le phare\. Quel est ce mot \?/],
  [
    'wrong, and the app has none',
    ['answer la lune', 'pass'],
    /^« la lune » \? Non, l’énigme était : le phare\. Quel est/,
  ],
  [
    'wrong, and the app has it',
    ['answer la lune', 'answer phare'],
    /^Tom a trouvé l’énigme : le phare\. Quel est/,
  ],
])('what came of trying the enigma before its time is said: %s', (_, moves, says) => {
  const alternate = aloneIn('alternate', 1, { first: 1 });
  const view = pyramide.view(after(alternate, ...CLUE, ...moves), 0);
  expect(plain(lineFor(view, seats, PYRAMIDE_WORDS.fr))).toMatch(says);
});

test('once a word is lost, clues are said to be free', () => {
  const lineAfter = (...moves: string[]): string => {
    const view = pyramide.view(after(aloneIn('guess', 1), 'on', ...moves), 0);
    return plain(lineFor(view, seats, PYRAMIDE_WORDS.fr));
  };
  expect(lineAfter('bet 2', 'clue pierre')).toBe('Quel est ce mot ? Encore 1 indice après.');
  expect(lineAfter('bet 1', 'clue pierre', 'guess zut', 'next', 'bet 3', 'clue noir')).toBe(
    'Quel est ce mot ? Encore 2 indices gratuits.',
  );
});
