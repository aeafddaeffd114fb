import { expect, test } from 'vitest';
import { csrfTokenIn } from './csrfCookie.js';

test.each([
  ['csrftoken=abc', 'abc'],
  ['a=1; csrftoken=abc; b=2', 'abc'],
  ['a=1;csrftoken=abc', 'abc'],
  ['csrftoken=ab%3D', 'ab='],
  ['csrftoken=ab=cd==', 'ab=cd=='],
  ['csrftoken=100%', '100%'],
  ['', undefined],
  ['csrftoken=', undefined],
  ['xcsrftoken=abc; csrftoken2=abc', undefined],
])('R-1201 R-1503 in the cookies %j the CSRF token is %j', (cookies, expected) => {
  expect(csrfTokenIn(cookies)).toBe(expected);
});
