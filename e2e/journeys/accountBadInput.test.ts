import { describe, expect, test } from 'vitest';
import { Newcomer } from '../../harness/people/newcomer.ts';
import { phone, running } from '../../harness/running.ts';

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
});

describe('mailed links', () => {
  test('B-042 B-045 a link with a wrong secret, somebody else’s, or two of them confirms nothing', async () => {
    const [ada, eve] = [await arrive('ada.links@example.org'), await arrive('eve.links@example.org')];
    await ada.signUp(password);
    await eve.signUp(password);
    const own = await run.product.outbox.link(ada.username, 'Activate your account');
    const secretOf = (link: string) => /secret=(.*)/.exec(link)?.[1] ?? '';
    const other = secretOf(await run.product.outbox.link(eve.username, 'Activate your account'));
    for (const secret of ['x', other])
      await ada.confirm(own.replace(secretOf(own), secret), 'Invalid confirmation link.');
    await ada.confirm(`${own}&secret=${other}`, 'Invalid confirmation link.');
    await ada.tryToSignIn(password);
    await expect.poll(() => alert(ada).textContent()).toMatch(/activate your account/i);
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
