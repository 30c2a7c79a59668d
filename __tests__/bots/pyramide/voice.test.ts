import { createDice } from '../../../src/engine/core';
import { pyramide } from '../../../src/engine/pyramide';
import type { View } from '../../../src/engine/pyramide';
import { deckConfig } from './table';

/** A network that never answers, or says no. */
describe.each([
  ['does not come', () => new Promise(() => undefined)],
  ['is refused', () => Promise.reject(new Error('offline'))],
])('where the words %s', (_, load) => {
  it('the app waits a while, then passes', async () => {
    jest.resetModules();
    jest.doMock('../../../src/words', () => ({
      ...jest.requireActual<object>('../../../src/words'),
      loadLexicon: load,
    }));
    const { pyramideBots } = jest.requireActual<typeof import('../../../src/bots/pyramide')>(
      '../../../src/bots/pyramide',
    );
    const config = await deckConfig('fr', 'explain', 1);
    const view: View = { ...pyramide.view(pyramide.start(config), 1), phase: 'guess' };
    const thinking = pyramideBots.strong!.choose(view, createDice(1));
    let yields = 0;
    let step = thinking.next();
    for (; !step.done; step = thinking.next()) yields++;
    expect(yields).toBeGreaterThan(500);
    expect(step.value).toEqual({ type: 'pass' });
    jest.dontMock('../../../src/words');
  });
});
