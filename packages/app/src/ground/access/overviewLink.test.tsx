import { expect, test } from 'vitest';
import { buildOverview, networkPath, networkServer, nodePath } from '../../test/networkBuilders.js';
import { questionPath } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

test.each([
  ['a question', questionPath(2)],
  ['the combinations of a node', `${nodePath}?change`],
  ['the page before the questions', `${nodePath}/2/start?nodeName=Metastasis`],
  ['the table of a node', `${nodePath}/table`],
])('R-1708: "Overview" leads to the network of what was opened directly: %s', async (_, path) => {
  const { getByRole } = await renderRoute(path, { server: networkServer(buildOverview()) });
  await expect.element(getByRole('link', { name: 'Overview', exact: true })).toHaveAttribute('href', networkPath);
});
