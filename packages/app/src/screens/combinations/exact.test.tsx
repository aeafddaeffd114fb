import type { NetworkNode } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError, buildSite } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { storedSentence } from '../../test/storedSentence.js';
import { combinationsForm } from './combinationsDraft.js';

const saveCall = '/network/{networkId}/{nodeId}/save';
const form = combinationsForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (name: string | RegExp) => userEvent.click(button(name));
const select = (parent: string, name: string) =>
  userEvent.click(page.getByRole('group', { name: parent }).getByRole('button', { name: new RegExp(`^${name}`) }));
/** What the server keeps besides sliders. */
const exactSite = http.get('/site', ({ response }) =>
  response(200).json(buildSite({ certaintyCases: [2, 5, 15, 40] })),
);

async function open(node: NetworkNode = buildNode(), ...handlers: RequestHandler[]) {
  const screen = await renderRoute(`${nodePath}?change`, {
    server: nodeServer(node),
    handlers: [...handlers, exactSite],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const saves = () => screen.requests.filter(({ url }) => url.endsWith('/save'));
  return { ...screen, sent: () => Promise.all(saves().map((request) => request.clone().json() as Promise<unknown>)) };
}

const typeShare = async (index: number, share: string) => {
  await userEvent.fill(page.getByRole('textbox').nth(index), share);
  await userEvent.keyboard('{Enter}');
};

test('R-2644: a combination carries an exact share, a certainty and a comment of its own', async () => {
  const { sent, address } = await open();
  await select('T stage', 'T3 T4');
  await typeShare(2, '0.2');
  await press('How certain? (optional)');
  await expect.element(page.getByText('as if you had seen this many')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'rather uncertain' }));
  await userEvent.fill(page.getByLabelText('Explain your uncertainty:'), 'Seen once.');
  await press('Add another combination');
  await expect.element(page.getByText('0.2 % distant · rather uncertain')).toBeVisible();
  await press('Done');
  await expect.poll(address).toContain('/start');
  const rows = { value: [50, 50, 1], exact: [499_000, 499_000, 2_000], touched: [false, false, true] };
  expect(await sent()).toMatchObject([
    { combinations: [{ nodes: { '1': 1 }, number: 1, ...rows, 'self-eval': -1, comment: 'Seen once.' }] },
  ]);
});

test('R-2644: "This cannot occur" replaces the sliders, is undone there, and is sent without numbers of its own', async () => {
  const { sent, address } = await open();
  await select('T stage', 'T3 T4');
  await typeShare(0, '12');
  await press('This cannot occur');
  await expect.element(page.getByRole('status').filter({ hasText: /^You say that this cannot occur\./ })).toBeVisible();
  expect(page.getByRole('slider').elements()).toEqual([]);
  await press('Undo');
  await expect.element(page.getByRole('slider').first()).toHaveValue('12');
  await expect.element(button('This cannot occur')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await press('Add another combination');
  await expect.element(page.getByText('cannot occur', { exact: true })).toBeVisible();
  await press('Done');
  await expect.poll(address).toContain('/start');
  expect(await sent()).toMatchObject([
    { combinations: [{ nodes: { '1': 1 }, value: [12, 44, 44], number: 1, standing: 'cannot_occur' }] },
  ]);
});

test('R-2644: the certainty is optional, and can be left out again', async () => {
  const { sent, address } = await open(
    buildNode({
      combinations: [{ nodes: { '1': 1 }, value: [20, 30, 60], number: 1, 'self-eval': -2, comment: 'Never seen.' }],
    }),
  );
  await expect.element(page.getByText('uncertain', { exact: true })).toBeVisible();
  await press(/^Edit combination 1/);
  await expect.element(page.getByRole('radio', { name: 'uncertain', exact: true })).toBeChecked();
  await press('Leave out');
  await expect.element(button('How certain? (optional)')).toHaveFocus();
  await press('Done');
  await expect.poll(address).toContain('/start');
  expect(await sent()).toEqual([
    {
      combinations: [{ nodes: { '1': 1 }, value: [20, 30, 60], number: 1, touched: [true, true, true] }],
      parents: buildNode().parents,
    },
  ]);
});

test('R-2685: a server that keeps only sliders is asked for nothing else', async () => {
  const { sent, address } = await open(
    buildNode(),
    http.get('/site', ({ response }) => response(200).json(buildSite())),
  );
  await select('T stage', 'T3 T4');
  await typeShare(2, '0.2');
  expect(button('How certain? (optional)').query()).toBeNull();
  expect(button('This cannot occur').query()).toBeNull();
  await press('Done');
  await expect.poll(address).toContain('/start');
  expect(await sent()).toEqual([
    { combinations: [{ nodes: { '1': 1 }, value: [50, 50, 1], number: 1 }], parents: buildNode().parents },
  ]);
});

test('R-2642: what is said beside the sliders is kept as a draft, and comes back', async () => {
  const { router } = await open();
  await select('T stage', 'T3 T4');
  await typeShare(2, '0.2');
  await press('Add another combination');
  await select('Tumour site', 'glottic');
  await press('This cannot occur');
  await expect
    .poll(async () => (await drafts.read(form))?.value)
    .toMatchObject({
      combinations: [{ values: [null, null, { ppm: 2_000 }] }, { standing: 'cannotOccur' }],
    });
  await router.navigate('/networks_overview');
  await router.navigate(`${nodePath}?change`);
  await expect.element(page.getByText(/^Draft restored, /)).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: /^You say that this cannot occur\./ })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^49\.9\s%.*, 0\.2\s% distant$/ })).toBeVisible();
});

test('R-2643: two versions that differ only beside their sliders are told apart, and both can be read', async () => {
  const of = (said: object): NetworkNode =>
    buildNode({ combinations: [{ nodes: { '1': 1 }, value: [50, 50, 1], number: 1, ...said }], revision: 'r5-0' });
  let saves = 0;
  await open(
    of({ exact: [null, null, 2_000], 'self-eval': 1 }),
    http.post(saveCall, () =>
      saves++ === 0 ? Response.json(buildError('Stale.', 'stale_revision'), { status: 409 }) : undefined,
    ),
    http.untyped.get(`/api${nodePath}`, () =>
      saves > 0 ? Response.json(of({ standing: 'cannot_occur' })) : undefined,
    ),
  );
  await press('Done');
  const versions = page.getByRole('group', { name: 'Both versions' });
  await expect.element(versions).toMatchTextContent('T stage = T3 T4: 49.9 / 49.9 / 0.2 %, rather certain');
  await expect.element(versions).toMatchTextContent('“This combination cannot occur”');
});

/** A server that has what was saved last. */
function keepingServer() {
  let node = buildNode();
  const keeps = http.post(saveCall, async ({ request }) => {
    const { combinations } = await request.clone().json();
    node = buildNode({
      combinations: combinations.map((each, index) => ({ ...each, number: index + 1 })),
      revision: 'r5-0',
    });
  });
  return [keeps, http.untyped.get(`/api${nodePath}`, () => Response.json(node))] as const;
}

/** What each slider of the open combination says. */
const rows = () =>
  page
    .getByRole('slider')
    .elements()
    .map((slider) => slider.getAttribute('aria-valuetext'));
const follows = '18.5 percent, not set: half of what is left';

test('R-3593: of a combination in which one state is set the others follow, are sent as shown, and open again so', async () => {
  const { sent, address, router } = await open(buildNode(), ...keepingServer());
  await select('T stage', 'T3 T4');
  await userEvent.fill(page.getByRole('slider').first(), '63');
  await expect.poll(storedSentence).toBe('Stored: 63 / 18.5 / 18.5');
  const before = rows();
  expect(before.slice(1)).toEqual([follows, follows]);
  await press('Done');
  await expect.poll(address).toContain('/start');
  const combination = { value: [63, 19, 19], exact: [null, 185_000, 185_000], touched: [true, false, false] };
  expect(await sent()).toMatchObject([{ combinations: [combination] }]);

  await router.navigate(`${nodePath}?change`);
  await press(/^Edit combination 1/);
  await expect.poll(rows).toEqual(before);
  await expect.poll(storedSentence).toBe('Stored: 63 / 18.5 / 18.5');
});

test('R-3593: "Set all remaining combinations" and back again leaves who set which state as it was', async () => {
  await open();
  const all = page.getByRole('switch', { name: 'Set all remaining combinations' });
  await select('T stage', 'T3 T4');
  await userEvent.fill(page.getByRole('slider').first(), '63');
  const before = rows();
  await userEvent.click(all);
  await expect.poll(() => rows().every((words) => words?.startsWith('not answered'))).toBe(true);
  await userEvent.fill(page.getByRole('slider').nth(1), '20');
  await userEvent.click(all);
  await expect.poll(rows).toEqual(before);
});
