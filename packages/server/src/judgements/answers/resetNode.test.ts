import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, combinationSets, events } from '../../database/schema/index.js';

test('R-1214, O-30: a reset node is not started again, and nothing that was saved is deleted', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, value: [5, 5, 90], number: 1 }],
    parents: skyParents,
  });
  await owner.post(`${at('n3')}/3/save`, answer([1, 2, 3]));
  const reset = (await owner.post(`${at('n3')}/reset`)).json<{ estimatedTime: number }>();
  expect(reset).toMatchObject({ success: true, estimatedTime: 7 });
  expect((await owner.get(at('n3'))).json()).toMatchObject({ combinations: [], redirect: null, answeredIterations: 0 });
  expect((await owner.get(`${at('n3')}/3`)).json()).toMatchObject({ answered: false, currentValues: [50, 50, 50] });
  const overview = (await owner.get(`/network/overview/${networkId}`)).json();
  expect(overview.nodes[2]).toMatchObject({ pages: 6, inProgress: false, completed: false, percentCompleted: 0 });
  expect([
    await server.database.$count(answers, notPlanted(answers)),
    await server.database.$count(combinationSets, notPlanted(combinationSets)),
  ]).toEqual([1, 1]);
  const rows = await server.database.select({ type: events.type, metadata: events.metadata }).from(events);
  expect(rows).toContainEqual({ type: 'node_reset', metadata: { before: 0, answers: 1 } });
});
