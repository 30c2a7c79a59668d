import type { Dice, Json, JsonObject } from '../../../src/engine';

const ODD: readonly Json[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1,
  99,
  1e9,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  [[]],
  [null],
  {},
  { type: 'x' },
];

/** The same move with one thing about it wrong, missing or too much; and things that never were a move. */
export function garbled(move: Json, dice: Dice): Json[] {
  const all: Json[] = [dice.pick(ODD), [move], JSON.parse('{"__proto__":{"type":"draw"}}') as Json];
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return all;
  const fields = move as JsonObject;
  for (const key of Object.keys(fields)) {
    const { [key]: _gone, ...rest } = fields;
    all.push(rest, { ...fields, [key]: dice.pick(ODD) }, { ...fields, [key]: dice.pick(ODD) });
    const value = fields[key];
    if (Array.isArray(value)) {
      all.push(
        { ...fields, [key]: value.slice(1) },
        { ...fields, [key]: [...(value as Json[]), dice.pick(ODD)] },
      );
      all.push({
        ...fields,
        [key]: (value as Json[]).map(
          (_, place) => (value as Json[])[place === 0 ? value.length - 1 : place]!,
        ),
      });
    }
    if (typeof value === 'number') all.push({ ...fields, [key]: value + 1 }, { ...fields, [key]: -value });
    if (typeof value === 'string')
      all.push({ ...fields, [key]: value + ' ' }, { ...fields, [key]: value.slice(1) });
  }
  return [...all, { ...fields, surplus: 1 }];
}
