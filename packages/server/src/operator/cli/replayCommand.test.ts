import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, assessments, erasures, networks } from '../../database/schema/index.js';
import { defaultSite } from '../../platform/config/siteTexts.js';
import { retain } from '../retention/retain.js';
import { replay } from './replayCommand.js';

const run = ({ database, clock, config, invitations }: TestApp, networkId: string) =>
  replay.run({ database, clock, config, site: defaultSite, invitations, dataFolder: '/nowhere' }, networkId, {
    confirmed: false,
  });

test('R-2813: `credence replay` agrees with what two people did, and names the row that somebody changed by hand', async () => {
  const app = await appForThisTest();
  const { owner, networkId, at } = await assessed(app);
  const colleague = await addCollaborator(app, networkId);
  for (const iteration of [1, 2, 3, 4]) await owner.post(`${at('n3')}/${iteration}/save`, answer([10, 20, 70]));
  await colleague.post(`${at('n3')}/2/save`, answer([30, 20, 50], { origin: 'taken_over', takenFrom: 1 }));
  await owner.post(`${at('n3')}/reset`);
  await colleague.post(`${at('n3')}/undo-reset`);
  const combination = { nodes: { 0: 0 }, value: [5, 5, 90], number: 1 };
  await owner.post(`${at('n3')}/save`, { combinations: [combination], parents: skyParents });
  expect(await run(app, networkId)).toEqual([
    expect.stringMatching(/^test: the events make exactly what the database holds \(9 nodes, \d+ events\)\.$/),
  ]);

  await app.database
    .update(answers)
    .set({ comment: 'By hand.' })
    .where(and(eq(answers.networkId, networkId), eq(answers.iteration, 2n), notPlanted(answers)));
  await expect(run(app, networkId)).rejects.toThrow(
    'test: what the database holds is not what the events say.\n' +
      'Sky (n3): the answer to question 2, comment: the database holds "By hand.", the events say "".',
  );
});

test('R-3513: of a study `credence replay` names the node that somebody changed by hand, and neither answers nor people', async () => {
  const app = await appForThisTest();
  const { networkId, at, experts } = await panel(app, ['ann@example.org']);
  await experts[0]!.post(`${at('n3')}/1/save`, answer([10, 20, 70], { comment: 'axolotl' }));
  await app.database
    .update(answers)
    .set({ comment: 'By hand.', sliders: [11, 22, 67] })
    .where(and(eq(answers.networkId, networkId), notPlanted(answers)));
  await expect(run(app, networkId)).rejects.toThrow(
    /^test: what the database holds is not what the events say\.\nSky \(n3\): the database holds other answers than the events say\. Answers of a study are not shown here\.$/,
  );
});

test('R-2814: of an erased network the number of its events and their hash are left, and the replay says so', async () => {
  const app = await appForThisTest();
  const { owner, networkId, at } = await assessed(app);
  await owner.post(`${at('n3')}/1/save`, answer([10, 20, 70]));
  await app.database.update(networks).set({ deletedAt: app.clock.now() });
  app.clock.advance(31 * 86_400_000);
  await retain(app.database, app.clock.now(), app);
  expect(await app.database.$count(assessments)).toBe(0);
  const [erasure] = await app.database.select().from(erasures);
  expect(erasure).toMatchObject({ networkId, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect((await run(app, networkId)).join(' ')).toContain(`${networkId} was erased on`);
  await expect(run(app, 'nowhere')).rejects.toThrow('There is no network nowhere.');
});
