import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { choose } from '../../harness/people/choose.ts';
import { downloaded } from '../../harness/people/downloaded.ts';
import { Sharer } from '../../harness/people/sharer.ts';
import { running } from '../../harness/running.ts';
import { onDevice } from '../onDevice.ts';

/** Things that happen to a network while someone is answering: the screen reports each, and no answer is lost. */
const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'), 'utf8');
const expert = 'expert@example.org';
const colleague = 'colleague@example.org';
/** A node without parents, hence with one question; and one whose parent decides some of its questions. */
const only = 'Grade';
const several = 'Smoking';

const run = running();
/** Each signed in once in their own browser; the expert on two devices. */
let ward: BrowserContext;
let phone: BrowserContext;
let theirs: BrowserContext;
/** The user who prepares the networks. */
let host: ApiUser;
let invited: ApiUser;

beforeAll(async () => {
  [host, invited] = await Promise.all([ApiUser.signIn(run.product.url), ApiUser.signIn(run.product.url, colleague)]);
  ward = await signedIn(expert);
  phone = await signedIn(expert);
  theirs = await signedIn(colleague);
});

async function signedIn(username: string): Promise<BrowserContext> {
  const context = await run.context();
  const person = new Sharer(await context.newPage(), run.product.url);
  await person.signIn(username);
  await person.page.close();
  return context;
}

/** A new tab for a signed-in person; it is closed after the test. */
async function tabOf(context: BrowserContext): Promise<Sharer> {
  const page = await context.newPage();
  onTestFinished(() => page.close());
  return new Sharer(page, run.product.url);
}

/** A network owned by the expert that the colleague works on too. @returns its id */
async function shared(name: string): Promise<string> {
  const id = await host.upload(name, larynx);
  const steps = [
    await host.post(`/network/invite-collaborator/${id}/${colleague}`, {}),
    await invited.post(`/network/accept-invitation/${id}`, {}),
  ];
  for (const { status, body } of steps) expect(status, JSON.stringify(body)).toBe(200);
  return id;
}

const overview = (person: Sharer, id: string) => person.page.goto(`${run.product.url}/network/${id}/`);

/** Opens the only question of a node without parents. */
async function openOnly(person: Sharer, id: string): Promise<void> {
  await overview(person, id);
  await person.edit(only);
  await person.page.waitForURL(/\/1\/?$/);
  await person.page.getByRole('slider').first().waitFor();
}

async function give(person: Sharer, values: readonly number[]): Promise<void> {
  await person.setSliders(values);
  await choose(person.page, 'certain');
}

const goOn = (person: Sharer) => person.page.getByRole('button', { name: /^(?:Continue|Finish)$/ }).click();
const said = (person: Sharer, text: string | RegExp) => person.page.getByText(text).waitFor();
const press = (person: Sharer, name: string) => person.page.getByRole('button', { name, exact: true }).click();
const sliders = (person: Sharer) =>
  person.page.getByRole('slider').evaluateAll((all) => all.map((slider) => Number((slider as HTMLInputElement).value)));

/** The answer stored on the server. */
async function saved(person: Sharer, id: string): Promise<number[]> {
  await overview(person, id);
  await person.row(only).getByRole('link', { name: only, exact: true }).click();
  await press(person, 'Open this question');
  await person.page.getByRole('slider').first().waitFor();
  return sliders(person);
}

/** Presses "Download the answer" and reads the file. */
async function downloadedAnswer(person: Sharer): Promise<unknown> {
  const { bytes } = await downloaded(person.page, () => press(person, 'Download the answer'));
  return JSON.parse(bytes.toString()) as unknown;
}

const gone = /^This network was deleted or is no longer shared with you\. Your answer is kept here/;

test('answered on two devices of one person: the second learns of it, and chooses', async () => {
  const id = await host.upload('devices.xdsl', larynx);
  const [first, second] = [await tabOf(ward), await tabOf(phone)];
  await openOnly(first, id);
  await openOnly(second, id);
  await give(first, [60, 30, 10]);
  await goOn(first);
  await first.row(only).waitFor();

  await give(second, [10, 20, 70]);
  await goOn(second);
  await said(second, /^You have answered this question on another device or in another tab: 60\s\/\s30\s\/\s10\s%/);
  expect(await sliders(second)).toEqual([10, 20, 70]);
  await press(second, 'Keep mine');
  await second.row(only).waitFor();
  expect(await saved(first, id)).toEqual([10, 20, 70]);
});

test('a colleague was first: both answers are shown, and theirs can be kept', async () => {
  const id = await shared('colleague.xdsl');
  const [owner, guest] = [await tabOf(ward), await tabOf(theirs)];
  await openOnly(owner, id);
  await openOnly(guest, id);
  await give(guest, [60, 30, 10]);
  await goOn(guest);
  await guest.row(only).waitFor();

  await give(owner, [10, 20, 70]);
  await goOn(owner);
  await said(owner, /^colleague@example\.org has answered this question in the meantime: 60\s\/\s30\s\/\s10\s%/);
  await press(owner, 'Use theirs');
  await expect.poll(() => sliders(owner)).toEqual([60, 30, 10]);
  expect(await saved(guest, id)).toEqual([60, 30, 10]);
});

test('the node was reset meanwhile: the answer stays on the screen and is only saved by choice', async () => {
  const id = await shared('reset.xdsl');
  const [owner, guest] = [await tabOf(ward), await tabOf(theirs)];
  await openOnly(owner, id);
  await owner.answer([60, 30, 10]);
  await owner.row(only).waitFor();
  await overview(guest, id);
  await guest.row(only).getByRole('link', { name: only, exact: true }).click();
  await press(guest, 'Open this question');
  await guest.page.getByRole('slider').first().waitFor();

  await owner
    .row(only)
    .getByRole('button', { name: /^Reset/ })
    .click();
  await owner.page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await owner.row(only).getByRole('link', { name: /^Edit/ }).waitFor();

  await give(guest, [10, 20, 70]);
  await goOn(guest);
  await said(guest, 'This node has been reset in the meantime. Your answer is not saved yet.');
  expect(await sliders(guest)).toEqual([10, 20, 70]);
  await press(guest, 'Keep mine');
  await guest.row(only).waitFor();
  expect(await saved(owner, id)).toEqual([10, 20, 70]);
});

test('the network was deleted meanwhile: the answer is kept, even after a reload, and can be downloaded', async () => {
  const name = 'deleted.xdsl';
  const id = await shared(name);
  const [owner, guest] = [await tabOf(ward), await tabOf(theirs)];
  await openOnly(guest, id);
  await owner.manage();
  await owner
    .network(name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await owner.page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(() => owner.network(name).count()).toBe(0);

  await give(guest, [10, 20, 70]);
  await goOn(guest);
  await said(guest, gone);
  expect(await sliders(guest)).toEqual([10, 20, 70]);
  const file = { node: only, networkId: id, answer: { sliders: [10, 20, 70], 'self-eval': 2 } };
  expect(await downloadedAnswer(guest)).toMatchObject(file);

  await guest.page.reload();
  await guest.page.waitForURL(/\/networks_overview\/?/);
  await said(guest, `An answer to “${only}” was not saved.`);
  expect(await downloadedAnswer(guest)).toMatchObject(file);
  await press(guest, 'Discard');
  await expect.poll(() => guest.page.getByText(`An answer to “${only}” was not saved.`).count()).toBe(0);
  await expect.poll(() => onDevice(guest.page, 'answers', id)).toEqual([]);
});

test('withdrawing from a network in another tab meanwhile: the answer is kept and can be downloaded', async () => {
  const name = 'withdrawn.xdsl';
  const id = await shared(name);
  const [guest, other] = [await tabOf(theirs), await tabOf(theirs)];
  await openOnly(guest, id);
  await other.manage();
  await other
    .network(name)
    .getByRole('button', { name: /^Withdraw from/ })
    .click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.poll(() => other.network(name).count()).toBe(0);

  await give(guest, [10, 20, 70]);
  await goOn(guest);
  await said(guest, gone);
  // No other answer is mentioned.
  expect(await guest.page.getByText(/^An answer to “/).allTextContents()).toEqual([]);
  expect(await downloadedAnswer(guest)).toMatchObject({ networkId: id, answer: { sliders: [10, 20, 70] } });
});

test('closing a tab in the middle of an answer loses none of it', async () => {
  const id = await host.upload('closed.xdsl', larynx);
  const person = await tabOf(ward);
  await openOnly(person, id);
  await give(person, [10, 20, 70]);
  await expect
    .poll(() => onDevice(person.page, 'drafts', id))
    .toMatchObject([{ values: [10, 20, null], certainty: 2 }]);
  await person.page.close({ runBeforeUnload: false });
  const again = await tabOf(ward);
  await openOnly(again, id);
  await said(again, /^Draft restored, /);
  expect(await sliders(again)).toEqual([10, 20, 70]);
  await goOn(again);
  await again.row(only).waitFor();
});

test('a colleague chose combinations meanwhile: the answer is kept by choice, counts, and an open one is next', async () => {
  const id = await shared('decided.xdsl');
  const [owner, guest] = [await tabOf(ward), await tabOf(theirs)];
  await overview(owner, id);
  await owner.edit(several);
  await press(owner, 'No single event decides');
  await owner.page.waitForURL(/\/start\/?\?/);
  await press(owner, 'Continue');
  await owner.page.waitForURL(/\/\d+\/?$/);
  await owner.page.getByRole('slider').first().waitFor();

  await guest.page.goto(`${owner.page.url().replace(/\/\d+\/?$/, '')}?change`);
  await guest.page.getByRole('main').getByRole('group').first().getByRole('button').first().click();
  await guest.setSliders([80, 15, 5]);
  await press(guest, 'Done');
  await guest.page.waitForURL(/\/start\/?\?/);

  const question = owner.page.url();
  await give(owner, [10, 20, 70]);
  await goOn(owner);
  await said(owner, /^Combination 1, saved since you opened this question, already answers it: 80\s\/\s15\s\/\s5\s%/);
  await press(owner, 'Keep mine');
  await owner.page.waitForURL((url) => url.href !== question);
  await owner.page.getByRole('slider').first().waitFor();
  expect(owner.iteration).toBeGreaterThan(1);
  expect(await owner.page.getByText(/^Combination 1 already answers this question/).count()).toBe(0);
  await owner.page.goto(question);
  await owner.page.getByRole('slider').first().waitFor();
  expect(await sliders(owner)).toEqual([10, 20, 70]);
});

test('R-2565: combinations made in two tabs of one person: the second keeps its own through a reload, and both are saved', async () => {
  const id = await host.upload('two-tabs.xdsl', larynx);
  const address = `${run.product.url}/network/${id}/n10?change`;
  const tabs = [await tabOf(ward), await tabOf(ward)] as const;
  const combine = async (tab: Sharer, state: number, values: readonly number[]) => {
    await tab.page.getByRole('main').getByRole('group').first().getByRole('button').nth(state).click();
    await tab.setSliders(values);
  };
  for (const tab of tabs) await tab.page.goto(address);
  await combine(tabs[0], 0, [80, 20]);
  await combine(tabs[1], 1, [9, 65]);
  await press(tabs[0], 'Done');
  await tabs[0].page.waitForURL(/\/start\/?\?/);
  await press(tabs[1], 'Done');
  const notice = 'Different combinations have been saved in the meantime. Yours are not saved yet.';
  await said(tabs[1], notice);
  await tabs[1].page.reload();
  await said(tabs[1], new RegExp(`^Draft restored, .*${notice}`));
  const versions = tabs[1].page.getByRole('group', { name: 'Both versions' });
  expect(await versions.innerText()).toMatch(
    /Yours, not saved\s+.*T3: 12\.2\s.\s87\.8\s%\s+Saved in the meantime\s+.*T1 or T2: 80\s.\s20\s%/,
  );
  await press(tabs[1], 'Keep both');
  await tabs[1].page.waitForURL(/\/start\/?\?/);
  const { combinations } = await host.get<{ combinations: object[] }>(`/network/${id}/n10`);
  expect(combinations).toMatchObject([
    { nodes: { 0: 0 }, value: [80, 20] },
    { nodes: { 0: 1 }, value: [9, 65] },
  ]);
});

// This test signs the second device out, so it comes last.
test('two tabs of one person: the second learns of the first, and a logout in one ends both', async () => {
  const id = await host.upload('tabs.xdsl', larynx);
  const [first, second] = [await tabOf(phone), await tabOf(phone)];
  await openOnly(first, id);
  await openOnly(second, id);
  await give(first, [60, 30, 10]);
  await goOn(first);
  await first.row(only).waitFor();
  await give(second, [10, 20, 70]);
  await goOn(second);
  await said(second, /^You have answered this question on another device or in another tab: 60\s\/\s30\s\/\s10\s%/);
  await press(second, 'Use the newer one');
  await expect.poll(() => sliders(second)).toEqual([60, 30, 10]);

  await first.signOut();
  await second.page.waitForURL(/\/login\/?\?/);
  await said(second, 'After logging in, you will continue where you left off.');
});
