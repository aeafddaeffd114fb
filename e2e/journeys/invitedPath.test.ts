import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Sharer } from '../../harness/people/sharer.ts';
import { phone, running } from '../../harness/running.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const run = running();

test('R-1908 R-1914: from the one e-mail to the first question an invited person needs a password and few presses', async () => {
  const username = 'ann.baker@example.org';
  const password = 'seven quiet larks';
  const owner = new Sharer(await run.page(), run.product.url);
  await owner.signIn();
  await owner.upload({ name: 'invited.xdsl', mimeType: 'application/xml', buffer: larynx });
  await owner.manage();
  await owner.share('invited.xdsl');
  await owner.ask(username, { why: 'You see more such tumours than anyone.', by: '2031-12-11', node: 'Grade' });
  await owner.dialog.getByText(`Invitation sent to ${username}`).waitFor();

  // 1: the link in the e-mail says who asks and why, with the address filled in.
  const { product } = run;
  const page = await run.page(phone);
  await page.goto(await product.outbox.link(username, 'Invitation to a network'));
  await page.getByText(/asks for your judgement on Laryngeal carcinoma/).waitFor();
  await page.getByText('You see more such tumours than anyone.').waitFor();
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(username);
  // 2: a password, twice; no other e-mail.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  // 3: home says who asks for what, and explains with a question to try.
  await page.getByRole('heading', { name: /asks for your judgement/ }).waitFor();
  await page.getByText('Practice, nothing is stored').waitFor();
  // 4: to the first question.
  await page.getByRole('button', { name: 'Accept the invitation to Laryngeal carcinoma' }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const guest = new Sharer(page, product.url);
  await guest.edit('Grade');
  await page.waitForURL(/\/1\/?$/);
  await guest.answer([25, 55, 20]);
  await guest.row('Grade').getByText('Completed').waitFor();
  // The owner is told of both.
  const told = 'expert@example.org';
  expect(await product.outbox.arrived(told, 'was accepted')).toContain(username);
  expect(await product.outbox.arrived(told, 'Everything you asked for')).toContain(username);
});
