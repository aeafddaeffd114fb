import type { Study } from '@credence/api-client';
import { adoptedShares } from '@credence/bayesnet';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { answer } from '../../../test/assess.js';
import { openResults, panel } from '../../../test/takePart.js';
import { type TestApp, appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, assessments, combinationSets, events, nodeProgress, setAside } from '../../database/schema/index.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const day = 86_400_000;

/** The shared rows of a network that count, and all of their columns. */
async function rowsOf({ database }: TestApp, networkId: string) {
  const [shared] = await database
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), assessments.isShared));
  const progress = await database
    .select()
    .from(nodeProgress)
    .where(eq(nodeProgress.assessmentId, shared!.id))
    .orderBy(asc(nodeProgress.nodeKey));
  const rows = [];
  for (const table of [answers, combinationSets, setAside] as const)
    rows.push(
      await database
        .select()
        .from(table)
        .innerJoin(
          nodeProgress,
          and(
            eq(nodeProgress.assessmentId, table.assessmentId),
            eq(nodeProgress.nodeKey, table.nodeKey),
            eq(nodeProgress.epoch, table.epoch),
            eq(nodeProgress.assessmentId, shared!.id),
          ),
        )
        .then((all) => all.map(({ node_progress: _progress, ...row }) => JSON.stringify(row, replaced)).sort()),
    );
  return {
    rows,
    counts: progress.map(({ nodeKey, epoch, resetAt, closed, open, answered }) => ({
      nodeKey,
      epoch,
      resetAt,
      closed,
      open,
      answered,
    })),
  };
}
const replaced = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
const findings = async ({ database }: TestApp, networkId: string) => (await checkRecord(database, networkId)).findings;

/** What the owner had answered and combined before the study. */
async function withOwnWork(server: TestApp) {
  const study = await answeredPanel(server, {
    more: async (experts, { at }) => {
      await experts[1]!.post(`${at('n3')}/1/save`, answer([10, 10, 80]));
      await experts[2]!.post(`${at('n3')}/1/save`, answer([10, 30, 60]));
    },
  });
  const { owner, at } = study;
  await owner.post(`${at('n1')}/1/save`, answer([10, 20, 70], { comment: 'Mine.' }));
  await owner.post(`${at('n2')}/1/save`, answer([30, 70]));
  await owner.post(`${at('n3')}/2/save`, answer([30, 30, 40]));
  await owner.post(`${at('n3')}/1/save`, answer([30, 30, 40], { standing: 'not_my_field' }));
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, value: [60, 30, 10], number: 1 }],
    parents: skyParents,
  });
  return study;
}

test('R-2965: what a panel pooled becomes the answer of the network, in parts per million, whatever answered or decided it before', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at } = await withOwnWork(server);
  const adopted = await owner.post(`${path}/adopt`, { of: 'linear' });
  const until = new Date(server.clock.now().getTime() + 30 * day).toISOString();
  expect(adopted.json<Study>()).toMatchObject({
    state: 'closed',
    adopted: { of: 'linear', columns: 2, left: 6, undoUntil: until },
  });
  expect((await owner.get(path)).json<Study>().adopted).toEqual(adopted.json<Study>().adopted);
  const first = (await owner.get(`${at('n1')}/1`)).json();
  expect(first).toMatchObject({ exact: [400_000, 250_000, 350_000], answered: true });
  expect(first).not.toHaveProperty('self-eval');
  const sky = (await owner.get(`${at('n3')}/1`)).json();
  expect(sky.exact).toEqual(adoptedShares([0.4 / 3, 0.7 / 3, 1.9 / 3]));
  expect(sky.standing).toBeUndefined();
  // What nobody pooled is as it was.
  expect((await owner.get(`${at('n2')}/1`)).json()).toMatchObject({ currentValues: [30, 70] });
  expect((await owner.get(`${at('n3')}/2`)).json()).toMatchObject({ decidedBy: { number: 1 } });
  const { counts } = await rowsOf(server, networkId);
  expect(counts).toMatchObject([
    { nodeKey: 'n1', closed: 1n, open: 0n, answered: 1 },
    { nodeKey: 'n2', epoch: 0, closed: 1n },
    { nodeKey: 'n3', closed: 2n, open: 4n, answered: 0 },
  ]);
  expect(await findings(server, networkId)).toEqual([]);
});

test('R-2966: an adoption is undone to exactly the rows that were there before, and the record still makes them', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at } = await withOwnWork(server);
  await owner.post(`${at('n2')}/reset`, {});
  const before = await rowsOf(server, networkId);
  for (const of of ['logarithmic', 'E1']) {
    const person = await server.signedIn(owner.user);
    expect((await person.post(`${path}/adopt`, { of })).statusCode).toBe(200);
    expect(await rowsOf(server, networkId)).not.toEqual(before);
    expect(await findings(server, networkId)).toEqual([]);
    server.clock.advance(30 * day - 1);
    const undone = await (await server.signedIn(owner.user)).post(`${path}/adopt/undo`, {});
    expect([undone.statusCode, undone.json<Study>().adopted]).toEqual([200, undefined]);
    expect(await rowsOf(server, networkId)).toEqual(before);
    expect(await findings(server, networkId)).toEqual([]);
  }
});

test('R-2967: it stands once something was saved for one of its nodes, after 30 days, and where nothing was adopted; undone once more it stays undone', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at } = await withOwnWork(server);
  const undo = () => owner.post(`${path}/adopt/undo`, {});
  const refusal = async () => {
    const { code, params } = (await undo()).json<{ code: string; params: object }>();
    return [code, params];
  };
  expect(await refusal()).toEqual(['adoption_stands', { reason: 'not-adopted' }]);
  await owner.post(`${path}/adopt`, { of: 'linear' });
  await owner.post(`${path}/adopt`, { of: 'E1' });
  expect((await undo()).json<Study>().adopted).toMatchObject({ of: 'linear' });
  // The first one is no longer within reach, or two presses would lose both.
  const left = await rowsOf(server, networkId);
  expect((await undo()).json<Study>().adopted).not.toHaveProperty('undoUntil');
  expect(await rowsOf(server, networkId)).toEqual(left);
  await owner.post(`${path}/adopt`, { of: 'logarithmic' });
  await owner.post(`${at('n2')}/1/save`, answer([50, 50]));
  await owner.post(`${at('n1')}/1/save`, answer([50, 30, 20]));
  const saved = await rowsOf(server, networkId);
  expect(await refusal()).toEqual(['adoption_stands', { reason: 'saved-since' }]);
  expect(await rowsOf(server, networkId)).toEqual(saved);
  expect(await findings(server, networkId)).toEqual([]);
  await owner.post(`${path}/adopt`, { of: 'linear' });
  server.clock.advance(30 * day);
  const later = await server.signedIn(owner.user);
  expect((await later.post(`${path}/adopt/undo`, {})).json()).toMatchObject({
    params: { reason: 'too-late', days: 30 },
  });
});

test('R-2968: what was said before counts on beside it, in the history of a question and in the table of answers', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at } = await withOwnWork(server);
  const table = async () => {
    const [head, ...lines] = (await owner.get(`/network/download/${networkId}?format=csv`)).body.split('\r\n');
    const names = head!.split(',');
    return lines
      .map((line) => Object.fromEntries(line.split(',').map((cell, place) => [names[place]!, cell])))
      .filter(({ state }) => state === 'cold' || state === 'calm');
  };
  expect(await table()).toMatchObject([
    { given: '10', counts: 'yes' },
    { given: '30', counts: 'yes' },
  ]);
  await owner.post(`${path}/adopt`, { of: 'linear' });
  expect(await table()).toMatchObject([
    { given: '10', counts: 'no', overtaken_by: 'answer' },
    { exact_ppm: '400000', counts: 'yes', origin: 'adopted' },
    { given: '30', counts: 'yes' },
  ]);
  const history = async () => (await owner.get(`${at('n3')}/2/history`)).json<{ answers: { counts: boolean }[] }>();
  const before = await history();
  const exported = (await owner.get('/user/export')).json<{
    answers: { nodeKey: string; iteration: number; comment: string }[];
  }>();
  // What the new epoch began with, nobody said twice.
  expect(
    exported.answers.filter(
      ({ nodeKey, iteration, comment }) => comment !== 'planted' && `${nodeKey} ${iteration}` === 'n3 2',
    ),
  ).toMatchObject([{ countsNow: 'No, a combination decides this question' }]);
  await owner.post(`${path}/adopt/undo`, {});
  expect(await table()).toMatchObject([
    { given: '10', counts: 'yes' },
    { exact_ppm: '400000', counts: 'no', overtaken_by: 'withdrawal' },
    { given: '30', counts: 'yes' },
  ]);
  expect(await history()).toEqual(before);
});

test('R-2969: the same numbers once more change nothing, and where nobody gave any there is nothing to adopt', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId } = await withOwnWork(server);
  const all = () => server.database.$count(events, eq(events.networkId, networkId));
  const first = (await owner.post(`${path}/adopt`, { of: 'linear' })).json<Study>().adopted;
  const [rows, recorded] = [await rowsOf(server, networkId), await all()];
  expect((await owner.post(`${path}/adopt`, { of: 'linear' })).json<Study>().adopted).toEqual(first);
  expect([await rowsOf(server, networkId), await all()]).toEqual([rows, recorded]);
  expect(said(await owner.post(`${path}/adopt`, { of: 'median' }))).toEqual([409, 'nothing_to_adopt']);
  expect(said(await owner.post(`${path}/adopt`, { of: 'E9' }))).toEqual([404, 'expert_not_found']);
  for (const of of ['E0', 'e1', 'linear ', '=E1', 'E1000'])
    expect((await owner.post(`${path}/adopt`, { of })).statusCode).toBe(400);
});

test('R-2966: saves that come while a pool is adopted are before it or after it, and the record makes the rows', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at } = await withOwnWork(server);
  const calls = [1, 2, 3].map((iteration) => owner.post(`${at('n3')}/${iteration}/save`, answer([10, 20, 70])));
  const adopting = owner.post(`${path}/adopt`, { of: 'linear' });
  for (const response of [...(await Promise.all(calls)), await adopting]) expect(response.statusCode).toBe(200);
  expect(await findings(server, networkId)).toEqual([]);
});

test('R-2969: more than 20,000 columns are not put into a network at once', async () => {
  const server = await appForThisTest();
  const states = ['no', 'yes'];
  const parents = Array.from({ length: 12 }, (_, at) => ({ id: `P${at}`, states }));
  const children = Array.from({ length: 5 }, (_, at) => ({
    id: `C${at}`,
    states,
    parents: parents.map(({ id }) => id),
  }));
  const emails = ['ann@example.org', 'ben@example.org', 'cleo@example.org'];
  const study = await panel(server, emails, { nodes: [...parents, ...children] });
  const { owner, path, at, experts } = study;
  const named = parents.map(({ id }) => ({ display_name: id, vars: states }));
  for (const expert of experts)
    for (const child of children.keys()) {
      const combinations = [{ nodes: -1, value: [40, 60], number: 1 }];
      const saved = await expert.post(`${at(`n${13 + child}`)}/save`, { combinations, parents: named });
      expect(saved.statusCode).toBe(200);
    }
  await openResults(study);
  const refused = (await owner.post(`${path}/adopt`, { of: 'linear' })).json();
  expect(refused).toMatchObject({ code: 'too_many_columns', params: { limit: 20_000 } });
});
