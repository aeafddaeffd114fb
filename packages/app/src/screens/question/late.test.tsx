import { outbox as words } from '@credence/text/english/app/outbox';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outbox } from '../../features/answering/browserOutbox.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK, networkPath } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const closed = buildError('The round is not open.', 'round_not_open');
const refusesSave = http.post('/network/{networkId}/{nodeId}/{iteration}/save', () =>
  Response.json(closed, { status: 409 }),
);
const refused = 'An answer to “Metastasis” was not saved.';

/** Answers the second question once its round has been closed. */
async function answering(...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(2), {
    server: questionServer(buildQuestion()),
    handlers: [refusesSave, ...handlers],
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  await userEvent.fill(screen.getByRole('slider').first(), '77');
  await userEvent.click(screen.getByRole('radio', { name: 'certain', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  return screen;
}

test('R-3048: an answer that comes after the close is kept, its author is told by whom it can be let in, and led to their part', async () => {
  const keeps = http.post('/network/study/{id}/late', ({ response }) =>
    response(200).json({ late: { answers: 1, letIn: 0 }, owner: 'Ada Lovelace' }),
  );
  const { requests, address } = await answering(keeps);
  const notice = page.getByText(words.late(1, 'Ada Lovelace'));
  await expect.element(notice).toBeVisible();
  await expect.poll(address).toBe(networkPath);
  const sent = requests.filter(({ url }) => url.endsWith(`/study/${NETWORK}/late`));
  expect(await Promise.all(sent.map((request) => request.json()))).toMatchObject([
    { nodeId: 'n3', iteration: 2, answer: { sliders: [77, expect.any(Number), expect.any(Number)], 'self-eval': 2 } },
  ]);
  await userEvent.click(notice.element().closest('[role]')?.querySelector('button') ?? document.body);
  await expect.element(notice).not.toBeInTheDocument();
  expect(outbox.state()).toMatchObject({ waiting: [], refused: [], late: [] });
});

test('R-3048: where it is not kept either, it stays on the screen with the reason, as before', async () => {
  const refuses = http.post('/network/study/{id}/late', () => Response.json(closed, { status: 409 }));
  const { address } = await answering(refuses);
  await expect.element(page.getByText('The round is not open.')).toBeVisible();
  expect(address()).toBe(questionPath(2));
  expect(page.getByText(refused).query()).toBeNull();
});
