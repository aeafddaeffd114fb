import { describe, expect, test } from 'vitest';
import { verbalScale } from '../../../labels/english.js';
import { valueAfterKey } from './useSliderKeys.js';
import { addDigit } from '../typing/useTypedDigits.js';

const at = (value: number, rightToLeft = false) => ({ value, min: 1, max: 99, anchors: verbalScale, rightToLeft });
const press = (key: string, value: number, options: { shift?: boolean; rightToLeft?: boolean } = {}) =>
  valueAfterKey({ key, shiftKey: options.shift ?? false }, at(value, options.rightToLeft));

describe('the keys of the slider', () => {
  test.each([
    ['ArrowRight', 50, 51],
    ['ArrowUp', 50, 51],
    ['ArrowLeft', 50, 49],
    ['ArrowDown', 50, 49],
    ['PageUp', 50, 60],
    ['PageDown', 50, 40],
    ['Home', 50, 1],
    ['End', 50, 99],
    ['ArrowRight', 99, 99],
    ['PageDown', 4, 1],
    [']', 50, 75],
    ['[', 50, 25],
    [']', 62, 75],
    ['[', 62, 50],
    ['[', 15, 1],
    ['[', 1, 1],
    [']', 85, 99],
    [']', 99, 99],
  ])('%s at %i gives %i (R-727)', (key, value, next) => expect(press(key, value)).toBe(next));

  test('shift makes ten of one', () => {
    expect(press('ArrowRight', 50, { shift: true })).toBe(60);
    expect(press('ArrowDown', 5, { shift: true })).toBe(1);
  });

  test('right to left, the arrows follow what is seen', () => {
    expect(press('ArrowRight', 50, { rightToLeft: true })).toBe(49);
    expect(press('ArrowLeft', 50, { rightToLeft: true, shift: true })).toBe(60);
    expect(press('ArrowUp', 50, { rightToLeft: true })).toBe(51);
  });

  test('every other key is left alone', () => {
    expect(press('Tab', 50)).toBeUndefined();
    expect(press('a', 50)).toBeUndefined();
    expect(press('toString', 50)).toBeUndefined();
  });
});

describe('digits typed on the slider', () => {
  test('within 0.8 seconds of each other they make one number', () => {
    const first = addDigit(undefined, '3', 1000);
    expect(first.text).toBe('3');
    expect(addDigit(first, '7', 1799).text).toBe('37');
    expect(addDigit({ text: '15', at: 1000 }, '0', 1799).text).toBe('150');
  });
  test('R-2615: a second digit waits for a slow hand, and so does what follows a point', () => {
    expect(addDigit({ text: '4', at: 1000 }, '0', 1900).text).toBe('40');
    expect(addDigit({ text: '0.', at: 1000 }, '5', 1900).text).toBe('0.5');
  });
  test('after that a new number begins', () => {
    expect(addDigit({ text: '37', at: 1000 }, '5', 1801).text).toBe('5');
    expect(addDigit({ text: '3', at: 1000 }, '7', 3001).text).toBe('7');
  });
  test('a number has at most three digits', () => {
    expect(addDigit({ text: '100', at: 1000 }, '5', 1001).text).toBe('5');
  });
});
