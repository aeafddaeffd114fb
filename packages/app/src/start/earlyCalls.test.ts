import { expect, test } from 'vitest';
import { earlyAt } from './earlyCalls.js';

const device = (kept: Record<string, string>) => ({ getItem: (key: string) => kept[key] ?? null });
const signedIn = device({ token: 'crd_1' });
const session = ['/api/check-session/', '/api/user/check-admin', '/api/site'];
const question = ['/api/network/check-access/N1', '/api/network/N1/n4/7'];

test('R-3127: for visitors only what the site says is asked for, wherever they are', () => {
  expect(earlyAt('/network/N1/n4/7/', device({}))).toEqual({ calls: ['/api/site'] });
});

test.each([
  ['/index/', 'home', ['/api/user/index', '/api/user/collaborations', '/api/user/invitations']],
  ['/', 'home', ['/api/user/index', '/api/user/collaborations', '/api/user/invitations']],
  [
    '/network/N1',
    'overview',
    [
      '/api/network/check-access/N1',
      ...['structure', 'overview', 'activity', 'outcomes'].map((part) => `/api/network/${part}/N1`),
    ],
  ],
  ['/network/N1/n4/7/', 'question', question],
] as const)('R-3127: at %s all that the page of %s reads is asked for at once', (path, page, calls) => {
  expect(earlyAt(path, signedIn)).toEqual({ page, calls: [...session, ...calls] });
});

test.each([
  '/profile/',
  '/network/N1/names',
  '/network/N1/n4/07/',
  '/network/N1/n4/7/start/',
  // Nobody can read these.
  '/network/%/n4/7/',
  '/network/N1/%E4/7/',
  '/network/%ff/',
])('R-3127: at %s it is the session', (path) => {
  expect(earlyAt(path, signedIn)).toEqual({ calls: session });
});

test('R-3127: at a node without a question access is asked for, and the node only after that', () => {
  const calls = [...session, '/api/network/check-access/N1'];
  expect(earlyAt('/network/N1/n4', signedIn)).toEqual({ calls });
  expect(earlyAt('/network/N1/n4/', signedIn)).toEqual({ calls });
});

test('R-3127: the question is asked for as the page asks for it, compared with the one that was open last', () => {
  const at = (last: string) =>
    earlyAt('/network/N1/n4/7', device({ token: 'crd_1', lastIteration_N1_n4: last })).calls.at(-1);
  expect([at('6'), at('7')]).toEqual(['/api/network/N1/n4/7?last_iteration=6', '/api/network/N1/n4/7']);
});
