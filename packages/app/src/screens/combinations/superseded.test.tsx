import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { buildNode, networkPath, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const saveCall = '/network/{networkId}/{nodeId}/save';
const saved = buildNode({
  combinations: [{ nodes: { '1': 1 }, value: [20, 30, 60], number: 1 }],
  answeredIterations: 2,
});
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const answering = (superseded: number, nextQuestion: number | null) =>
  http.post(saveCall, ({ response }) =>
    response(200).json({ success: true, nextQuestion, superseded, revision: 'r4-2' }),
  );

async function change(...handlers: RequestHandler[]) {
  const screen = await renderRoute(`${nodePath}?change`, { server: nodeServer(saved), handlers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

test('changing combinations later shows the effect on existing answers before anything is saved (O-09)', async () => {
  const { getByText } = await change();
  const sentence = /^2 questions are already answered directly. .* Your answers are kept and count again/;
  expect(getByText(sentence).query()).toBeNull();
  await press('Add another combination');
  await userEvent.click(page.getByRole('group', { name: 'Tumour site' }).getByRole('button', { name: /^glottic/ }));
  await expect.element(getByText(sentence)).toBeVisible();
});

test('the page after the save says how many answers no longer count, and that they are kept; once (O-09)', async () => {
  const { getByText, address, router } = await change(answering(2, 2));
  await press('Done');
  await expect.poll(address).toContain('/start');
  const sentence = /^2 answers about Metastasis no longer count because .* They are kept and count again/;
  await expect.element(getByText(sentence)).toBeVisible();
  await router.navigate(networkPath);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Laryngeal carcinoma' })).toBeVisible();
  expect(getByText(sentence).query()).toBeNull();
});

test('with nothing left to ask, the overview says it (R-828)', async () => {
  const { getByText, address } = await change(answering(1, null));
  await press('Done');
  await expect.poll(address).toBe(networkPath);
  await expect.element(getByText(/^1 answer about Metastasis no longer counts because .* It is kept/)).toBeVisible();
});

test('a save that supersedes nothing says nothing', async () => {
  const { getByText, address } = await change(answering(0, 2));
  await press('Done');
  await expect.poll(address).toContain('/start');
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(getByText(/no longer count/).query()).toBeNull();
});
