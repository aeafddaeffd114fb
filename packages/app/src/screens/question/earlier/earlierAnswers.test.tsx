import type { RequestHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ahead } from '../../../features/answering/questions.js';
import { drafts } from '../../../ground/drafts/browserDrafts.js';
import { buildError } from '../../../test/builders.js';
import { http } from '../../../test/fakeServer.js';
import { buildHistory, buildPastAnswer, historyCall, pastId, restoreCall } from '../../../test/historyBuilders.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../../test/questionBuilders.js';
import { renderRoute } from '../../../test/renderRoute.js';

const answered = buildQuestion({ answered: true, currentValues: [70, 25, 5], 'self-eval': 2, revision: 'r4-3' });
const link = () => page.getByRole('button', { name: 'Earlier answers' });
const dialog = () => page.getByRole('dialog', { name: 'Earlier answers' });
const items = () => dialog().getByRole('listitem');
const use = (which: string | RegExp) => dialog().getByRole('button', { name: which });
const oldest = /^Use this answer again: okafor/;

/** A question with three answers, of which an earlier one can be restored. */
function world() {
  let question = answered;
  let history = buildHistory();
  const handlers: RequestHandler[] = [
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ params, response }) =>
      Number(params.iteration) === 2 ? response(200).json(question) : undefined,
    ),
    http.get(historyCall, ({ response }) => response(200).json({ answers: history })),
    http.post(restoreCall, async ({ request, response }) => {
      const { answer } = await request.json();
      const past = history.find(({ id }) => id === answer) ?? buildPastAnswer();
      const again = { ...past, id: pastId(4), counts: true };
      history = [again, ...history.map((one) => ({ ...one, counts: false }))];
      question = { ...question, currentValues: past.sliders, 'self-eval': past['self-eval'], revision: 'r4-4' };
      return response(200).json({ next_iteration: 3, revision: 'r4-4', percentCompleted: 50 });
    }),
  ];
  return handlers;
}

async function open(...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(2), { server: questionServer(answered), handlers });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return screen;
}

async function openList(...handlers: RequestHandler[]) {
  const screen = await open(...handlers, ...world());
  await userEvent.click(link());
  await expect.element(dialog()).toBeVisible();
  return screen;
}

/** The restore requests, in order. */
const restores = (requests: readonly Request[]) => requests.filter(({ url }) => url.endsWith('/restore'));

test('each earlier answer says who gave it, when, what is stored, how certain it was, and which one counts', async () => {
  await openList();
  await expect.element(items().nth(2)).toBeVisible();
  const [newest, middle, first] = items().elements();
  expect(newest?.textContent).toContain('You 20 Nov 2026');
  expect(newest?.textContent).toContain('counts now');
  expect(newest?.textContent).toContain('70 % absent · 25 % regional · 5 % distant');
  expect(newest?.textContent).toContain('rather uncertain');
  expect(newest?.textContent).toContain('Few such patients in our clinic.');
  expect(middle?.textContent).toContain('A former user');
  // Three sliders at 50 are stored as thirds.
  expect(middle?.textContent).toContain('33.3 % absent · 33.3 % regional · 33.3 % distant');
  expect(first?.textContent).toContain('okafor@example.org');
  expect(first?.textContent).not.toContain('counts now');
  expect(use(/^Use this answer again/).elements()).toHaveLength(2);
});

test('R-2643: earlier answers say their exact shares, and those that have none say why', async () => {
  const history = [
    buildPastAnswer({ id: pastId(3), standing: 'not_my_field', sliders: [50, 50, 50] }),
    buildPastAnswer({ id: pastId(2), standing: 'cannot_occur', sliders: [50, 50, 50] }),
    buildPastAnswer({ sliders: [50, 50, 1], exact: [499_000, 499_000, 2_000] }),
  ];
  await open(
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ response }) =>
      response(200).json(buildQuestion({ standing: 'not_my_field', revision: 'r4-3' })),
    ),
    http.get(historyCall, ({ response }) => response(200).json({ answers: history })),
  );
  await userEvent.click(link());
  await expect
    .element(dialog().getByText(/^The question is open again: the last answer was “Not my field”/))
    .toBeVisible();
  const [aside, closed, exact] = items().elements();
  expect(aside?.textContent).toContain('“Not my field”');
  expect(aside?.textContent).not.toMatch(/rather certain|Use this answer/);
  expect(closed?.textContent).toContain('“This combination cannot occur”');
  expect(closed?.textContent).not.toContain('rather certain');
  expect(exact?.textContent).toContain('49.9 % absent · 49.9 % regional · 0.2 % distant');
});

test('R-3056: what was adopted stands among the earlier answers, with whose it is and since when, and cannot be said again', async () => {
  const [newest, ...older] = buildHistory();
  const adopted = {
    id: pastId(9),
    place: 1,
    sliders: [42, 38, 20],
    exact: [420_000, 380_000, 200_000],
    savedAt: '2026-11-19T18:00:00Z',
    username: 'okafor@example.org',
    of: 'E3',
    counts: false,
  };
  const pool = { ...adopted, id: pastId(8), place: 4, of: 'linear' };
  const answers = [newest!, ...older];
  await openList(http.get(historyCall, ({ response }) => response(200).json({ answers, adopted: [adopted, pool] })));
  await expect.element(items().nth(4)).toBeVisible();
  const [, second, , , last] = items().elements();
  expect(second?.textContent).toContain('adopted from E3 on 19 Nov 2026');
  expect(second?.textContent).toContain('42 % absent · 38 % regional · 20 % distant');
  expect(second?.querySelector('button')).toBeNull();
  expect(last?.textContent).toContain('adopted from the average (linear pool) on 19 Nov 2026');
});

test('a question that nobody has answered, and a server that keeps no history, offer none', async () => {
  const server = questionServer(
    buildQuestion(),
    buildQuestion({ answered: true, currentIteration: 3, revision: undefined as never }),
  );
  const { getByRole, router } = await renderRoute(questionPath(2), { server });
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  expect(link().query()).toBeNull();
  await router.navigate(questionPath(3));
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  expect(link().query()).toBeNull();
});

test('an earlier answer counts again: it is saved once, over what was seen, and the question shows it', async () => {
  const { requests, getByRole, getByText } = await openList();
  ahead.remember({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 7 }, 2, answered);
  await userEvent.dblClick(use(oldest));
  await expect.element(getByText('The earlier answer counts again.')).toBeVisible();
  expect(dialog().query()).toBeNull();
  await expect.element(getByRole('slider').nth(0)).toHaveValue('60');
  await expect.element(getByRole('radio', { name: 'rather certain' })).toBeChecked();
  const sent = restores(requests);
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ answer: pastId(1) });
  expect(sent[0]?.headers.get('X-Revision')).toBe('r4-3');
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{20,}$/);
  // Prefetched questions may be outdated now.
  expect(ahead.known({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 7 })).toBeUndefined();
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toHaveFocus();
});

test('unsaved input is discarded only after a confirmation', async () => {
  const { requests, getByRole } = await open(...world());
  await userEvent.fill(getByRole('slider').nth(0), '12');
  await expect.poll(() => drafts.forms()).toHaveLength(1);
  await userEvent.click(link());
  await userEvent.click(use(oldest));
  const ask = page.getByRole('alertdialog', { name: 'Discard your unsaved answer?' });
  await userEvent.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(restores(requests)).toHaveLength(0);
  expect(await drafts.forms()).toHaveLength(1);

  await userEvent.click(use(oldest));
  await userEvent.click(ask.getByRole('button', { name: 'Use the earlier answer' }));
  await expect.element(getByRole('slider').nth(0)).toHaveValue('60');
  expect(await drafts.forms()).toHaveLength(0);
  await expect.element(page.getByText(/^Draft restored/)).not.toBeInTheDocument();
});

test('during a restore the dialog stays open, so that nothing can be typed that the restored answer would replace', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { getByRole } = await openList(http.post(restoreCall, () => answer.promise));
  await userEvent.click(use(oldest));
  await expect.element(use('Saving...')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(use('Close'));
  // Outside the dialog.
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await expect.element(dialog()).toBeVisible();
  answer.resolve(undefined);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(getByRole('slider').nth(0)).toHaveValue('60');
});

test('a connection that is dead without saying so sets the list free after 15 seconds', async () => {
  const end = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  onTestFinished(() => void vi.restoreAllMocks());
  const silent = vi.fn(() => new Promise<undefined>(() => undefined));
  await openList(http.post(restoreCall, silent));
  await userEvent.click(use(oldest));
  await expect.poll(() => silent.mock.calls.length).toBe(1);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
  end.abort(new DOMException('The signal timed out.', 'TimeoutError'));
  await expect.element(dialog().getByText('The server cannot be reached.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('an answer given in the meantime is shown first; pressing again restores the earlier one over it (B-170)', async () => {
  let stale = true;
  const { requests, getByText, getByRole } = await openList(
    http.post(restoreCall, ({ response }) => {
      if (!stale) return undefined;
      stale = false;
      return response(409).json(buildConflict({ revision: 'r4-9' }));
    }),
  );
  await userEvent.click(use(oldest));
  await expect
    .element(getByText(/^okafor@example.org has answered this question in the meantime: 60\s\/\s30\s\/\s10\s%/))
    .toBeVisible();
  await userEvent.click(use(oldest));
  await expect.element(getByRole('slider').nth(0)).toHaveValue('60');
  const sent = restores(requests);
  expect(sent.map(({ headers }) => headers.get('X-Revision'))).toEqual(['r4-3', 'r4-9']);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
});

test('a reset in the meantime is reported, and the question is reloaded when the list is closed (B-171)', async () => {
  const reset = buildError('The answers of this node were reset meanwhile.', 'node_reset');
  const { requests, getByText } = await openList(http.post(restoreCall, ({ response }) => response(409).json(reset)));
  await userEvent.click(use(oldest));
  await expect.element(getByText(/^This node has been reset in the meantime/)).toBeVisible();
  const reads = () => requests.filter(({ url }) => url.includes('/n3/2')).length;
  const before = reads();
  await userEvent.keyboard('{Escape}');
  await expect.poll(reads).toBeGreaterThan(before);
});

test('R-1755: of an earlier answer that is no longer there it is said so, and not that trying again would help', async () => {
  const { getByRole } = await openList(
    http.post(restoreCall, ({ response }) =>
      response(404).json(buildError('There is no such answer in the history. Reload it.', 'answer_not_found')),
    ),
  );
  await userEvent.click(use(oldest));
  const alert = getByRole('alert');
  await expect.element(alert).toMatchTextContent('There is no such answer in the history.');
  expect(alert.element().textContent).not.toContain('Please try again.');
});

test('a try without an answer can be made again with the same key (B-168)', async () => {
  let broken = true;
  const { requests, getByText, getByRole } = await openList(
    http.post(restoreCall, () => {
      if (!broken) return undefined;
      broken = false;
      return Response.error();
    }),
  );
  await userEvent.click(use(oldest));
  await expect.element(getByText('The earlier answer could not be saved. Please try again.')).toBeVisible();
  await expect.element(getByText('The server cannot be reached.')).toBeVisible();
  await userEvent.click(use(oldest));
  await expect.element(getByRole('slider').nth(0)).toHaveValue('60');
  expect(new Set(restores(requests).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('an answer that is gone says so in the words of the server', async () => {
  const gone = buildError('There is no such answer in the history. Reload it.', 'answer_not_found');
  await openList(http.post(restoreCall, ({ response }) => response(404).json(gone)));
  await userEvent.click(use(oldest));
  await expect.element(dialog().getByText('There is no such answer in the history. Reload it.')).toBeVisible();
});
