import type { components } from '@credence/api-client';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { mailbox } from '../../../test/mailbox.js';
import { openResults, type Panel, panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { weather } from '../../../test/xdslFile.js';

type StudyResults = components['schemas']['StudyResults'];

const emails = ['ann@example.org', 'ben@example.org', 'cleo@example.org'];
const resultsOf = async ({ owner, path }: Pick<Panel, 'owner' | 'path'>) =>
  (await owner.get(`${path}/results`)).json<StudyResults>();
const everyRead = (path: string) => [
  `${path}/results`,
  `${path}/results/n3/1`,
  `${path}/tables/E1`,
  `${path}/tables/linear`,
  `${path}/tables/E1?format=csv`,
  `${path}/tables/logarithmic?format=xmlbif`,
];

test('R-3059: a panel of one has results, and no pool', async () => {
  const study = await panel(await appForThisTest(), emails.slice(0, 1));
  await study.experts[0]!.post(`${study.at('n3')}/1/save`, answer([60, 30, 10]));
  await openResults(study);
  const { experts, questions } = await resultsOf(study);
  expect(experts).toBe(1);
  expect(questions).toMatchObject([{ nodeId: 'n3', iteration: 1, n: 1, pools: {} }]);
  for (const url of everyRead(study.path)) expect([url, (await study.owner.get(url)).statusCode]).toEqual([url, 200]);
  expect((await study.owner.post(`${study.path}/adopt`, { of: 'linear' })).json()).toMatchObject({
    code: 'nothing_to_adopt',
  });
});

test('R-3059: a panel in which nobody said anything has empty results, and takes nothing home', async () => {
  const study = await panel(await appForThisTest(), emails);
  await openResults(study);
  expect(await resultsOf(study)).toMatchObject({ experts: 0, questions: [], toDiscuss: [] });
  expect((await study.owner.get(`${study.path}/results/n3/1`)).json()).toMatchObject({ answers: [], comments: [] });
  expect((await study.owner.get(`${study.path}/tables/linear?format=csv`)).statusCode).toBe(200);
});

test('R-3059: a column that nobody answered is in no result and keeps its numbers, and where all say that it is not their field nobody has a number', async () => {
  const study = await panel(await appForThisTest(), emails);
  const { owner, path, at, experts } = study;
  for (const expert of experts) {
    await expert.post(`${at('n3')}/2/save`, answer([20, 30, 50], { standing: 'not_my_field' }));
    await expert.post(`${at('n3')}/4/save`, answer([20, 30, 50]));
  }
  await openResults(study);
  const { questions } = await resultsOf(study);
  expect(questions.map(({ iteration }) => iteration)).toEqual([2, 4]);
  expect(questions[0]).toMatchObject({ n: 0, notTheirField: 3, pools: {}, disagreement: 0 });
  expect((await owner.get(`${path}/results/n3/1`)).json()).toMatchObject({ answers: [] });
  const file = (await owner.get(`${path}/tables/linear`)).body;
  expect(file).toMatch(/<probabilities>(0\.1 0\.450* 0\.450* ){2}0\.2 0\.3 0\.5 0\.1 /);
  const adopted = (await owner.post(`${path}/adopt`, { of: 'linear' })).json<components['schemas']['Study']>().adopted;
  expect(adopted).toMatchObject({ columns: 1 });
});

/** A node that depends on 44 others: 17,592,186,044,416 questions. */
const huge = [
  ...Array.from({ length: 44 }, (_, parent) => ({ id: `P${parent}`, states: 2, numbers: false as const })),
  {
    id: 'Child',
    states: 2,
    numbers: false as const,
    parents: Array.from({ length: 44 }, (_, parent) => `P${parent}`),
  },
];
const last = 2 ** 44;

test('R-3067: a study asks all questions of a node that has 2^44 of them, and its results are what was answered', async () => {
  const server = await appForThisTest();
  const study = await panel(server, emails, { nodes: huge });
  const { owner, path, at, experts } = study;
  expect((await mailbox(server))[0]?.text).toContain('17,592,186,044,460 questions');
  for (const expert of experts)
    for (const iteration of [1, last])
      expect((await expert.post(`${at('n45')}/${iteration}/save`, answer([60, 40]))).statusCode).toBe(200);
  const node = (await experts[0]!.get(at('n45'))).json<{ parents: object[] }>();
  const combination = { nodes: -1, value: [30, 70], number: 1 };
  const combined = await experts[2]!.post(`${at('n45')}/save`, {
    combinations: [combination],
    parents: node.parents,
  });
  expect([combined.statusCode, combined.json()]).toMatchObject([200, { success: true }]);
  await openResults(study);
  const { questions, asked } = await resultsOf(study);
  expect(asked).toBe(last + 44);
  expect(questions.map(({ nodeId, iteration, n }) => [nodeId, iteration, n])).toEqual([
    ['n45', 1, 3],
    ['n45', last, 3],
  ]);
  expect((await owner.get(`${path}/results/n45/${last}`)).json()).toMatchObject({
    answers: [{ code: 1 }, { code: 2 }, { code: 3, combined: true }],
  });
  for (const url of [`${path}/tables/E3`, `${path}/tables/linear?format=csv`])
    expect((await owner.get(url)).statusCode).toBeLessThan(500);
  expect((await owner.post(`${path}/adopt`, { of: 'E3' })).statusCode).toBeLessThan(500);
});

test('R-3067: of a node with 2^44 questions a study asks those of a list', async () => {
  const server = await appForThisTest();
  const questions = [last, 1].map((iteration) => ({ nodeId: 'n45', iteration }));
  const study = await panel(server, emails.slice(0, 1), { nodes: huge, questions, combinations: false });
  const ann = study.experts[0]!;
  expect((await ann.post(`${study.at('n45')}/${last}/save`, answer([60, 40]))).json()).toMatchObject({
    next_iteration: 1,
    percentCompleted: 50,
  });
  await openResults(study);
  expect(await resultsOf(study)).toMatchObject({ asked: 2, questions: [{ nodeId: 'n45', iteration: last, n: 1 }] });
});

test('R-3066: no spreadsheet runs a comment, a name or a state of a study that looks like a formula', async () => {
  const server = await appForThisTest();
  const formula = "=cmd|'/C calc'!A0";
  const nodes = [{ ...weather[1]!, states: ['@SUM(A1)', '-2+3'] }];
  const study = await panel(server, emails, { nodes });
  for (const expert of study.experts)
    await expert.post(`${study.at('n1')}/1/save`, answer([60, 40], { comment: formula, 'self-eval': -1 }));
  await openResults(study);
  const cells = async (of: string) => (await study.owner.get(`${study.path}/tables/${of}?format=csv`)).body;
  expect(await cells('E1')).toContain(`'${formula}`);
  for (const of of ['E1', 'linear']) {
    expect(await cells(of)).toContain(`'@SUM(A1)`);
    expect(await cells(of)).not.toMatch(/(^|[,\n"])[=@]/);
  }
});
