import type { RequestHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outbox } from '../../features/answering/browserOutbox.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { passTime } from '../../test/passTime.js';
import { renderRoute } from '../../test/renderRoute.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const total = 13;
const questions = Array.from({ length: total }, (_, index) =>
  buildQuestion({
    currentIteration: index + 1,
    previousIteration: index === 0 ? null : index,
    nextIteration: index === total - 1 ? null : index + 2,
    isLastIteration: index === total - 1,
    question: { number: index + 1, of: total },
    percentCompleted: 0,
    questionsLeft: total,
  }),
);

/** A network that can be cut: either the browser reports it, or saves simply do not reach the server. */
function network() {
  let isThere = true;
  let takesSaves = true;
  let isOnline = true;
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  onTestFinished(() => spy.mockRestore());
  const tell = (online: boolean) => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  return {
    handlers: [
      http.get('/network/{networkId}/{nodeId}/{iteration}', () => (isThere ? undefined : Response.error())),
      http.get('/network/check-access/{networkId}', () => (isThere ? undefined : Response.error())),
      http.post(saveCall, () => (isThere && takesSaves ? undefined : Response.error())),
    ],
    goes: () => {
      isThere = false;
      tell(false);
    },
    comesBack: () => {
      isThere = true;
      tell(true);
    },
    // No other call fails: after one that did, the page waits for no save.
    serverStops: () => (takesSaves = false),
    serverStarts: () => (takesSaves = true),
  };
}

async function answering(...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(1), { server: questionServer(...questions), handlers });
  const { getByRole, getByText, requests } = screen;
  await expect.element(getByText(`Question 1 of ${total}`).last()).toBeVisible();
  // Ten questions are prefetched before the network goes.
  await expect.poll(() => requests.some(({ url }) => url.includes('/n3/11?'))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const saves = () => requests.filter(({ url }) => url.endsWith('/save'));
  return {
    ...screen,
    saves,
    answer: async (first: number) => {
      await userEvent.fill(getByRole('slider').first(), String(first));
      await userEvent.click(getByRole('radio', { name: 'certain', exact: true }));
      await userEvent.click(getByRole('button', { name: 'Continue' }));
    },
  };
}

test('R-1709: offline, ten questions are answered in order and counted on, wait on the device, and are sent once each when the network is back', async () => {
  const { handlers, goes, comesBack } = network();
  const { answer, address, saves, getByText, getByRole } = await answering(...handlers);
  goes();
  await expect
    .element(getByText('You are offline. Your answers are kept on this device and sent later.'))
    .toBeVisible();
  for (let iteration = 1; iteration <= 10; iteration++) {
    await answer(10 + iteration);
    await expect.poll(address).toBe(questionPath(iteration + 1));
    await expect.element(getByText(`Question ${iteration + 1} of ${total}`).last()).toBeVisible();
  }
  await expect
    .element(getByText('You are offline. 10 answers are kept on this device and will be sent later.'))
    .toBeVisible();
  await expect
    .element(getByRole('slider').first())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^not answered/));

  const before = saves().length;
  comesBack();
  await expect.poll(() => outbox.state().waiting.length).toBe(0);
  const sent = await Promise.all(
    saves()
      .slice(before)
      .map((request) => request.clone().json() as Promise<{ sliders: number[] }>),
  );
  expect(sent.map(({ sliders }) => sliders[0])).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(new Set(saves().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(10);
  await expect.poll(() => drafts.forms()).toHaveLength(0);
  expect(getByText(/You are offline/).query()).toBeNull();
});

test('offline, a waiting answer is shown when the user returns to its question', async () => {
  const { handlers, goes } = network();
  const { answer, getByText, getByRole } = await answering(...handlers);
  goes();
  await answer(77);
  await expect.element(getByText(`Question 2 of ${total}`).last()).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'Back' }));
  await expect.element(getByText(`Question 1 of ${total}`).last()).toBeVisible();
  await expect.element(getByRole('slider').first()).toHaveValue('77');
  await expect.element(getByText(/^This answer is kept on this device/)).toBeVisible();
});

test('a waiting answer is saved once, and shown as saved, while its question is open again', async () => {
  const { handlers, goes, comesBack } = network();
  const { answer, saves, getByText, getByRole } = await answering(...handlers);
  goes();
  await answer(77);
  await expect.element(getByText(`Question 2 of ${total}`).last()).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'Back' }));
  await expect.element(getByText(/^This answer is kept on this device/)).toBeVisible();

  // Pressing again sends the same answer, not a second one.
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.element(getByText(`Question 2 of ${total}`).last()).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'Back' }));
  await expect.element(getByText(/^This answer is kept on this device/)).toBeVisible();
  comesBack();
  await expect.element(getByText(/^This answer is kept on this device/)).not.toBeInTheDocument();
  expect(saves().length).toBeGreaterThan(1);
  expect(new Set(saves().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('R-1706 while the server is unreachable the page says that the answer waits, and moves on by itself once it is saved', async () => {
  const pass = passTime();
  const { handlers, serverStops, serverStarts } = network();
  const { answer, address, getByRole, getByText } = await answering(...handlers);
  serverStops();
  await answer(77);
  await expect.element(getByRole('alert')).toMatchTextContent('You need not try again yourself');
  expect(getByText(/Please try again/).query()).toBeNull();
  serverStarts();
  await pass(6000);
  await expect.poll(address).toBe(questionPath(2));
});

test('while the server is unreachable the user can go on', async () => {
  const { handlers, serverStops, serverStarts } = network();
  const { answer, address, getByRole, getByText } = await answering(...handlers);
  serverStops();
  await answer(77);
  await userEvent.click(getByRole('link', { name: 'Continue without waiting' }));
  await expect.poll(address).toBe(questionPath(2));
  await expect
    .element(getByText('1 answer is kept on this device and not saved yet. We will keep trying to send it.'))
    .toBeVisible();
  // Any sooner, and what the outbox tries by itself could send it first.
  document.addEventListener('pointerdown', serverStarts, { once: true });
  await userEvent.click(getByRole('button', { name: 'Send now' }));
  await expect.element(getByText(/not saved yet/)).not.toBeInTheDocument();
  expect(address()).toBe(questionPath(2));
});

test('an answer overtaken while it waited is not lost: its question opens with it as a draft', async () => {
  const { handlers, goes, comesBack } = network();
  let overtaken = false;
  const { answer, getByRole, getByText, address } = await answering(
    http.post(saveCall, () => (overtaken ? Response.json(buildConflict(), { status: 409 }) : undefined)),
    ...handlers,
  );
  goes();
  await answer(77);
  await expect.poll(address).toBe(questionPath(2));
  overtaken = true;
  comesBack();
  await expect.element(getByText('An answer to “Metastasis” was not saved.')).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'Open the question' }));
  await expect.poll(address).toBe(questionPath(1));
  await expect.element(getByRole('slider').first()).toHaveValue('77');
  await expect.element(getByText(/^Draft restored/)).toBeVisible();
  expect(getByRole('link', { name: 'Open the question' }).query()).toBeNull();
  overtaken = false;
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(questionPath(2));
  expect(getByText('An answer to “Metastasis” was not saved.').query()).toBeNull();
});

test('an answer to a network that was deleted meanwhile can be downloaded, and discarded', async () => {
  const { handlers, goes, comesBack } = network();
  let deleted = false;
  const gone = buildError('Network not found.', 'network_not_found');
  const { answer, getByRole, getByText, address } = await answering(
    http.post(saveCall, ({ response }) => (deleted ? response(404).json(gone) : undefined)),
    ...handlers,
  );
  goes();
  await answer(77);
  await expect.poll(address).toBe(questionPath(2));
  deleted = true;
  comesBack();
  await expect.element(getByText(/^Its network was deleted or is no longer shared with you/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Download the answer' })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Discard' }));
  await expect.element(getByText('An answer to “Metastasis” was not saved.')).not.toBeInTheDocument();
});

test('the next question is shown without waiting for the network', async () => {
  let isSlow = false;
  const { answer, address, getByRole } = await answering(
    http.get('/network/{networkId}/{nodeId}/{iteration}', async () => {
      if (isSlow) await new Promise(() => undefined);
      return undefined;
    }),
  );
  isSlow = true;
  await answer(77);
  await expect.poll(address).toBe(questionPath(2));
  await expect
    .element(getByRole('slider').first())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^not answered/));
});
