import { createNap, NAP_MS } from '../../src/ui/nap';

/** A clock in the hand, and what sleeps from its hour 0 on. */
function asleep() {
  let time = 0;
  const nap = createNap(() => time);
  nap.sleepUntil(NAP_MS);
  return { nap, at: (ms: number) => void (time = ms) };
}

test.each([
  [-1, false],
  [0, false],
  [NAP_MS - 1, false],
  [NAP_MS, true],
  [NAP_MS + 5000, true],
])('a press that began at %i ms counts: %s', (began, counts) => {
  const { nap, at } = asleep();
  at(NAP_MS + 9000);
  expect(nap.counts(began)).toBe(counts);
});

test('a click that knows of no press began when the finger came down, on whatever stood there', () => {
  const { nap, at } = asleep();
  at(-120);
  nap.finger('down');
  at(NAP_MS + 80);
  nap.finger('up');
  expect(nap.counts(null)).toBe(false);
  at(NAP_MS + 200);
  nap.finger('down');
  at(NAP_MS + 250);
  nap.finger('up');
  expect(nap.counts(null)).toBe(true);
});

test('a click out of nowhere, as screen readers make it, counts once all is awake', () => {
  const { nap, at } = asleep();
  expect(nap.counts(null)).toBe(false);
  at(-120);
  nap.finger('down');
  nap.finger('up');
  at(NAP_MS + 2000);
  expect(nap.counts(null)).toBe(true);
});

test('every change puts it to sleep anew', () => {
  const { nap, at } = asleep();
  at(1000);
  expect(nap.counts(1000)).toBe(true);
  nap.sleepUntil(1000 + NAP_MS);
  expect(nap.counts(1100)).toBe(false);
});
