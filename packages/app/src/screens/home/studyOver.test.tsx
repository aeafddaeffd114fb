import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildNetwork } from '../../test/builders.js';
import { fakeServer } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const study = buildNetwork({
  ...{ type: 'collaboration', may: ['view', 'assess', 'reset', 'take_part'], sharedBy: 'jo@example.org' },
  percentCompleted: 40,
});

test('R-2995: home says of a study that its round is closed', async () => {
  await renderRoute('/', { server: fakeServer({ shared: [study] }) });
  await expect.element(page.getByText(/the round is closed/)).toBeVisible();
});

test('R-2995: home says nothing of a round that is open', async () => {
  await renderRoute('/', { server: fakeServer({ shared: [{ ...study, openRound: 1, percentCompleted: 0 }] }) });
  await expect.element(page.getByText(/not started/)).toBeVisible();
  expect(page.getByText(/the round is closed/).query()).toBeNull();
});
