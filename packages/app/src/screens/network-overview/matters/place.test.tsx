import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../../test/fakeServer.js';
import { memoryServer } from '../../../test/memory/memoryServer.js';
import { renderRoute } from '../../../test/renderRoute.js';

const outcomes = { outcomes: [{ node: 'n14', state: 2 }], cases: [], revision: '1', mayName: true };
const byMatter = () => page.getByRole('radio', { name: 'What matters most' });
const promise = () => page.getByRole('heading', { name: /^About \d+ more questions, then the results are within/ });

const open = () =>
  renderRoute('/network/Larynx000001/', {
    server: memoryServer(),
    handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))],
  });

test('R-2205: by what matters most, a network of eight rows is seen whole in a window of 1400 by 900', async () => {
  await page.viewport(1400, 900);
  const { container } = await open();
  await userEvent.click(byMatter());
  await expect.element(promise()).toBeVisible();
  const map = () => container.querySelector('[data-credence="network-map"] [data-slot="scroller"]');
  await expect.poll(() => map()?.getAttribute('data-more')).toBe(null);
  const { scrollHeight, clientHeight } = map()!;
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
});

test('R-2205: there the fifty people of an outcome stand in one row, as on a tablet', async () => {
  await page.viewport(1400, 900);
  await open();
  await userEvent.click(byMatter());
  await expect.element(promise()).toBeVisible();
  page.getByRole('contentinfo').element().scrollIntoView();
  const people = page.getByRole('region', { name: 'What if' }).getByRole('img').first();
  await expect.element(people).toBeVisible();
  expect(people.element().getBoundingClientRect().height).toBeLessThan(28);
});

test('R-2206: what is asked next keeps its place while the curve above it is computed', async () => {
  await page.viewport(1400, 900);
  const { container } = await open();
  await userEvent.click(byMatter());
  const list = page.getByRole('table', { name: 'Asked next' });
  await expect.element(list).toBeInTheDocument();
  const top = () => list.element().getBoundingClientRect().top + container.ownerDocument.documentElement.scrollTop;
  const before = top();
  await expect.element(promise()).toBeVisible();
  expect(Math.abs(top() - before)).toBeLessThan(1);
});
