import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const node = buildNode({
  parentDetails: [{ states: [{}, { asCondition: 'For a patient with a supraglottic tumour:' }] }, {}],
});

test('R-2011: a combination says a condition in the owner’s words', async () => {
  const combinations = [{ nodes: { 0: 1, 1: 1 }, value: [30, 30, 40], number: 1 }];
  await renderRoute(`${nodePath}?change`, { server: nodeServer({ ...node, combinations }) });
  await expect.element(page.getByText('For a patient with a supraglottic tumour, with T stage: T3 T4')).toBeVisible();
});

test('R-2011: so does the example', async () => {
  await renderRoute(nodePath, { server: nodeServer(node) });
  await expect
    .element(page.getByRole('note').getByText(/“For a patient with a supraglottic tumour”: one answer/))
    .toBeVisible();
});
