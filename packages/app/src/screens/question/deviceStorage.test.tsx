import type { RequestHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deviceKeeps } from '../../ground/device/deviceKeeps.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { passTime } from '../../test/passTime.js';
import { renderRoute } from '../../test/renderRoute.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const notKept = 'This browser cannot keep anything on this device. Stay on this page until your input has been saved.';

async function open(...handlers: RequestHandler[]) {
  const server = questionServer(buildQuestion(), buildQuestion({ currentIteration: 3 }));
  const screen = await renderRoute(questionPath(2), { server, handlers });
  const { getByRole } = screen;
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return {
    ...screen,
    type: (first: number) => userEvent.fill(getByRole('slider').first(), String(first)),
    choose: () => userEvent.click(getByRole('radio', { name: 'certain', exact: true })),
    goOn: () => userEvent.click(getByRole('button', { name: 'Continue' })),
  };
}

/** A browser whose storage is full. */
function full<Kind extends object>(prototype: Kind, write: keyof Kind) {
  const refusing = vi.spyOn(prototype, write as never).mockImplementation((() => {
    throw new DOMException('full', 'QuotaExceededError');
  }) as never);
  const stop = () => {
    refusing.mockRestore();
    deviceKeeps.tell(true);
  };
  onTestFinished(stop);
  return stop;
}

test('the page says that the browser has no room for drafts, and answers are saved all the same', async () => {
  const { type, choose, goOn, address, getByText } = await open();
  full(IDBObjectStore.prototype, 'put');
  expect(getByText(notKept).query()).toBeNull();
  await type(77);
  await expect.element(getByText(notKept)).toBeVisible();
  await choose();
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
});

test('the message disappears once there is room again', async () => {
  const { type, getByText } = await open();
  const stop = full(IDBObjectStore.prototype, 'put');
  await type(77);
  await expect.element(getByText(notKept)).toBeVisible();
  stop();
  await type(78);
  await expect.element(getByText(notKept)).not.toBeInTheDocument();
});

test('an answer that the browser had no room for waits in the page while the server is away', async () => {
  const pass = passTime();
  let isThere = false;
  const { type, choose, goOn, address, getByRole } = await open(
    http.post(saveCall, () => (isThere ? undefined : Response.error())),
  );
  full(IDBObjectStore.prototype, 'put');
  await type(77);
  await choose();
  await goOn();
  await expect.element(getByRole('slider').first()).toHaveValue('77');
  isThere = true;
  await pass(6000);
  await expect.poll(address).toBe(questionPath(3));
});

test('a browser that keeps no settings either shows and saves every question', async () => {
  const { type, choose, goOn, address, getByRole } = await open();
  full(Storage.prototype, 'setItem');
  await type(77);
  await choose();
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  expect(getByRole('heading', { name: 'Unexpected Application Error!' }).query()).toBeNull();
});

test('if storage is cleared while the page is open, the user signs in again and the answer is saved', async () => {
  const { type, choose, goOn, requests, getByRole, getByText, getByLabelText } = await open(
    http.post(saveCall, ({ request }) =>
      request.headers.has('Authorization')
        ? undefined
        : Response.json(buildError('Please log in.', 'not_logged_in'), { status: 401 }),
    ),
  );
  const saves = () => requests.filter(({ url }) => url.endsWith('/save'));
  await type(62);
  localStorage.clear();
  await choose();
  await goOn();
  await expect.element(getByText('After logging in, you will continue where you left off.')).toBeVisible();
  await userEvent.fill(getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(getByRole('button', { name: 'Log in' }));
  // The waiting answer is sent by itself.
  await expect.poll(() => saves().length).toBe(2);
  expect(await saves()[1]?.json()).toMatchObject({ sliders: [62, 19, 19], 'self-eval': 2 });
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
});
