import { createDice, openTable, readSaved, saveTable, type Draft } from '../../src/engine';
import { nullGame } from '../../src/games/null-game/rules';

const table = openTable(nullGame, { seats: 2, rounds: 3 }, createDice(3));
const seats = [0, 1].map((face) => ({ name: `S${face}`, face, bot: null, help: false }));
const saved = saveTable(table, seats, null);
const draft: Draft = { eyes: 1, at: saved.log.length, parts: { rack: [2, 0, 1] } };

/** What is read back of a save with this as its draft. */
function readBack(raw: unknown) {
  const reading = readSaved(JSON.stringify({ ...saved, draft: raw }));
  if (reading.kind === 'bad') throw new Error(reading.why);
  return reading.value.draft;
}

test('a draft is kept with the save, for a seat or for open eyes', () => {
  expect(readBack(draft)).toEqual(draft);
  expect(readBack({ ...draft, eyes: 'table' })).toEqual({ ...draft, eyes: 'table' });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', [draft]],
  ['another position', { ...draft, at: saved.log.length + 1 }],
  ['no position', { ...draft, at: undefined }],
  ['a seat that is not there', { ...draft, eyes: 2 }],
  ['no eyes', { ...draft, eyes: null }],
  ['no parts', { ...draft, parts: 'rack' }],
])('%s is no draft, and costs the save nothing', (_what, raw) => {
  expect(readBack(raw)).toBeUndefined();
});
