import { createHash } from 'node:crypto';
import type { StudyAnswers, StudyResults } from '@credence/api-client';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { addCollaborator, answer } from '../../../test/assess.js';
import { openStudy } from '../../../test/experts.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { events, studyRedactions } from '../../database/schema/index.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

type Server = Awaited<ReturnType<typeof appForThisTest>>;

const words = 'Quercus of the only aviary';
const reason = 'It names a colleague.';

/** The columns of all tables in which these words stand. */
async function holding(server: Server, text: string): Promise<string[]> {
  const columns = await server.database.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`);
  expect(columns.rows.length).toBeGreaterThan(100);
  const found = [];
  for (const { table, column } of columns.rows) {
    const at = sql`${sql.identifier(column)}::text`;
    const { rows } = await server.database.execute(
      sql`select 1 from ${sql.identifier(table)} where ${at} like ${`%${text}%`}
        or ${at} like ${`%${Buffer.from(text).toString('hex')}%`} limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** An opened round: the second expert wrote the words twice, once late, and once for all that is left. */
async function named(server: Server) {
  const study = await answeredPanel(server, {
    more: async ([, ben], { at }) => {
      await ben!.post(`${at('n3')}/1/save`, answer([30, 30, 40], { comment: `${words}, first` }));
      await ben!.post(`${at('n3')}/1/save`, answer([30, 20, 50], { comment: words }));
      await ben!.post(`${at('n3')}/2/save`, answer([30, 20, 50], { comment: 'Others stay.' }));
    },
  });
  const { owner, path, experts } = study;
  await experts[1]!.post(`${path}/late`, {
    nodeId: 'n3',
    iteration: 1,
    answer: answer([9, 9, 82], { comment: words }),
  });
  const redact = (given: object = {}, at = 'n3/1') =>
    owner.post(`${path}/results/${at}/redact`, { code: 2, reason, ...given });
  const answersAt = async (at: string) => (await owner.get(`${path}/results/${at}`)).json<StudyAnswers>().answers!;
  return { ...study, redact, answersAt };
}

test('R-3051: a comment that is taken out is found in no table, and a replay of the record makes the same rows', async () => {
  const server = await appForThisTest();
  const { networkId, redact, answersAt } = await named(server);
  expect(await holding(server, words)).toEqual(
    expect.arrayContaining(['answers.comment', 'events.before', 'events.after', 'study_late.answer']),
  );
  expect((await redact()).statusCode).toBe(200);
  expect(await holding(server, words)).toEqual([]);
  expect(await holding(server, 'Others stay.')).toContain('answers.comment');
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
  expect(await answersAt('n3/2')).toMatchObject([{ code: 2, comment: 'Others stay.' }]);
});

test('R-3051: so is the comment of a combination, in all of its questions', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId } = await answeredPanel(server, {
    more: async ([ann], { at }) => {
      const own = { nodes: -1, value: [60, 30, 10], number: 1, 'self-eval': 1, comment: words };
      const other = { nodes: { 0: 0 }, value: [10, 30, 60], number: 1, comment: 'Cold is cold.' };
      for (const combinations of [[own], [other, { ...own, number: 2 }]]) {
        const saved = await ann!.post(`${at('n3')}/save`, { combinations, parents: skyParents });
        if (saved.statusCode !== 200) throw new Error(saved.body);
      }
    },
  });
  const answersAt = async (iteration: number) =>
    (await owner.get(`${path}/results/n3/${iteration}`)).json<StudyAnswers>().answers;
  expect(await answersAt(6)).toMatchObject([{ code: 1, comment: words, combined: true }]);
  expect((await owner.post(`${path}/results/n3/6/redact`, { code: 1, reason })).statusCode).toBe(200);
  expect(await holding(server, words)).toEqual([]);
  expect(await holding(server, 'Cold is cold.')).toContain('combination_sets.combinations');
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
  expect(await answersAt(6)).toMatchObject([{ code: 1, combined: true, redacted: { reason } }]);
  expect((await answersAt(5))![0]).not.toHaveProperty('comment');
});

test('R-3052: what is left is a hash, whose it was, when, why and who did it; the owner, the table and its author are told', async () => {
  const server = await appForThisTest();
  const { clock, database } = server;
  const { owner, path, at, experts, redact, answersAt } = await named(server);
  const results = async () => (await owner.get(`${path}/results`)).json<StudyResults>();
  const place = { nodeId: 'n3', iteration: 1 };
  expect((await results()).questions).toContainEqual(expect.objectContaining({ ...place, comments: 2 }));
  const now = clock.now();
  const redacted = { at: now.toISOString(), reason };
  const response = await redact();
  expect(response.json().answers[1]).toMatchObject({ code: 2, redacted });
  expect(response.json().answers[1]).not.toHaveProperty('comment');
  expect(await answersAt('n3/1')).toEqual(response.json().answers);
  // Nothing that was computed before is served.
  expect((await results()).questions).toContainEqual(expect.objectContaining({ ...place, comments: 1 }));
  expect(await database.select().from(studyRedactions)).toMatchObject([
    {
      round: 1,
      nodeKey: 'n3',
      iteration: 1n,
      at: now,
      by: owner.user.id,
      reason,
      hash: createHash('sha256').update(words).digest('hex'),
    },
  ]);
  const recorded = await database.select().from(events).where(sql`${events.type} = 'comment_redacted'`);
  expect(recorded).toMatchObject([{ actorId: owner.user.id, nodeKey: 'n3', iteration: 1n, metadata: {} }]);
  const csv = (await owner.get(`${path}/tables/E2?format=csv`)).body;
  expect(csv).toContain(`[taken out: ${reason}]`);
  expect(csv).not.toContain(words);
  for (const expert of experts) expect((await expert.get(`${path}/results/n3/1`)).body).not.toContain(words);
  const file = (await experts[1]!.get('/user/export')).json<{ redactions: object[] }>();
  expect(file.redactions).toMatchObject([{ code: 2, nodeKey: 'n3', iteration: 1, ...redacted }]);
  expect((await experts[0]!.get('/user/export')).json()).toMatchObject({ redactions: [] });
  expect((await experts[1]!.get(`${at('n3')}/1/history`)).body).not.toContain(words);
});

test('R-3053: once more changes nothing, and what is not there cannot be taken out', async () => {
  const server = await appForThisTest();
  const { redact } = await named(server);
  const first = await redact();
  server.clock.advance(60_000);
  const second = await redact({ reason: 'Another reason.' });
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  expect(await server.database.$count(studyRedactions)).toBe(1);
  for (const [response, refusal] of [
    [await redact({ code: 3 }), [404, 'answer_not_found']],
    [await redact({ code: 9 }), [404, 'expert_not_found']],
    [await redact({}, 'n9/1'), [404, 'node_not_found']],
    [await redact({}, 'n3/7'), [404, 'question_not_found']],
    [await redact({ reason: '  ' }), [400, 'invalid_input']],
    [await redact({ reason: 'a'.repeat(201) }), [400, 'invalid_input']],
  ] as const)
    expect(said(response)).toEqual(refusal);
});

test('R-3053: only whoever runs the study takes a comment out, once its results are open', async () => {
  const server = await appForThisTest();
  const { path, networkId, experts } = await named(server);
  const body = { code: 2, reason };
  for (const other of [experts[1]!, await addCollaborator(server, networkId)])
    expect(said(await other.post(`${path}/results/n3/1/redact`, body))).toEqual([403, 'owner_only']);
  const { owner, networkId: open } = await openStudy(server);
  expect(said(await owner.post(`/network/study/${open}/results/n3/1/redact`, body))).toEqual([409, 'round_open']);
});

test('R-3053: whoever erases their answers erases what is left of a comment, too', async () => {
  const server = await appForThisTest();
  const { experts, path, redact } = await named(server);
  await redact();
  await experts[1]!.post(`${path}/withdraw`, { keeps: false });
  expect(await server.database.$count(studyRedactions)).toBe(0);
});
