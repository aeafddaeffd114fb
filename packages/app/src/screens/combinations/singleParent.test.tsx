import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const parents = [{ display_name: 'T stage', vars: ['T1_T2', 'T3_T4'] }];

test('R-2005: of a node with one parent the page is the same, says that a combination is a question, and one press leads on', async () => {
  const { address, requests } = await renderRoute(nodePath, {
    server: nodeServer(buildNode({ parents, questions: 2 })),
  });
  await expect
    .element(page.getByText('“Metastasis” depends on “T stage” alone, so each combination is one question: 2 in all.'))
    .toBeVisible();
  await expect.element(page.getByRole('note')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'T3 T4' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'No single event decides' }));
  await expect.poll(address).toContain('/start');
  const saved = requests.find(({ url }) => url.endsWith('/save'));
  expect(await saved?.json()).toMatchObject({ combinations: [] });
});
