import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNetwork } from '../../test/builders.js';
import { fakeServer } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const study = buildNetwork({
  type: 'collaboration',
  may: ['view', 'assess', 'reset', 'take_part'],
  sharedBy: 'jo@example.org',
  percentCompleted: 40,
});

test('R-2995: home says of a study that its round is closed', async () => {
  await renderRoute('/', { server: fakeServer({ shared: [study] }) });
  await expect.element(page.getByText(/round closed, your answers are kept$/)).toBeVisible();
});

test('R-3022: home says of a study whose results can be read that they can', async () => {
  const read = { ...study, study: { mayReadResults: true } };
  await renderRoute('/', { server: fakeServer({ shared: [read] }) });
  await expect.element(page.getByText(/round closed, your answers are kept; results to read/)).toBeVisible();
});

test.each([
  ['whose round is closed', study],
  ['in which everything is answered', { ...study, openRound: 1, percentCompleted: 100 }],
])('R-3023: “Continue” does not offer a study %s, and its row leads to the own part', async (_, over) => {
  const other = buildNetwork({ networkId: 'Rb3kF7wQ2mZa', filename: 'heart.xdsl', percentCompleted: 100 });
  const offered = async (networks: (typeof study)[]) => {
    await renderRoute('/', { server: fakeServer({ own: [other], shared: networks }) });
    await userEvent.click(page.getByRole('combobox'));
    await expect.element(page.getByRole('option').first()).toBeVisible();
    return page.getByRole('option').elements().length;
  };
  expect(await offered([over])).toBe(1);
  await expect
    .element(page.getByRole('link', { name: 'larynx tnm v3' }))
    .toHaveAttribute('href', `/network/${study.networkId}/`);
});

test('R-3023: where there is nothing to go on with, home offers no choice of it', async () => {
  await renderRoute('/', { server: fakeServer({ shared: [study] }) });
  await expect.element(page.getByText(/round closed/)).toBeVisible();
  expect(page.getByRole('combobox').query()).toBeNull();
});

test('R-2995: home says nothing of a round that is open', async () => {
  await renderRoute('/', { server: fakeServer({ shared: [{ ...study, openRound: 1, percentCompleted: 0 }] }) });
  await expect.element(page.getByText(/not started/)).toBeVisible();
  expect(page.getByText(/round closed/).query()).toBeNull();
});
