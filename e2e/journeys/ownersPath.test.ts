import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNetworkFile } from '../../packages/bayesnet/src/index.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Newcomer } from '../../harness/people/newcomer.ts';
import { Sharer } from '../../harness/people/sharer.ts';
import { phone, running } from '../../harness/running.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const run = running();

test('R-2691, R-2648: an owner invites three people, one without an account, one who declines, one who answers on a phone, and sees who did what', async () => {
  const name = 'study.xdsl';
  const title = 'Laryngeal carcinoma';
  const invitationTo = (page: Page) => page.getByRole('region').filter({ hasText: name });
  const { product } = run;
  const arrive = async (username: string, ...device: Parameters<typeof run.page>) => {
    const person = new Sharer(await run.page(...device), product.url);
    await person.signIn(username);
    return person;
  };
  const owner = await arrive('expert@example.org');
  const id = await owner.upload({ name, mimeType: 'application/xml', buffer: larynx });
  await owner.manage();
  await owner.share(name);
  // One call for three addresses, and a slip that keeps nobody from being invited.
  await owner.invite('new@example.org, colleague@example.org; li.wei@example.org, li@');
  await owner.dialog.getByText('3 invitations sent').waitFor();
  await owner.dialog.getByText('Not an e-mail address: li@.').waitFor();
  await expect.poll(() => owner.statuses()).toEqual(['Pending', 'Pending', 'Pending']);

  const declining = await arrive('colleague@example.org');
  await declining.page.goto(await product.outbox.address('colleague@example.org', 'Invitation to a network'));
  await invitationTo(declining.page)
    .getByRole('button', { name: `Decline the invitation to ${title}` })
    .click();
  await declining.page.getByRole('region', { name: `You have declined the invitation to ${title}.` }).waitFor();

  // On a phone, and not registered when the invitation was sent.
  const page = await run.page(phone);
  const li = new Newcomer(page, { url: product.url, username: 'li.wei@example.org' });
  await li.signUp('seven quiet larks');
  await li.confirm(await product.outbox.link(li.username, 'Activate your account'), 'Your account is active.');
  await li.signIn('seven quiet larks');
  await invitationTo(page)
    .getByRole('button', { name: `Accept the invitation to ${title}` })
    .click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const guest = new Sharer(page, product.url);
  await guest.edit('Grade');
  await page.waitForURL(/\/1\/?$/);
  await guest.answer([25, 55, 20]);
  await guest.row('Grade').getByText('Completed').waitFor();

  await owner.page.goto(`${product.url}/network/${id}/`);
  const activity = owner.page.getByRole('region', { name: 'Activity' });
  const said = async (who: string) => activity.getByRole('listitem').filter({ hasText: who }).textContent();
  expect(await said('You')).toMatch(/no answers yet/);
  expect(await said('Zoë')).toMatch(/1 answer, now/);
  expect(await said('declined')).toMatch(/declined, /);
  expect(await said('new@example.org')).toMatch(/no reply yet/);
  await activity.getByRole('button', { name: 'Answers and resets' }).click();
  await owner.page.getByRole('dialog').getByRole('row').filter({ hasText: 'Grade' }).getByText('Zoë').waitFor();
  await owner.page.keyboard.press('Escape');

  const csv = await owner.downloadAs('CSV');
  expect(csv.name).toBe('study.csv');
  expect(answersIn(csv.bytes)).toEqual([
    { node: 'Grade', question: '1', state: 'G1', given: '25', share: '0.25', author: li.username },
    { node: 'Grade', question: '1', state: 'G2', given: '55', share: '0.55', author: li.username },
    { node: 'Grade', question: '1', state: 'G3', given: '20', share: '0.2', author: li.username },
  ]);

  const xmlbif = await owner.downloadAs('XMLBIF');
  expect(xmlbif.name).toBe('study.xml');
  const [uploaded, taken] = [readNetworkFile(larynx).document, readNetworkFile(xmlbif.bytes).document];
  expect(taken?.format).toBe('xmlbif');
  const nodes = uploaded?.network.nodes.map((node) => [node.id, [...(node.cpt ?? [])]]);
  const answered = nodes?.map(([node, table]) => [node, node === 'Grade' ? [0.25, 0.55, 0.2] : table]);
  expect(taken?.network.nodes.map((node) => [node.id, [...(node.cpt ?? [])]])).toEqual(answered);
});

/** Who answered what, from a table whose cells contain no commas. */
function answersIn(csv: Buffer) {
  const [head = [], ...lines] = csv
    .toString()
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells) =>
    Object.fromEntries(
      ['node', 'question', 'state', 'given', 'share', 'author'].map((column) => [column, cells[head.indexOf(column)]]),
    ),
  );
}
