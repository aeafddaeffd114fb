import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MILLION } from '../cpt/exactShares.js';
import { readShare } from './readShare.js';

test.each([
  ['0.2', 2_000],
  ['0,2', 2_000],
  [' 0.2 % ', 2_000],
  ['0,2%', 2_000],
  ['.2', 2_000],
  ['0.0001', 1],
  ['2‰', 2_000],
  ['1/500', 2_000],
  ['1 / 500', 2_000],
  ['20 in 10000', 2_000],
  ['20in10000', 2_000],
  ['20 von 10000', 2_000],
  ['20 VON 10.000', 2_000],
  ['20 out of 10,000', 2_000],
  ['20 sur 10\u202f000', 2_000],
  ['20 de cada 10 000', 2_000],
  ['20 su 10’000', 2_000],
  ["20 op de 10'000", 2_000],
  ['1,5 in 10.000', 150],
  ['1.500 in 1.000.000', 1_500],
  ['0.125 in 1000', 125],
  ['\u200f0.2\u200e', 2_000],
  ['0', 0],
  ['0/7', 0],
  ['100', MILLION],
  ['99.8 %', 998_000],
  // A percent has no thousands to group.
  ['1.000', 10_000],
])('%j is %s parts per million', (text, share) => {
  expect(readShare(text)).toEqual({ share, rounded: false });
});

test('what is finer than parts per million is rounded and said to be', () => {
  expect(readShare('1/3')).toEqual({ share: 333_333, rounded: true });
  expect(readShare('1 in 700')).toEqual({ share: 1_429, rounded: true });
  expect(readShare('0.00015')).toEqual({ share: 2, rounded: true });
});

describe('what cannot be read has a reason', () => {
  test.each([
    ['', 'share-missing'],
    [' \u200b\n', 'share-missing'],
    ['-0.2', 'share-negative'],
    ['−1/500', 'share-negative'],
    ['100.5', 'share-above-one'],
    ['600/500', 'share-above-one'],
    ['1001‰', 'share-above-one'],
    ['1/0', 'share-of-none'],
    ['0/0', 'share-of-none'],
    ...[
      '-',
      'rare',
      'NaN',
      'Infinity',
      '1e-3',
      '0x10',
      '0.2.3',
      '0,2,3',
      '.',
      '1/',
      '/500',
      '1/2/3',
      '1 in 500 %',
      '0.2 % in 1000',
      '1 2',
      '1 2 in 10',
      '1:500',
      '<0.1',
      '½',
      '10²',
      '٠٫٢',
      '１',
      '1_000',
      '0.2\0',
      "0'2",
      '1 in 10,00',
      '1 in 10,000.000',
      '1 in 10.5',
      '9'.repeat(41),
      '<b>1</b>',
      '__proto__',
    ].map((text) => [text, 'share-unreadable']),
  ])('%j: %s', (text = '', code) => {
    expect(readShare(text)).toEqual({ problem: { code, params: {} } });
  });

  test.each(['0.00009', '1 in 1000001', '99.99999', '1/9999999999999999999999999999999'])(
    '%j is neither impossible nor certain, and closer to it than one in a million',
    (text) => {
      expect(readShare(text)).toEqual({ problem: { code: 'share-too-fine', params: { oneIn: MILLION } } });
    },
  );

  test('a text of a megabyte is not looked at', () => {
    expect(readShare(`0.${'0'.repeat(2 ** 20)}1`).problem?.code).toBe('share-unreadable');
  });

  test('any text is read or refused, and what is read is a share', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789.,/ %‰-inofvon’'), maxLength: 45 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
        const read = readShare(text);
        if (read.problem) return;
        expect(Number.isInteger(read.share) && read.share >= 0 && read.share <= MILLION).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
