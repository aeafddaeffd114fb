import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.js';
import { type TestApp, testApp } from './testApp.js';
import { worldFile } from './world.js';

/** Every field of the specification, seen in a real response. */
let server: TestApp;
let user: Client;
let networkId = '';
const answers: Record<string, Record<string, unknown>> = {};

beforeAll(async () => {
  server = await testApp();
  user = await server.signedIn();
  const uploaded = await user.upload('/network/upload', { bytes: Buffer.from(worldFile), filename: 'world.xdsl' });
  ({ networkId } = uploaded.json<{ networkId: string }>());
  answers.node = (await user.get(`/network/${networkId}/n2`)).json();
  answers.root = (await user.get(`/network/${networkId}/n1`)).json();
  answers.question = (await user.get(`/network/${networkId}/n2/2`)).json();
  answers.overview = (await user.get(`/network/overview/${networkId}`)).json();
  answers.own = (await user.get('/user/index')).json();
  answers.shared = (await user.get('/user/collaborations')).json();
  answers.invited = (await user.get('/user/invitations')).json();
});
afterAll(() => server.close());

const first = (list: unknown) => (list as Record<string, unknown>[])[0] ?? {};
const field = (answer: string, ...path: string[]) =>
  path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? first(value) : (value as Record<string, unknown>))[key],
    answers[answer],
  );

describe('a response contains the fields that the specification names', () => {
  test.each([
    ['R-1135', 'overview', 'networkId'],
    ['R-1136', 'overview', 'networkName'],
    ['R-1137', 'overview', 'title'],
    ['R-1138', 'overview', 'percentCompleted'],
    ['R-1139', 'overview', 'hasSubmittedFeedback'],
    ['R-1140', 'overview', 'nodes'],
    ['R-1141', 'overview', 'nodes.id'],
    ['R-1142', 'overview', 'nodes.name'],
    ['R-1143', 'overview', 'nodes.display_name'],
    ['R-1144', 'overview', 'nodes.pages'],
    ['R-1145', 'overview', 'nodes.estimatedTime'],
    ['R-1146', 'overview', 'nodes.completed'],
    ['R-1147', 'overview', 'nodes.inProgress'],
    ['R-1148', 'node', 'node.display_name'],
    ['R-1149', 'node', 'node.vars'],
    ['R-1150', 'node', 'parents.display_name'],
    ['R-1151', 'node', 'parents.vars'],
    ['R-1152', 'root', 'redirect'],
    ['R-1154', 'question', 'node.display_name'],
    ['R-1155', 'question', 'node.vars'],
    ['R-1156', 'question', 'parents.display_name'],
    ['R-1157', 'question', 'parents.value'],
    ['R-1158', 'question', 'changes'],
    ['R-1159', 'question', 'currentValues'],
    ['R-1160', 'question', 'currentIteration'],
    ['R-1161', 'question', 'previousIteration'],
    ['R-1162', 'question', 'nextIteration'],
    ['R-1163', 'question', 'isLastIteration'],
    ['R-1164', 'question', 'percentCompleted'],
    ['R-1165', 'question', 'timeRemaining'],
    ['R-1131', 'own', 'hasNetworks'],
    ['R-1132', 'own', 'networks'],
    ['R-1125', 'own', 'networks.networkId'],
    ['R-1126', 'own', 'networks.filename'],
    ['R-1127', 'own', 'networks.type'],
    ['R-1128', 'own', 'networks.lastModified'],
    ['R-1129', 'own', 'networks.collaborators'],
    ['R-1130', 'own', 'networks.invited_collaborators'],
    ['R-1211', 'shared', 'data'],
    ['R-1212', 'invited', 'hasNetworks'],
  ])('%s: %s has %s', (_id, answer, path) => {
    expect(field(answer, ...path.split('.'))).toBeDefined();
  });

  test('R-1153: a node that is not there answers error.message', async () => {
    const missing = await user.get(`/network/${networkId}/n99`);
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ error: { message: 'Node not found.' } });
  });

  test.each(['%ff', 'n'.repeat(1050), 'n'.repeat(1200)])(
    'R-1153, B-080: nor is it for an id that none can have',
    async (id) => {
      const missing = await user.get(`/network/${networkId}/${id}`);
      expect([missing.statusCode, missing.json().error]).toEqual([404, { message: expect.any(String) }]);
      expect((await user.get(`/network/check-access/${id}`)).json().error).toEqual(expect.any(String));
    },
  );
});

describe('a save accepts the fields that the specification names', () => {
  const answer = { sliders: [30, 70], 'self-eval': 1, comment: '', timer: 12 };

  test('R-1166 R-1167 R-1168 R-1169 R-1236: an answer is sliders, self-eval, comment and timer', async () => {
    const saved = await user.post(`/network/${networkId}/n2/1/save`, answer);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ next_iteration: 2 });
    for (const missing of Object.keys(answer)) {
      const part = Object.fromEntries(Object.entries(answer).filter(([key]) => key !== missing));
      expect((await user.post(`/network/${networkId}/n2/1/save`, part)).statusCode).toBe(400);
    }
  });

  test.each([
    ['R-1170', -2],
    ['R-1171', -1],
    ['R-1172', 1],
    ['R-1173', 2],
  ])('%s R-1513: the certainty %i comes back as it was given', async (_id, certainty) => {
    const given = { ...answer, 'self-eval': certainty, comment: 'few cases' };
    expect((await user.post(`/network/${networkId}/n2/1/save`, given)).statusCode).toBe(200);
    expect((await user.get(`/network/${networkId}/n2/1`)).json()).toMatchObject({ 'self-eval': certainty });
  });

  test('R-1174 R-1175 R-1177 R-1178 R-1179 R-1180 R-1181 R-1234: combinations are nodes, value and number, and come with the parents', async () => {
    const { parents } = (await user.get(`/network/${networkId}/n2?change`)).json<{ parents: unknown[] }>();
    const combinations = [
      { nodes: { 0: 1 }, value: [50, 50], number: 1 },
      { nodes: -1, value: [20, 80], number: 2 },
    ];
    const saved = await user.post(`/network/${networkId}/n2/save`, { combinations, parents });
    expect(saved.json()).toMatchObject({ success: true, nextQuestion: null });
    expect((await user.get(`/network/${networkId}/n2`)).json()).toMatchObject({ combinations });
    expect((await user.post(`/network/${networkId}/n2/save`, { combinations })).statusCode).toBe(400);
  });

  test('R-1232: a reset answers success and the new estimated time', async () => {
    const reset = (await user.post(`/network/${networkId}/n2/reset`)).json<{
      success: boolean;
      estimatedTime: number;
    }>();
    expect(reset.success).toBe(true);
    expect(reset.estimatedTime).toBeGreaterThan(0);
  });

  test('B-161: sliders that are no list, or a very long one, are refused', async () => {
    for (const sliders of [{ 0: 50, 1: 50 }, [[50], [50]], new Array(20_000).fill(50)]) {
      expect((await user.post(`/network/${networkId}/n2/1/save`, { ...answer, sliders })).statusCode).toBe(400);
    }
  });
});
