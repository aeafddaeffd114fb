import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Newcomer } from './newcomer.ts';
import { phone, running } from './running.ts';
import { Sharer } from './sharer.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../examples/larynx.xdsl'));
const run = running();

test('F-201 F-202 F-810: e-mail, link, sign-up, explanation, first question: an invited person needs few steps', async () => {
  const username = 'ann.baker@example.org';
  const password = 'seven quiet larks';
  const owner = new Sharer(await run.page(), run.product.url);
  await owner.signIn();
  await owner.upload({ name: 'invited.xdsl', mimeType: 'application/xml', buffer: larynx });
  await owner.manage();
  await owner.share('invited.xdsl');
  await owner.inviteByEmail(username);
  await owner.dialog.getByText(`Invitation sent to ${username}`).waitFor();

  // 1: the link in the e-mail opens the form, with the address filled in.
  const { product } = run;
  const page = await run.page(phone);
  await page.goto(await product.outbox.address(username, 'Invitation to a network'));
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(username);
  // 2: a password, twice.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('heading', { name: 'Activate your account' }).waitFor();
  // 3: the second e-mail.
  const ann = new Newcomer(page, { url: product.url, username });
  await ann.confirm(await product.outbox.link(username, 'Activate your account'), 'Your account is active.');
  // 4: home says who asks for what, and explains with a question to try.
  await ann.signIn(password);
  await page.getByRole('heading', { name: /expert@example\.org|asks for your judgement/ }).waitFor();
  await page.getByText('Practice, nothing is stored').waitFor();
  await page.getByRole('slider').fill('70');
  // 5: to the first question.
  await page.getByRole('button', { name: 'Accept the invitation to Laryngeal carcinoma' }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const guest = new Sharer(page, product.url);
  await guest.edit('Grade');
  await page.waitForURL(/\/1\/?$/);
  await guest.answer([25, 55, 20]);
  await guest.row('Grade').getByText('Completed').waitFor();
});
