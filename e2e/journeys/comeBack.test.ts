import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { Panelist } from '../../harness/people/panelist.ts';
import { Sharer } from '../../harness/people/sharer.ts';
import { phone, running } from '../../harness/running.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const run = running();
const ANN = 'ann.baker@example.org';

/** A study of three questions whose owner asks somebody. */
async function ask(): Promise<{ runs: Panelist; study: string; id: string }> {
  const { url } = run.product;
  const owner = new Sharer(await run.page(), url);
  await owner.signIn();
  const id = await owner.upload({ name: 'study.xdsl', mimeType: 'application/xml', buffer: larynx });
  const runs = await Panelist.signedIn(url, 'expert@example.org');
  const { nodes } = await runs.call<{ nodes: { id: string; pages: number }[] }>(`/network/overview/${id}`);
  const questions = nodes.flatMap(({ id: nodeId, pages }) =>
    Array.from({ length: pages }, (_, place) => ({ nodeId, iteration: place + 1 })),
  );
  const study = `/network/study/${id}`;
  await runs.call(study, {
    questions: questions.slice(0, 3),
    order: 'fixed',
    combinations: false,
    closesAt: '2031-12-11T12:00:00Z',
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: 'A staging aid for the tumour board.',
  });
  await runs.call(`${study}/open`, {});
  await runs.call(`${study}/experts`, { emails: [ANN], locale: 'en' });
  return { runs, study, id };
}

async function answerShown(page: Page): Promise<void> {
  const before = page.url();
  const states = await page.getByRole('slider').count();
  await new Expert(page, run.product.url).answer([60, 25, 15, 10, 10, 10].slice(0, states));
  await page.waitForURL((url) => url.href !== before);
}

const atQuestion = /\/network\/[^/]+\/[^/]+\/\d+\/?$/;

test('R-3530 R-3531 R-3533 R-3534: an expert accepts on one device, comes back on another with the mail’s link, answers, reloads, and comes back on the first with one press', async () => {
  const { runs, study, id } = await ask();
  const { url, outbox } = run.product;
  const link = await outbox.link(ANN, 'asks for your judgement');
  const first = await run.page(phone);
  await first.goto(link);
  await first.getByLabel('E-mail address').fill(ANN);
  await first.getByLabel('First name').fill('Ann');
  await first.getByLabel('Last name').fill('Baker');
  await first.getByRole('button', { name: 'Take part' }).click();
  await first.getByRole('button', { name: 'Skip it' }).click();
  await first.waitForURL(atQuestion);
  await answerShown(first);

  const second = await run.page();
  await second.goto(link);
  await second.getByRole('heading', { name: 'You take part' }).waitFor();
  expect(new URL(second.url()).hash).toBe('');
  await second.getByLabel('E-mail address').fill('somebody.else@example.org');
  await second.getByRole('button', { name: 'Go on' }).click();
  await second.getByText(/^This link was sent to another address/).waitFor();
  await second.getByLabel('E-mail address').fill(ANN);
  await second.getByRole('button', { name: 'Go on' }).click();
  await second.waitForURL(atQuestion);
  await answerShown(second);
  await second.goto(`${url}/`);
  await second.getByText('2 of 3 questions are answered.', { exact: false }).waitFor();
  await second.reload();
  await second.getByText('2 of 3 questions are answered.', { exact: false }).waitFor();
  await second.goto(`${url}/profile`);
  await second.getByRole('heading', { name: 'Your link opens this study' }).waitFor();
  await second.getByRole('button', { name: 'Mail me a link to set a password' }).waitFor();

  // Days later on the first device, whose session is over.
  await first.evaluate(() => localStorage.setItem('token', 'crd_that_is_over_0000000000000000000000000'));
  await first.goto(`${url}/network/${id}/`);
  await first.getByRole('heading', { name: 'Your session is over' }).waitFor();
  await first.goto('about:blank');
  await first.goto(link);
  await first.getByRole('button', { name: 'Go on' }).click();
  await first.waitForURL(atQuestion);
  await answerShown(first);
  await first.goto(`${url}/network/${id}/`);
  await first.getByText('All 3 questions are answered.', { exact: false }).waitFor();

  await runs.call(`${study}/close`, {});
  await runs.call(`${study}/results`, {});
  await runs.call(`${study}/final`, {});
  await second.goto(link);
  await second.getByRole('heading', { name: 'This study is final' }).waitFor();
});
