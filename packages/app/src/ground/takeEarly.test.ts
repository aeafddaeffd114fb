import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetEarly, takeEarly } from './takeEarly.js';

const call = (path: string, token?: string, method = 'GET') =>
  new Request(`http://localhost${path}`, {
    method,
    ...(token ? { headers: { Authorization: `Token ${token}` } } : {}),
  });
const response = Promise.resolve(new Response('{}'));

beforeEach(() => {
  globalThis.credenceEarly = new Map([
    ['/api/site', { token: null, response }],
    ['/api/user/index', { token: 'crd_1', response }],
  ]);
});
afterEach(forgetEarly);

test('R-3127: what was asked for early is taken once', () => {
  expect(takeEarly(call('/api/user/index', 'crd_1'))).toBe(response);
  expect(takeEarly(call('/api/user/index', 'crd_1'))).toBeUndefined();
  expect(takeEarly(call('/api/site'))).toBe(response);
});

test.each([
  ['another user', call('/api/user/index', 'crd_2')],
  ['a visitor', call('/api/user/index')],
  ['another query', call('/api/user/index?page=2', 'crd_1')],
  ['a change', call('/api/user/index', 'crd_1', 'POST')],
])('R-3127: it is not taken for %s', (_, request) => {
  expect(takeEarly(request)).toBeUndefined();
});

test('R-3127: what nobody took is forgotten, as it is out of date later', () => {
  forgetEarly();
  expect(takeEarly(call('/api/site'))).toBeUndefined();
});
