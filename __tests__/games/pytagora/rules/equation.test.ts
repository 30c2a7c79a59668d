import { readEquation, type EquationCode } from '../../../../src/games/pytagora/rules';
import { faces } from './support';

const read = (text: string) => {
  const reading = readEquation(faces(text));
  return reading.kind === 'equation' ? reading.equation.value : reading.fault;
};

describe('valid equations are accepted', () => {
  test.each([
    ['7*3=21', 21],
    ['12/1=12', 12],
    ['8/8=1', 1],
    ['5=5+0', 5],
    ['21=7*3', 21],
    ['1+2=3', 3],
    ['0+0=0', 0],
    ['5-5=0', 0],
    ['0=5-5', 0],
    ['2+3*4=14', 14],
    ['20-12/4=17', 17],
    ['8/4/2=1', 1],
    ['8/4*2=4', 4],
    ['9-4-3=2', 2],
    ['9-4+3=8', 8],
    ['5-3+4=6', 6],
    ['6*4=8*3', 24],
    ['6*4=3*8', 24],
    ['10+5=15', 15],
    ['100-1=99', 99],
    ['53=50+3', 53],
    ['6*4=4*6+0', 24],
    ['999999999999999+1=1000000000000000', 1e15],
    ['94906265*94906265=9007199136250225', 9007199136250225],
  ])('%s', (text, value) => expect(read(text)).toBe(value));
});

/** What is refused, at which places of the run, with which numbers. `unfinished` drafts are told from wrong ones. */
type Row = [text: string, code: EquationCode, places: string, numbers?: Record<string, number>];
const wrong: Row[] = [
  // the sheet's own
  ['53=53', 'same-both-sides', '01234'],
  ['6*4=6*4', 'same-both-sides', '0123456'],
  ['09=9', 'leading-zero', '01'],
  // the page's own
  ['6*4=4*6', 'same-both-sides', '0123456'],
  ['7/2=3', 'not-whole', '012', { left: 7, right: 2 }],
  ['3-5+4=2', 'negative', '012', { left: 3, right: 5 }],
  ['0/1234567=0', 'zero-factor', '012345678', { left: 0, right: 1234567, division: 1 }],
  // spelling
  ['1=1=1', 'two-equals', '13'],
  ['1==1', 'two-equals', '12'],
  ['7++7=14', 'two-operators', '12'],
  ['7+-7=0', 'two-operators', '12'],
  ['7*/7', 'two-operators', '12'],
  ['7+=7', 'ends-with-operator', '1'],
  ['7=+7', 'starts-with-operator', '2'],
  ['7=-7+', 'starts-with-operator', '2'],
  ['5+012=17', 'leading-zero', '234'],
  ['5=05', 'leading-zero', '23'],
  ['00=0', 'leading-zero', '01'],
  ['7+00', 'leading-zero', '23'],
  // zero
  ['7*0=0', 'zero-factor', '012', { left: 7, right: 0, division: 0 }],
  ['0*7=0', 'zero-factor', '012', { left: 0, right: 7, division: 0 }],
  ['0/7=0', 'zero-factor', '012', { left: 0, right: 7, division: 1 }],
  ['7/0=0', 'divide-by-zero', '012', { left: 7 }],
  ['0/0=0', 'divide-by-zero', '012', { left: 0 }],
  ['1+7*0=1', 'zero-factor', '234', { left: 7, right: 0, division: 0 }],
  ['2*3*0=0', 'zero-factor', '01234', { left: 6, right: 0, division: 0 }],
  // the first step that leaves the whole numbers, though the whole might come out right
  ['7/2*2=7', 'not-whole', '012', { left: 7, right: 2 }],
  ['9=7/2+1', 'not-whole', '234', { left: 7, right: 2 }],
  ['2*7/4=3', 'not-whole', '01234', { left: 14, right: 4 }],
  ['1-2*3+9=4', 'negative', '01234', { left: 1, right: 6 }],
  ['10-20+30=20', 'negative', '01234', { left: 10, right: 20 }],
  ['1-2+7/2=1', 'negative', '012', { left: 1, right: 2 }],
  ['4=3-5+6', 'negative', '234', { left: 3, right: 5 }],
  // values
  ['1+2=4', 'unequal', '01234', { left: 3, right: 4 }],
  ['12=21', 'unequal', '01234', { left: 12, right: 21 }],
  ['2+3*4=20', 'unequal', '01234567', { left: 14, right: 20 }],
  ['1+2=2+1', 'same-both-sides', '0123456'],
  ['8-5+2=2+8-5', 'same-both-sides', '0123456789A'],
];
const unfinished: Row[] = [
  ['', 'no-equals', ''],
  ['7', 'no-equals', '0'],
  ['7+7', 'no-equals', '012'],
  ['7/2', 'no-equals', '012'],
  ['3-5', 'no-equals', '012'],
  ['7+', 'no-equals', '01'],
  ['=', 'empty-side', '0'],
  ['=7', 'empty-side', '0'],
  ['7+7=', 'empty-side', '3'],
  ['7=7+', 'ends-with-operator', '3'],
  ['+7=7', 'starts-with-operator', '0'],
];
const placesOf = (text: string): number[] => text.split('').map((mark) => parseInt(mark, 36));
const faultOf = ([, code, places, numbers]: Row) => ({
  code,
  places: placesOf(places),
  ...(numbers ? { numbers } : {}),
});

describe('wrong equations are refused with their fault', () => {
  test.each(wrong)('%s: %s', (...row) => expect(read(row[0])).toEqual(faultOf(row)));
});

describe('unfinished equations are told to be so', () => {
  test.each(unfinished)('%s: %s', (...row) =>
    expect(read(row[0])).toEqual({ ...faultOf(row), unfinished: true }),
  );
});

describe('numbers beyond exact reckoning are refused, never rounded', () => {
  test.each([
    ['9007199254740993=9007199254740992+0', 'written'],
    ['9007199254740992=9007199254740993+0', 'written'],
    ['94906267*94906267=9007199515875288+1', 'a product'],
    ['9007199254740991+1=9007199254740990+2', 'a sum'],
    ['99999999999999999999=99999999999999999999+0', 'twenty digits'],
  ])('%s (%s)', (text) => expect(read(text)).toMatchObject({ code: 'too-large' }));
  test('the largest exact number is fine', () => {
    expect(read('9007199254740991=9007199254740990+1')).toBe(9007199254740991);
  });
});
