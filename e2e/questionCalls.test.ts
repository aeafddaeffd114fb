import path from 'node:path';
import { expect, test } from 'vitest';
import { Expert } from './expert.ts';
import { running } from './running.ts';

const larynx = path.resolve(import.meta.dirname, '../examples/larynx.xdsl');
const run = running();

test('R-3170: a question that is opened directly waits for one round of calls, and for none after it', async () => {
  const first = await run.page();
  const expert = new Expert(first, run.product.url);
  await expert.signIn();
  const id = await expert.upload(larynx);
  const page = await run.page({ storageState: await first.context().storageState() });

  const awaited: string[] = [];
  let answered = false;
  page.on('response', (response) => void (answered ||= new URL(response.url()).pathname.startsWith('/api/')));
  // Whatever is asked for once a response was there gets none.
  await page.route('**/api/**', async (route) => {
    if (answered) return;
    awaited.push(new URL(route.request().url()).pathname.replace(id, ':id'));
    await expect.poll(() => awaited.length).toBeGreaterThanOrEqual(5);
    await route.continue();
  });
  await page.goto(`${run.product.url}/network/${id}/n4/1/`);
  await page.getByRole('slider').first().waitFor();

  expect(awaited.sort()).toEqual([
    '/api/check-session/',
    '/api/network/:id/n4/1',
    '/api/network/check-access/:id',
    '/api/site',
    '/api/user/check-admin',
  ]);
});
