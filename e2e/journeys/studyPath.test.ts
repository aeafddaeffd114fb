import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { phone, running } from '../../harness/running.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const run = running();

/** Makes a network a study of one question, opens its round, and asks somebody. */
async function ask(address: string): Promise<void> {
  const owner = new Expert(await run.page(), run.product.url);
  await owner.signIn();
  const id = await owner.upload({ name: 'study.xdsl', mimeType: 'application/xml', buffer: larynx });
  const token = await owner.page.evaluate(() => localStorage.getItem('token'));
  const call = async (address: string, body?: object): Promise<unknown> => {
    const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${run.product.url}/api${address}`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const answered = await response.text();
    if (!response.ok) throw new Error(answered);
    return JSON.parse(answered);
  };
  const overview = (await call(`/network/overview/${id}`)) as { nodes: { id: string; display_name: string }[] };
  const nodeId = overview.nodes.find((node) => node.display_name === 'Grade')?.id;
  await call(`/network/study/${id}`, {
    questions: [{ nodeId, iteration: 1 }],
    order: 'fixed',
    combinations: false,
    closesAt: '2031-12-11T12:00:00Z',
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: 'A staging aid for the tumour board.',
  });
  await call(`/network/study/${id}/open`, {});
  await call(`/network/study/${id}/experts`, { emails: [address] });
}

test('R-2891 R-2892 R-2893 R-3018: from the mail of a study to the first question a phone needs three fields and three presses', async () => {
  const address = 'zoe.klein@example.org';
  await ask(address);
  const page = await run.page(phone);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  // The first press is that of the link in the mail.
  const link = await run.product.outbox.link(address, 'asks for your judgement');
  const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('secret')!;
  await page.goto(link);
  await page.getByText('“A staging aid for the tumour board.”').waitFor();
  await page.getByText('1 question').waitFor();
  expect(new URL(page.url()).hash).toBe('');

  // What one would type survives a reload.
  await page.getByLabel('E-mail address').fill(address);
  await page.reload();
  await page.getByRole('button', { name: 'Take part' }).waitFor();
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(address);
  expect(await page.getByRole('textbox').count()).toBe(4);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Klein');
  await page.getByRole('button', { name: 'Take part' }).click();

  // The third press skips the practice.
  await page.getByRole('button', { name: 'Skip it' }).click();
  await page.waitForURL(/\/network\/[^/]+\/[^/]+\/1\/?$/);
  await new Expert(page, run.product.url).answer([25, 55, 20]);
  await page.waitForURL(/\/network\/[^/]+\/?$/);
  await page.getByText('Completed').first().waitFor();
  expect(urls.filter((url) => url.includes(secret) || url.includes(encodeURIComponent(secret)))).toEqual([]);
});
