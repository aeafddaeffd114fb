import { expect, test } from 'vitest';
import { fileSize } from './fileSize.js';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [84_210, '85 kB'],
  [999_000, '999 kB'],
  [20_971_520, '21 MB'],
  [1_500_000, '1.5 MB'],
  [3_000_000_000, '3 GB'],
  [5e12, '5,000 GB'],
])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes, 'en')).toBe(text));
