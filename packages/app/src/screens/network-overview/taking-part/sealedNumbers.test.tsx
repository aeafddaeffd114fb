import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildError } from '../../../test/builders.js';
import { buildOwnStudy, expertServer } from '../../../test/expertServer.js';
import { http } from '../../../test/fakeServer.js';
import { networkPath } from '../../../test/networkBuilders.js';
import { renderRoute } from '../../../test/renderRoute.js';

const outcomes = { outcomes: [{ node: 'n3', state: 1 }], cases: [], revision: '1' };
const handlers = [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))];

test('R-3521: while the round is open an expert is offered no table, no file and nothing that follows from its numbers, and asks for none', async () => {
  const server = expertServer(buildOwnStudy('open'), { downloads: [{ format: 'csv' }, { format: 'counts' }] });
  const { calls } = await renderRoute(networkPath, { server, handlers });
  await expect.element(page.getByRole('link', { name: /^Continue with/ })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Nodes of the network' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download your answers' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Take home' }).query()).toBeNull();
  expect(page.getByRole('main').element().querySelector('a[href$="/table"]')).toBeNull();
  expect(page.getByRole('link', { name: 'Use the network' }).query()).toBeNull();
  expect(calls.filter((call) => call.includes('/tables/') || call.includes('/download/'))).toEqual([]);
});

test('R-3521: once the results are open, the numbers are there', async () => {
  const may = ['view', 'read_numbers', 'take_part'] as const;
  const server = expertServer(buildOwnStudy('closed'), { may: [...may] });
  await renderRoute(networkPath, { server, handlers });
  await expect.element(page.getByRole('button', { name: 'Take home' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Metastasis', exact: true }).first())
    .toHaveAttribute('href', expect.stringMatching(/\/table$/));
});

test('R-3521: the address of a table says why there is none yet', async () => {
  const sealed = http.get('/network/tables/{id}', ({ response }) =>
    response(403).json(buildError('You see your own answers alone.', 'numbers_sealed')),
  );
  await renderRoute(`${networkPath}n3/table`, { server: expertServer(buildOwnStudy('open')), handlers: [sealed] });
  await expect.element(page.getByText('You see your own answers alone.')).toBeVisible();
});
