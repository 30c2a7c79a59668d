import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { pyramide } from '../../../../src/games/pyramide/rules';
import { lineFor } from '../../../../src/games/pyramide/table/statusLine';
import { after, config } from '../rules/support';

const seats = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({ name, face, bot: null, help: false }));
const plain = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  ['a clue that was not allowed', ['foul'], 'Indice interdit : le mot est rayé.'],
  [
    'a foul that was called after the word was found',
    ['found 2', 'foul'],
    'Indice interdit : le mot est rayé.',
  ],
  ['guesses that were wrong', ['missed'], 'Pas trouvé : le mot est rayé.'],
  ['a word that was found', ['found 2'], /^« .+ » : trouvé !$/],
])('what came of a word is said as it was: %s', (_, moves, says) => {
  const view = pyramide.view(after(config(4), 'on', 'bet 1', ...moves), 'table');
  expect(plain(lineFor(view, seats, PYRAMIDE_WORDS.fr))).toMatch(says);
});
