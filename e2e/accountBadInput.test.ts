import { describe, expect, test } from 'vitest';
import { Newcomer } from './newcomer.ts';
import { phone, running } from './running.ts';

/** Bad input as a person types it, into the real screens in front of the real server. */
const run = running();

/** Somebody on a device of their own. */
const arrive = async (username: string) => new Newcomer(await run.page(phone), { url: run.product.url, username });

const password = 'seven quiet larks';
const alert = ({ page }: Newcomer) => page.locator('main').getByRole('alert');
const wrong = 'Invalid username or password';

/** An account that was activated through its mail. */
async function resident(username: string, chosen = password): Promise<Newcomer> {
  const newcomer = await arrive(username);
  await newcomer.signUp(chosen);
  await newcomer.confirm(await run.product.outbox.link(username, 'Activate your account'), 'Your account is active.');
  return newcomer;
}

describe('logging in', () => {
  test.each([
    ['B-017 an unknown user', 'nobody@example.org', password],
    ['B-018 a wrong password', 'expert@example.org', 'wrong'],
    ['B-019 nothing', '', ''],
    ['B-023 a piece of SQL', "' OR 1=1--", "' OR 1=1--"],
  ])('%s gets one sentence, and the name stays', async (_what, username, typed) => {
    const person = await arrive(username);
    await person.tryToSignIn(typed);
    await expect.poll(() => alert(person).textContent()).toContain(wrong);
    expect(await person.page.getByLabel('Username or e-mail').inputValue()).toBe(username);
  });

  test('B-020 a password of a megabyte is refused in words, and the screen goes on', async () => {
    const person = await arrive('expert@example.org');
    await person.tryToSignIn('x'.repeat(1024 * 1024));
    await alert(person).waitFor();
    expect(await alert(person).textContent()).not.toBe('');
    await person.signIn('credence-demo');
  });

  test('B-021 blanks around a password and signs beyond letters count as they were typed', async () => {
    const exact = '  larks 🫀 und Lerchen ';
    const person = await resident('blanks@example.org', exact);
    await person.tryToSignIn(exact.trim());
    await expect.poll(() => alert(person).textContent()).toContain(wrong);
    await person.signIn(exact);
  });

  test('B-024 after ten wrong passwords one is told to wait, and how long, with the right one too', async () => {
    const person = await resident('guessed@example.org');
    for (let guess = 1; guess <= 10; guess++) {
      await person.tryToSignIn(`guess ${guess}`);
      await alert(person).waitFor();
    }
    await person.tryToSignIn(password);
    await expect.poll(() => alert(person).textContent()).toMatch(/Too many attempts. Try again in \d+ minutes./);
  });

  test('B-025 who has not followed the link is told so after the right password alone', async () => {
    const person = await arrive('early@example.org');
    await person.signUp(password);
    await person.tryToSignIn('wrong');
    await expect.poll(() => alert(person).textContent()).toContain(wrong);
    await person.tryToSignIn(password);
    await expect.poll(() => alert(person).textContent()).toMatch(/activate your account/i);
  });
});

async function fillSignup({ page, username }: Newcomer, more: Record<string, string> = {}): Promise<void> {
  await page.goto(`${run.product.url}/signup`);
  const typed = { 'E-mail address': username, Password: password, 'Repeat the password': password, ...more };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
}
const signUp = ({ page }: Newcomer) => page.getByRole('button', { name: 'Sign up', exact: true });

describe('registering', () => {
  test.each([
    ['B-026 B-027 an address that has an account, written another way,', 'EXPERT@Example.org'],
    ['B-026 a new address', 'someone@example.org'],
  ])('%s leads to the same page', async (_what, username) => {
    const person = await arrive(username);
    await fillSignup(person);
    await signUp(person).click();
    await person.page.getByRole('heading', { name: 'Activate your account' }).waitFor();
  });

  test('B-028 pressed twice it registers once', async () => {
    const person = await arrive('twice@example.org');
    const calls: string[] = [];
    person.page.on('request', (request) => {
      if (request.url().endsWith('/user/create')) calls.push(request.url());
    });
    await fillSignup(person);
    await signUp(person).dblclick();
    await person.page.getByRole('heading', { name: 'Activate your account' }).waitFor();
    expect(calls).toHaveLength(1);
  });

  test.each(['nobody', 'a@b.c,d@e.f', 'x@y.z\r\nBcc: v@w.z'])(
    'B-029 B-030 B-031 the browser itself keeps %j back',
    async (username) => {
      const person = await arrive(username);
      const calls: string[] = [];
      person.page.on('request', (request) => calls.push(request.url()));
      await fillSignup(person);
      await signUp(person).click();
      await expect.poll(() => person.page.locator('input:invalid').count()).toBe(1);
      expect(calls.filter((url) => url.endsWith('/user/create'))).toEqual([]);
    },
  );

  test.each<[string, Record<string, string>, RegExp]>([
    ['B-029 an address without a dot', { 'E-mail address': 'a@b' }, /Please enter a valid e-mail address\./],
    ['B-032 two passwords', { 'Repeat the password': 'seven quiet lark' }, /Passwords do not match/],
    ['B-033 a short password', { Password: 'seven77', 'Repeat the password': 'seven77' }, /at least 8/],
    ['B-033 a common password', { Password: 'password1', 'Repeat the password': 'password1' }, /tried first/],
    ['B-055 half a year', { Experience: '3.5' }, /whole number of years from 0 to 80/],
    ['B-055 less than nothing', { Experience: '-1' }, /whole number of years from 0 to 80/],
    ['B-057 a name without an end', { 'First name': 'x'.repeat(10_000) }, /150/],
    ['B-059 a name written backwards', { 'Last name': '\u202eadA' }, /one line of plain text/],
  ])('%s is refused in the server’s words, and everything typed stays', async (_what, typed, sentence) => {
    const person = await arrive('typed@example.org');
    await fillSignup(person, typed);
    await signUp(person).click();
    await expect.poll(() => alert(person).textContent()).toMatch(sentence);
    for (const [label, value] of Object.entries(typed))
      expect(await person.page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    expect(new URL(person.page.url()).pathname).toBe('/signup');
  });
});

describe('mailed links', () => {
  test('B-042 B-045 with another secret, somebody else’s, or two of them, a link confirms nothing', async () => {
    const [ada, eve] = [await arrive('ada.links@example.org'), await arrive('eve.links@example.org')];
    await ada.signUp(password);
    await eve.signUp(password);
    const own = new URL(await run.product.outbox.link(ada.username, 'Activate your account'));
    const other =
      new URL(await run.product.outbox.link(eve.username, 'Activate your account')).searchParams.get('secret') ?? '';
    for (const secret of ['x', other]) {
      const link = new URL(own);
      link.searchParams.set('secret', secret);
      await ada.confirm(link.href, 'Invalid confirmation link.');
    }
    await ada.confirm(`${own.href}&secret=${other}`, 'Invalid confirmation link.');
    await ada.tryToSignIn(password);
    await expect.poll(() => alert(ada).textContent()).toMatch(/activate your account/i);
  });

  test('B-046 B-047 asked for six times, of an account or of none, the page says one thing', async () => {
    const said: (string | null)[] = [];
    for (const username of ['expert@example.org', 'nobody@example.org']) {
      const person = await arrive(username);
      for (let time = 1; time <= 6; time++) {
        await person.askForNewPassword();
        said.push(await person.page.locator('main').textContent());
      }
    }
    const without = said.map((text) => text?.replace(/(?:expert|nobody)@example\.org/g, ''));
    expect(new Set(without).size).toBe(1);
  });

  test('B-049 a link to a new password works once', async () => {
    const person = await resident('reset@example.org');
    await person.askForNewPassword();
    const link = await run.product.outbox.link(person.username, 'Set a new password');
    await person.setPassword(link, 'twelve calm otters');
    await person.page.goto(link);
    await person.page.getByLabel('New password').fill('thirteen calm otters');
    await person.page.getByRole('button', { name: 'Set the password' }).click();
    await alert(person).waitFor();
    await person.signIn('twelve calm otters');
  });
});

describe('the profile', () => {
  test('B-050 B-051 B-055 B-057 B-058 B-059 says what it does not take, and shows markup as text', async () => {
    const person = await resident('profile@example.org');
    const { page } = person;
    await person.signIn(password);
    await person.openProfile();
    for (const [label, value, sentence] of [
      ['Experience', '3.5', /whole number of years from 0 to 80/],
      ['First name', 'x'.repeat(10_000), /150/],
      ['First name', 'a\u202eb', /one line of plain text/],
    ] as const) {
      const before = await page.getByLabel(label).inputValue();
      await page.getByLabel(label).fill(value);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.locator('main').getByText(sentence).first().waitFor();
      expect(await page.getByLabel(label).inputValue()).toBe(value);
      await page.getByLabel(label).fill(before);
    }
    await page.getByLabel('First name').fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profile updated successfully').waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);

    await person.changePassword('something else', 'eleven loud herons');
    await page.getByText('Invalid Password! Please try again.').waitFor();
    await page.getByLabel('Old password').fill(password);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Repeat the new password').fill(password);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
  });
});
