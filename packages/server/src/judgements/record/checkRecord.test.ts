import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { playSession, session } from '../../../test/sessions.js';
import { type TestApp, testApp } from '../../../test/testApp.js';
import { answers, events } from '../../database/schema/index.js';
import { checkRecord } from './checkRecord.js';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const findings = async (networkId: string) => (await checkRecord(server.database, networkId)).findings;

test('R-2811: whatever two people do, the events of a node make exactly the rows that the server holds', {
  timeout: 240_000,
}, async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(session, async (deeds) => {
      const { networkId, statuses } = await playSession(server, deeds);
      for (const status of statuses) seen.add(status);
      expect(await findings(networkId)).toEqual([]);
    }),
    { numRuns: 20 },
  );
  expect([...seen].filter((status) => status >= 500)).toEqual([]);
  expect(seen).toContain(200);
});

test('R-2812: a row that was changed by hand is found and named', async () => {
  const { owner, networkId, at } = await assessed(server);
  for (const iteration of [1, 2, 3]) await owner.post(`${at('n3')}/${iteration}/save`, answer([10, 20, 30]));
  expect(await findings(networkId)).toEqual([]);
  await server.database
    .update(answers)
    .set({ sliders: [10, 21, 30] })
    .where(and(eq(answers.networkId, networkId), eq(answers.iteration, 2n), notPlanted(answers)));
  expect(await findings(networkId)).toMatchObject([
    {
      nodeKey: 'n3',
      broken: { at: ['answers', '0 2', 'sliders'], held: [10, 21, 30], replayed: [10, 20, 30] },
    },
  ]);
});

test('R-2812: an event that was taken out is missed, and one of a newer release is said to be unknown', async () => {
  const { owner, networkId, at } = await assessed(server);
  for (const iteration of [1, 2, 3]) await owner.post(`${at('n3')}/${iteration}/save`, answer([10, 20, 30]));
  const second = and(eq(events.networkId, networkId), eq(events.iteration, 2n));
  await server.database
    .update(events)
    .set({ type: 'answer_sealed' as 'answer_saved' })
    .where(second);
  expect(await findings(networkId)).toMatchObject([
    { nodeKey: 'n3', broken: { reason: 'unknown-type', type: 'answer_sealed', revision: 2 } },
  ]);
  await server.database.delete(events).where(second);
  expect(await findings(networkId)).toMatchObject([
    { nodeKey: 'n3', broken: { reason: 'missing', revision: 2, found: 3 } },
  ]);
});
