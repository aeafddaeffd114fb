import type { components } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cancerTables } from '../../test/cancerTables.js';
import { http } from '../../test/fakeServer.js';
import { buildOverview, NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { device } from '../../ground/device/browserDevice.js';
import { judgements } from './browserJudgements.js';

const feedbackCall = '/network/{networkId}/{nodeId}/feedback';
const question = () => page.getByRole('region', { name: 'Before you go on: is this plausible?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const follows: components['schemas']['NodeFeedback'] = {
  node: { id: 'n3', display_name: 'Metastasis', vars: ['absent', 'regional_only', 'distant'] },
  distribution: [0.554, 0.314, 0.132],
  openNodes: [],
};
const answers = (body: components['schemas']['NodeFeedback'] = follows) =>
  http.get(feedbackCall, ({ response }) => response(200).json(body));

/** A server that keeps what is said, and answers as `reply` does. */
function listening(reply: () => Response | undefined = () => undefined) {
  const heard: unknown[] = [];
  const handler = http.post(feedbackCall, async ({ request, response }) => {
    const failed = reply();
    if (failed) return response.untyped(failed);
    heard.push(await request.json());
    return response(200).json({ success: true });
  });
  return { heard, handler };
}

/** The overview, after Metastasis was finished. */
async function finished(...handlers: RequestHandler[]) {
  const overview = networkServer(buildOverview());
  const screen = await renderRoute('/imprint', { handlers, server: overview });
  await judgements.note({ networkId: NETWORK, nodeId: 'n3', title: 'Metastasis' });
  await screen.router.navigate(networkPath);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Laryngeal carcinoma' })).toBeVisible();
  return screen;
}

test('R-2553: the last answer of a node leads to "In 1,000 patients 132 would have …: plausible?"', async () => {
  const last = buildQuestion({
    isLastIteration: true,
    nextIteration: null,
    currentValues: [70, 25, 5],
    answered: true,
  });
  const { getByRole, address } = await renderRoute(questionPath(2), {
    handlers: [answers()],
    server: [...questionServer({ ...last, 'self-eval': 1, comment: '' }), ...networkServer(buildOverview())],
  });
  await userEvent.fill(getByRole('slider').first(), '71');
  await userEvent.click(getByRole('button', { name: /^(Continue|Finish)$/ }));
  await expect.poll(address).toBe(networkPath);
  await expect.element(question()).toMatchTextContent(/in 1,000 patients.*132 would have Metastasis: distant\./);
  await expect.element(question().getByRole('img')).toHaveAccessibleName(/132 of 1,?000/);
  await expect.element(button('regional only 314')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('regional only 314'));
  await expect.element(question()).toMatchTextContent(/314 would have Metastasis: regional only\./);
});

test('R-2554: the answers that weigh most are links to their questions', async () => {
  const tables = http.get('/network/tables/{id}', ({ response }) => response(200).json(cancerTables()));
  const cancer = { id: 'n3', display_name: 'Cancer', vars: ['yes', 'no'] };
  await finished(answers({ ...follows, node: cancer, distribution: [0.01163, 0.98837] }), tables);
  const weighty = question().getByRole('region', { name: 'The answers that weigh most' });
  await expect.element(weighty).toMatchTextContent(/yes, yesanswered 3 %, 8 of the 12$/);
  await expect.element(weighty.getByRole('link')).toHaveAttribute('href', `/network/${NETWORK}/n3/1/`);
  await userEvent.click(button('no 988'));
  await expect.element(weighty.getByRole('link')).not.toHaveAttribute('href', `/network/${NETWORK}/n3/1/`);
});

test('R-2555: yes is one press, and is saved', async () => {
  const { heard, handler } = listening();
  await finished(answers(), handler);
  await userEvent.click(button('Yes, plausible'));
  await expect.element(page.getByText('Saved: you find what follows for Metastasis plausible.')).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  expect(heard).toEqual([{ plausible: true, comment: '' }]);
});

test('R-2555: no is said with a reason, and leads back to the answers', async () => {
  const { heard, handler } = listening();
  await finished(answers(), handler);
  await userEvent.click(button('No'));
  await expect.element(page.getByRole('textbox', { name: /What would you expect/ })).toHaveFocus();
  await userEvent.keyboard('In our clinic nearer 80.');
  await userEvent.click(button('Save'));
  const link = page.getByRole('link', { name: 'Go through its answers' });
  await expect.element(link).toHaveAttribute('href', `/network/${NETWORK}/n3`);
  expect(heard).toEqual([{ plausible: false, comment: 'In our clinic nearer 80.' }]);
});

test('R-2555: later is one press, and the question is found again', async () => {
  const { router } = await finished(answers());
  await userEvent.click(button('Later'));
  await expect.element(question()).not.toBeInTheDocument();
  await router.navigate('/imprint');
  await router.navigate(networkPath);
  await userEvent.click(button('Metastasis'));
  await expect.element(question()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Before you go on: is this plausible?' })).toHaveFocus();
});

test('R-2557: what is said offline is kept and arrives', async () => {
  let isDown = true;
  const { heard, handler } = listening(() => (isDown ? Response.error() : undefined));
  await finished(answers(), handler);
  await userEvent.click(button('Yes, plausible'));
  await expect.element(page.getByText(/kept on this device and sent as soon/)).toBeVisible();
  expect(await device.unsaved()).toBe(1);
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => heard).toEqual([{ plausible: true, comment: '' }]);
  await expect.poll(() => device.unsaved()).toBe(0);
});

test('R-2557: what is refused is said to be, with the reason', async () => {
  const error = { error: 'Gone.', code: 'node_not_found', requestId: 'r' };
  const { handler } = listening(() => Response.json(error, { status: 404 }));
  await finished(answers(), handler);
  await userEvent.click(button('Yes, plausible'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/What you said about Metastasis could not be saved\./);
});

test.each([
  ['a server without the call', []],
  [
    'answers to an ancestor are open',
    [answers({ ...follows, distribution: null, missing: 'open', openNodes: ['n1'] })],
  ],
  ['it has been found plausible', [answers({ ...follows, feedback: { plausible: true, comment: '', savedAt: '' } })]],
])('R-2556: nothing is asked: %s', async (_why, handlers) => {
  const { calls } = await finished(...handlers);
  await expect.poll(() => calls).toContain(`GET /api/network/${NETWORK}/n3/feedback`);
  await expect.element(page.getByRole('row', { name: /Tumour site/ })).toBeVisible();
  expect(question().query()).toBeNull();
  expect(page.getByText('You wanted to judge later').query()).toBeNull();
});

test('R-2556: after a no the question is asked again, with what was said', async () => {
  await finished(answers({ ...follows, feedback: { plausible: false, comment: 'rarer', savedAt: '' } }));
  await expect.element(question()).toMatchTextContent(/Last time you said no: “rarer”/);
});

test('R-2004: the page comes with the question in its place, and is not moved by one that comes later', async () => {
  const { router } = await finished(answers());
  const table = page.getByRole('table', { name: 'Nodes of the network' });
  await expect.element(table).toBeVisible();
  // Whatever is seen of the page has the question above it.
  expect(question().query()).not.toBeNull();
  await userEvent.click(button('Yes, plausible'));
  await expect.element(question()).not.toBeInTheDocument();
  await judgements.note({ networkId: NETWORK, nodeId: 'n2', title: 'T stage' });
  window.dispatchEvent(new Event('online'));
  await router.revalidate();
  expect(question().query()).toBeNull();
});

test('R-2004: the node that was just finished is asked about, and an earlier one is called so', async () => {
  const { router } = await renderRoute('/imprint', {
    handlers: [answers()],
    server: networkServer(buildOverview()),
  });
  await judgements.note({ networkId: NETWORK, nodeId: 'n2', title: 'T stage' });
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  await judgements.note({ networkId: NETWORK, nodeId: 'n3', title: 'Metastasis' });
  await router.navigate(networkPath, { state: { from: 'n3' } });
  await expect.element(question().getByText('Metastasis is complete.')).toBeVisible();
  await userEvent.click(button('Yes, plausible'));
  await expect
    .element(question().getByText('T stage was completed before; what follows for it is known now.'))
    .toBeVisible();
});

test('R-2004: of a node without parents, where nothing follows but the answer given, nothing is asked', async () => {
  const { router, calls } = await renderRoute('/imprint', {
    handlers: [answers()],
    server: networkServer(buildOverview()),
  });
  await judgements.note({ networkId: NETWORK, nodeId: 'n1', title: 'Tumour site' });
  await router.navigate(networkPath);
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
  expect(question().query()).toBeNull();
  expect(calls.filter((call) => call.endsWith('/feedback'))).toEqual([]);
  expect(await judgements.dueIn({ networkId: NETWORK })).toEqual([]);
});
