import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { alwaysWrong } from '../../test/passwords.js';
import { appForThisTest, type TestApp } from '../../test/testApp.js';
import { loggerOptions } from './logger.js';

/** How many of a series of wrong passwords are checked if each claims another origin. */
async function checked(trustProxy: boolean | number): Promise<number> {
  const app: TestApp = await appForThisTest({
    config: { trustProxy },
    passwords: alwaysWrong,
  });
  const statuses: number[] = [];
  for (let guess = 0; guess < 110; guess++) {
    const body = { username: `person${guess}@example.org`, password: 'guess' };
    const headers = { 'x-forwarded-for': `198.51.100.${guess}, 203.0.113.7` };
    statuses.push((await app.visitor().post('/user/login', body, headers)).statusCode);
  }
  return statuses.filter((status) => status === 400).length;
}

test('without a proxy nobody can say that they come from elsewhere', async () => {
  expect(await checked(false)).toBe(100);
});

test('behind one proxy the address that the proxy saw counts, and not what the caller wrote before it', async () => {
  expect(await checked(1)).toBe(100);
});

test.each([
  [false, 1],
  [1, 0],
])('R-2672 with TRUST_PROXY %s, a proxy that reports addresses is warned of %i times', async (trustProxy, times) => {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const config = { trustProxy } as never;
  const { app } = await appForThisTest({ config, logger: { ...loggerOptions('warn'), stream } });
  for (const url of ['/healthz', '/healthz']) await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(log.split('TRUST_PROXY is not set').length - 1).toBe(times);
});

test.each([
  [false, 5],
  [1, 130],
])('R-3332: with TRUST_PROXY %s, a silent connection is kept %i seconds', async (trustProxy, seconds) => {
  const { app } = await appForThisTest({ config: { trustProxy } });
  const { headers } = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/healthz`);
  expect(headers.get('keep-alive')).toBe(`timeout=${seconds}`);
});
