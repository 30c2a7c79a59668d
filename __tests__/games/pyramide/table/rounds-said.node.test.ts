import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { pyramide } from '../../../../src/games/pyramide/rules';
import { headFor } from '../../../../src/games/pyramide/table/headText';
import { justNow } from '../../../../src/games/pyramide/table/justNow';
import { lineFor } from '../../../../src/games/pyramide/table/statusLine';
import { tell } from '../../../../src/games/pyramide/table/tell';
import { config, eventsOf, list, playing, playOn, riddle, stateOf } from '../rules/support';

const words = PYRAMIDE_WORDS.fr;
const seats = ['Léa', 'Tom', 'Mamie'].map((name, face) => ({ name, face, bot: null, help: false }));
const plain = (text: string): string => text.replace(/\s/g, ' ');
const three = config(3);
const NOBODY = ['answered', 'wrong', 'answered', 'wrong'];
const shown = (table: ReturnType<typeof playing>) => pyramide.view(stateOf(table), 'table');

/** How a table of three hears it: the heading, the line, and what is told of what has just happened. */
function heard(table: ReturnType<typeof playing>) {
  const view = shown(table);
  const events = eventsOf(table);
  return {
    head: plain(headFor(view, words)),
    line: plain(lineFor(view, seats, words, justNow(events, []))),
    told: events.slice(-2).flatMap((event) => plain(tell(event, seats, view.config, 'fr') ?? '') || []),
  };
}

/** A round that Tom wins, who alone answers an enigma. */
function toTom(first: number): string[] {
  const turns = [0, 1, 2].map((turn) => (first + turn) % 3);
  const asked = turns.find((dico) => dico !== 1)!;
  return [
    ...turns.flatMap((dico) => {
      const die = (dico + 1) % 3 === 1 ? 'die 6 1' : 'die 1 6';
      return riddle(0, 0, dico === asked ? [die, 'answered', 'right'] : ['die 6 1', ...NOBODY]);
    }),
    'on',
  ];
}

test('the round of lists is counted as the round that it is, above and below', () => {
  let table = playing(three, ...toTom(0), ...toTom(1));
  expect(heard(table).head).toBe('Manche 3, la dernière');
  for (let nth = 0; nth < 3; nth++) {
    const { synos } = stateOf(table).list!;
    const finds = list(synos.includes(0) ? 0 : null, null, null, null, null);
    table = playOn(table, ...finds.slice(0, -1));
    expect(heard(table).head).toBe('Manche 3, la dernière · Grande Pyramide');
    table = playOn(table, 'on');
  }
  expect(heard(table)).toEqual({
    head: 'Manche 3, la dernière',
    line: 'La manche 3 est pour Léa !',
    told: ['Léa gagne la manche 3.'],
  });
  expect(heard(playOn(table, 'on')).head).toBe('Manche 3, la dernière');
});

test('a round in which all three are level is played again, and says so', () => {
  const none = ['die 6 1', ...NOBODY];
  const table = playing(three, ...riddle(0, 1, none), ...riddle(0, 2, none), ...riddle(0, 0, none));
  const { head, line, told } = heard(table);
  expect(head).toBe('Manche 1 · Énigme 1 sur 3');
  expect(line).toMatch(/^Égalité entre Léa, Tom et Mamie : on rejoue la manche\. Lisez/);
  expect(told).toContain('Égalité entre Léa, Tom et Mamie : on rejoue la manche.');
});
