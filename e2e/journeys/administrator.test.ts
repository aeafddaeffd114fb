import path from 'node:path';
import { expect, test } from 'vitest';
import { choose } from '../../harness/people/choose.ts';
import { Expert } from '../../harness/people/expert.ts';
import { running } from '../../harness/running.ts';

const file = path.resolve(import.meta.dirname, '../../examples/chest-clinic.xml');
const comment = 'Only my own patients in March';

const run = running();

test('R-128 R-305 R-1001 R-1002 R-1011 R-1021 an administrator lands on the dashboard and sees what an expert just did, never what they answered', async () => {
  const expert = new Expert(await run.page(), run.product.url);
  await expert.signIn();
  await expert.upload(file);
  await expert.edit('smoking');
  await expert.page.waitForURL(/\/1\/?$/);
  await choose(expert.page, 'uncertain');
  await expert.page.getByLabel(/^Explain your uncertainty/).fill(comment);
  await expert.answer([31, 69], 'uncertain');
  await expert.signOut();

  const page = await run.page();
  const fetched: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname !== '/api/user/activities') return;
    fetched.push(search);
    // The body is gone once the page has been left.
    bodies.push(response.text().catch(() => ''));
  });
  await page.goto(`${run.product.url}/login/`);
  await new Expert(page, run.product.url).logIn('admin@example.org');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard/');

  const log = page.getByRole('region', { name: 'Activity log' });
  const of = (words: string) =>
    log.getByRole('row').filter({ hasText: 'expert@example.org' }).filter({ hasText: words });
  for (const words of ['Logged in', 'Uploaded a network', 'Saved an answer', 'Logged out']) {
    await of(words).first().waitFor();
  }
  await of('Saved an answer').first().getByRole('button', { name: 'Show Details' }).click();
  await log.getByText('"iteration": 1', { exact: false }).waitFor();
  const closed = log.getByRole('button', { name: 'Show Details' });
  while ((await closed.count()) > 0) await closed.first().click();
  const shown = await page.getByRole('main').innerText();
  expect(shown).not.toContain(comment);
  expect(shown).not.toMatch(/sliders|"values"|self-eval|certainty/i);

  await choose(page, 'Last 24 hours');
  await page.getByText('Login and logout times, last 24 hours').waitFor();
  await expect.poll(() => fetched).toEqual(['', '']);
  for (const body of await Promise.all(bodies)) expect(body).not.toMatch(/Only my own|sliders|self-eval|comment/);

  // Home and every link to it lead back to the dashboard; the networks listed are the administrator's own.
  await page.goto(`${run.product.url}/`);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.goto(`${run.product.url}/admin/networks_overview`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('chest-clinic.xml').count()).toBe(0);
});

test('R-132 R-140 R-159 an expert who opens the administrators’ addresses ends up at home and learns nothing', async () => {
  const expert = new Expert(await run.page(), run.product.url);
  await expert.signIn();
  for (const address of ['/admin/dashboard/', '/admin/networks_overview']) {
    await expert.page.goto(`${run.product.url}${address}`);
    await expert.page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(new URL(expert.page.url()).pathname).toBe('/');
  }
});
