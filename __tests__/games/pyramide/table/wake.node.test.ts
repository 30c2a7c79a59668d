import { createDice, decide, type AnyBots } from '../../../../src/engine';
import { pyramide, type View } from '../../../../src/games/pyramide/rules';
import { wake } from '../../../../src/games/pyramide/table/wake';
import { after, aloneIn, config } from '../rules/support';

const asked = (): View => pyramide.view(after(aloneIn('explain'), 'on', 'bet 3', 'clue mer'), 1);
const alone = aloneIn('explain');

/** How long the strongest thinks, in steps. */
function stepsOf(bots: AnyBots): number {
  const thought = bots.strong!.choose(asked(), createDice(1));
  let steps = 0;
  while (!thought.next().done) steps++;
  return steps;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('its words are put in order while the table is laid, not while somebody waits for the first guess', async () => {
  const { bots } = await wake(alone);
  expect(jest.getTimerCount()).toBe(1);
  jest.runAllTimers();
  expect(stepsOf(bots!)).toBe(stepsOf(bots!));
});

test('alone with the app: it has words to guess with, and a hint to give', async () => {
  const { bots, hint } = await wake(alone);
  expect(decide(bots!.strong!, asked(), createDice(1))).toMatchObject({ type: 'guess' });
  expect(hint).toBeDefined();
});

test('among people the app fetches nothing and puts nothing in order', async () => {
  expect(await wake(config(4))).toEqual({});
  expect(jest.getTimerCount()).toBe(0);
});
