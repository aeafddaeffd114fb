import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../../test/builders.js';
import { http } from '../../../test/fakeServer.js';
import { memoryServer } from '../../../test/memory/memoryServer.js';
import { networkPath, networkServer } from '../../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../../test/renderRoute.js';

const path = '/network/ChestClinic1/';
const open = (options: RouteOptions = {}, to = path) => renderRoute(to, { server: memoryServer(), ...options });
const order = () => page.getByRole('combobox', { name: 'Sort by' });
const byMatter = () => userEvent.selectOptions(order(), 'What matters most');
const curve = () =>
  page.getByRole('heading', {
    name: /^About \d+ more questions?, then the results are within \d+ percentage points?$/,
  });
const goOn = () => page.getByRole('link', { name: /^Continue with/ });
/** The rows of the list, each with its rank, its name and where Edit leads. */
const listed = () =>
  page
    .getByRole('table', { name: 'Nodes of the network' })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => ({
      rank: row.querySelector('th > span')?.textContent,
      name: row.querySelector('th a')?.textContent,
    }));

test('R-3626: what matters most is an order of the list, with ranks, and is remembered', async () => {
  const { router } = await open();
  await expect.element(order()).toHaveDisplayValue('Node, ascending');
  await expect.element(goOn()).toHaveTextContent('Continue with visit to Asia');
  await byMatter();
  await expect.poll(() => listed()[0]?.rank).toBe('1');
  expect(listed().map(({ rank }) => rank)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  await expect.element(page.getByText(/^Ranked for .+ and 1 more\.$/)).toBeVisible();
  await expect.element(goOn()).toHaveTextContent(`Continue with ${listed()[0]?.name}`);
  await expect.element(goOn()).toHaveAttribute('href', expect.stringMatching(/\/n\d+\/\d+\/$/));

  await router.navigate('/imprint');
  await router.navigate(path);
  await expect.element(order()).toHaveDisplayValue('What matters most');
  await expect.poll(() => listed()[0]?.rank).toBe('1');
  await userEvent.click(page.getByRole('button', { name: 'Node', exact: true }));
  await expect.element(goOn()).toHaveTextContent('Continue with visit to Asia');
  expect(listed()[0]?.rank).toBe(undefined);
});

test('R-3627 R-3681: how far the order reaches is drawn where the orders differ, with how many answers it rests on', async () => {
  await open({ server: memoryServer({ begun: true }) }, '/network/Larynx000001/');
  await byMatter();
  await expect.element(curve()).toBeVisible();
  await expect.element(page.getByText(/^n = 1 of [\d,]+ questions answered$/)).toBeVisible();
  await expect
    .element(page.getByText(/^How far the results may be off, in percentage points, by questions answered; now \d/))
    .toBeVisible();
});

test('named outcomes and typical cases are what counts', async () => {
  const outcomes = { outcomes: [{ node: 'n4', state: 0 }], cases: [], revision: '1' };
  await open({ handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))] });
  await byMatter();
  // Lung cancer hangs on smoking and its own table only.
  await expect
    .poll(() =>
      listed()
        .slice(0, 2)
        .map(({ name }) => name),
    )
    .toEqual(['lung cancer', 'smoking']);
  expect(page.getByText(/^Ranked for/).elements()).toEqual([]);
});

test('R-2579: the map weighs what matters, and ranks it as the list does', async () => {
  await page.viewport(1400, 900);
  await open();
  const map = page.getByRole('group', { name: /^Network: / });
  const weighed = () => [...map.element().querySelectorAll('[data-weighed]')];
  await expect.element(map).toBeVisible();
  expect(weighed()).toEqual([]);
  await byMatter();
  await expect.poll(() => weighed().length).toBe(8);
  const node = map.getByRole('link', { name: new RegExp(`^${listed()[0]?.name}, .*asked next, number 1$`) });
  await expect.element(node).toHaveAttribute('aria-current', 'true');
  await expect.element(map.getByRole('link', { name: /, outcome/ }).first()).toBeVisible();
  const widths = new Set(weighed().map((line) => getComputedStyle(line).strokeWidth));
  expect(widths.size).toBeGreaterThan(2);
});

test('a case that cannot occur is said in a sentence, and the nodes stay at hand', async () => {
  const cases = [{ name: 'Nobody', findings: [{ node: 'n4', state: 7 }] }];
  const outcomes = { outcomes: [], cases, revision: '1' };
  await open({ handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))] });
  await byMatter();
  await expect.element(page.getByText(/choose another finding/i)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
});

test('while there is no server to load the numbers from, the screen says so and shows the nodes', async () => {
  await open({ handlers: [http.get('/network/tables/{id}', () => Response.error())] }, '/network/Larynx000001/');
  await byMatter();
  await expect.element(page.getByText(/there is no connection to load them/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
});

test('a server without outcomes offers no order', async () => {
  const { getByRole, calls } = await renderRoute(networkPath, {
    server: networkServer(),
    handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(404).json(buildError('Nothing.')))],
  });
  await expect.element(getByRole('row', { name: /Metastasis/ })).toBeVisible();
  await expect.poll(() => calls.some((call) => call.includes('/outcomes/'))).toBe(true);
  expect(order().elements()).toEqual([]);
});
