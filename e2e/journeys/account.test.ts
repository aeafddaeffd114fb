import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Newcomer } from '../../harness/people/newcomer.ts';
import { phone, running } from '../../harness/running.ts';

const run = running();

/** A new person on their own device. */
const arrive = async (username: string) => new Newcomer(await run.page(phone), { url: run.product.url, username });

const first = 'seven quiet larks';
const second = 'eleven loud herons';
const third = 'twelve calm otters';

test('R-327 R-328 R-329 O-69 B-044 B-052 on a phone, a whole life of an account, through the mails that really arrive', async () => {
  const username = 'zoe@example.org';
  const newcomer = await arrive(username);
  const { page } = newcomer;

  await newcomer.signUp(first);
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(username);
  await newcomer.tryToSignIn(first);
  await page
    .getByText(/not activated|activate/i)
    .first()
    .waitFor();
  const activation = await run.product.outbox.link(username, 'Activate your account');
  expect(activation.startsWith(`${run.product.url}/confirm-account#`)).toBe(true);
  await newcomer.confirm(activation, 'Your account is active. You can log in now.');
  // Following the link twice does no harm.
  await newcomer.confirm(activation, 'This was confirmed already. You can log in.');

  await newcomer.signIn(first);
  await page.getByRole('heading', { name: 'Welcome, Zoë' }).waitFor();
  await newcomer.openProfile();
  await page.getByLabel('Last name').fill('O’Brien <b>');
  await page.getByLabel('Experience').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile updated successfully').waitFor();
  await page.reload();
  await page.getByLabel('Last name').waitFor();
  expect(await page.getByLabel('Last name').inputValue()).toBe('O’Brien <b>');

  // The password is changed on another device, which logs this one out.
  const elsewhere = await arrive(username);
  await elsewhere.signIn(first);
  await elsewhere.openProfile();
  await expect.poll(() => elsewhere.page.getByRole('button', { name: /^Log out .+ on / }).count()).toBe(1);
  await elsewhere.changePassword('something else', second);
  await elsewhere.page.getByText('Invalid Password! Please try again.').waitFor();
  await elsewhere.page.getByLabel('Old password').fill(first);
  await elsewhere.page.getByRole('button', { name: 'Change', exact: true }).click();
  await elsewhere.page.getByText('Password changed successfully').waitFor();
  await run.product.outbox.arrived(username, 'was changed');
  await page.getByLabel('Discipline').fill('Oncology');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/login\?/);

  // Whatever was typed when the session ended is still there.
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText(/^Draft restored, /).waitFor();
  expect(await page.getByLabel('Discipline').inputValue()).toBe('Oncology');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile updated successfully').waitFor();

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const exported = JSON.parse(readFileSync(await (await started).path(), 'utf8')) as { user: unknown };
  expect(exported.user).toMatchObject({ username, firstname: 'Zoë', discipline: 'Oncology', experience: 12 });
  await newcomer.signOut();

  await newcomer.askForNewPassword();
  const link = await run.product.outbox.link(username, 'Set a new password');
  await newcomer.setPassword(link, third);
  await newcomer.tryToSignIn(second);
  await page.getByRole('dialog', { name: 'Login Failed' }).waitFor();
  await newcomer.signIn(third);

  await newcomer.openProfile();
  await newcomer.deleteAccount(third);
  await page.getByText(/^Your account will be deleted on /).waitFor();
  await newcomer.tryToSignIn(third);
  await page.getByRole('dialog', { name: 'Login Failed' }).waitFor();
  await newcomer.confirm(
    await run.product.outbox.link(username, 'will be deleted'),
    'Your account is kept. You can log in again.',
  );
  await newcomer.signIn(third);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
});
