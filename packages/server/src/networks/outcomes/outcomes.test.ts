import type { NetworkOutcomes } from '@credence/api-client';
import { expect, test } from 'vitest';
import { addCollaborator, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { events, outcomes } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { purgeNetwork } from '../../operator/retention/purgeNetwork.js';

const rain = { node: 'n3', state: 2 };
const cold = { node: 'n1', state: 0 };
const strong = { node: 'n2', state: 1 };
const winter = { name: 'Winter storm', findings: [cold, strong] };

test('R-2566: what the owner names is there for everybody; the same again changes nothing', async () => {
  const { database, ...server } = await appForThisTest();
  const { owner, networkId } = await assessed({ database, ...server });
  const colleague = await addCollaborator({ database, ...server }, networkId);
  const path = `/network/outcomes/${networkId}`;
  const nothing = { outcomes: [], cases: [] };
  expect((await colleague.get(path)).json()).toEqual({ ...nothing, revision: '0' });
  const named = { outcomes: [rain], cases: [winter] };
  const body = { outcomes: [rain], cases: [{ ...winter, name: ' Winter storm ' }] };
  const saved = await owner.post(path, body, { 'x-revision': '0' });
  expect([saved.statusCode, saved.json()]).toEqual([200, { ...named, revision: '1', mayName: true }]);
  // The answer was lost and the client repeats what it sent.
  expect((await owner.post(path, body, { 'x-revision': '0' })).json()).toEqual(saved.json());
  expect((await colleague.get(path)).json()).toEqual({ ...named, revision: '1' });
  expect((await colleague.post(path, nothing)).statusCode).toBe(403);
  expect((await owner.get(path)).json()).toEqual(saved.json());
  await owner.post(path, nothing);
  const saves = (await database.select().from(events).orderBy(events.at, events.seq)).filter(
    ({ type }) => type === 'outcomes_saved',
  );
  expect(saves.map(({ before, after, metadata }) => [before, after, metadata])).toEqual([
    [nothing, named, {}],
    [named, nothing, {}],
  ]);
});

test('R-2570: a save on top of a newer one is refused, and keeps that', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  const path = `/network/outcomes/${networkId}`;
  const { revision } = (await owner.get(path)).json<NetworkOutcomes>();
  await owner.post(path, { outcomes: [rain], cases: [] }, { 'x-revision': revision });
  const late = await owner.post(path, { outcomes: [cold], cases: [] }, { 'x-revision': revision });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'stale_revision', params: { reason: 'outcomes' } },
  ]);
  expect((await owner.get(path)).json()).toMatchObject({ outcomes: [rain], revision: '1' });
});

test('R-2570: of two saves at once, one is refused', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  const path = `/network/outcomes/${networkId}`;
  const both = [[rain], [cold]].map((named) => owner.post(path, { outcomes: named, cases: [] }, { 'x-revision': '0' }));
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('R-2571: what does not fit the network is refused with its place, and changes nothing', async () => {
  const { database, ...server } = await appForThisTest();
  const { owner, networkId } = await assessed({ database, ...server });
  const path = `/network/outcomes/${networkId}`;
  const refused = async (body: object) => {
    const response = await owner.post(path, { outcomes: [rain], cases: [winter], ...body });
    expect(response.statusCode, response.body).toBe(400);
    return response.json<{ params: object }>().params;
  };
  const finding = (...findings: object[]) => ({ cases: [winter, { name: 'Other', findings }] });
  expect(await refused({ outcomes: [rain, { node: 'n9', state: 0 }] })).toEqual({ reason: 'unknown-node', item: 2 });
  expect(await refused({ outcomes: [{ node: 'n2', state: 2 }] })).toEqual({ reason: 'unknown-state', item: 1 });
  expect(await refused({ outcomes: [rain, cold, rain] })).toEqual({ reason: 'twice', item: 3 });
  expect(await refused(finding({ node: 'n4', state: 0 }))).toEqual({ reason: 'unknown-node', item: 1, case: 2 });
  expect(await refused(finding(cold, { node: 'n3', state: 3 }))).toEqual({ reason: 'unknown-state', item: 2, case: 2 });
  expect(await refused(finding(cold, { node: 'n1', state: 1 }))).toEqual({ reason: 'twice', item: 2, case: 2 });
  expect(await refused({ cases: [{ ...winter, name: ' ' }] })).toEqual({ reason: 'empty', field: 'cases[0].name' });
  for (const name of ['a\nb', '\ud800'])
    expect(await refused({ cases: [{ ...winter, name }] })).toMatchObject({ reason: 'impossible-character' });
  expect(await refused({ cases: [{ ...winter, name: 'x'.repeat(101) }] })).toMatchObject({
    reason: 'too-long',
    limit: 100,
  });
  expect(await refused({ outcomes: Array.from({ length: 11 }, () => rain) })).toMatchObject({
    reason: 'too-many',
    limit: 10,
  });
  expect(await refused({ cases: Array.from({ length: 21 }, () => winter) })).toMatchObject({
    reason: 'too-many',
    limit: 20,
  });
  expect(await refused(finding(...Array.from({ length: 51 }, () => cold)))).toMatchObject({
    reason: 'too-many',
    limit: 50,
  });
  expect(await refused(finding())).toMatchObject({ reason: 'too-few', limit: 1 });
  expect(await refused({ outcomes: [{ node: 'n1', state: -1 }] })).toMatchObject({ reason: 'too-low' });
  expect(await refused({ outcomes: [{ node: 'n1', state: 0.5 }] })).toMatchObject({ reason: 'wrong-type' });
  expect(await database.$count(outcomes)).toBe(0);
});

test('R-2573: gone with the network, back when it is restored, and in the data of whoever wrote them', async () => {
  const { database, ...server } = await appForThisTest();
  const { owner, networkId } = await assessed({ database, ...server });
  const path = `/network/outcomes/${networkId}`;
  await owner.post(path, { outcomes: [rain], cases: [winter] });
  await owner.post(`/network/delete/${networkId}`);
  expect((await owner.get(path)).statusCode).toBe(404);
  expect((await owner.post(path, { outcomes: [], cases: [] })).statusCode).toBe(404);
  await owner.post(`/network/restore/${networkId}`);
  expect((await owner.get(path)).json()).toMatchObject({ outcomes: [rain], cases: [winter] });
  expect((await owner.get('/user/export')).json().outcomes).toEqual([
    { network: 'network.xdsl', networkId, outcomes: [rain], cases: [winter], savedAt: '2026-11-20T10:00:00.000Z' },
  ]);
  await withTransaction(database, (transaction) => purgeNetwork(transaction, networkId, new Date()));
  expect(await database.$count(outcomes)).toBe(0);
});
