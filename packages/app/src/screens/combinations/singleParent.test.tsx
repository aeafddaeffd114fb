import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const parents = [{ display_name: 'T stage', vars: ['T1_T2', 'T3_T4'] }];
const note = () => page.getByRole('note');

test('R-2005: of a node with one parent the page says that a combination is a question, and one press leads on', async () => {
  const { address, requests } = await renderRoute(nodePath, {
    server: nodeServer(buildNode({ parents, questions: 2 })),
  });
  await expect
    .element(note())
    .toMatchTextContent(/“Metastasis” depends on “T stage” alone, so each combination is one question: 2 in all\./);
  await expect.element(note()).not.toMatchTextContent(/we stop asking/);
  await userEvent.click(page.getByRole('button', { name: 'Go to the 2 questions' }));
  await expect.poll(address).toContain('/start');
  const saved = requests.find(({ url }) => url.endsWith('/save'));
  expect(await saved?.json()).toMatchObject({ combinations: [] });
});
