import { expect, test } from 'vitest';
import { alwaysWrong } from '../passwords.js';
import { appForThisTest } from '../testApp.js';

const minute = 60_000;

/** Number of guesses, and how many of them are made at once, every minute. */
const guesses = Number(process.env.CREDENCE_SWEEP ?? 10_000);
const atOnce = 100;

test(`R-2523 ${guesses.toLocaleString('en')} guesses from 200 machines at 4 accounts find nothing, and no account is guessed at more than a hundred times an hour, ten of them from one machine in a quarter of it`, async () => {
  const checked: { guess: number; time: number }[] = [];
  const accountOf = (guess: number) => `target${guess % 4}@example.org`;
  const machineOf = (guess: number) => `10.0.${Math.floor(guess / 8) % 200}.1`;
  // Every password is wrong; `checked` keeps what was compared, and when.
  const app = await appForThisTest({
    config: { ...(await settings()), trustProxy: true },
    passwords: {
      hash: () => Promise.resolve('hash'),
      verify: async (_hash, password, allow) => {
        await allow?.();
        checked.push({ guess: Number(password), time: app.clock.now().getTime() });
        return false;
      },
    },
  });
  await Promise.all([0, 1, 2, 3].map((index) => app.addUser({ username: accountOf(index) })));
  const statuses: number[] = [];
  const make = async (guess: number) => {
    const body = { username: accountOf(guess), password: String(guess) };
    const { statusCode } = await app.visitor().post('/user/login', body, { 'x-forwarded-for': machineOf(guess) });
    statuses.push(statusCode);
  };
  for (let first = 0; first < guesses; first += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, guesses - first) }, (_, index) => make(first + index)));
    app.clock.advance(minute);
  }
  const waited = statuses.filter((status) => status === 429).length;
  expect(statuses.filter((status) => status === 400)).toHaveLength(guesses - waited);
  expect(waited).toBeGreaterThan(0.7 * guesses);
  for (const { guess, time } of checked) {
    const account = accountOf(guess);
    const machine = machineOf(guess);
    const within = (minutes: number) =>
      checked.filter(
        (other) => accountOf(other.guess) === account && other.time >= time && other.time < time + minutes * minute,
      );
    expect(within(60).length, account).toBeLessThanOrEqual(100);
    expect(within(15).filter((other) => machineOf(other.guess) === machine).length, machine).toBeLessThanOrEqual(10);
  }
}, 300_000);

test('R-2523 one machine has a hundred wrong guesses an hour, across all accounts', async () => {
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
