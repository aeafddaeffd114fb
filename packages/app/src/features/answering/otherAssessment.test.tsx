import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { nodePath, nodeServer } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { device } from '../../ground/device/browserDevice.js';
import { judgements } from '../plausible/browserJudgements.js';
import { queue } from '../queue/browserQueue.js';
import { outbox } from './browserOutbox.js';

const networkId = 'Lx7fK2pQ9xWb';
const one = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const first = () => page.getByRole('slider').first();

/** A server whose user works on an assessment of their own, and that can be out of reach. */
async function open(path: string, server: RequestHandler[], heading = 'Metastasis') {
  let assessment: string | undefined = one;
  let isThere = true;
  const screen = await renderRoute(path, {
    server,
    handlers: [
      http.get('/network/check-access/{networkId}', ({ response }) =>
        response(200).json({ hasAccess: true, ...(assessment === undefined ? {} : { assessment }) }),
      ),
      http.post('/network/{networkId}/{nodeId}/{iteration}/save', () => (isThere ? undefined : Response.error())),
    ],
  });
  return {
    ...screen,
    isThere: (next: boolean) => (isThere = next),
    /** Leaves the page and comes back to find that the user works on another assessment. */
    async comeBackTo(next: string | undefined) {
      assessment = next;
      await screen.router.navigate('/imprint');
      await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
      await screen.router.navigate(path);
      await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  };
}

test('R-2851: what was typed in one assessment is not shown in another, and is there again in its own', async () => {
  const { comeBackTo } = await open(questionPath(2), questionServer(buildQuestion()));
  await expect.element(first()).toBeVisible();
  await userEvent.fill(first(), '77');
  await expect.poll(() => drafts.forms()).toMatchObject([{ networkId, assessmentId: one }]);
  for (const elsewhere of [other, undefined]) {
    await comeBackTo(elsewhere);
    await expect.element(first()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^not answered/));
  }
  await comeBackTo(one);
  await expect.element(first()).toHaveValue('77');
});

test('R-2851: combinations that were typed in one assessment are not shown in another', async () => {
  const { comeBackTo } = await open(nodePath, nodeServer(), 'Decisive event combinations');
  await userEvent.click(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }));
  await userEvent.fill(first(), '77');
  await expect.poll(() => drafts.forms()).toMatchObject([{ form: 'combinations', assessmentId: one }]);
  await comeBackTo(other);
  expect(first().query()).toBeNull();
  await comeBackTo(one);
  await expect.element(first()).toHaveValue('77');
});

test('R-2851: an answer that waits is sent for the assessment that it was given in, whichever is the user’s by then', async () => {
  const next = buildQuestion({ currentIteration: 3, isLastIteration: true, nextIteration: null });
  const { comeBackTo, isThere, requests } = await open(questionPath(2), questionServer(buildQuestion(), next));
  await expect.element(first()).toBeVisible();
  await userEvent.fill(first(), '77');
  await userEvent.click(page.getByRole('radio', { name: 'certain', exact: true }));
  isThere(false);
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => outbox.state().waiting.length).toBe(1);
  await comeBackTo(other);
  await expect.element(first()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^not answered/));
  isThere(true);
  await outbox.flush();
  const sent = requests.filter(({ url }) => url.endsWith('/save'));
  expect(new Set(sent.map(({ headers }) => headers.get('X-Assessment')))).toEqual(new Set([one]));
  expect(outbox.state().waiting).toEqual([]);
});

test('R-2851: the order of questions and the nodes to be judged are those of the assessment', async () => {
  const { comeBackTo } = await open(questionPath(2), questionServer(buildQuestion()));
  await expect.element(first()).toBeVisible();
  const question = { nodeId: 'n9', iteration: 1, title: 'Stage', outcome: 'Stage', seconds: 40 };
  queue.choose(networkId, 'matters');
  queue.ask(networkId, [question]);
  const here = device.assessments.inNetwork(networkId);
  await judgements.note({ ...here, nodeId: 'n9', title: 'Stage' });
  await comeBackTo(other);
  expect([queue.order(networkId), queue.batch(networkId)]).toEqual(['one-change', []]);
  // What was answered in the other one is no question of this one's order.
  queue.answered({ ...here, nodeId: 'n9', iteration: 1 });
  expect(await judgements.dueIn(device.assessments.inNetwork(networkId))).toEqual([]);
  await comeBackTo(one);
  expect(queue.batch(networkId)).toEqual([question]);
  expect(await judgements.dueIn(here)).toMatchObject([{ nodeId: 'n9', assessmentId: one }]);
});
