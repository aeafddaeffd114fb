import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
/** The questions of a finished node, in the order in which they are asked; 3 and 4 are decided. */
const order = [1, 2, 6, 5];
const finished = order.map((iteration, place) =>
  buildQuestion({
    currentIteration: iteration,
    previousIteration: order[place - 1] ?? null,
    nextIteration: order[place + 1] ?? null,
    isLastIteration: place === order.length - 1,
    answered: true,
    currentValues: [10 * iteration, 20, 30],
    'self-eval': 1,
    percentCompleted: 100,
    timeRemaining: 0,
    questionsLeft: 0,
    revision: `r4-${iteration}`,
    question: { number: place + 1, of: order.length },
  }),
);

async function open(iteration: number, questions = finished, ...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(iteration), { server: questionServer(...questions), handlers });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return screen;
}

test('a review leads from answer to answer with Continue, and ends with Finish at the overview (R-721, R-722, R-1162, R-1163)', async () => {
  const { getByRole, getByText, address, requests } = await open(1);
  for (const [place, iteration] of order.entries()) {
    await expect.poll(address).toBe(questionPath(iteration));
    await expect.element(getByRole('slider').first()).toHaveValue(String(10 * iteration));
    await expect.element(getByText(`Question ${place + 1} of 4`)).toBeVisible();
    const isLast = place === order.length - 1;
    expect(getByRole('button', { name: isLast ? 'Continue' : 'Finish' }).query()).toBeNull();
    await userEvent.click(getByRole('button', { name: isLast ? 'Finish' : 'Continue' }));
  }
  await expect.poll(address).toBe('/network/Lx7fK2pQ9xWb/');
  const saved = requests.filter(({ url }) => url.endsWith('/save')).map(({ url }) => url.split('/').at(-2));
  expect(saved).toEqual(order.map(String));
});

test('Back leads through a review the same way back (R-721, R-1161)', async () => {
  const { getByRole, address } = await open(5);
  for (const iteration of [6, 2, 1]) {
    await userEvent.click(getByRole('link', { name: 'Back' }));
    await expect.poll(address).toBe(questionPath(iteration));
    await expect.element(getByRole('slider').first()).toHaveValue(String(10 * iteration));
  }
  await expect.element(getByRole('link', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
});

const unknown = buildNode({ redirect: null, nextUnknown: true });
const why = /overlap in so many ways that the next question cannot be found/;

test('where the server cannot say which question is next, the combinations open and say why (R-722, R-1163)', async () => {
  const { getByRole, getByText, address } = await open(
    2,
    [buildQuestion({ nextIteration: null, nextUnknown: true })],
    http.post(saveCall, ({ response }) => response(200).json({ next_iteration: null, nextUnknown: true })),
    http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess: true })),
    http.get('/network/{networkId}/{nodeId}', ({ response }) => response(200).json(unknown)),
  );
  expect(getByRole('button', { name: 'Finish' }).query()).toBeNull();
  await userEvent.fill(getByRole('slider').first(), '70');
  await userEvent.click(getByRole('radio', { name: 'certain', exact: true }));
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(nodePath);
  await expect.element(getByRole('heading', { level: 1, name: 'Decisive event combinations' })).toBeVisible();
  await expect.element(getByText(why)).toBeVisible();
});

test('combinations that can be searched say nothing of it', async () => {
  const { getByRole, getByText } = await renderRoute(nodePath, { server: nodeServer() });
  await expect.element(getByRole('heading', { level: 1, name: 'Decisive event combinations' })).toBeVisible();
  expect(getByText(why).query()).toBeNull();
});
