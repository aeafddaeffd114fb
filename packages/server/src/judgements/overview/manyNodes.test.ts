import type { NetworkOverview } from '@credence/api-client';
import { eq, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import type { Reader } from '../../database/database.js';
import { assessments } from '../../database/schema/index.js';
import { listNodeSummaries } from './nodeSummaries.js';

test('a network of 1,041 nodes is listed whole', async () => {
  const nodes = Array.from({ length: 1_041 }, (_, index) => ({ id: `N${index}`, states: 2 }));
  const { owner, networkId } = await assessed(await appForThisTest(), nodes);
  const overview = (await owner.get(`/network/overview/${networkId}`)).json();
  expect([overview.nodes.length, overview.nodes[1_040].id]).toEqual([1_041, 'n1041']);
});

test('R-2106: the nodes of a network are looked up one by one, not each compared with every other', async () => {
  const server = await appForThisTest();
  const nodes = Array.from({ length: 400 }, (_, at) => ({ id: `N${at}`, states: 2 }));
  const { networkId } = await assessed(server, nodes);
  const [assessment] = await server.database.select().from(assessments).where(eq(assessments.networkId, networkId));
  let asked: SQL | undefined;
  const listener = { execute: (query: SQL) => ((asked = query), Promise.resolve({ rows: [] })) } as unknown as Reader;
  await listNodeSummaries(listener, { networkId, assessmentId: assessment?.id ?? '' });
  const { rows } = await server.database.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze) ${asked}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/rows=400\b/);
  expect(plan).not.toContain('Rows Removed by Join Filter');
});

test('R-3463: a thousand nodes are named in one call', async () => {
  const server = await appForThisTest();
  const owner = await server.signedIn();
  const count = 1_001;
  const large = ['BAYES', count, Array(count).fill(2).join(' '), count]
    .concat(Array.from({ length: count }, (_, at) => `1 ${at}`))
    .concat(Array(count).fill('2 0.5 0.5'))
    .join('\n');
  const { networkId } = (
    await owner.upload('/network/upload', { bytes: Buffer.from(large), filename: 'large.uai' })
  ).json<{ networkId: string }>();
  const nodes = Array.from({ length: count }, (_, at) => ({
    id: `n${at + 1}`,
    title: `Finding ${at}`,
    states: ['no', 'yes'],
  }));
  expect((await owner.post(`/network/names/${networkId}`, { nodes })).statusCode).toBe(200);
  const overview = (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(overview.nodes.at(-1)?.display_name).toBe('Finding 1000');
  expect(overview.warnings).toEqual([]);
});
