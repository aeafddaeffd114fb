import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { studyRounds } from '../../database/schema/index.js';
import { panelQuestions } from '../../platform/files/panelTable.js';
import { readPanel } from './readPanel.js';

const emails = ['ann@example.org', 'ben@example.org', 'cleo@example.org', 'dan@example.org'];

test('R-2932: what a panel said is read once its round is closed and its results are open, and not before', async () => {
  const server = await appForThisTest();
  const { database, clock } = server;
  const { owner, path, networkId, at, experts } = await panel(server, emails.slice(0, 2));
  await experts[0]!.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  const read = async () => (await readPanel(database, networkId)).experts.map(({ code }) => code);
  expect(await read()).toEqual([]);
  await database.update(studyRounds).set({ firstReadAt: clock.now() });
  expect(await read()).toEqual([]);
  await database.update(studyRounds).set({ firstReadAt: null });
  await owner.post(`${path}/close`, {});
  expect(await readPanel(database, networkId)).toEqual({ experts: [], tables: [] });
  await database.update(studyRounds).set({ firstReadAt: clock.now() });
  expect(await read()).toEqual([1, 2]);
});

test('R-2937: a panel is whoever accepted: who withdrew stays under the code, who had the answers erased does not', async () => {
  const server = await appForThisTest();
  const { database, clock } = server;
  const { owner, path, networkId, at, experts } = await panel(server, emails, { taking: 3 });
  const [ann, ben, cleo] = experts;
  for (const expert of experts) await expert.post(`${at('n3')}/1/save`, answer([60, 30, 10], { comment: 'Why.' }));
  await cleo!.post(`${at('n1')}/1/save`, answer([20, 30, 50], { standing: 'not_my_field' }));
  await cleo!.post(`${at('n3')}/reset`, {});
  await cleo!.post(`${at('n3')}/save`, {
    combinations: [{ nodes: -1, value: [10, 30, 60], number: 1 }],
    parents: skyParents,
  });
  await ann!.post(`${path}/withdraw`, { keeps: false });
  await ben!.post(`${path}/withdraw`, { keeps: true });
  await owner.post(`${path}/close`, {});
  await database.update(studyRounds).set({ firstReadAt: clock.now() });
  const { experts: readers, tables } = await readPanel(database, networkId);
  expect(readers).toMatchObject([
    { code: 2, answered: 1, saves: 1 },
    { code: 3, answered: 6, saves: 4 },
  ]);
  const questions = panelQuestions(tables);
  expect(questions.slice(0, 3)).toMatchObject([
    { node: 0, column: 0, opinions: [{ expert: 1, standing: 'not_my_field' }] },
    {
      node: 2,
      column: 0,
      opinions: [
        { expert: 0, distribution: [0.6, 0.3, 0.1], isCommented: true },
        { expert: 1, distribution: [0.1, 0.3, 0.6], isCommented: false },
      ],
    },
    { node: 2, column: 1, opinions: [{ expert: 1, distribution: [0.1, 0.3, 0.6] }] },
  ]);
  expect(questions).toHaveLength(7);
  expect((await readPanel(database, networkId, 'n1')).tables).toEqual(tables.slice(0, 1));
});
