import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { addCollaborator, answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { auditLog, events } from '../../database/schema/index.js';

const rows = (body: string) =>
  body
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
/** Cells by the names of their columns; for files without quotation marks. */
const records = (body: string) => {
  const [names = [], ...cells] = rows(body);
  return cells.map((row) => Object.fromEntries(row.map((cell, at) => [names[at]!, cell])));
};
const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

test('R-3247: each expert is one row, by code, with shares, certainty, comment and how each question was answered', async () => {
  const { owner, path } = await answeredPanel(await appForThisTest(), {
    more: async (experts, { at }) => {
      await experts[1]!.post(`${at('n2')}/1/save`, answer([60, 30], { 'self-eval': -2, comment: 'Rarely' }));
      await experts[1]!.post(`${at('n3')}/1/save`, answer([50, 50, 50], { standing: 'cannot_occur' }));
      await experts[2]!.post(`${at('n2')}/1/save`, answer([50, 50], { standing: 'not_my_field' }));
    },
  });
  const file = await owner.get(`${path}/redcap/answers`);
  expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    expect.stringContaining(' REDCap answers.csv"'),
  ]);
  // Without the mark that REDCap would take for part of the name.
  expect(file.rawPayload.subarray(0, 9).toString()).toBe('record_id');
  const season = ['n1_q1_answer', 'n1_q1_s1', 'n1_q1_s2', 'n1_q1_s3', 'n1_q1_certain', 'n1_q1_comment'];
  const wind = ['n2_q1_answer', 'n2_q1_s1', 'n2_q1_s2', 'n2_q1_certain', 'n2_q1_comment'];
  expect(rows(file.body)[0]).toEqual([
    'record_id',
    ...season,
    ...wind,
    ...season.map((name) => name.replace('n1', 'n3')),
  ]);
  expect(records(file.body)).toEqual([
    expect.objectContaining({
      record_id: 'E1',
      n1_q1_answer: 'answered',
      n1_q1_s1: '0.6',
      n1_q1_s2: '0.3',
      n1_q1_s3: '0.1',
      n1_q1_certain: '1',
      n2_q1_answer: '',
      n2_q1_s1: '',
      n3_q1_comment: "'=cmd|why",
    }),
    expect.objectContaining({
      record_id: 'E2',
      n2_q1_certain: '-2',
      n2_q1_comment: 'Rarely',
      n3_q1_answer: 'cannot_occur',
      n3_q1_s1: '',
      n3_q1_certain: '',
    }),
    expect.objectContaining({ record_id: 'E3', n2_q1_answer: 'not_my_field', n2_q1_s1: '', n3_q1_answer: '' }),
  ]);
});

test('R-3247: a share is written in full, without an exponent', async () => {
  const { owner, path } = await answeredPanel(await appForThisTest(), {
    more: async (experts, { at }) => {
      await experts[1]!.post(`${at('n3')}/2/save`, answer([99, 1, 1], { exact: [999_998, null, null] }));
    },
  });
  const [, second] = records((await owner.get(`${path}/redcap/answers`)).body);
  expect([second!.n3_q2_s1, second!.n3_q2_s2, second!.n3_q2_s3]).toEqual(['0.999998', '0.000001', '0.000001']);
});

test('R-3249: the data dictionary has the columns of REDCap, and a line for each field of the answers, in their order', async () => {
  const { owner, path } = await answeredPanel(await appForThisTest());
  const body = (await owner.get(`${path}/redcap/dictionary`)).body;
  const [head, ...lines] = body.trimEnd().split('\r\n');
  expect(head).toBe(
    'Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",Field Note,Text Validation Type OR Show Slider Number,Text Validation Min,Text Validation Max,Identifier?,Branching Logic (Show field only if...),Required Field?,Custom Alignment,Question Number (surveys only),Matrix Group Name,Matrix Ranking?,Field Annotation',
  );
  const [names] = rows((await owner.get(`${path}/redcap/answers`)).body);
  expect(lines.map((line) => line.split(',')[0])).toEqual(names);
  expect(lines.slice(0, 6)).toEqual([
    'record_id,panel,,text,Code of the expert,,,,,,,,,,,,,',
    'n1_q1_answer,n1_season,P(Season),radio,Answer: P(Season),"answered, answered | cannot_occur, cannot occur | not_my_field, not my field",,,,,,,,,,,,',
    'n1_q1_s1,n1_season,,text,P(Season = cold),,,number,0,1,,,,,,,,',
    'n1_q1_s2,n1_season,,text,P(Season = mild),,,number,0,1,,,,,,,,',
    'n1_q1_s3,n1_season,,text,P(Season = hot),,,number,0,1,,,,,,,,',
    'n1_q1_certain,n1_season,,radio,Certainty: P(Season),"2, certain | 1, rather certain | -1, rather uncertain | -2, uncertain",,,,,,,,,,,,',
  ]);
  expect(lines).toContain('n3_q1_s1,n3_sky,,text,"P(Sky = clear | Season = cold, Wind = calm)",,,number,0,1,,,,,,,,');
  // What somebody wrote may tell who they are.
  expect(lines.at(-1)).toBe('n3_q1_comment,n3_sky,,notes,"Comment: P(Sky | Season = cold, Wind = calm)",,,,,,y,,,,,,,');
});

test('R-3249: of a panel that said nothing there are the codes, and of a comment that was taken out the reason', async () => {
  const server = await appForThisTest();
  const silent = await panel(server, ['ann@example.org']);
  await silent.owner.post(`${silent.path}/close`, {});
  await silent.owner.post(`${silent.path}/results`, {});
  expect((await silent.owner.get(`${silent.path}/redcap/answers`)).body).toBe('record_id\r\nE1\r\n');
  const { owner, path } = await answeredPanel(await appForThisTest());
  await owner.post(`${path}/results/n3/1/redact`, { code: 1, reason: 'It names a colleague.' });
  const [first] = records((await owner.get(`${path}/redcap/answers`)).body);
  expect(first!.n3_q1_comment).toBe('[taken out: It names a colleague.]');
});

test('R-3249: what combinations decide is in it like every other answer', async () => {
  const { owner, path } = await answeredPanel(await appForThisTest(), {
    more: async (experts, { at }) => {
      await experts[1]!.post(`${at('n3')}/save`, {
        combinations: [{ nodes: -1, value: [10, 30, 60], number: 1 }],
        parents: skyParents,
      });
    },
  });
  const [first, second] = records((await owner.get(`${path}/redcap/answers`)).body);
  for (const question of [1, 2, 3, 4, 5, 6]) expect(second![`n3_q${question}_s3`]).toBe('0.6');
  expect([first!.n3_q1_s3, first!.n3_q2_s3]).toEqual(['0.5', '']);
});

test('R-3250: nothing is taken before the round is closed and its results are open, and by the owner alone', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, experts } = await panel(server, ['ann@example.org']);
  const collaborator = await addCollaborator(server, networkId);
  const calls = ['answers', 'dictionary'].map((file) => `${path}/redcap/${file}`);
  for (const call of calls) expect(said(await owner.get(call))).toEqual([409, 'round_open']);
  await owner.post(`${path}/close`, {});
  for (const call of calls) expect(said(await owner.get(call))).toEqual([409, 'results_unopened']);
  await owner.post(`${path}/results`, {});
  for (const call of calls) {
    for (const person of [experts[0]!, collaborator]) expect(said(await person.get(call))).toEqual([403, 'owner_only']);
    expect((await owner.get(call)).statusCode).toBe(200);
  }
  expect((await owner.get(`${path}/redcap/people`)).statusCode).toBe(404);
});

test('R-3251: each download is in the record of the network and in the audit log, without anybody’s name', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId } = await answeredPanel(server);
  for (const file of ['answers', 'dictionary']) await owner.get(`${path}/redcap/${file}`);
  const recorded = await server.database
    .select({ metadata: events.metadata })
    .from(events)
    .where(eq(events.type, 'network_downloaded'))
    .orderBy(events.seq);
  const both = ['redcap_answers', 'redcap_dictionary'].map((format) => ({ of: 'panel', format }));
  expect(recorded.map(({ metadata }) => metadata)).toEqual(both);
  const audited = await server.database
    .select({ metadata: auditLog.metadata })
    .from(auditLog)
    .where(eq(auditLog.type, 'results_exported'));
  expect(audited.map(({ metadata }) => metadata)).toEqual(both.map((each) => ({ network: networkId, ...each })));
});
