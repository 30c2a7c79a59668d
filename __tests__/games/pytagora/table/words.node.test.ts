import type { Player } from '../../../../src/engine';
import { cover } from '../../../../src/games/pytagora/cover';
import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import {
  defaultsFor,
  KINDS,
  pytagora,
  SWAP_PENALTY,
  type CrosswordState,
  type CrosswordView,
} from '../../../../src/games/pytagora/rules';
import { lessons } from '../../../../src/games/pytagora/table/lessons';
import { endingCrossword } from '../../../../src/games/pytagora/table/tell';
import { LANGUAGES, type Language } from '../../../../src/i18n';
import { pointsOf } from '../../../../tools/verify-pytagora/points';
import { after, crossword, give } from '../rules/support';

const SEATS: readonly Player[] = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
const plain = (text: string): string => text.replace(/\u00A0/g, ' ');
const ending = (state: CrosswordState, language: Language): string =>
  plain(endingCrossword(pytagora.view(state, 'table') as CrosswordView, SEATS, language));
const rulesIn = (language: Language): string =>
  plain(PYTAGORA_WORDS[language].rules.map(({ text }) => text).join(' '));

describe('an ending without the target', () => {
  // Léa holds 1 + 2 = 3 to the last, and only declares that she cannot.
  let quiet = crossword({ hands: ['1+2=3', '0'] });
  for (let turn = 0; turn < 6; turn++) {
    const hand = quiet.hands[quiet.seat]!.join('');
    quiet = after(quiet, [quiet.seat, { type: 'swap' }], give(hand), [quiet.seat, { type: 'pass' }]).state;
  }
  const empty = after(
    crossword({ hands: ['1+2=3', '0'], bag: '' }),
    [0, { type: 'pass' }],
    [1, { type: 'pass' }],
  ).state;

  test('says what happened', () => {
    expect(ending(quiet, 'fr')).toBe('Trois tours de table sans égalité : le meilleur score l’emporte.');
    expect(ending(quiet, 'en')).toBe('Three rounds without an equation: the best score wins.');
    expect(ending(empty, 'fr')).toBe(
      'Le sac est vide et tout le monde a passé : le meilleur score l’emporte.',
    );
    expect(ending(empty, 'en')).toBe('The bag is empty and everybody passed: the best score wins.');
  });
  test.each(LANGUAGES)('is in the rules, and nobody is said to be unable, in %s', (language) => {
    const [rounds, bag] = {
      fr: ['trois tours de table sans égalité', 'le sac est vide et que tout le monde a passé'],
      en: ['three rounds without an equation', 'the bag is empty and everybody has passed'],
    }[language] as [string, string];
    expect(rulesIn(language)).toContain(rounds);
    expect(rulesIn(language)).toContain(bag);
    const { ending: endings, rules } = PYTAGORA_WORDS[language];
    expect(JSON.stringify([Object.values(endings), rules])).not.toMatch(/ne pouvait|ne peut plus|could lay/i);
  });
});

test.each([
  ['fr', `coûte ${SWAP_PENALTY} points`],
  ['en', `costs you ${SWAP_PENALTY} points`],
] as const)('a swap is said to cost points, in %s', (language, costs) => {
  expect(rulesIn(language)).toContain(costs);
  expect(rulesIn(language)).not.toMatch(/pour 5 points|for 5 points/);
});

test('the usual targets are in the rules', () => {
  for (const language of LANGUAGES)
    for (const seats of [2, 3, 4])
      for (const kind of ['classic', 'plus-or-minus'] as const) {
        const config = defaultsFor(kind, seats);
        expect(rulesIn(language)).toContain(String('target' in config && config.target));
      }
});

test('the games are called as on the sheet', () => {
  expect(KINDS.map((kind) => PYTAGORA_WORDS.fr.kinds[kind])).toEqual([
    'Classique',
    'Plus ou moins',
    'Les tables de multiplication',
    'De haut en bas',
    'Pairs et impairs',
    'Horaire et anti-horaire',
  ]);
});

test.each([
  ['fr', ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq'], 'jeux pour les petits'],
  ['en', ['no', 'one', 'two', 'three', 'four', 'five'], 'games for small children'],
] as const)('the lid says how many games there are for the little ones, in %s', (language, counts, games) => {
  const { kindSays } = PYTAGORA_WORDS[language];
  const small = KINDS.filter((kind) => /^Pour les petits|^For small children/.test(kindSays[kind]));
  expect(cover.words[language].says).toContain(`${counts[small.length]} ${games}`);
});

test('what the lesson says of 8 ÷ 1 × 5 = 40 and of 7 × 3 = 21 is what they score', () => {
  for (const language of LANGUAGES) {
    const { classic } = PYTAGORA_WORDS[language].learning.lessons;
    expect(classic.byOne.done).toContain(`${pointsOf('8/1*5=40')} points`);
    expect(classic.lay.done).toContain(`${pointsOf('7*3=21')} points`);
  }
  const step = lessons[0]!.steps.find(({ says }) => says('en').includes('8 ÷ 1 × 5 = 40'))!;
  const state = step.state as CrosswordState;
  const pieces = [...'8/1*5=40'].map((face, x) => ({ x, y: 0, face, from: 'hand' }));
  const move = pytagora.readMove({ type: 'lay', pieces })!;
  expect(step.wants(move)).toBe(true);
  expect(after(state, [0, move]).state.scores[0]).toBe(10);
});
