import type { Question } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
/** The questions of a completed node, in the order in which they are asked; 3 and 4 are decided. */
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
    comment: '',
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

type Screen = Awaited<ReturnType<typeof open>>;

/** The iterations that were saved, one per call. */
const savesIn = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.endsWith('/save')).map(({ url }) => url.split('/').at(-2));

test('a review leads from answer to answer with Continue, and ends with Finish at the overview (R-721, R-722, R-1162, R-1163)', async () => {
  const { getByRole, getByText, address, requests } = await open(1);
  for (const [place, iteration] of order.entries()) {
    await expect.poll(address).toBe(questionPath(iteration));
    await expect.element(getByRole('slider').first()).toHaveValue(String(10 * iteration));
    await expect.element(getByText(`Question ${place + 1} of 4`).last()).toBeVisible();
    const isLast = place === order.length - 1;
    expect(getByRole('button', { name: isLast ? 'Continue' : 'Finish' }).query()).toBeNull();
    await userEvent.click(getByRole('button', { name: isLast ? 'Finish' : 'Continue' }));
  }
  await expect.poll(address).toBe('/network/Lx7fK2pQ9xWb/');
  // Nothing was changed, so nothing was saved again.
  expect(savesIn(requests)).toEqual([]);
});

test.each<[string, (screen: Screen) => Promise<void>]>([
  ['a slider', ({ getByRole }) => userEvent.fill(getByRole('slider').nth(2), '31')],
  ['the certainty', ({ getByRole }) => userEvent.click(getByRole('radio', { name: 'certain', exact: true }))],
  [
    'the comment',
    async ({ getByRole, getByLabelText }) => {
      await userEvent.click(getByRole('radio', { name: 'rather uncertain', exact: true }));
      await userEvent.fill(getByLabelText('Explain your uncertainty:'), 'Few such patients.');
    },
  ],
])('a review in which %s is changed saves that answer, and no other (R-738)', async (_, change) => {
  const screen = await open(1);
  const { getByRole, address, requests } = screen;
  await change(screen);
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(questionPath(2));
  await expect.element(getByRole('slider').first()).toHaveValue('20');
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(questionPath(6));
  expect(savesIn(requests)).toEqual(['1']);
});

test('a change that is taken back is no new answer, and leaves no draft (R-738)', async () => {
  const { getByRole, address, requests } = await open(1);
  await userEvent.fill(getByRole('slider').first(), '40');
  await expect.poll(() => drafts.forms()).toHaveLength(1);
  await userEvent.fill(getByRole('slider').first(), '10');
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(questionPath(2));
  await expect.poll(() => drafts.forms()).toHaveLength(0);
  expect(savesIn(requests)).toEqual([]);
});

test.each<[string, Partial<Question>]>([
  ['a combination decides the question', { decidedBy: { number: 1, value: [10, 20, 30] } }],
  ['the server does not say what it has', { answered: undefined as never }],
])('where %s, an answer that looks the same is saved (R-738)', async (_, given) => {
  const [first, ...rest] = finished;
  const { getByRole, address, requests } = await open(1, [{ ...first!, ...given }, ...rest]);
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(questionPath(2));
  expect(savesIn(requests)).toEqual(['1']);
});

test('an answer that the server refused is sent again, though it was taken back to what was loaded (R-738)', async () => {
  const refusal = http.post(saveCall, () =>
    Response.json(buildError('Not now.', 'validation_failed'), { status: 400 }),
  );
  const { getByRole, requests } = await open(1, finished, refusal);
  await userEvent.fill(getByRole('slider').first(), '40');
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.element(getByRole('alert')).toBeVisible();
  await userEvent.fill(getByRole('slider').first(), '10');
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(() => savesIn(requests)).toEqual(['1', '1']);
  await expect.element(getByRole('alert')).toBeVisible();
});

test('values of 1 are asked about in a review too, and then left as they are (R-728)', async () => {
  const [first, ...rest] = finished;
  const { getByRole, address, requests } = await open(1, [{ ...first!, currentValues: [1, 1, 1] }, ...rest]);
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await userEvent.click(getByRole('button', { name: 'Yes, keep them' }));
  await expect.poll(address).toBe(questionPath(2));
  expect(savesIn(requests)).toEqual([]);
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

test('if the server cannot determine the next question, the combinations open and say why (R-722, R-1163)', async () => {
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

test('combinations that can be searched show no such message', async () => {
  const { getByRole, getByText } = await renderRoute(nodePath, { server: nodeServer() });
  await expect.element(getByRole('heading', { level: 1, name: 'Decisive event combinations' })).toBeVisible();
  expect(getByText(why).query()).toBeNull();
});
