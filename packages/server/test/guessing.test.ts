import { expect, test } from 'vitest';
import { alwaysWrong } from './passwords.js';
import { appForThisTest } from './testApp.js';

const minute = 60_000;

/** Number of guesses; CI makes 10,000 of them. */
const guesses = Number(process.env.CREDENCE_SWEEP ?? 2000);

test(`G-21 ${guesses.toLocaleString('en')} guesses from 200 machines at 20 accounts find nothing, and no account is guessed at more than ten times in a quarter of an hour`, async () => {
  const checked = new Map<string, number[]>();
  let running: string | undefined;
  // Every password is wrong; `checked` keeps the times at which each account's was compared.
  const app = await appForThisTest({
    config: { ...(await settings()), trustProxy: true },
    passwords: {
      hash: () => Promise.resolve('hash'),
      verify: async (_hash, _password, allow) => {
        await allow?.();
        const times = checked.get(running ?? '') ?? [];
        times.push(app.clock.now().getTime());
        checked.set(running ?? '', times);
        return false;
      },
    },
  });
  const accounts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => app.addUser({ username: `target${index}@example.org` })),
  );
  let waited = 0;
  for (let guess = 0; guess < guesses; guess++) {
    const account = accounts[guess % accounts.length]!;
    running = account.username;
    const response = await app
      .visitor()
      .post(
        '/user/login',
        { username: account.username, password: `guess ${guess}` },
        { 'x-forwarded-for': `10.0.${guess % 200}.1` },
      );
    if (response.statusCode === 429) waited++;
    else expect(response.statusCode).toBe(400);
    if (guess % 100 === 99) app.clock.advance(minute);
  }
  expect(waited).toBeGreaterThan(0.7 * guesses);
  for (const [username, times] of checked)
    for (const time of times)
      expect(times.filter((other) => other >= time && other < time + 15 * minute).length, username).toBeLessThanOrEqual(
        10,
      );
}, 300_000);

test('G-21 one machine has a hundred wrong guesses an hour, across all accounts', async () => {
  const app = await appForThisTest({
    passwords: alwaysWrong,
  });
  const answers: number[] = [];
  for (let guess = 0; guess < 120; guess++) {
    const body = { username: `person${guess}@example.org`, password: 'guess' };
    answers.push((await app.visitor().post('/user/login', body)).statusCode);
  }
  expect(answers.filter((status) => status === 400)).toHaveLength(100);
  app.clock.advance(60 * minute);
  expect((await app.visitor().post('/user/login', { username: 'a', password: 'b' })).statusCode).toBe(400);
});

test('B-016 what a browser’s storage says of administrators gives nobody anything', async () => {
  const app = await appForThisTest();
  const client = await app.signedIn();
  const response = await client.get('/user/activities', { 'x-is-admin': 'true', cookie: 'isAdmin=true' });
  expect(response.statusCode).toBe(403);
  expect((await client.get('/user/check-admin')).json()).toEqual({ is_admin: false });
});

async function settings() {
  const { config } = await appForThisTest();
  return config;
}
