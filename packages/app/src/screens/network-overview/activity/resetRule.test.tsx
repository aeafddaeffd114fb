import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../../test/builders.js';
import { fakeServer, http } from '../../../test/fakeServer.js';
import {
  buildActivity,
  buildNodeSummary,
  buildOverview,
  networkPath,
  member,
  networkServer,
} from '../../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../../test/renderRoute.js';

const activity = http.get('/network/activity/{id}', ({ response }) => response(200).json(buildActivity()));
const undoUntil = '2126-01-01T00:00:00Z';

/** The overview of a network whose resets are everybody's or the owner's, to the owner or a collaborator. */
async function open(rule: { ownerOnly: boolean; isOwner: boolean }, handlers: RouteOptions['handlers'] = []) {
  const shown = { ...rule };
  const server = networkServer(() =>
    buildOverview({
      resetRule: shown,
      may: [...member, ...(shown.ownerOnly && !shown.isOwner ? [] : (['reset'] as const))],
      nodes: [buildNodeSummary({ undoUntil }), buildNodeSummary({ id: 'n1', display_name: 'Tumour site' })],
    }),
  );
  const screen = await renderRoute(networkPath, { server: [activity, ...server, ...fakeServer()], handlers });
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
  return { ...screen, shown };
}

async function openResets() {
  await userEvent.click(page.getByRole('button', { name: 'Answers and resets' }));
  const resets = page.getByRole('dialog').getByRole('region', { name: 'Resets' });
  await expect.element(resets).toBeVisible();
  return resets;
}

const toggle = () => page.getByRole('switch', { name: 'Only I may reset nodes' });

test('R-1750: the owner keeps resets to themselves with a switch that says what it does', async () => {
  let sent: unknown;
  const { calls } = await open({ ownerOnly: false, isOwner: true }, [
    http.post('/network/reset-rule/{id}', async ({ request, response }) => {
      sent = await request.json();
      return response(200).json({ ownerOnly: true, isOwner: true });
    }),
  ]);
  await openResets();
  await expect.element(toggle()).not.toBeChecked();
  await expect.element(toggle()).toHaveAccessibleDescription(/nobody but you can reset a node or undo a reset/);
  const before = calls.length;
  await userEvent.click(toggle());
  await expect.element(toggle()).toBeChecked();
  await expect.element(toggle()).not.toHaveAttribute('aria-busy');
  expect(sent).toEqual({ ownerOnly: true });
  await expect.poll(() => calls.slice(before).some((call) => call.includes('/network/overview/'))).toBe(true);
});

test('R-1750: a rule that could not be saved says so, and the switch is as before', async () => {
  await open({ ownerOnly: true, isOwner: true }, [
    http.post('/network/reset-rule/{id}', () => Response.error() as never),
  ]);
  const resets = await openResets();
  await userEvent.click(toggle());
  await expect.element(resets.getByRole('alert')).toMatchTextContent('No response from the server.');
  await expect.element(toggle()).toBeChecked();
});

test('R-1750: where resets are the owner’s, collaborators read whose they are, and no row offers one', async () => {
  const { getByRole } = await open({ ownerOnly: true, isOwner: false });
  const said = 'Only Ann Sørensen, who owns this network, may reset nodes.';
  await expect.element(page.getByText(said)).toBeVisible();
  expect(getByRole('button', { name: /^(Reset|Undo reset)/ }).elements()).toEqual([]);
  const resets = await openResets();
  await expect.element(resets).toMatchTextContent(said);
  expect(toggle().query()).toBeNull();
});

test('R-1750: where everyone may reset, collaborators read that and keep their controls', async () => {
  const { getByRole } = await open({ ownerOnly: false, isOwner: false });
  expect(getByRole('button', { name: 'Reset Metastasis' }).elements()).toHaveLength(1);
  const resets = await openResets();
  await expect.element(resets).toMatchTextContent('Everyone who works on this network may reset nodes.');
  expect(toggle().query()).toBeNull();
});

test('R-1750: the owner keeps every control', async () => {
  const { getByRole } = await open({ ownerOnly: true, isOwner: true });
  expect(getByRole('button', { name: 'Reset Metastasis' }).elements()).toHaveLength(1);
  expect(getByRole('button', { name: /^Undo the reset/ }).elements()).toHaveLength(1);
});

test('R-1750: a reset that the owner forbade in the meantime says why it is refused, and is no longer offered', async () => {
  const { getByRole, shown } = await open({ ownerOnly: false, isOwner: false }, [
    http.post('/network/{networkId}/{nodeId}/reset', ({ response }) => {
      shown.ownerOnly = true;
      return response(403).json(buildError('Not the owner.', 'owner_resets_only'));
    }),
  ]);
  await userEvent.click(getByRole('button', { name: 'Reset Metastasis' }));
  await userEvent.click(getByRole('button', { name: 'Reset node' }));
  const alert = getByRole('alert');
  await expect.element(alert).toMatchTextContent('Failed to reset node values.');
  await expect.element(alert).toMatchTextContent(/Not the owner\.|Only the owner of this network/);
  await expect.element(getByRole('button', { name: 'Reset Metastasis' })).not.toBeInTheDocument();
});
