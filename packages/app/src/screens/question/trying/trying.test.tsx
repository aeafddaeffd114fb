import { study as words } from '@credence/text/english/app/study';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outbox } from '../../../features/answering/browserOutbox.js';
import { drafts } from '../../../ground/drafts/browserDrafts.js';
import { http } from '../../../test/fakeServer.js';
import { NETWORK } from '../../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../../test/renderRoute.js';
import { buildOwnOverview, studyPath, studyServer } from '../../../test/studyServer.js';
import { buildTriedStudy, trialServer, tryPath } from '../../../test/trialServer.js';

const { trying: text } = words;
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const values = () => (page.getByRole('slider').elements() as HTMLInputElement[]).map(({ value }) => value);

async function open(options: RouteOptions = {}) {
  const screen = await renderRoute(tryPath, { server: trialServer(), ...options });
  await expect.element(heading('Tumour site')).toBeVisible();
  return screen;
}

async function answer(share: string) {
  await userEvent.fill(page.getByRole('slider').first(), share);
  await userEvent.click(page.getByRole('radio', { name: 'certain', exact: true }));
}

test('R-3015: an owner walks what the protocol asks, in its order, and is told that nothing is kept', async () => {
  const { address } = await open();
  await expect.element(page.getByText(new RegExp(text.says))).toBeVisible();
  expect(address()).toBe(`${tryPath}/n1/1`);
  await answer('70');
  await press('Continue');
  await expect.element(page.getByText('Question 1 of 2').last()).toBeVisible();
  expect(address()).toBe(`${tryPath}/n3/5`);
  await answer('20');
  await press('Continue');
  await expect.element(page.getByText('Question 2 of 2').last()).toBeVisible();
  expect(address()).toBe(`${tryPath}/n3/2`);
  await answer('30');
  await press('Finish');
  await expect.element(heading(text.end)).toHaveFocus();
  await expect.element(page.getByText('3 questions, about 4 min.')).toBeVisible();
  await expect.element(page.getByText(text.answered(3))).toBeVisible();
  await expect.element(page.getByRole('link', { name: text.back })).toHaveAttribute('href', studyPath);
});

test('R-3015: Back shows what was answered, also in the node before, and an answer can be changed', async () => {
  const { address } = await open();
  await answer('70');
  await press('Continue');
  await expect.element(page.getByText('Question 1 of 2').last()).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Back', exact: true }));
  await expect.element(heading('Tumour site')).toBeVisible();
  expect(values()).toEqual(['70', '30']);
  await press('Continue');
  await expect.element(page.getByText('Question 1 of 2').last()).toBeVisible();
  expect(address()).toBe(`${tryPath}/n3/5`);
});

test('R-3015: the answer before is offered as a start, as to an expert', async () => {
  await renderRoute(`${tryPath}/n3/5`, { server: trialServer() });
  await expect.element(page.getByText('Question 1 of 2').last()).toBeVisible();
  await answer('20');
  await press('Continue');
  await press('Copy it');
  expect(values()).toEqual(['20', '40', '40']);
});

test('R-3016: nothing of it is sent, drafted, or kept on the device', async () => {
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  const { calls } = await open();
  const before = kept();
  await answer('70');
  await press('Continue');
  await expect.element(page.getByText('Question 1 of 2').last()).toBeVisible();
  await answer('20');
  expect(kept()).toBe(before);
  expect(await drafts.forms()).toEqual([]);
  expect(outbox.state().waiting).toEqual([]);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('R-3016: after a reload the same question is there, without its answer', async () => {
  await open();
  await answer('70');
  await press('Continue');
  await expect.element(page.getByText('Question 1 of 2').last()).toBeVisible();
  await renderRoute(`${tryPath}/n1/1`, { server: trialServer() });
  await expect.element(heading('Tumour site').first()).toBeVisible();
  for (const range of page.getByRole('slider').elements() as HTMLElement[])
    if (range.closest('main')?.textContent.includes('Tumour site')) expect(range.dataset).toHaveProperty('unset');
});

test('R-3017: a draft is saved before it is tried', async () => {
  const { round: _, ...draft } = buildTriedStudy({ state: 'draft' });
  const { router, requests } = await renderRoute(studyPath, { server: trialServer(draft) });
  await press('Change: What experts read first');
  await userEvent.fill(page.getByLabelText('Who asks, and what for'), 'Ann asks.');
  await press(text.start);
  await expect.poll(() => router.state.location.pathname).toBe(`${tryPath}/n1/1`);
  const saved = requests.find(({ method, url }) => method === 'POST' && url.endsWith(`/study/${NETWORK}`));
  expect(await saved?.json()).toMatchObject({ purpose: 'Ann asks.' });
  expect(await drafts.forms()).toEqual([]);
});

test('R-3017: while a round is open, its rules lead to trying it', async () => {
  const { router } = await renderRoute(studyPath, { server: trialServer() });
  await userEvent.click(page.getByRole('link', { name: text.start }));
  await expect.poll(() => router.state.location.pathname).toBe(`${tryPath}/n1/1`);
});

test('R-3015: whoever runs no study is led to the overview, and where there is none to the page that makes one', async () => {
  const other = await renderRoute(tryPath, {
    server: studyServer(buildTriedStudy(), buildOwnOverview({ may: ['view', 'assess'] })),
  });
  await expect.poll(() => other.router.state.location.pathname).toBe(`/network/${NETWORK}/`);
  const none = await renderRoute(tryPath, { server: studyServer() });
  await expect.poll(() => none.router.state.location.pathname).toBe(studyPath);
});

test('R-3015: what cannot be loaded is tried again', async () => {
  let isDown = true;
  const down = http.get('/network/study/{id}', () => (isDown ? Response.error() : undefined));
  await renderRoute(tryPath, { server: [down, ...trialServer()] });
  await expect.element(page.getByText(text.loadFailed)).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(heading('Tumour site')).toBeVisible();
});
