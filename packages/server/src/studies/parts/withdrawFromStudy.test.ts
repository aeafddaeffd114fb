import type { Study } from '@credence/api-client';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { findAccount } from '../../accounts/users.js';
import { answers, assessments, combinationSets, events, networkMembers } from '../../database/schema/index.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

/** Two experts who answered, and combined. */
async function answered(...[server, given]: [Parameters<typeof panel>[0], Parameters<typeof panel>[2]?]) {
  const study = await panel(server, ['ann@example.org', 'ben@example.org'], given);
  const { at, experts } = study;
  for (const expert of experts) {
    await expert.post(`${at('n3')}/1/save`, answer([60, 30, 10], { comment: 'canary' }));
    const combinations = { combinations: [{ nodes: -1, value: [60, 30, 10], number: 1 }], parents: skyParents };
    await expert.post(`${at('n3')}/save`, combinations);
  }
  const [ann, ben] = await Promise.all(
    ['ann@example.org', 'ben@example.org'].map((address) => findAccount(server.database, address)),
  );
  const held = async (userId: string) => [
    await server.database.$count(answers, eq(answers.authorId, userId)),
    await server.database.$count(combinationSets, eq(combinationSets.authorId, userId)),
    await server.database.$count(events, and(eq(events.actorId, userId), isNotNull(events.after))),
  ];
  return { ...study, held, annas: ann!.id, bens: ben!.id };
}

test('R-2881: whoever withdraws may leave their answers under the code', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at, experts, held, annas } = await answered(server);
  const ann = experts[0]!;
  expect((await ann.post(`${path}/withdraw`, { keeps: true })).json()).toEqual({ success: true });
  expect(await held(annas)).toEqual([1, 1, 2]);
  expect((await owner.get(path)).json<Study>().experts![0]).toMatchObject({ standing: 'withdrew', answered: 6 });
  for (const response of [
    await ann.get(path),
    await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10])),
    await ann.post(`${path}/withdraw`, { keeps: false }),
  ])
    expect(said(response)).toEqual([404, 'network_not_found']);
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
});

test.each(['open', 'closed'])(
  'R-2881, R-3514: or erases them with all of their history, also of a closed round (%s): what is left is how much it was',
  async (state) => {
    const server = await appForThisTest();
    const { owner, path, networkId, experts, held, annas, bens } = await answered(server);
    if (state === 'closed') await owner.post(`${path}/close`, {});
    expect((await experts[0]!.post(`${path}/withdraw`, { keeps: false })).json()).toEqual({ success: true });
    expect((await held(annas)).slice(0, 2)).toEqual([0, 0]);
    expect(await held(bens)).toEqual([1, 1, 2]);
    const left = await server.database
      .select({ type: events.type, after: events.after })
      .from(events)
      .where(and(eq(events.actorId, annas), eq(events.networkId, networkId)))
      .orderBy(events.seq);
    expect(left).toEqual([
      { type: 'expert_accepted', after: null },
      { type: 'expert_withdrew', after: { events: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    ]);
    expect(await server.database.$count(assessments, eq(assessments.round, 1))).toBe(1);
    expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
    expect((await owner.get(path)).json<Study>().experts![0]).toMatchObject({ standing: 'withdrew', answered: 0 });
    const file = await experts[0]!.get('/user/export');
    expect(file.body).not.toContain('canary');
    expect(file.json().studies).toMatchObject([{ networkId, code: 1, ending: 'erased' }]);
  },
);

test('R-2881: until when, the protocol says', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, experts } = await answered(server, { withdrawal: 'until_closed' });
  expect((await experts[1]!.get(path)).json<Study>().may).toContain('withdraw');
  expect((await experts[0]!.post(`${path}/withdraw`, { keeps: true })).statusCode).toBe(200);
  await owner.post(`${path}/close`, {});
  expect((await experts[1]!.get(path)).json<Study>().may).not.toContain('withdraw');
  expect(said(await experts[1]!.post(`${path}/withdraw`, { keeps: false }))).toEqual([409, 'withdrawal_over']);
  const collaborator = await addCollaborator(server, networkId);
  for (const other of [owner, collaborator])
    expect(said(await other.post(`${path}/withdraw`, { keeps: true }))).toEqual([403, 'experts_only']);
});

test('R-2881: withdrawing while answers are saved leaves no answer behind', async () => {
  const server = await appForThisTest();
  const { path, networkId, at, experts, held, annas } = await answered(server);
  const saves = [1, 2, 3].map((iteration) => experts[0]!.post(`${at('n3')}/${iteration}/save`, answer([10, 20, 70])));
  const withdrawn = experts[0]!.post(`${path}/withdraw`, { keeps: false });
  for (const response of await Promise.all(saves)) expect([200, 404]).toContain(response.statusCode);
  expect((await withdrawn).statusCode).toBe(200);
  expect(await held(annas)).toEqual([0, 0, 1]);
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
  const ended = and(eq(networkMembers.userId, annas), isNotNull(networkMembers.endedAt));
  expect(await server.database.$count(networkMembers, ended)).toBe(1);
});
