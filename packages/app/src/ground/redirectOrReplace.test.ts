import { expect, test } from 'vitest';
import { redirectOrReplace } from './redirectOrReplace.js';

const request = new Request('https://credence.example/network/a/n3?x=1');
const replaces = (response: Response) => response.headers.has('X-Remix-Replace');

test('during navigation from another page the address is not in the history, and the previous page stays there', () => {
  const response = redirectOrReplace(request, '/there', { pathname: '/network/a/', search: '' });
  expect([response.headers.get('Location'), replaces(response)]).toEqual(['/there', false]);
});

test('an address that was typed, reloaded or come back to is replaced', () => {
  const response = redirectOrReplace(request, '/there', { pathname: '/network/a/n3', search: '?x=1' });
  expect([response.headers.get('Location'), replaces(response)]).toEqual(['/there', true]);
});
