import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queue } from '../../../features/queue/browserQueue.js';
import { http } from '../../../test/fakeServer.js';
import { NETWORK, networkPath } from '../../../test/networkBuilders.js';
import { renderRoute } from '../../../test/renderRoute.js';
import { buildOpenStudy, buildOwnOverview, studyServer } from '../../../test/studyServer.js';

const outcomes = { outcomes: [{ node: 'n3', state: 1 }], cases: [], revision: '1' };
const handlers = [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))];
const switched = () => page.getByRole('option', { name: 'What matters most' });
const nodes = () => page.getByRole('table', { name: 'Nodes of the network' });

test('R-2982: an expert of a study is not offered another order than that of the protocol, whatever was chosen before', async () => {
  queue.choose(NETWORK, 'matters');
  const overview = buildOwnOverview({ may: ['view', 'assess', 'combine', 'reset', 'take_part'], openRound: 1 });
  await renderRoute(networkPath, { server: studyServer(buildOpenStudy(), overview), handlers });
  await expect.element(nodes()).toBeVisible();
  expect(switched().query()).toBeNull();
});

test('R-2982: everybody else chooses the order', async () => {
  await renderRoute(networkPath, { server: studyServer(), handlers });
  await expect.element(switched()).toBeInTheDocument();
});

test('R-2982: the list begins in the order of the protocol, says so, and can be sorted for a look', async () => {
  const { nodes: inFile } = buildOwnOverview();
  const drawn = [inFile[2]!, inFile[0]!, inFile[1]!];
  const overview = buildOwnOverview({
    may: ['view', 'assess', 'combine', 'reset', 'take_part'],
    openRound: 1,
    nodes: drawn,
  });
  await renderRoute(networkPath, { server: studyServer(buildOpenStudy(), overview) });
  await expect.element(nodes()).toBeVisible();
  const names = () =>
    nodes()
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('a')?.textContent);
  expect(names()).toEqual(['Metastasis', 'Tumour site', 'T stage']);
  await userEvent.click(nodes().getByRole('button', { name: /^Node/ }));
  expect(names()).toEqual(['Metastasis', 'T stage', 'Tumour site']);
});
