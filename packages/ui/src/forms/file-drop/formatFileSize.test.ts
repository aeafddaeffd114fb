import { expect, test } from 'vitest';
import { formatFileSize } from './formatFileSize.js';

test.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [84_210, 'en', '84 kB'],
  [1_240_000, 'en', '1.2 MB'],
  [1_240_000, 'de', '1,2 MB'],
])('a file of %d bytes reads in %s as %j (R-418)', (bytes, locale, text) => {
  expect(formatFileSize(bytes, locale).replace('\u00a0', ' ')).toBe(text);
});
