import { describe, expect, test } from 'vitest';
import { Newcomer } from './newcomer.ts';
import { phone, running } from './running.ts';

/** Bad input as a person types it, on the real screens against the real server. */
const run = running();

/** A new person on their own device. */
const arrive = async (username: string) => new Newcomer(await run.page(phone), { url: run.product.url, username });

const password = 'seven quiet larks';
const alert = ({ page }: Newcomer) => page.locator('main').getByRole('alert');
const wrong = 'Invalid username or password';

/** An account that was activated through its e-mail. */
async function resident(username: string, chosen = password): Promise<Newcomer> {
  const newcomer = await arrive(username);
  await newcomer.signUp(chosen);
  await newcomer.confirm(await run.product.outbox.link(username, 'Activate your account'), 'Your account is active.');
  return newcomer;
}

describe('logging in', () => {
  test('B-017 B-018 B-019 B-023 an empty form, an unknown user, a wrong password and a piece of SQL get the same message, and the name stays', async () => {
    const person = await arrive('');
    const { page } = person;
    await page.goto(`${run.product.url}/login`);
    for (const [username, typed] of [
      ['', ''],
      ['nobody@example.org', password],
      ['expert@example.org', 'wrong'],
      ["' OR 1=1--", "' OR 1=1--"],
    ] as const) {
      await page.getByLabel('Username or e-mail').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(typed);
      const answered = username && page.waitForResponse((response) => response.url().endsWith('/user/login'));
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await answered;
      await expect.poll(() => alert(person).textContent()).toContain(wrong);
      expect(await page.getByLabel('Username or e-mail').inputValue()).toBe(username);
    }
  });

  test('B-020 a password of a megabyte is refused with a message, and the screen keeps working', async () => {
    const person = await arrive('expert@example.org');
    await person.tryToSignIn('x'.repeat(1024 * 1024));
    await alert(person).waitFor();
    expect(await alert(person).textContent()).not.toBe('');
    await person.signIn('credence-demo');
  });

  test('B-021 blanks around a password and characters other than letters count as typed', async () => {
    const exact = '  larks 🫀 und Lerchen ';
    const person = await resident('blanks@example.org', exact);
    await person.tryToSignIn(exact.trim());
    await expect.poll(() => alert(person).textContent()).toContain(wrong);
    await person.signIn(exact);
  });

  test('B-025 only after the right password does a user learn that the activation link was not followed', async () => {
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

  test('B-028 pressing the button twice registers once', async () => {
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

  test('B-029 B-030 B-031 the browser itself holds back an invalid address', async () => {
    const person = await arrive('somebody@example.org');
    const calls: string[] = [];
    person.page.on('request', (request) => calls.push(request.url()));
    await fillSignup(person);
    for (const username of ['nobody', 'a@b.c,d@e.f', 'x@y.z\r\nBcc: v@w.z']) {
      await person.page.getByLabel('E-mail address', { exact: true }).fill(username);
      await signUp(person).click();
      await expect.poll(() => person.page.locator('input:invalid').count(), { message: username }).toBe(1);
    }
    expect(calls.filter((url) => url.endsWith('/user/create'))).toEqual([]);
  });

  test('B-029 B-032 B-033 B-055 B-057 B-059 wrong input is refused in the server’s words, and everything typed stays', async () => {
    const person = await arrive('typed@example.org');
    const { page } = person;
    await fillSignup(person);
    // No sentence is left over from the previous attempt.
    const refused: readonly (readonly [label: string, typed: string, sentence: RegExp])[] = [
      ['E-mail address', 'a@b', /Please enter a valid e-mail address\./],
      ['Repeat the password', 'seven quiet lark', /Passwords do not match/],
      ['Password', 'seven77', /at least 8/],
      ['Experience', '3.5', /whole number of years from 0 to 80/],
      ['Password', 'password1', /try first/],
      ['Experience', '-1', /whole number of years from 0 to 80/],
      ['First name', 'x'.repeat(10_000), /150/],
      ['Last name', '\u202eadA', /one line of plain text/],
    ];
    for (const [label, typed, sentence] of refused) {
      const field = page.getByLabel(label, { exact: true });
      const repeated = page.getByLabel('Repeat the password', { exact: true });
      const [before, repeatedBefore] = [await field.inputValue(), await repeated.inputValue()];
      await field.fill(typed);
      if (label === 'Password') await repeated.fill(typed);
      await signUp(person).click();
      await expect.poll(() => alert(person).textContent(), { message: label }).toMatch(sentence);
      expect(await field.inputValue()).toBe(typed);
      await field.fill(before);
      if (label === 'Password') await repeated.fill(repeatedBefore);
    }
    expect(new URL(page.url()).pathname).toBe('/signup');
  });
});

describe('mailed links', () => {
  test('B-042 B-045 a link with a wrong secret, somebody else’s, or two of them confirms nothing', async () => {
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

  test('B-046 B-047 requested too often, for an account or for none, the page says the same', async () => {
    const said: (string | null | undefined)[][] = [];
    for (const username of ['expert@example.org', 'nobody@example.org']) {
      const person = await arrive(username);
      const toOne: (typeof said)[number] = [];
      said.push(toOne);
      for (let time = 1; time <= 4; time++) {
        await person.askForNewPassword();
        const text = await person.page.locator('main').textContent();
        toOne.push(text?.replace(username, '').replace(/\d\d:\d\d/, ''));
      }
    }
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.[3]).toContain('The next one can be sent at');
  });

  test('B-049 a link to set a new password works once', async () => {
    const person = await resident('reset@example.org');
    await person.askForNewPassword();
    const link = await run.product.outbox.link(person.username, 'Set a new password');
    await person.setPassword(link, 'twelve calm otters');
    await person.page.goto(link);
    await person.page.getByText('Invalid confirmation link.').waitFor();
    expect(await person.page.getByLabel('New password', { exact: true }).count()).toBe(0);
    expect(person.page.url()).not.toContain('secret');
    await person.signIn('twelve calm otters');
  });
});

describe('the profile', () => {
  test('B-050 B-051 B-055 B-057 B-058 B-059 says what it does not accept, and shows markup as text', async () => {
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
