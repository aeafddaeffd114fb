import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../../test/builders.js';
import { http } from '../../../test/fakeServer.js';
import { memoryServer } from '../../../test/memory/memoryServer.js';
import { networkPath, networkServer } from '../../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../../test/renderRoute.js';

const path = '/network/ChestClinic1/';
const open = (options: RouteOptions = {}, to = path) => renderRoute(to, { server: memoryServer(), ...options });
const byMatter = () => page.getByRole('radio', { name: 'What matters most' });
const curve = () =>
  page.getByRole('heading', {
    name: /^About \d+ more questions?, then the results are within \d+ percentage points?$/,
  });
const goOn = () => page.getByRole('link', { name: /^Continue with/ });
const asked = () =>
  page
    .getByRole('table', { name: 'Asked next' })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a'));

test('the order of what matters most shows what it reaches and what it asks next, and is remembered', async () => {
  const { router } = await open();
  await expect.element(page.getByRole('radio', { name: 'One change at a time' })).toBeChecked();
  await expect.element(goOn()).toHaveTextContent('Continue with visit_to_Asia');
  await userEvent.click(byMatter());
  await expect.element(curve()).toBeVisible();
  await expect
    .element(page.getByText(/^How far the results may be off, in percentage points, by questions answered; now \d/))
    .toBeVisible();
  await expect.element(page.getByText(/^Nothing chosen yet; for now we use the last nodes/)).toBeVisible();
  await expect.element(page.getByText('The next 18 questions in 8 nodes, ca. 17 min.')).toBeVisible();
  expect(asked()).toHaveLength(6);
  const first = asked()[0];
  await expect.element(goOn()).toHaveTextContent(`Continue with ${first?.textContent}`);
  await expect.element(goOn()).toHaveAttribute('href', first!.getAttribute('href')!);

  await router.navigate('/imprint');
  await router.navigate(path);
  await expect.element(byMatter()).toBeChecked();
  await expect.element(curve()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'All 8 nodes', expanded: false }));
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'One change at a time' }));
  await expect.element(goOn()).toHaveTextContent('Continue with visit_to_Asia');
  expect(curve().elements()).toEqual([]);
});

test('named outcomes and typical cases are what counts', async () => {
  const outcomes = { outcomes: [{ node: 'n4', state: 0 }], cases: [], revision: '1' };
  await open({ handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))] });
  await userEvent.click(byMatter());
  await expect.element(page.getByText(/^How far the results may be off/)).toBeVisible();
  expect(page.getByText(/^Nothing chosen yet/).elements()).toEqual([]);
  // Lung cancer hangs on smoking and its own table only.
  expect(
    asked()
      .slice(0, 2)
      .map((link) => link?.textContent),
  ).toEqual(['lung_cancer', 'smoking']);
});

test('R-2579: the map weighs what matters, ranks it as the list does, and Space supposes findings', async () => {
  await page.viewport(1400, 900);
  await open();
  const map = page.getByRole('group', { name: /^Network: / });
  const weighed = () => [...map.element().querySelectorAll('[data-weighed]')];
  await expect.element(map).toBeVisible();
  expect(weighed()).toEqual([]);
  await userEvent.click(byMatter());
  await expect.poll(() => weighed().length).toBe(8);
  const first = asked()[0]?.textContent;
  const node = map.getByRole('link', { name: new RegExp(`^${first}, .*asked next, number 1$`) });
  await expect.element(node).toHaveAttribute('aria-current', 'true');
  await expect.element(map.getByRole('link', { name: /, outcome/ }).first()).toBeVisible();
  const widths = new Set(weighed().map((line) => getComputedStyle(line).strokeWidth));
  expect(widths.size).toBeGreaterThan(2);

  (node.element() as unknown as HTMLElement).focus();
  await userEvent.keyboard(' ');
  const supposed = map.getByRole('link', { name: new RegExp(`^${first}, .*finding: `) });
  await expect.element(supposed).toHaveFocus();
  const chip = page.getByRole('region', { name: 'What if' }).getByRole('button', { name: /^Remove / });
  await expect.element(chip).toBeVisible();
  // What follows from it is seen without looking for it.
  await expect.element(page.getByRole('heading', { name: 'What if' })).toBeInViewport();
  await expect.element(chip).toBeInViewport();
  await userEvent.keyboard('  ');
  await expect.element(chip).not.toBeInTheDocument();
  await expect.element(node).toHaveFocus();
});

test('a case that cannot occur is said in a sentence, and the nodes stay at hand', async () => {
  const cases = [{ name: 'Nobody', findings: [{ node: 'n4', state: 7 }] }];
  const outcomes = { outcomes: [], cases, revision: '1' };
  await open({ handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))] });
  await userEvent.click(byMatter());
  await expect.element(page.getByText(/choose another finding/i)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
});

test('while there is no server to load the numbers from, the screen says so and shows the nodes', async () => {
  await open({ handlers: [http.get('/network/tables/{id}', () => Response.error())] }, '/network/Larynx000001/');
  await userEvent.click(byMatter());
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
  expect(page.getByRole('radio').elements()).toEqual([]);
});
