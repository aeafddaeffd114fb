import type { NetworkOverview } from '@credence/api-client';
import { delay } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outbox } from '../../features/answering/browserOutbox.js';
import { session } from '../../ground/session/index.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildOverview } from '../../test/networkBuilders.js';
import { savedFiles } from '../../test/savedFiles.js';
import { hepar, larynx, sepsis } from '../../test/manageServer.js';
import { names, openManage, row } from '../../test/renderManage.js';

const deleteQuestion = 'Are you sure you want to delete this network?';
const withdrawQuestion = 'Are you sure you want to withdraw as this network collaborator?';
const press = (filename: string, name: RegExp) => userEvent.click(row(filename).getByRole('button', { name }));
const confirm = async (question: string, name: string) => {
  await expect.element(page.getByRole('alertdialog', { name: question })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name, exact: true }));
};
const undo = () => page.getByRole('button', { name: 'Undo: larynx tnm v3 was deleted.' });

test('an invitation that is accepted becomes a collaboration, and the lists are fetched again (R-547, R-548, R-1221)', async () => {
  const { posts, fetches } = await openManage();
  await press('sepsis', /^Accept/);
  await expect.element(page.getByText('You are now a collaborator on sepsis.')).toBeVisible();
  await expect.element(row('sepsis').getByRole('link', { name: 'Edit sepsis' })).toBeVisible();
  await expect.element(row('sepsis').getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  expect(posts()).toEqual([`POST /api/network/accept-invitation/${sepsis.networkId}`]);
  await expect.poll(fetches).toBe(2);
});

test('it becomes one also where the lists cannot be fetched again (R-547)', async () => {
  let broken = false;
  const fail = () => (broken ? Response.error() : undefined);
  await openManage({}, [
    http.get('/user/index', fail),
    http.get('/user/collaborations', fail),
    http.get('/user/invitations', fail),
  ]);
  broken = true;
  await press('sepsis', /^Accept/);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch networks. Please try again.');
  await expect.element(row('sepsis').getByRole('link', { name: 'Edit sepsis' })).toBeVisible();
  expect(names()).toHaveLength(3);
});

test('an invitation that is declined goes (R-549, R-1222)', async () => {
  const { posts } = await openManage();
  (
    row('sepsis')
      .getByRole('button', { name: /^Decline/ })
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You have declined the invitation to sepsis.')).toBeVisible();
  await expect.poll(names).toEqual(['hepar II', 'larynx tnm v3']);
  expect(posts()).toEqual([`POST /api/network/decline-invitation/${sepsis.networkId}`]);
});

test('a collaboration that is withdrawn from goes, and is not the current network any more (R-525, R-550, R-552, R-1220, O-82)', async () => {
  const { posts } = await openManage();
  session.setCurrentNetwork(hepar.networkId);
  await press('hepar', /^Withdraw/);
  await expect.element(page.getByText(/You will lose access to hepar II/)).toBeVisible();
  await confirm(withdrawQuestion, 'Withdraw');
  await expect.poll(names).toEqual(['larynx tnm v3', 'sepsis']);
  await expect.element(page.getByText('You have withdrawn from hepar II.')).toBeVisible();
  expect(posts()).toEqual([`POST /api/network/remove-collaborator/${hepar.networkId}/self`]);
  expect(localStorage.getItem('currentNetworkId')).toBeNull();
});

test('a deleted network disappears, and is no longer the current network (R-520, R-551, R-1223, R-1447, O-82)', async () => {
  const { posts } = await openManage();
  session.setCurrentNetwork(larynx.networkId);
  await press('larynx', /^Delete/);
  await confirm(deleteQuestion, 'Delete network');
  await expect.poll(names).toEqual(['hepar II', 'sepsis']);
  expect(posts()).toEqual([`POST /api/network/delete/${larynx.networkId}`]);
  expect(localStorage.getItem('currentNetworkId')).toBeNull();
});

test('R-2609: before a deletion the page says how many people share the network, and who is only invited does not', async () => {
  const person = { id: 'x', username: 'x@example.org', firstname: '', lastname: '' };
  await openManage({ own: [{ ...larynx, collaborators: [person], invited_collaborators: [person] }] });
  await press('larynx', /^Delete/);
  await expect.element(page.getByText(/for you and for the colleague you share it with/)).toBeVisible();
});

test('another network stays the current one', async () => {
  await openManage();
  session.setCurrentNetwork('another');
  await press('larynx', /^Delete/);
  await confirm(deleteQuestion, 'Delete network');
  await expect.poll(names).toHaveLength(2);
  expect(localStorage.getItem('currentNetworkId')).toBe('another');
});

test.each([
  ['hepar', /^Withdraw/],
  ['larynx', /^Delete/],
])('Cancel changes nothing at %s and sends nothing (R-553)', async (name, act) => {
  const { posts } = await openManage();
  await press(name, act);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(row(name).getByRole('button', { name: act })).toHaveFocus();
  expect(posts()).toEqual([]);
  expect(names()).toHaveLength(3);
});

test('a deletion can be undone, also from another page', async () => {
  const { router, posts } = await openManage();
  await press('larynx', /^Delete/);
  await confirm(deleteQuestion, 'Delete network');
  await expect.element(undo()).toBeVisible();
  await router.navigate('/imprint');
  await userEvent.click(undo());
  await expect.element(page.getByText('larynx tnm v3 has been restored.', { exact: true }).first()).toBeVisible();
  expect(posts()).toContain(`POST /api/network/restore/${larynx.networkId}`);
  await router.navigate('/networks_overview');
  await expect.poll(names).toHaveLength(3);
});

test('the row comes back when the deletion is undone', async () => {
  await openManage();
  await press('larynx', /^Delete/);
  await confirm(deleteQuestion, 'Delete network');
  await expect.poll(names).toHaveLength(2);
  await userEvent.click(undo());
  await expect.poll(names).toHaveLength(3);
});

test('R-1916: declining takes one press, and Undo, which has the focus, brings the invitation back', async () => {
  const { posts } = await openManage();
  (
    row('sepsis')
      .getByRole('button', { name: /^Decline/ })
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{Enter}');
  const back = page.getByRole('button', { name: 'Undo: You have declined the invitation to sepsis.' });
  await expect.element(back).toHaveFocus();
  expect(names()).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toHaveLength(3);
  await expect.element(row('sepsis').getByRole('button', { name: /^Accept/ })).toBeVisible();
  expect(posts()).toContain(`POST /api/network/undo-decline/${sepsis.networkId}`);
});

test('after a deletion by keyboard, "Undo" has the focus', async () => {
  await openManage();
  (
    row('larynx')
      .getByRole('button', { name: /^Delete/ })
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(undo()).toHaveFocus();
});

test('an undo that fails says so', async () => {
  await openManage({}, [
    http.post('/network/restore/{id}', ({ response }) =>
      response(409).json(buildError('Your storage is full. Delete a network to make room.', 'quota_exceeded')),
    ),
  ]);
  await press('larynx', /^Delete/);
  await confirm(deleteQuestion, 'Delete network');
  await userEvent.click(undo());
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Your storage is full. Delete a network to make room.');
  expect(names()).toHaveLength(2);
});

test('a download saves the file under its name (R-514, R-515, R-1224)', async () => {
  const files = savedFiles();
  await openManage({}, [
    http.get(
      '/network/download/{id}',
      () =>
        new Response('<smile/>', {
          headers: { 'Content-Disposition': 'attachment; filename="hepar_II.xdsl"', 'X-Incomplete-Nodes': '2' },
        }) as never,
    ),
  ]);
  await press('hepar', /^Download/);
  await expect.poll(() => files.at(-1)?.name).toBe('hepar_II.xdsl');
  await expect.element(page.getByText(/^2 nodes had no probabilities in your file/)).toBeVisible();
});

test('a download that fails says so (R-1437)', async () => {
  await openManage({}, [http.get('/network/download/{id}', () => Response.error())]);
  await press('larynx', /^Download/);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to download network.');
});

const acts = [
  ['accept', 'sepsis', /^Accept/, undefined, undefined, 'The invitation could not be accepted. Please try again.'],
  ['decline', 'sepsis', /^Decline/, undefined, undefined, 'The invitation could not be declined. Please try again.'],
  [
    'withdraw',
    'hepar',
    /^Withdraw/,
    withdrawQuestion,
    'Withdraw',
    'Withdrawing from the network failed. Please try again.',
  ],
  [
    'delete',
    'larynx',
    /^Delete/,
    deleteQuestion,
    'Delete network',
    'The network could not be deleted. Please try again.',
  ],
] as const;

const addresses = {
  accept: '/network/accept-invitation/{id}',
  decline: '/network/decline-invitation/{id}',
  withdraw: '/network/remove-collaborator/{networkId}/{userId}',
  delete: '/network/delete/{id}',
} as const;

test.each(acts)(
  '%s: without an answer or a reason the row stays, and a plain sentence says so (O-93)',
  async (act, name, button, question, yes, sentence) => {
    for (const answer of [() => Response.error(), () => Response.json({ success: false })]) {
      const { unmount } = await openManage({}, [http.post(addresses[act], answer)]);
      await press(name, button);
      if (question && yes) await confirm(question, yes);
      await expect.element(page.getByRole('alert')).toMatchTextContent(sentence);
      await expect.element(row(name)).toBeVisible();
      await unmount();
    }
  },
);

test.each(acts)(
  '%s: the server’s message explains it, and the lists are loaded again (O-93)',
  async (act, name, button, question, yes) => {
    const world = await openManage({}, [
      http.post(addresses[act], () => {
        // Someone else, or this user in another tab, was faster.
        world.world.own = [];
        world.world.shared = [];
        world.world.invited = [];
        return Response.json(buildError('Network not found.', 'network_not_found'), { status: 404 });
      }),
    ]);
    await press(name, button);
    if (question && yes) await confirm(question, yes);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Network not found.');
    await expect.element(page.getByText('You have no networks yet')).toBeVisible();
  },
);

test('an invitation that was accepted in another tab is a collaboration after the first press (B-184)', async () => {
  const { world } = await openManage({}, [
    http.post('/network/accept-invitation/{id}', ({ response }) =>
      response(409).json(buildError('You are already a collaborator on this network.', 'already_accepted')),
    ),
  ]);
  world.shared = [hepar, { ...sepsis, type: 'collaboration' }];
  world.invited = [];
  await press('sepsis', /^Accept/);
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are already a collaborator on this network.');
  await expect.element(row('sepsis').getByRole('link', { name: 'Edit sepsis' })).toBeVisible();
});

test('two presses send one call', async () => {
  const { posts } = await openManage({}, [
    http.post('/network/accept-invitation/{id}', async () => void (await delay('infinite'))),
  ]);
  const accept = row('sepsis')
    .getByRole('button', { name: /^Accept/ })
    .element() as HTMLElement;
  accept.click();
  accept.click();
  (
    row('sepsis')
      .getByRole('button', { name: /^Decline/ })
      .element() as HTMLElement
  ).click();
  await expect.element(row('sepsis').getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-busy', 'true');
  expect(posts()).toHaveLength(1);
});

test('several rows can be acted on at once', async () => {
  const { posts } = await openManage({ invited: [sepsis, { ...sepsis, networkId: 'other', filename: 'other.xml' }] });
  (
    row('sepsis')
      .getByRole('button', { name: /^Accept/ })
      .element() as HTMLElement
  ).click();
  (
    row('other')
      .getByRole('button', { name: /^Decline/ })
      .element() as HTMLElement
  ).click();
  await expect.element(row('sepsis').getByRole('link', { name: 'Edit sepsis' })).toBeVisible();
  await expect.poll(names).toEqual(['hepar II', 'larynx tnm v3', 'sepsis']);
  expect(posts()).toHaveLength(2);
});

test('"Manage collaborators" opens the dialog in which the network is shared (R-519, R-536, R-537)', async () => {
  const { getByRole } = await openManage();
  await press('larynx', /^Manage collaborators/);
  await expect.element(getByRole('dialog')).toMatchTextContent('larynx tnm v3');
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(row('larynx').getByRole('button', { name: /^Manage collaborators/ })).toHaveFocus();
});

test('R-2610 what was deleted lately can be brought back long after the notice has gone', async () => {
  const { posts, world } = await openManage({ own: [], deleted: [larynx] });
  const section = page.getByRole('region', { name: 'Recently deleted' });
  await expect.element(section).toMatchTextContent(/larynx tnm v3.*kept until .*2026/);
  await userEvent.click(section.getByRole('button', { name: 'Restore larynx tnm v3' }));
  await expect.element(page.getByText('larynx tnm v3 has been restored.')).toBeVisible();
  await expect.poll(names).toContain('larynx tnm v3');
  await expect.element(section).not.toBeInTheDocument();
  expect([posts(), world.deleted]).toEqual([[`POST /api/network/restore/${larynx.networkId}`], []]);
});

test('R-2633 an answer refused because its network was deleted is saved once the network is restored', async () => {
  const { posts, world } = await openManage({ own: [], deleted: [larynx] }, [
    http.post('/network/{networkId}/{nodeId}/{iteration}/save', ({ response }) =>
      world.own.length > 0
        ? response(200).json({ next_iteration: null, revision: 'r2' })
        : response(404).json(buildError('Network not found.', 'network_not_found')),
    ),
  ]);
  const place = { networkId: larynx.networkId, nodeId: 'n3', iteration: 1 };
  const answer = { sliders: [70, 30], 'self-eval': 2 as const, comment: '', timer: 9 };
  await outbox.send({ place, title: 'Metastasis', answer, revision: 'r1', key: 'first-try' });
  await expect.poll(() => outbox.state().refused).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Restore larynx tnm v3' }));
  await expect.poll(() => outbox.state()).toEqual({ waiting: [], refused: [], delivered: 1, late: [] });
  const { networkId } = larynx;
  expect(posts().slice(-2)).toEqual([
    `POST /api/network/restore/${networkId}`,
    `POST /api/network/${networkId}/n3/1/save`,
  ]);
});

test('R-2610 a restore that fails says so', async () => {
  const gone = buildError('Network not found.', 'network_not_found');
  await openManage({ deleted: [sepsis] }, [
    http.post('/network/restore/{id}', ({ response }) => response(404).json(gone)),
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Restore sepsis' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Network not found.');
});

test('R-2698 a row offers the other formats of its network, and says why one cannot be had', async () => {
  const params = { reason: 'numbers-missing' as const, nodes: ['Stage'], found: 1 };
  const downloads = [
    { format: 'xmlbif', refusal: { code: 'no_full_table', params } },
    { format: 'csv' },
  ] satisfies NetworkOverview['downloads'];
  const { calls } = await openManage({}, [
    http.get('/network/overview/{id}', ({ response }) => response(200).json(buildOverview({ downloads }))),
    http.get('/network/download/{id}', () => new Response('a,b', { headers: { 'Content-Type': 'text/csv' } })),
  ]);
  await press('larynx', /^Other formats of larynx/);
  const dialog = page.getByRole('dialog', { name: 'Other formats' });
  await expect.element(dialog).toMatchTextContent('Stage');
  expect(dialog.getByRole('button', { name: 'Download network' }).query()).toBeNull();
  const saved = savedFiles();
  await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(calls.filter((call) => call.includes('/download/'))).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
});
