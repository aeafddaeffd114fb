import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cancerOutcomes, cancerTables } from '../../test/cancerTables.js';
import { http } from '../../test/fakeServer.js';
import { buildNodeSummary, buildOverview, networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const open = (overview = buildOverview()) =>
  renderRoute(`${networkPath}use`, {
    server: [
      http.get('/network/tables/{id}', ({ response }) => response(200).json(cancerTables())),
      http.get('/network/outcomes/{id}', ({ response }) => response(200).json(cancerOutcomes())),
      ...networkServer(overview),
    ],
  });

test('R-3628: the page says how many nodes it rests on, and shows what if and what moves the outcomes most', async () => {
  await open();
  await expect.element(page.getByText(/^Based on the answers to 1 of 3 nodes/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'What if' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: /can(?: each)? change “Cancer: yes” by up to/ }))
    .toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Laryngeal carcinoma' }));
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
});

test('R-3680 R-3681: the tornado says its unit, the ends of its bars and its n, and is a table and a picture to take away', async () => {
  await open();
  const chart = page.getByRole('figure', { name: /can(?: each)? change “Cancer: yes” by up to/ });
  await expect.element(chart).toMatchTextContent('n = 2 of 10 questions answered');
  await expect
    .element(chart)
    .toMatchTextContent('Cancer: yes, in percent; the vertical line is the current value: 1 %');
  await expect.element(chart).toMatchTextContent('Each bar spans the lowest to the highest');
  const ticks = [...chart.element().querySelectorAll('[data-slot="ticks"] text')].map(({ textContent }) => textContent);
  expect(ticks.length).toBeGreaterThan(1);
  for (const tick of ticks) expect(tick).toMatch(/^\d[\d.]* %$/u);
  const heads = chart
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['Answer', 'lowest, %', 'highest, %', 'band, percentage points']);
  await expect.element(chart.getByRole('button', { name: 'Download PNG' })).toBeVisible();
});

test('R-3628: before a node is answered the page is silent', async () => {
  const { calls } = await open(buildOverview({ nodes: [buildNodeSummary()] }));
  await expect.element(page.getByText('No results yet. Answer a node first.')).toBeVisible();
  expect(page.getByRole('region', { name: 'What if' }).query()).toBeNull();
  expect(calls.filter((call) => call.includes('/tables/'))).toEqual([]);
});

test('R-3628: an overview that cannot be fetched is asked for again', async () => {
  let isBroken = true;
  await renderRoute(`${networkPath}use`, {
    server: networkServer(),
    handlers: [
      http.get('/network/overview/{id}', () => (isBroken ? Response.error() : undefined)),
      http.get('/network/outcomes/{id}', ({ response }) => response(200).json(cancerOutcomes())),
    ],
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText(/^Based on the answers to/)).toBeVisible();
});
