import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../../test/fakeServer.js';
import { memoryServer } from '../../../test/memory/memoryServer.js';
import { renderRoute } from '../../../test/renderRoute.js';

const outcomes = { outcomes: [{ node: 'n14', state: 2 }], cases: [], revision: '1', mayName: true };
const byMatter = () => userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'What matters most');
const promise = () => page.getByRole('heading', { name: /the results are within/i });

const open = () =>
  renderRoute('/network/Larynx000001/', {
    server: memoryServer({ begun: true }),
    handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))],
  });

test('R-2205: by what matters most, a network of eight rows is seen whole in a window of 1400 by 900', async () => {
  await page.viewport(1400, 900);
  const { container } = await open();
  await byMatter();
  await expect.element(promise()).toBeVisible();
  const map = () => container.querySelector('[data-credence="network-map"] [data-slot="scroller"]');
  await expect.poll(() => map()?.getAttribute('data-more')).toBe(null);
  const { scrollHeight, clientHeight } = map()!;
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
});

test('R-2206: the list keeps its place while the curve below it is computed', async () => {
  await page.viewport(1400, 900);
  const { container } = await open();
  await byMatter();
  const list = page.getByRole('table', { name: 'Nodes of the network' });
  await expect.element(list).toBeInTheDocument();
  const top = () => list.element().getBoundingClientRect().top + container.ownerDocument.documentElement.scrollTop;
  const before = top();
  await expect.element(promise()).toBeVisible();
  expect(Math.abs(top() - before)).toBeLessThan(1);
});
