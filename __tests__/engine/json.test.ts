import { freeze, isOneOf, isWhole, same, type Json } from '../../src/engine';

const parsed = (text: string) => JSON.parse(text) as Json;

describe('two values', () => {
  test.each([
    ['{"a":1,"b":[2,{"c":null}]}', '{"b":[2,{"c":null}],"a":1}'],
    ['[]', '[]'],
    ['null', 'null'],
    ['{"__proto__":{"a":1}}', '{"__proto__":{"a":1}}'],
  ])('%s is the same as %s', (a, b) => expect(same(parsed(a), parsed(b))).toBe(true));

  test.each([
    ['{"a":1}', '{"a":2}'],
    ['{"a":1}', '{"b":1}'],
    ['{"a":1}', '{"a":1,"b":1}'],
    ['[1,2]', '[2,1]'],
    ['[]', '{}'],
    ['{"0":1}', '[1]'],
    ['null', '{}'],
    ['0', 'false'],
    ['1', '"1"'],
    ['{"__proto__":{}}', '{"x":{}}'],
    ['{"toString":1}', '{"x":1}'],
  ])('%s is not the same as %s', (a, b) => {
    expect(same(parsed(a), parsed(b))).toBe(false);
    expect(same(parsed(b), parsed(a))).toBe(false);
  });
});

test('freeze goes all the way down', () => {
  const value = freeze({ a: [{ b: 1 }] });
  expect(() => {
    value.a[0]!.b = 2;
  }).toThrow(TypeError);
});

test.each([
  [3, true],
  [0, false],
  [4, false],
  [1.5, false],
  [NaN, false],
  [Infinity, false],
  ['2', false],
  [null, false],
])('%p is whole and from 1 to 3: %p', (value, expected) => expect(isWhole(value, 1, 4)).toBe(expected));

test('what is in a list is one of it, and nothing that only looks like it', () => {
  expect(isOneOf('a', ['a', 'b'] as const)).toBe(true);
  expect([isOneOf('0', ['a']), isOneOf(['a'], ['a']), isOneOf(undefined, ['a'])]).toEqual([
    false,
    false,
    false,
  ]);
});
