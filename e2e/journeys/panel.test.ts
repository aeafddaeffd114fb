import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose } from '../../harness/people/choose.ts';
import { downloaded } from '../../harness/people/downloaded.ts';
import { Expert } from '../../harness/people/expert.ts';
import { Panelist } from '../../harness/people/panelist.ts';
import { Sharer } from '../../harness/people/sharer.ts';
import { phone, running } from '../../harness/running.ts';
import { takeApart } from '../numbers.ts';
import { onDevice } from '../onDevice.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const run = running();

interface Question {
  readonly nodeId: string;
  readonly iteration: number;
  readonly states: number;
}

const at = (name: string) => `${name}@example.org`;

/** The first questions of a network, node by node. */
async function questionsOf(owner: Panelist, id: string, most: number): Promise<Question[]> {
  const { nodes } = await owner.call<{ nodes: { id: string; pages: number }[] }>(`/network/overview/${id}`);
  const all = nodes.flatMap(({ id: nodeId, pages }) =>
    Array.from({ length: pages }, (_, place) => ({ nodeId, iteration: place + 1 })),
  );
  const asked = [];
  for (const { nodeId, iteration } of all.slice(0, most)) {
    const question = await owner.call<{ currentValues: number[] }>(`/network/${id}/${nodeId}/${iteration}`);
    asked.push({ nodeId, iteration, states: question.currentValues.length });
  }
  return asked;
}

/** An answer, a little other for each person. */
const answerOf = ({ states }: Question, person: number) => ({
  sliders: Array.from({ length: states }, (_, state) => 20 + 10 * ((state * 2 + person) % 5)),
  'self-eval': 2,
  comment: `Says ${person}.`,
  timer: 20,
});

/** Follows the link of a mail and takes part, as somebody without an account does. */
async function takePart(page: Page, address: string): Promise<void> {
  await page.goto(await run.product.outbox.link(address, 'asks for your judgement'));
  await page.getByLabel('E-mail address').fill(address);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Klein');
  await page.getByRole('button', { name: 'Take part' }).click();
  await page.getByRole('button', { name: 'Skip it' }).click();
  await page.waitForURL(/\/network\/[^/]+\/[^/]+\/\d+\/?$/);
  await page.getByRole('slider').first().waitFor();
}

/** The question on a page, of those that are asked. */
function shownOn(page: Page, asked: readonly Question[]): Question {
  const [, nodeId, iteration] = /\/network\/[^/]+\/([^/]+)\/(\d+)/.exec(page.url()) ?? [];
  const shown = asked.find((each) => each.nodeId === nodeId && each.iteration === Number(iteration));
  if (!shown) throw new Error(`${page.url()} is none of the questions`);
  return shown;
}

test('R-3001 R-3247 R-3249: of ten who are asked five finish; the owner closes, reads, adopts and takes the pool home', async () => {
  const { product } = run;
  const { url, outbox } = product;
  const owner = new Sharer(await run.page(), url);
  const { page } = owner;
  await owner.signIn();
  const id = await owner.upload({ name: 'panel.xdsl', mimeType: 'application/xml', buffer: larynx });
  const runs = await Panelist.signedIn(url, at('expert'));
  const asked = await questionsOf(runs, id, 20);
  const study = `/network/study/${id}`;
  await runs.call(study, {
    questions: asked.map(({ nodeId, iteration }) => ({ nodeId, iteration })),
    order: 'drawn',
    combinations: false,
    closesAt: '2031-12-11T12:00:00Z',
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: 'A staging aid for the tumour board.',
  });
  await runs.call(`${study}/open`, {});

  // Two have accounts; nobody ever reads the mail to the last address.
  const accounts = [at('colleague'), at('admin')];
  const newcomers = ['ann', 'ben', 'cleo', 'dora', 'emil'].map(at);
  const wrong = at('nobody.reads.this');
  const onAPhone = at('zoe');
  const emails = [...accounts, ...newcomers, onAPhone, at('faye'), wrong];
  await runs.call(`${study}/experts`, { emails, locale: 'en' });

  const people = [
    ...(await Promise.all(accounts.map((account) => Panelist.signedIn(url, account)))),
    ...newcomers.map((address) => new Panelist(url, address)),
  ];
  const [colleague, admin, ann, ben, cleo, declines, erases] = people as [Panelist, Panelist, ...Panelist[]];
  await declines!.decline(outbox);
  for (const person of people.filter((each) => each !== declines)) await person.takePart(outbox);
  const finishing = [colleague, admin, ann!, ben!];
  const answer = async (person: Panelist, questions: readonly Question[]) => {
    const place = people.indexOf(person);
    for (const question of questions)
      await person.call(`/network/${id}/${question.nodeId}/${question.iteration}/save`, answerOf(question, place));
  };
  for (const person of finishing) {
    await answer(person, asked);
    await person.call(`${study}/finish`, { finished: true });
  }
  await answer(cleo!, asked.slice(0, 7));
  await answer(erases!, asked.slice(0, 3));
  await erases!.call(`${study}/withdraw`, { keeps: false });

  // The fifth goes from the mail to the end on a phone.
  const small = await run.page(phone);
  await takePart(small, onAPhone);
  const first = shownOn(small, asked);
  await new Expert(small, url).answer(answerOf(first, 9).sliders);
  const onPhone = await Panelist.of(url, small);
  for (const question of asked.filter((each) => each !== first))
    await onPhone.call(`/network/${id}/${question.nodeId}/${question.iteration}/save`, answerOf(question, 9));
  await small.goto(`${url}/network/${id}/`);
  await small.getByRole('button', { name: 'I have finished' }).click();
  await small.getByRole('button', { name: 'Go on after all' }).waitFor();

  // The sixth has a question open when the line goes.
  const away = await run.page(phone);
  await takePart(away, at('faye'));
  await away.context().setOffline(true);
  const unsent = new Expert(away, url);
  await unsent.setSliders(answerOf(shownOn(away, asked), 7).sliders);
  await choose(away, 'certain');
  await away.getByRole('button', { name: /^(Continue|Finish)$/ }).click();
  await away
    .getByText(/kept on this device/)
    .first()
    .waitFor();

  await page.goto(`${url}/network/${id}/study`);
  await page.getByRole('heading', { name: /^5 of \d+ have finished/ }).waitFor();
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Close it now' }).click();
  await confirm('Close the round');
  await page.getByRole('heading', { level: 1, name: 'Study: round 1 is closed' }).waitFor();
  await outbox.arrived(at('ben'), 'closed');

  // What was answered too late is kept beside the round, and in no result unless the owner lets it in.
  await away.context().setOffline(false);
  await away.goto(`${url}/network/${id}/`);
  await away.getByText(/^The round was closed before this answer arrived/).waitFor();
  await expect.poll(() => onDevice(away, 'answers', id)).toHaveLength(0);
  await page.goto(`${url}/network/${id}/study`);
  await page.getByText(/E\d+: 1 answer came after the close\.$/).waitFor();

  await page.getByRole('button', { name: 'Open the results' }).click();
  await confirm('Open the results');
  await page.getByRole('heading', { level: 1, name: 'Results of round 1' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'To discuss' }).waitFor();
  await page.getByText(/^1 answer of E\d+ came late and is in no pool\.$/).waitFor();
  await page
    .getByText(/Says \d\./)
    .first()
    .waitFor();

  await page.goto(`${url}/network/${id}/study`);
  const pool = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download: Average (linear pool)' }).click(),
  );
  const [before, after] = [takeApart(larynx, 'xdsl'), takeApart(pool.bytes, 'xdsl')];
  expect(after.frame).toBe(before.frame);
  expect(after.slots.filter(({ text }, place) => text !== before.slots[place]?.text).length).toBeGreaterThan(10);
  const forRedcap = async (name: string) => {
    const file = await downloaded(page, () => page.getByRole('button', { name }).click());
    return file.bytes.toString().trimEnd().split('\r\n');
  };
  const [, ...fields] = await forRedcap('Download the data dictionary for REDCap');
  const [names, ...records] = await forRedcap('Download the answers for REDCap');
  expect(fields.map((line) => line.split(',')[0]).join()).toBe(names);
  // Everybody who takes part and left their answers.
  expect(records.map((line) => line.split(',')[0])).toHaveLength(7);
  await page.getByRole('button', { name: 'Put into the network: Average (linear pool)' }).click();
  await confirm('Put into the network');
  await page.getByText(/^Average \(linear pool\) is in the network since/).waitFor();
  await page.getByText('20 columns have its numbers.').waitFor();
  const adopted = await owner.download(id);
  const changed = takeApart(adopted.bytes, 'xdsl').slots.map(({ text }) => Number(text));
  for (const [place, { text }] of after.slots.entries()) expect(changed[place]).toBeCloseTo(Number(text), 5);

  // An expert sees the pool and nobody's answer.
  await small.goto(`${url}/network/${id}/`);
  await small.getByRole('link', { name: 'See the results' }).click();
  await small.getByRole('heading', { level: 1, name: 'Results of round 1' }).waitFor();
  expect(await small.getByText(/^E\d/).count()).toBe(0);
});
