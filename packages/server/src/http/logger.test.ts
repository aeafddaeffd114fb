import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../test/testApp.js';
import { testPassword } from '../../test/users.js';
import { loggedUrl, loggerOptions } from './logger.js';

test('the log holds a line of JSON for each request, and no token, cookie, password or name', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const server = await appForThisTest({ logger: { ...loggerOptions('trace'), stream } });
  const client = await server.signedIn();
  await client.post('/user/login', { username: client.user.username, password: testPassword });
  await client.get(`/user/get-user/${encodeURIComponent(client.user.username)}?secret=canary-in-query`);
  server.app.log.info({
    headers: { authorization: `Token ${client.token}`, cookie: 'canary' },
    req: { headers: { cookie: 'canary' } },
    password: testPassword,
  });
  expect(
    log
      .split('\n')
      .filter(Boolean)
      .map((line) => typeof JSON.parse(line)),
  ).not.toContain('string');
  expect(log).toContain('/api/user/get-user/[user]');
  for (const secret of [client.token, client.csrfToken, testPassword, client.user.username, 'canary'])
    expect(log).not.toContain(secret);
});

test('an address is logged without its query and without names', () => {
  expect(loggedUrl('/api/network/invite-collaborator/abc/Jon%40example.org?x=1')).toBe(
    '/api/network/invite-collaborator/abc/[user]',
  );
});
