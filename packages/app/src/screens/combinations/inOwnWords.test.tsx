import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

test('R-2011: a combination and the example above say a condition in the owner’s words', async () => {
  const node = buildNode({
    combinations: [{ nodes: { 0: 1, 1: 1 }, value: [30, 30, 40], number: 1 }],
    parentDetails: [{ states: [{}, { asCondition: 'For a patient with a supraglottic tumour:' }] }, {}],
  });
  await renderRoute(`${nodePath}?change`, { server: nodeServer(node) });
  await expect.element(page.getByText('For a patient with a supraglottic tumour, with T stage: T3 T4')).toBeVisible();
  await expect
    .element(page.getByRole('note').getByText('For a patient with a supraglottic tumour', { exact: true }))
    .toBeVisible();
});
