import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import {
  buildActivity,
  buildNodeSummary,
  buildOverview,
  NETWORK,
  networkPath,
  networkServer,
} from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

const question = 'Are you sure you want to reset this node?';
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const undoUntil = '2126-01-01T00:00:00Z';

async function open(overview = buildOverview(), options: RouteOptions = {}) {
  const screen = await renderRoute(networkPath, { server: networkServer(overview), ...options });
  await expect.element(page.getByRole('heading', { level: 1, name: overview.networkName })).toBeVisible();
  return screen;
}

/** An overview after its node "Metastasis" was reset, with the given response to undoing it. */
async function openReset(undo: Parameters<typeof http.post<'/network/{networkId}/{nodeId}/undo-reset'>>[1]) {
  let wasReset = false;
  const before = buildOverview();
  const after = buildOverview({ percentCompleted: 20, nodes: [buildNodeSummary({ estimatedTime: 9 })] });
  const screen = await open(before, {
    server: networkServer(() => (wasReset ? after : before)),
    handlers: [
      http.post('/network/{networkId}/{nodeId}/reset', ({ response }) => {
        wasReset = true;
        return response(200).json({ success: true, estimatedTime: 9, undoUntil });
      }),
      http.post('/network/{networkId}/{nodeId}/undo-reset', (info) => {
        wasReset = false;
        return undo(info);
      }),
    ],
  });
  localStorage.setItem(`lastIteration_${NETWORK}_n3`, '2');
  await userEvent.click(page.getByRole('button', { name: 'Reset Metastasis' }));
  await userEvent.click(page.getByRole('button', { name: 'Reset node' }));
  await expect.element(page.getByText(/20 % completed/)).toBeVisible();
  return screen;
}

test('Cancel resets nothing and sends nothing (R-620, R-621)', async () => {
  const { getByRole, calls } = await open();
  await userEvent.click(getByRole('button', { name: 'Reset Metastasis' }));
  await expect.element(getByRole('alertdialog', { name: question })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Cancel' }));
  await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('R-1748: before a reset the dialog says whose answers go, and how many', async () => {
  const { getByRole } = await open(buildOverview(), {
    handlers: [http.get('/network/activity/{id}', ({ response }) => response(200).json(buildActivity()))],
  });
  await userEvent.click(getByRole('button', { name: 'Reset Metastasis' }));
  const dialog = getByRole('alertdialog', { name: question });
  await expect.element(dialog).toMatchTextContent(/These go: .+: 6 answers · Chidi Okafor: 2 answers\./);
});

test('a reset node is neither completed nor in progress, and has its new time (R-630, R-631, R-632, O-30)', async () => {
  let wasReset = false;
  const before = buildOverview();
  const after = buildOverview({ percentCompleted: 20, nodes: [buildNodeSummary({ estimatedTime: 9 })] });
  const { getByRole, getByText, calls } = await open(before, {
    server: networkServer(() => (wasReset ? after : before)),
    handlers: [
      http.post('/network/{networkId}/{nodeId}/reset', ({ response }) => {
        wasReset = true;
        return response(200).json({ success: true, estimatedTime: 9 });
      }),
    ],
  });
  localStorage.setItem(`lastIteration_${NETWORK}_n3`, '2');
  await userEvent.click(getByRole('button', { name: 'Reset Metastasis' }));
  await userEvent.click(getByRole('button', { name: 'Reset node' }));
  await expect.element(getByText(/20 % completed/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Reset Metastasis' })).toHaveFocus();
  expect(calls).toContain(`POST /api/network/${NETWORK}/n3/reset`);
  await expect.element(row('Metastasis').getByText('9', { exact: true })).toBeVisible();
  expect(row('Metastasis').element().getAttribute('data-status')).toBe('open');
  expect(localStorage.getItem(`lastIteration_${NETWORK}_n3`)).toBeNull();
});

test.each([
  ['an error', () => Response.json(buildError('Broken.'), { status: 500 })],
  ['no answer', () => Response.error()],
  ['"success: false"', () => Response.json({ success: false, estimatedTime: 6 })],
])('a reset that ends with %s says so (R-1443, O-30)', async (_, fail) => {
  const { getByRole } = await open(buildOverview(), {
    handlers: [http.post('/network/{networkId}/{nodeId}/reset', fail)],
  });
  await userEvent.click(getByRole('button', { name: 'Reset Metastasis' }));
  await userEvent.click(getByRole('button', { name: 'Reset node' }));
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to reset node values.');
  await expect.element(page.getByRole('row').nth(3)).toBeVisible();
});

test('a reset can be undone: the row, the progress and the last question are as before (O-30)', async () => {
  const { getByRole, getByText, calls } = await openReset(({ response }) =>
    response(200).json({ success: true, estimatedTime: 6 }),
  );
  await userEvent.click(getByRole('button', { name: 'Undo: Metastasis was reset.' }));
  await expect.element(getByText('The answers and combinations of Metastasis count again.').first()).toBeVisible();
  expect(calls).toContain(`POST /api/network/${NETWORK}/n3/undo-reset`);
  await expect.element(getByText(/38 % completed/)).toBeVisible();
  expect(row('Metastasis').element().getAttribute('data-status')).toBe('progress');
  expect(localStorage.getItem(`lastIteration_${NETWORK}_n3`)).toBe('2');
});

test('an undo that got lost on its way is sent once more, with the same key', async () => {
  const keys: (string | null)[] = [];
  const { getByRole, getByText } = await openReset(({ request, response }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length === 1) return Response.error();
    return response(200).json({ success: true, estimatedTime: 6 });
  });
  await userEvent.click(getByRole('button', { name: 'Undo: Metastasis was reset.' }));
  await expect.element(getByText('The answers and combinations of Metastasis count again.').first()).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('an undo that the server refuses says why', async () => {
  const sentence = 'Something new has been saved for this node since it was reset, so the reset stands.';
  const { getByRole, getByText } = await openReset(({ response }) =>
    response(409).json({ ...buildError(sentence), code: 'reset_stands' }),
  );
  await userEvent.click(getByRole('button', { name: 'Undo: Metastasis was reset.' }));
  await expect.element(getByText(sentence)).toBeVisible();
});

test('a server that names no time for it offers no undo', async () => {
  const { getByRole, calls } = await open();
  await userEvent.click(getByRole('button', { name: 'Reset Metastasis' }));
  await userEvent.click(getByRole('button', { name: 'Reset node' }));
  await expect.poll(() => calls.filter((call) => call.endsWith(`/network/overview/${NETWORK}`))).toHaveLength(2);
  await expect.element(getByRole('button', { name: 'Reset Metastasis' })).not.toHaveAttribute('aria-busy');
  expect(getByRole('button', { name: /^Undo/ }).query()).toBeNull();
});

test('two resets, one after the other, can each be undone', async () => {
  const { getByRole } = await open(buildOverview(), {
    handlers: [
      http.post('/network/{networkId}/{nodeId}/reset', ({ response }) =>
        response(200).json({ success: true, estimatedTime: 9, undoUntil }),
      ),
    ],
  });
  for (const name of ['Metastasis', 'T stage']) {
    await userEvent.click(getByRole('button', { name: `Reset ${name}` }));
    await userEvent.click(getByRole('button', { name: 'Reset node' }));
  }
  await expect.element(getByRole('button', { name: 'Undo: Metastasis was reset.' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Undo: T stage was reset.' })).toBeVisible();
});

test('R-2657 a reset can be undone from its row for as long as the server keeps what it took away', async () => {
  let undone = false;
  const reset = buildOverview({ nodes: [buildNodeSummary({ undoUntil }), buildNodeSummary({ id: 'n9' })] });
  const { getByRole } = await open(reset, {
    server: networkServer(() => (undone ? buildOverview() : reset)),
    handlers: [
      http.post('/network/{networkId}/{nodeId}/undo-reset', ({ response }) => {
        undone = true;
        return response(200).json({ success: true, estimatedTime: 4 });
      }),
    ],
  });
  const undo = getByRole('button', { name: /^Undo the reset of Metastasis/ });
  expect(undo.elements()).toHaveLength(1);
  await userEvent.click(undo);
  await expect.element(page.getByText(/^The answers and combinations of Metastasis.* count again\.$/)).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});
