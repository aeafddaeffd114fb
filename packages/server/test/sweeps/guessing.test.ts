import { expect, test } from 'vitest';
import { alwaysWrong } from '../passwords.js';
import { appForThisTest } from '../testApp.js';

const minute = 60_000;

/** Number of guesses. */
const guesses = Number(process.env.CREDENCE_SWEEP ?? 10_000);

test(`G-21 ${guesses.toLocaleString('en')} guesses from 200 machines at 4 accounts find nothing, and no account is guessed at more than a hundred times an hour, ten of them from one machine in a quarter of it`, async () => {
  const checked: { account: string; machine: string; time: number }[] = [];
  let running = { account: '', machine: '' };
  // Every password is wrong; `checked` keeps what was compared, and when.
  const app = await appForThisTest({
    config: { ...(await settings()), trustProxy: true },
    passwords: {
      hash: () => Promise.resolve('hash'),
      verify: async (_hash, _password, allow) => {
        await allow?.();
        checked.push({ ...running, time: app.clock.now().getTime() });
        return false;
      },
    },
  });
  const accounts = await Promise.all(
    Array.from({ length: 4 }, (_, index) => app.addUser({ username: `target${index}@example.org` })),
  );
  let waited = 0;
  for (let guess = 0; guess < guesses; guess++) {
    const { username } = accounts[guess % accounts.length]!;
    running = { account: username, machine: `10.0.${Math.floor(guess / 8) % 200}.1` };
    const body = { username, password: `guess ${guess}` };
    const response = await app.visitor().post('/user/login', body, { 'x-forwarded-for': running.machine });
    if (response.statusCode === 429) waited++;
    else expect(response.statusCode).toBe(400);
    if (guess % 100 === 99) app.clock.advance(minute);
  }
  expect(waited).toBeGreaterThan(0.7 * guesses);
  for (const { account, machine, time } of checked) {
    const within = (minutes: number) =>
      checked.filter(
        (other) => other.account === account && other.time >= time && other.time < time + minutes * minute,
      );
    expect(within(60).length, account).toBeLessThanOrEqual(100);
    expect(within(15).filter((other) => other.machine === machine).length, machine).toBeLessThanOrEqual(10);
  }
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
