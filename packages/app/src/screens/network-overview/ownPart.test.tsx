import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNodeSummary, buildOverview, networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const own = () => page.getByRole('button', { name: 'Your part', exact: true });
const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent);
const ALL = ['Metastasis', 'T stage', 'Tumour site'];

async function open(part: object, { address = networkPath, overview = buildOverview({ part }) } = {}) {
  const screen = await renderRoute(address, { server: networkServer(overview) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Laryngeal carcinoma' })).toBeVisible();
  return screen;
}

test('R-1918: somebody who was asked about a part sees its nodes first; one press shows all, and stays', async () => {
  const screen = await open({ nodes: ['n1', 'n3'] });
  await expect.element(own()).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Metastasis', 'Tumour site']);
  expect(screen.address()).toBe(networkPath);
  await userEvent.click(own());
  await expect.poll(names).toEqual(ALL);
  await expect.poll(screen.address).toBe(`${networkPath}?show=all`);
  await userEvent.click(own());
  await expect.poll(names).toHaveLength(2);
});

test.each(['?show=all', '?search=t', '?show=short'])(
  'R-1918: an address with a choice, %s, is left as it is',
  async (at) => {
    const screen = await open({ nodes: ['n3'] }, { address: networkPath + at });
    await expect.element(own()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.address()).toBe(networkPath + at);
  },
);

test('R-1918: once the part is answered, all nodes are shown, and the part is one press away', async () => {
  await open({ nodes: ['n1'] });
  await expect.element(own()).toHaveAttribute('aria-pressed', 'false');
  expect(names()).toEqual(ALL);
  await userEvent.click(own());
  await expect.poll(names).toEqual(['Tumour site']);
});

test.each([[undefined], [{ dueOn: '2026-12-11' }], [{ nodes: ['n1', 'n2', 'n3'] }], [{ nodes: ['gone'] }]])(
  'R-1918: without a part of theirs, as with %j, there is no such filter',
  async (part) => {
    await open({}, { overview: buildOverview(part ? { part } : {}), address: `${networkPath}?show=part` });
    await expect.poll(names).toEqual(ALL);
    await expect.element(own()).not.toBeInTheDocument();
  },
);

test.each([
  [{ nodes: ['n1', 'n3'], dueOn: '2026-12-11' }, 'for you: 2 nodes, by Friday, 11 December'],
  [{ nodes: ['n3'] }, 'for you: 1 node'],
  [{ dueOn: '2026-12-11' }, 'for you: by Friday, 11 December'],
  [{ nodes: ['n1'], dueOn: '2026-12-11' }, 'for you: 1 node, all answered'],
])('R-1920: asked for %j, the head says "%s"', async (part, said) => {
  await open(part);
  const hint = page.getByText(/^A network for practice · /);
  await expect.element(hint).toMatchTextContent(new RegExp(`shared with 2 colleagues · ${said}( 2026)?$`));
});

test('R-1920: of a day that is over, the head says how long ago it was', async () => {
  await open({ dueOn: '2020-12-11' });
  await expect.element(page.getByText(/for you: by Friday, 11 December 2020 \([\d,]+ days ago\)$/)).toBeVisible();
});

test('R-1920: who has answered everything is not reminded of the day', async () => {
  const nodes = [buildNodeSummary({ completed: true, percentCompleted: 100 })];
  await open({}, { overview: buildOverview({ nodes, part: { dueOn: '2026-12-11' } }) });
  await expect.element(page.getByText(/for you/)).not.toBeInTheDocument();
});
