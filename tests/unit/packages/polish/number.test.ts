import fc from 'fast-check';
import {formatNumber, parsePolishNumber, readNumber, stepNumber} from '@cooperative/polish';

describe('parsePolishNumber', () => {
  test.each([
    ['2500', 2500],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234\u202f567', 1_234_567],
    ['1234.5', 1234.5],
    ['  7 ', 7],
    [',5', 0.5],
    ['2500,', 2500],
    ['-3,2', -3.2],
    ['−3,2', -3.2],
    ['+4', 4],
    ['0', 0],
  ])('reads %j', (text, value) => expect(parsePolishNumber(text)).toBe(value));

  test.each(['', ' ', ',', '-', 'abc', '12 34', '1.234,5', '1,2,3', '1e3', '0x10', '5 kWh', '٣'])(
    'refuses %j',
    (text) => expect(parsePolishNumber(text)).toBeNull(),
  );

  test('refuses a number too long to store', () => {
    expect(parsePolishNumber('9'.repeat(400))).toBeNull();
  });

  test('reads back every number the site writes', () => {
    fc.assert(
      fc.property(fc.integer({min: -10_000_000, max: 10_000_000}), (tenths) => {
        const value = tenths / 10;
        // Negative zero is written as zero.
        expect(parsePolishNumber(formatNumber(value, 1))).toBeCloseTo(value, 6);
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parsePolishNumber(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('readNumber', () => {
  const limits = {min: 0, max: 100};
  test.each([
    ['', {kind: 'empty'}],
    ['x', {kind: 'notANumber'}],
    ['-1', {kind: 'outOfRange', value: -1}],
    ['100,1', {kind: 'outOfRange', value: 100.1}],
    ['0', {kind: 'number', value: 0}],
    ['100', {kind: 'number', value: 100}],
  ])('says what %j is', (text, reading) => expect(readNumber(text, limits)).toEqual(reading));

  test('refuses more places than there may be, where rounding would change what was meant', () => {
    expect(readNumber('0,4567891', {...limits, places: 6})).toEqual({
      kind: 'tooManyPlaces',
      value: 0.456_789_1,
    });
    expect(readNumber('0,4500000', {...limits, places: 6})).toEqual({kind: 'number', value: 0.45});
    expect(readNumber('1,5', {...limits, places: 0})).toMatchObject({kind: 'tooManyPlaces'});
    // Of two readings, only those that fit are offered.
    expect(readNumber('1.234', {min: 0, max: 1e6, places: 2})).toEqual({
      kind: 'ambiguous',
      thousands: 1234,
      decimal: null,
    });
  });

  const wide = {min: 0, max: 10_000_000};
  test.each([
    ['240.000', {kind: 'ambiguous', thousands: 240_000, decimal: 240}],
    ['1.234', {kind: 'ambiguous', thousands: 1234, decimal: 1.234}],
    ['1.234,5', {kind: 'ambiguous', thousands: 1234.5, decimal: null}],
    ['1.234.567', {kind: 'ambiguous', thousands: 1_234_567, decimal: null}],
    ['0.498', {kind: 'number', value: 0.498}],
    ['1.5', {kind: 'number', value: 1.5}],
    ['49.50', {kind: 'number', value: 49.5}],
    ['1234.567', {kind: 'number', value: 1234.567}],
    ['240,000', {kind: 'ambiguous', thousands: 240_000, decimal: 240}],
    ['1,234,567', {kind: 'ambiguous', thousands: 1_234_567, decimal: null}],
    ['1,234.5', {kind: 'ambiguous', thousands: 1234.5, decimal: null}],
    ['12,345', {kind: 'number', value: 12.345}],
    ['0,498', {kind: 'number', value: 0.498}],
    ['12.345.6', {kind: 'notANumber'}],
  ])('does not guess what the point or comma in %j means', (text, reading) => {
    expect(readNumber(text, wide)).toEqual(reading);
  });

  test('asks about any three digits after a comma where things are counted whole', () => {
    expect(readNumber('240,500', {...wide, isWhole: true})).toEqual({
      kind: 'ambiguous',
      thousands: 240_500,
      decimal: 240.5,
    });
    expect(readNumber('240,5', {...wide, isWhole: true})).toEqual({kind: 'number', value: 240.5});
  });

  test('reads the point as the limits allow', () => {
    expect(readNumber('1.234', {min: 0, max: 10})).toEqual({kind: 'number', value: 1.234});
    expect(readNumber('50.000', {min: 100, max: 100_000})).toEqual({
      kind: 'ambiguous',
      thousands: 50_000,
      decimal: null,
    });
  });
});

describe('stepNumber', () => {
  const limits = {min: 1, max: 10};
  test('steps and stops at the limits', () => {
    expect(stepNumber(5, 1, limits, 0)).toBe(6);
    expect(stepNumber(5, 10, limits, 0)).toBe(10);
    expect(stepNumber(5, -10, limits, 0)).toBe(1);
  });

  test('starts from the limit nearest to zero if there is no value', () => {
    expect(stepNumber(null, 1, limits, 0)).toBe(2);
  });

  test('leaves no floating-point residue', () => {
    expect(stepNumber(0.2, 0.1, {min: 0, max: 1}, 1)).toBe(0.3);
  });
});
