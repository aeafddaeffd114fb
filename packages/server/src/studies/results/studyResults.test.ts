import type { components } from '@credence/api-client';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { protocol } from '../../../test/experts.js';
import { openResults, type Panel, panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { weather } from '../../../test/xdslFile.js';
import { inThisThread } from '../../platform/files/networkFiles.js';

type StudyResults = components['schemas']['StudyResults'];

const emails = ['ann@example.org', 'ben@example.org', 'cleo@example.org'];

/** A disease and its test. */
const nodes = [
  { id: 'D', states: ['yes', 'no'] },
  { id: 'T', states: ['pos', 'neg'], parents: ['D'] },
];

/** Says P(D), P(T | D) and P(T | not D), in percent. */
async function say({ at }: Panel, expert: Client, [d, ofD, ofNone]: readonly [number, number, number]) {
  for (const [question, percent] of Object.entries({ 'n1/1': d, 'n2/1': ofD, 'n2/2': ofNone })) {
    const [node = '', iteration] = question.split('/');
    const saved = await expert.post(`${at(node)}/${iteration}/save`, answer([percent, 100 - percent]));
    expect(saved.statusCode).toBe(200);
  }
}

/** Names P(D) and P(T) as outcomes, and a case in which the test is positive. */
const nameOutcomes = ({ owner, networkId }: Panel) =>
  owner.post(`/network/outcomes/${networkId}`, {
    outcomes: [
      { node: 'n1', state: 0 },
      { node: 'n2', state: 0 },
    ],
    cases: [{ name: 'Positive', findings: [{ node: 'n2', state: 0 }] }],
  });

const resultsOf = async ({ path }: Pick<Panel, 'path'>, reader: Client) => {
  const response = await reader.get(`${path}/results`);
  expect([response.statusCode, response.json()]).toEqual([200, expect.anything()]);
  return response.json<StudyResults>();
};

/** As many digits as a hand computes. */
const about = (number: number): unknown => expect.closeTo(number, 6);
const all = (numbers: readonly number[]) => numbers.map(about);

test('R-2933: two experts are a list and no pool, and what follows from their tables is told in each way', async () => {
  const server = await appForThisTest();
  const study = await panel(server, emails.slice(0, 2), { nodes });
  const { owner, experts } = study;
  await say(study, experts[0]!, [10, 90, 10]);
  await say(study, experts[1]!, [40, 50, 30]);
  await openResults(study);
  await nameOutcomes(study);
  const closedAt = server.clock.now().toISOString();
  const found = await resultsOf(study, owner);
  const none = { cannotOccur: 0, notTheirField: 0, comments: 0, pools: {}, kinds: ['numbers'], reasons: ['ranked'] };
  expect(found).toEqual({
    round: 1,
    closedAt,
    primary: 'linear',
    experts: 2,
    asked: 3,
    panel: [
      { code: 1, answered: 3 },
      { code: 2, answered: 3 },
    ],
    questions: [
      { ...none, nodeId: 'n1', iteration: 1, n: 2, disagreement: about(0.091305), effect: about(0.198817) },
      { ...none, nodeId: 'n2', iteration: 1, n: 2, disagreement: about(0.146793), effect: about(0.071006) },
      { ...none, nodeId: 'n2', iteration: 2, n: 2, disagreement: about(0.046785), effect: about(0.12426) },
    ],
    toDiscuss: [0, 2, 1],
    outcomes: [
      {
        node: 'n1',
        state: 0,
        experts: [
          { code: 1, share: about(0.1), own: 3 },
          { code: 2, share: about(0.4), own: 3 },
        ],
        pools: { linear: { share: about(0.25) }, logarithmic: { share: about(0.213939) } },
        mean: { share: about(0.25), n: 2 },
        joint: { share: about(0.25), n: 2 },
      },
      {
        node: 'n2',
        state: 0,
        experts: [
          { code: 1, share: about(0.18), own: 3 },
          { code: 2, share: about(0.38), own: 3 },
        ],
        pools: { linear: { share: about(0.325) }, logarithmic: { share: about(0.30126) } },
        mean: { share: about(0.28), n: 2 },
        joint: { share: about(0.28), n: 2 },
      },
    ],
  });
});

test('R-2934: of two answers an expert is told no more than that there are two', async () => {
  const study = await panel(await appForThisTest(), emails.slice(0, 2), { nodes });
  await say(study, study.experts[0]!, [10, 90, 10]);
  await say(study, study.experts[1]!, [40, 50, 30]);
  await openResults(study);
  const { questions, toDiscuss } = await resultsOf(study, study.experts[0]!);
  const none = { comments: 0, pools: {}, kinds: [], reasons: [] };
  expect(questions).toEqual(
    [
      ['n1', 1],
      ['n2', 1],
      ['n2', 2],
    ].map(([nodeId, iteration]) => ({ ...none, nodeId, iteration, n: 2 })),
  );
  expect(toDiscuss).toEqual([]);
});

/** Three experts, of whom the last one combines. */
async function three(server: Parameters<typeof panel>[0], given: Parameters<typeof panel>[2] = {}) {
  const study = await panel(server, emails, { nodes, ...given });
  const [ann, ben, cleo] = study.experts;
  await say(study, ann!, [10, 90, 10]);
  await say(study, ben!, [40, 50, 30]);
  await cleo!.post(`${study.at('n1')}/1/save`, answer([40, 60]));
  const parents = [{ display_name: 'D', vars: ['yes', 'no'] }];
  const combinations = [{ nodes: -1, value: [90, 10], number: 1, comment: 'As a rule.' }];
  expect((await cleo!.post(`${study.at('n2')}/save`, { combinations, parents })).statusCode).toBe(200);
  await cleo!.post(`${study.at('n2')}/2/save`, answer([20, 80]));
  return study;
}

test('R-2934: three are pooled in each way, with what a combination decides', async () => {
  const server = await appForThisTest();
  const study = await three(server, { primary: 'logarithmic' });
  await openResults(study);
  await nameOutcomes(study);
  const found = await resultsOf(study, study.owner);
  expect(found.questions).toMatchObject([
    {
      n: 3,
      comments: 0,
      disagreement: about(0.077659),
      pools: { linear: all([0.3, 0.7]), logarithmic: all([0.268407, 0.731593]), median: all([0.4, 0.6]) },
    },
    {
      n: 3,
      comments: 1,
      disagreement: about(0.13778),
      kinds: ['numbers', 'reading'],
      pools: { linear: all([0.766667, 0.233333]), logarithmic: all([0.812268, 0.187732]), median: all([0.9, 0.1]) },
    },
    { n: 3, pools: { linear: all([0.2, 0.8]), logarithmic: all([0.18589, 0.81411]), median: all([0.2, 0.8]) } },
  ]);
  expect(found.panel?.map(({ code, answered }) => [code, answered])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(found.outcomes[1]).toMatchObject({
    experts: [{ share: about(0.18) }, { share: about(0.38) }, { code: 3, share: about(0.48), own: 3 }],
    pools: { linear: { share: about(0.37) }, logarithmic: { share: about(0.354015) } },
    mean: { share: about(0.346667), n: 3 },
  });
});

test('R-3520: experts are shown the primary pool alone from four answers on, and no other door leads to a pool, also once it is adopted', async () => {
  const server = await appForThisTest();
  const study = await panel(server, [...emails, 'dan@example.org'], { nodes, primary: 'logarithmic' });
  const [ann, ben, cleo, dan] = study.experts;
  await say(study, ann!, [10, 90, 10]);
  await say(study, ben!, [40, 50, 30]);
  await say(study, cleo!, [37, 81, 17]);
  await dan!.post(`${study.at('n1')}/1/save`, answer([23, 77]));
  await openResults(study);
  await nameOutcomes(study);
  const found = await resultsOf(study, ann!);
  const none = { comments: 0, pools: {}, kinds: [], reasons: [] };
  expect(found).toEqual({
    round: 1,
    closedAt: expect.any(String) as unknown,
    primary: 'logarithmic',
    experts: 4,
    asked: 3,
    questions: [
      { ...none, nodeId: 'n1', iteration: 1, n: 4, pools: { logarithmic: [0.25, 0.75] } },
      { ...none, nodeId: 'n2', iteration: 1, n: 3 },
      { ...none, nodeId: 'n2', iteration: 2, n: 3 },
    ],
    toDiscuss: [],
    outcomes: [
      { node: 'n1', state: 0, pools: { logarithmic: { share: 0.25 } } },
      // From the file, where too few answered.
      { node: 'n2', state: 0, pools: { logarithmic: { share: 0.1 } } },
    ],
  });
  const { owner, path, networkId } = study;
  expect((await owner.post(`${path}/adopt`, { of: 'logarithmic' })).statusCode).toBe(200);
  const codeOf = async (url: string) => (await ann!.get(url)).json<{ code?: string }>().code;
  for (const end of ['tables/logarithmic', 'tables/E2', 'tables/linear?format=csv', 'redcap/answers'])
    expect([end, await codeOf(`${path}/${end}`)]).toEqual([end, 'owner_only']);
  expect((await ann!.get(`${path}/results/n1/1`)).json()).toEqual({ nodeId: 'n1', iteration: 1, comments: [] });
  // Pooled: .2500.., .7515.., .1709...
  for (const url of [
    `/network/tables/${networkId}`,
    `/network/download/${networkId}`,
    `/network/download/${networkId}?format=counts`,
  ])
    expect([url, (await ann!.get(url)).body]).toEqual([url, expect.not.stringMatching(/\.25|\.249|\.75[12]|\.17[01]/)]);
});

test('R-3520: once answers are erased, experts who saw the pool before are shown none after, and are told so', async () => {
  const server = await appForThisTest();
  const study = await panel(
    server,
    ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`),
    { nodes },
  );
  for (const expert of study.experts) await say(study, expert, [10, 90, 10]);
  await openResults(study);
  const [ann, ben] = study.experts;
  expect((await resultsOf(study, ann!)).questions[0]).toMatchObject({ n: 5, pools: { linear: [0.1, 0.9] } });
  await ben!.post(`${study.path}/withdraw`, { keeps: false });
  const found = await resultsOf(study, ann!);
  expect([found.erasedSince, found.questions.map(({ n, pools }) => [n, pools])]).toEqual([
    true,
    [1, 2, 3].map(() => [4, {}]),
  ]);
  expect((await resultsOf(study, study.owner)).questions[0]?.pools).toHaveProperty('linear');
});

test('R-2937: once answers are erased, every number is computed again without them', async () => {
  const study = await three(await appForThisTest());
  await openResults(study);
  expect((await resultsOf(study, study.owner)).questions[0]?.pools.linear).toEqual(all([0.3, 0.7]));
  await study.experts[0]!.post(`${study.path}/withdraw`, { keeps: false });
  const found = await resultsOf(study, study.owner);
  expect(found).toMatchObject({ experts: 2, panel: [{ code: 2 }, { code: 3 }] });
  expect(found.questions.map(({ n, pools }) => [n, pools])).toEqual(Array.from({ length: 3 }, () => [2, {}]));
  expect((await study.experts[0]!.get(`${study.path}/results`)).statusCode).toBe(404);
});

test('R-2938: what cannot occur and what is not their field are counted apart from numbers', async () => {
  const study = await panel(await appForThisTest(), emails);
  const { at, experts, owner } = study;
  const standings = [{}, { standing: 'cannot_occur' }, { standing: 'not_my_field' }];
  for (const [place, expert] of experts.entries())
    await expert.post(`${at('n3')}/4/save`, answer([60, 30, 10], standings[place]));
  await openResults(study);
  expect(await resultsOf(study, owner)).toMatchObject({
    experts: 1,
    panel: [{ code: 1, answered: 1 }],
    asked: 8,
    questions: [
      {
        nodeId: 'n3',
        iteration: 4,
        n: 1,
        cannotOccur: 1,
        notTheirField: 1,
        pools: {},
        disagreement: 0,
        kinds: [],
        reasons: ['cannot-occur'],
      },
    ],
    toDiscuss: [0],
    outcomes: [],
  });
});

test('R-2939: an outcome that cannot be computed says why, and hides no other', async () => {
  const open = weather.map((node) => ({ ...node, numbers: false as const }));
  const study = await panel(await appForThisTest(), emails.slice(0, 1), { nodes: open });
  const { owner, networkId, at, experts } = study;
  await experts[0]!.post(`${at('n1')}/1/save`, answer([60, 30, 10]));
  await openResults(study);
  const outcomes = ['n1', 'n3'].map((node) => ({ node, state: 0 }));
  await owner.post(`/network/outcomes/${networkId}`, { outcomes, cases: [] });
  const missing = { problem: 'no-table' };
  const found = await resultsOf(study, owner);
  expect(found.outcomes).toMatchObject([
    { node: 'n1', experts: [{ share: about(0.6) }], mean: { n: 1 } },
    { node: 'n3', experts: [{ code: 1, ...missing, own: 1 }], pools: { linear: missing, logarithmic: missing } },
  ]);
  expect(found.outcomes[1]).not.toHaveProperty('mean');
  expect(found.questions).toMatchObject([{ effect: 0 }]);
  // A pool of one is what that one concludes.
  const seen = await resultsOf(study, experts[0]!);
  expect(seen.outcomes).toEqual(outcomes.map((outcome) => ({ ...outcome, pools: {} })));
});

test('R-2940: results are computed once for the same answers and outcomes, by whoever asks', async () => {
  let computed = 0;
  const panelResults: typeof inThisThread.panelResults = (...task) => {
    computed += 1;
    return inThisThread.panelResults(...task);
  };
  const study = await three(await appForThisTest({ files: { ...inThisThread, panelResults } }));
  await openResults(study);
  const first = await resultsOf(study, study.owner);
  expect(await resultsOf(study, study.owner)).toEqual(first);
  await resultsOf(study, study.experts[1]!);
  expect(computed).toBe(1);
  await nameOutcomes(study);
  expect((await resultsOf(study, study.owner)).outcomes).toHaveLength(2);
  expect(computed).toBe(2);
});

test('R-2932: until they are open nobody reads results, and then whoever runs the study, and experts where they may', async () => {
  const server = await appForThisTest();
  const study = await panel(server, emails.slice(0, 1), { sees: 'own' });
  const { owner, path, networkId, experts } = study;
  const collaborator = await addCollaborator(server, networkId);
  const readers = { owner, expert: experts[0]!, collaborator, stranger: await server.signedIn() };
  const answers = async (at: string) =>
    Promise.all(
      Object.values(readers).map(async (reader) => {
        const [one, other] = [await reader.get(`${at}/results`), await reader.get(`${at}/results/n3/1`)];
        expect(other.statusCode).toBe(one.statusCode);
        return one.json<{ code?: string }>().code ?? one.statusCode;
      }),
    );
  const others = ['owner_only', 'no_study', 'network_not_found'];
  expect(await answers(path)).toEqual(['round_open', ...others]);
  await owner.post(`${path}/close`);
  expect(await answers(path)).toEqual(['results_unopened', ...others]);
  await owner.post(`${path}/results`);
  expect(await answers(path)).toEqual([200, ...others]);
  const draft = await assessed(server);
  const at = `/network/study/${draft.networkId}`;
  expect((await draft.owner.get(`${at}/results`)).json().code).toBe('no_study');
  await draft.owner.post(at, protocol);
  expect((await draft.owner.get(`${at}/results`)).json().code).toBe('results_unopened');
});
