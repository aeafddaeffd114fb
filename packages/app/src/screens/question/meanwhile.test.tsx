import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outbox } from '../../features/answering/browserOutbox.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { passTime } from '../../test/passTime.js';
import { renderRoute } from '../../test/renderRoute.js';
import { savedFiles } from '../../test/savedFiles.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const failed = 'Failed to save data. Please try again.';

async function answering(...handlers: RequestHandler[]) {
  const server = questionServer(buildQuestion(), buildQuestion({ currentIteration: 3 }));
  const screen = await renderRoute(questionPath(2), { server, handlers });
  const { getByRole } = screen;
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return {
    ...screen,
    goOn: () => userEvent.click(getByRole('button', { name: 'Continue' })),
    answer: async (first: number) => {
      await userEvent.fill(getByRole('slider').first(), String(first));
      await userEvent.click(getByRole('radio', { name: 'certain', exact: true }));
      await userEvent.click(getByRole('button', { name: 'Continue' }));
    },
  };
}

/** A network that the user can lose access to and regain. */
function network() {
  let refusal: { status: number; code: string } | undefined;
  const refuse = () => refusal && Response.json(buildError('No.', refusal.code), { status: refusal.status });
  return {
    handlers: [
      http.post(saveCall, refuse),
      http.get('/network/check-access/{networkId}', ({ response }) =>
        refusal ? response(200).json({ hasAccess: false }) : undefined,
      ),
    ],
    goes: (status = 404, code = 'network_not_found') => (refusal = { status, code }),
    comesBack: () => (refusal = undefined),
  };
}

test.each([
  [404, 'network_not_found'],
  [403, 'forbidden'],
])(
  'a network that was deleted or is no longer shared (%i): the answer stays on the screen and can be downloaded',
  async (status, code) => {
    const { handlers, goes } = network();
    const { answer, getByRole, getByText, getByLabelText } = await answering(...handlers);
    const files = savedFiles();
    goes(status, code);
    await userEvent.click(getByRole('radio', { name: 'uncertain', exact: true }));
    await userEvent.fill(getByLabelText('Explain your uncertainty:'), 'Few patients.');
    await answer(77);
    await expect.element(getByText(failed, { exact: true })).toBeVisible();
    await expect
      .element(getByRole('alert'))
      .toMatchTextContent('This network was deleted or is no longer shared with you. Your answer is kept here');
    await expect.element(getByRole('slider').first()).toHaveValue('77');
    // The notice above every screen leaves the message to the question.
    expect(getByText('An answer to “Metastasis” was not saved.').query()).toBeNull();

    await userEvent.click(getByRole('button', { name: 'Download the answer' }));
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]?.name).toBe('answer-n3-2.json');
    expect(JSON.parse((await files[0]?.content.text()) ?? '')).toMatchObject({
      node: 'Metastasis',
      iteration: 2,
      answer: { sliders: [77, 12, 12] },
    });
  },
);

test('later changes are in the file too', async () => {
  const { handlers, goes } = network();
  const { answer, getByRole } = await answering(...handlers);
  const files = savedFiles();
  goes();
  await answer(77);
  await expect.element(getByRole('button', { name: 'Download the answer' })).toBeVisible();
  await userEvent.fill(getByRole('slider').nth(1), '33');
  await userEvent.click(getByRole('button', { name: 'Download the answer' }));
  await expect.poll(() => files.length).toBe(1);
  expect(JSON.parse((await files[0]?.content.text()) ?? '')).toMatchObject({
    answer: { sliders: [77, 12, 12] },
    changedTo: { values: [77, 33, null] },
  });
});

test('after leaving the question of a network that is gone, the answer is shown above every screen until it is discarded', async () => {
  const { handlers, goes } = network();
  const { answer, router, getByRole, getByText } = await answering(...handlers);
  goes();
  await answer(77);
  await expect.element(getByText(failed, { exact: true })).toBeVisible();
  await router.navigate('/imprint');
  await expect.element(getByText('An answer to “Metastasis” was not saved.')).toBeVisible();
  await expect.element(getByText(/^Its network was deleted or is no longer shared with you/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Download the answer' })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Discard' }));
  await expect.element(getByText('An answer to “Metastasis” was not saved.')).not.toBeInTheDocument();
  await expect.poll(() => drafts.forms()).toHaveLength(0);
});

test('an answer to a network that is shared again is saved with one press', async () => {
  const { handlers, goes, comesBack } = network();
  const { answer, goOn, address, getByText } = await answering(...handlers);
  goes();
  await answer(77);
  await expect.element(getByText(failed, { exact: true })).toBeVisible();
  comesBack();
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  expect(outbox.state()).toEqual({ waiting: [], refused: [], delivered: 0, late: [] });
});

test('R-2633: an answer to a network that is restored is saved as soon as the user is back, and nothing says deleted', async () => {
  const { handlers, goes, comesBack } = network();
  const { answer, address, requests, getByText, getByRole } = await answering(...handlers);
  goes();
  await answer(77);
  await expect.element(getByText(failed, { exact: true })).toBeVisible();
  comesBack();
  const saves = () => requests.filter(({ url }) => url.endsWith('/save')).length;
  const before = saves();
  window.dispatchEvent(new Event('focus'));
  await expect.element(getByText(failed, { exact: true })).not.toBeInTheDocument();
  expect(getByText(/deleted or is no longer shared/).query()).toBeNull();
  expect([saves(), address(), outbox.state()]).toEqual([
    before + 1,
    questionPath(2),
    { waiting: [], refused: [], delivered: 1, late: [] },
  ]);
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
});

test('a refusal about the session shows its own message, and offers no file', async () => {
  const refused = buildError('Your session could not be verified. Please reload the page.', 'csrf_failed');
  const { answer, getByRole } = await answering(http.post(saveCall, () => Response.json(refused, { status: 403 })));
  await answer(77);
  await expect.element(getByRole('alert')).toMatchTextContent('Please reload the page.');
  expect(getByRole('button', { name: 'Download the answer' }).query()).toBeNull();
});

test.each([
  [503, 'storage_unavailable'],
  [507, 'storage_unavailable'],
  [503, 'unavailable'],
])(
  'B-274 R-3335 R-3336 R-3337 a server that cannot save (%i %s) keeps nobody’s answer from being saved',
  async (status, code) => {
    const pass = passTime();
    let isFull = true;
    const full = buildError('Full.', code);
    const { answer, address, getByRole } = await answering(
      http.post(saveCall, () => (isFull ? Response.json(full, { status }) : undefined)),
    );
    await answer(77);
    await expect
      .element(getByRole('alert'))
      .toMatchTextContent(
        'Nothing can be saved at the moment. What you entered is kept on this device and sent as soon as it can be.',
      );
    await expect.element(getByRole('slider').first()).toHaveValue('77');
    isFull = false;
    await pass(6000);
    await expect.poll(address).toBe(questionPath(3));
  },
);

test('R-2203: the user’s own answer from another device or tab is shown as their own', async () => {
  const conflict = buildConflict({ username: 'Ann@example.org' });
  const { answer, getByRole } = await answering(http.post(saveCall, () => Response.json(conflict, { status: 409 })));
  await answer(77);
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('You have answered this question on another device or in another tab: 60 / 30 / 10 %.');
  await expect.element(getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Use the newer one' })).toBeVisible();
});

test('R-2632: a second "Continue" during a conflict leads to the choice that is open', async () => {
  let saves = 0;
  const { answer, goOn, getByRole } = await answering(
    http.post(saveCall, ({ response }) => {
      saves += 1;
      return response(409).json(buildConflict());
    }),
  );
  await answer(77);
  await expect.element(getByRole('button', { name: 'Use theirs' })).toBeVisible();
  await goOn();
  expect(saves).toBe(1);
  await expect.poll(() => document.activeElement?.closest('[role="alert"], [data-credence="alert"]')).not.toBeNull();
});

test.each(['01', '1e1', '0x2', '2.0'])('R-1755: %s is no address of a question', async (iteration) => {
  const { getByText } = await renderRoute(`/network/Lx7fK2pQ9xWb/n3/${iteration}/`, {
    server: questionServer(buildQuestion(), buildQuestion({ currentIteration: 1 })),
  });
  await expect.element(getByText('This question does not exist. Open it from the overview.')).toBeVisible();
});
