import { expect, test } from 'vitest';
import { compressed } from './compressed.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('R-3126: who accepts "%s" gets a page as %s', (accepted, encoding) => {
  expect(compressed('<p>Log in</p>', accepted === undefined ? {} : { 'accept-encoding': accepted }).encoding).toBe(
    encoding,
  );
});
