import { expect, test } from 'vitest';
import { browserName } from './browserName.js';

test.each([
  ['curl/8.5.0', 'curl'],
  ['python-requests/2.32.3', 'python-requests'],
  ['okhttp/4.12.0 (Linux; Android 14)', 'okhttp on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (unknown)', undefined],
  ['', undefined],
])('R-2504 the session of "%s" is listed as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
