import { createDice, decide, openTable, play, stageOf } from '../../../../src/engine';
import { pytagoraBots } from '../../../../src/games/pytagora/bots';
import { bestLayNow } from '../../../../src/games/pytagora/bots/search';
import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import {
  defaultsFor,
  pytagora,
  type CrosswordState,
  type CrosswordView,
  type View,
} from '../../../../src/games/pytagora/rules';
import { hint } from '../../../../src/games/pytagora/table/hints';
import type { HintLayer } from '../../../../src/shell';
import { crossword } from '../rules/support';

function layersFor(view: View, language: 'fr' | 'en' = 'fr'): readonly HintLayer[] {
  const thinking = hint(view, language);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value ?? [];
  }
}
const seen = (hand: string, more: Partial<CrosswordState> = {}): CrosswordView =>
  pytagora.view({ ...crossword({ hands: [hand, '12'] }), ...more }, 0) as CrosswordView;
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('a hint', () => {
  test('begins with a sum that one could have found, and only then shows the best', () => {
    const layers = layersFor(seen('17598825-=')).map(({ text }) => plain(text));
    expect(layers).toHaveLength(4);
    expect(layers[0]).toBe('Il y a quelque chose avec −.');
    expect(layers[2]).toMatch(
      /^\d+ = \d+ − \d+, ici : \d+ points\. Un coup de pouce de plus montre la meilleure\.$/,
    );
    const numbers = layers[2]!.match(/\d+/g)!.map(Number).slice(0, 3);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(30);
    const view = seen('17598825-=');
    const best = bestLayNow({ ...view, hand: view.hand! })!;
    expect(layers[3]).toContain(`pour ${best.score} points`);
  });
  test('says it once where the simple one is the best', () => {
    const layers = layersFor(seen('3+4=7'));
    expect(layers).toHaveLength(3);
    expect(layers[2]!.text).not.toContain(PYTAGORA_WORDS.fr.learning.hint.more);
  });
  test('points at pieces of the hand and at cells, in its last layers', () => {
    const layers = layersFor(seen('17598825-='));
    expect(layers[0]!.pieces).toBeUndefined();
    expect(layers[1]!.cells).toBeUndefined();
    for (const layer of layers.slice(2)) expect(layer.cells).toHaveLength(layer.pieces!.length);
  });
  test.each(['fr', 'en'] as const)(
    'names the buttons to touch where nothing can be laid, in %s',
    (language) => {
      const words = PYTAGORA_WORDS[language];
      const [swap] = layersFor(seen('+*-/*+-/+*', { sharedEquals: 0 }), language);
      expect(swap!.text).toContain(words.cannot);
      expect(swap!.text).toContain(words.swap);
      const [pass] = layersFor(seen('+*-/*+-/+*', { sharedEquals: 0, bag: [] }), language);
      expect(pass!.text).toContain(words.pass);
      expect(pass!.text).not.toContain(words.swap);
    },
  );
});

test('in whole games the first hint is one sum of small numbers, wherever there is one', () => {
  const dice = createDice(3);
  let table = openTable(pytagora, { ...defaultsFor('classic', 3), target: 200 }, dice);
  let simple = 0;
  for (let entry = 0; entry < 40; entry += 1) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') break;
    const { seat } = stage.acting[0];
    const view = pytagora.view(table.state as CrosswordState, seat) as CrosswordView;
    const layers = view.phase === 'turn' ? layersFor(view) : [];
    if (layers.length === 4) {
      simple += 1;
      const [equation] = layers[2]!.text.split(',');
      expect(equation!.match(/[+−×÷]/g)).toHaveLength(1);
      expect(Math.max(...equation!.match(/\d+/g)!.map(Number))).toBeLessThanOrEqual(100);
    }
    const played = play(table, seat, decide(pytagoraBots.solid!, view, createDice(entry)), dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
  }
  expect(simple).toBeGreaterThan(5);
});
