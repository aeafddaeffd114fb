import type { NetworkNode } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, networkPath, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const saveCall = '/network/{networkId}/{nodeId}/save';
const INTRO = `${nodePath}/2/start?nodeName=Metastasis`;
const all = () => page.getByRole('switch', { name: 'Set all remaining combinations' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const select = (parent: string, name: string) =>
  userEvent.click(page.getByRole('group', { name: parent }).getByRole('button', { name: new RegExp(`^${name}`) }));
const answer = async (...values: number[]) => {
  for (const [index, value] of values.entries()) {
    await userEvent.fill(page.getByRole('slider').nth(index), String(value));
  }
};

async function choosing(node: NetworkNode = buildNode(), ...handlers: RequestHandler[]) {
  const screen = await renderRoute(`${nodePath}?change`, { server: nodeServer(node), handlers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const saves = () => screen.requests.filter(({ url }) => url.endsWith('/save'));
  return {
    ...screen,
    saves,
    sent: () => Promise.all(saves().map((request) => request.clone().json() as Promise<unknown>)),
    sentHeaders: (name: string) => saves().map(({ headers }) => headers.get(name)),
  };
}

/** A save that fails `times` times, then works. */
function failing(times: number, fail: () => Response): RequestHandler {
  let left = times;
  return http.post(saveCall, () => (left-- > 0 ? fail() : undefined));
}

test('the combinations are sent with the parents unchanged (R-1174, R-1175, R-1176, R-1177, R-1178, R-1181, O-05, O-07)', async () => {
  const { sent, address } = await choosing();
  await select('T stage', 'T3 T4');
  await answer(20, 30, 60);
  await press('Add another combination');
  await select('Tumour site', 'supraglottic');
  await select('T stage', 'T1 T2');
  await press('Done');
  await expect.poll(address).toBe(INTRO);
  expect(await sent()).toEqual([
    {
      combinations: [
        { nodes: { '1': 1 }, value: [20, 30, 60], number: 1 },
        { nodes: { '0': 1, '1': 0 }, value: [50, 50, 50], number: 2 },
      ],
      parents: buildNode().parents,
    },
  ]);
});

test('"all remaining" is sent with nodes -1 behind the one put aside (R-1179, R-1180, O-07)', async () => {
  const { sent, address } = await choosing();
  await select('T stage', 'T3 T4');
  await userEvent.click(all());
  await answer(90, 8, 2);
  await press('Done');
  await expect.poll(address).toBe(INTRO);
  expect(await sent()).toMatchObject([
    {
      combinations: [
        { nodes: { '1': 1 }, number: 1 },
        { nodes: -1, value: [90, 8, 2], number: 2 },
      ],
    },
  ]);
});

test('a combination that selects nothing is not sent (R-849)', async () => {
  const { sent, saves } = await choosing();
  await select('T stage', 'T3 T4');
  await press('Add another combination');
  await press('Done');
  await expect.poll(saves).toHaveLength(1);
  expect(await sent()).toMatchObject([{ combinations: [{ nodes: { '1': 1 } }] }]);
});

test('"Done" asks if all remaining are at 1 %; Cancel sends nothing and says nothing (R-847)', async () => {
  const { saves, getByRole } = await choosing();
  await userEvent.click(all());
  await answer(1, 1, 1);
  await press('Done');
  await expect.element(getByRole('alertdialog', { name: 'Are you sure all probabilities are 1%?' })).toBeVisible();
  await press('Cancel');
  await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
  expect(getByRole('alert').query()).toBeNull();
  expect(saves()).toHaveLength(0);
  await press('Done');
  await press('Save');
  await expect.poll(saves).toHaveLength(1);
});

test('"No single event decides" sends an empty list and goes to the questions (O-03)', async () => {
  const { sent, address } = await choosing();
  await press('No single event decides');
  await expect.poll(address).toBe(INTRO);
  expect(await sent()).toEqual([{ combinations: [], parents: buildNode().parents }]);
});

test('after saving, the page before the next question carries the name of the node (R-826, R-827)', async () => {
  const { getByRole, address } = await choosing(
    buildNode({ node: { id: 'n3', display_name: 'Spread & stage', vars: ['no', 'yes'] } }),
  );
  await press('No single event decides');
  await expect.element(getByRole('heading', { level: 1, name: 'Spread & stage' })).toBeVisible();
  expect(new URLSearchParams(address().split('?')[1]).get('nodeName')).toBe('Spread & stage');
});

test('the combinations lead to the questions: the button before them has the focus (R-701)', async () => {
  const { getByRole, address } = await choosing();
  await press('No single event decides');
  await expect.element(getByRole('button', { name: 'Continue' })).toHaveFocus();
  // The page is announced just when another page, without such a button, would focus its title.
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toContain('Metastasis');
  await expect.element(getByRole('button', { name: 'Continue' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${nodePath}/2/`);
});

test.each([{ nextQuestion: null }, {}])(
  '%j: without a next question the user returns to the overview (R-828)',
  async (rest) => {
    const { address } = await choosing(
      buildNode(),
      http.post(saveCall, ({ response }) => response(200).json({ success: true, ...rest })),
    );
    await press('No single event decides');
    await expect.poll(address).toBe(networkPath);
  },
);

test('a refused save shows the server’s message, and keeps the choices (R-1460)', async () => {
  const { getByRole } = await choosing(
    buildNode(),
    failing(1, () => Response.json({ success: false, ...buildError('The parents have changed.') }, { status: 400 })),
  );
  await select('T stage', 'T3 T4');
  await press('Done');
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to save combinations: The parents have changed.');
  await expect
    .element(getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('"success: false" is a failure too (R-1460)', async () => {
  const { getByRole } = await choosing(
    buildNode(),
    failing(1, () => Response.json({ success: false, error: 'Not now.' })),
  );
  await press('No single event decides');
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to save combinations: Not now.');
});

test.each([
  ['200', () => Response.json({ success: false })],
  ['500', () => Response.json({}, { status: 500 })],
])('a failure that the server gives no reason for is an unknown error: %s (R-1461)', async (_, fail) => {
  const { getByRole } = await choosing(buildNode(), failing(1, fail));
  await press('No single event decides');
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to save combinations: Unknown error');
});

test('a call that fails says why; trying again is the same request (R-1462)', async () => {
  const { getByRole, address, sentHeaders } = await choosing(
    buildNode(),
    failing(1, () => Response.error()),
  );
  await press('No single event decides');
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('Failed to save combinations: no response from the server');
  await press('No single event decides');
  await expect.poll(address).toBe(INTRO);
  expect(new Set(sentHeaders('Idempotency-Key')).size).toBe(1);
  expect(sentHeaders('X-Revision')).toEqual(['r4-0', 'r4-0']);
});

test('combinations saved in the meantime are reported; "Keep mine" saves the user’s own over them', async () => {
  const stale = () => Response.json({ success: false, ...buildError('Changed.', 'stale_revision') }, { status: 409 });
  const { getByRole, address, sentHeaders, sent } = await choosing(buildNode(), failing(1, stale));
  await select('T stage', 'T3 T4');
  await press('Done');
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('Different combinations have been saved in the meantime.');
  await press('Keep mine');
  await expect.poll(address).toBe(INTRO);
  // The revision of the newer list that was shown, which this server leaves as it was.
  expect(sentHeaders('X-Revision')).toEqual(['r4-0', 'r4-0']);
  const [first, second] = await sent();
  expect(second).toEqual(first);
});

test('"Use theirs" shows the newer combinations, and saves nothing', async () => {
  let newer = false;
  const theirs = buildNode({ combinations: [{ nodes: { '0': 0 }, value: [10, 10, 80], number: 1 }], revision: 'r4-1' });
  const stale = () => Response.json({ success: false, ...buildError('Changed.', 'stale_revision') }, { status: 409 });
  const { getByRole, saves } = await choosing(
    buildNode(),
    failing(1, stale),
    http.untyped.get('/api/network/Lx7fK2pQ9xWb/n3', () => (newer ? Response.json(theirs) : undefined)),
  );
  await press('No single event decides');
  newer = true;
  await press('Use theirs');
  await expect
    .element(getByRole('group', { name: 'Tumour site' }).getByRole('button', { name: /^glottic/ }))
    .toMatchTextContent('(in combination 1)');
  expect(getByRole('alert').query()).toBeNull();
  expect(saves()).toHaveLength(1);
});

test('two presses of "Done" save once', async () => {
  const { saves, address, getByRole } = await choosing();
  await select('T stage', 'T3 T4');
  const done = getByRole('button', { name: 'Done' }).element() as HTMLElement;
  done.click();
  done.click();
  await expect.poll(address).toBe(INTRO);
  expect(saves()).toHaveLength(1);
});

test.each([
  ['Add another combination', 'Please select a combination before adding another.'],
  ['No single event decides', 'Failed to save combinations: Not now.'],
])('after "%s" the message clears itself after 5 seconds (R-846, R-1522)', async (name, message) => {
  const { getByRole, getByText } = await choosing(
    buildNode(),
    failing(1, () => Response.json({ success: false, error: 'Not now.' })),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  (getByRole('button', { name }).element() as HTMLElement).click();
  await expect.element(getByText(message)).toBeVisible();
  await vi.advanceTimersByTimeAsync(4_900);
  await expect.element(getByText(message)).toBeVisible();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(getByText(message)).not.toBeInTheDocument();
});
