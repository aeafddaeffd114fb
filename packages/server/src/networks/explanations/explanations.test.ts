import { expect, test } from 'vitest';
import { addCollaborator, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { events, explanations } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { purgeNetwork } from '../../operator/retention/purgeNetwork.js';

const state = (title = '', explanation = '') => ({ title, explanation });
const season = {
  title: 'Time of year',
  explanation: 'Meteorological.\nBy month.',
  unit: '',
  states: [state(), state('mild, 5 to 15', 'Daily mean'), state()],
};

test('R-2627: what the owner writes is what everybody is asked; the file stays as it was uploaded', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const before = (await owner.get(`/network/download/${networkId}`)).body;
  const saved = await owner.post(`${at('n1')}/explanations`, { ...season, title: ' Time of year ' });
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    {
      file: {
        title: 'Season',
        explanation: '',
        unit: '',
        states: [state('cold'), state('mild'), state('hot')],
      },
      own: season,
    },
  ]);
  expect((await colleague.get(`${at('n1')}/explanations`)).json()).toEqual(saved.json());

  const question = (await colleague.get(`${at('n1')}/1`)).json();
  expect(question.node).toEqual({
    id: 'n1',
    display_name: 'Time of year',
    vars: ['cold', 'mild, 5 to 15', 'hot'],
    details: {
      meaning: { text: season.explanation, source: 'owner' },
      states: [{}, { meaning: { text: 'Daily mean', source: 'owner' } }, {}],
    },
  });
  expect(question).not.toHaveProperty('mayExplain');
  expect((await owner.get(`${at('n1')}/1`)).json().mayExplain).toBe(true);
  // The third question of Sky is the first one with mild weather.
  expect((await colleague.get(`${at('n3')}/3`)).json().parents[0]).toMatchObject({
    display_name: 'Time of year',
    value: 'mild, 5 to 15',
    meaning: { source: 'owner' },
    state: { meaning: { text: 'Daily mean' } },
  });
  const child = (await colleague.get(at('n3'))).json();
  expect(child.parents[0].vars).toEqual(['cold', 'mild, 5 to 15', 'hot']);
  expect(child.parentDetails).toMatchObject([{ meaning: { text: season.explanation } }, {}]);
  const overview = (await colleague.get(`/network/overview/${networkId}`)).json();
  expect(overview.nodes[0]).toMatchObject({ name: 'Season', display_name: 'Time of year' });
  expect((await owner.get(`/network/download/${networkId}`)).body).toBe(before);
});

test('R-2627: combinations chosen under the old names are still saved under the new ones', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n1')}/explanations`, season);
  const body = { combinations: [{ nodes: { '0': 1 }, value: [5, 5, 90], number: 1 }], parents: skyParents };
  expect((await owner.post(`${at('n3')}/save`, body)).statusCode).toBe(200);
});

test('R-2627: the same texts again are no event; empty texts give back those of the file', async () => {
  const { database, ...server } = await appForThisTest();
  const { owner, networkId, at } = await assessed({ database, ...server });
  const path = `${at('n1')}/explanations`;
  await owner.post(path, season);
  await owner.post(path, season);
  const nothing = { title: '', explanation: ' ', unit: '', states: [state(), state(), state()] };
  await owner.post(path, nothing);
  const saves = (await database.select().from(events).orderBy(events.at, events.seq)).filter(
    ({ type }) => type === 'explanations_saved',
  );
  expect(saves.map(({ before, after, metadata }) => [before, after, metadata])).toEqual([
    [{ ...nothing, explanation: '' }, season, {}],
    [season, { ...nothing, explanation: '' }, {}],
  ]);
  expect((await owner.get(`${at('n1')}/1`)).json().node).toEqual({
    id: 'n1',
    display_name: 'Season',
    vars: ['cold', 'mild', 'hot'],
  });
  await withTransaction(database, (transaction) => purgeNetwork(transaction, networkId, new Date()));
  expect(await database.$count(explanations)).toBe(0);
});

test('R-2011: how the owner says a state as a condition is in the questions and combinations of its children', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const path = `${at('n1')}/explanations`;
  const worded = { ...state(), asCondition: ' In a cold season ' };
  const saved = await owner.post(path, { ...season, states: [worded, state(), state()] });
  const kept = { ...state(), asCondition: 'In a cold season' };
  expect([saved.statusCode, saved.json().own.states]).toEqual([200, [kept, state(), state()]]);
  expect((await owner.get(path)).json().own.states[0]).toEqual(kept);
  expect((await owner.get(`${at('n3')}/1`)).json().parents[0].state).toEqual({ asCondition: 'In a cold season' });
  expect((await owner.get(at('n3'))).json().parentDetails[0].states).toEqual([
    { asCondition: 'In a cold season' },
    {},
    {},
  ]);
  // An empty one is none.
  const cleared = await owner.post(path, { ...season, states: [{ ...worded, asCondition: ' ' }, state(), state()] });
  expect(cleared.json().own.states[0]).toEqual(state());
  expect((await owner.get(`${at('n3')}/1`)).json().parents[0]).not.toHaveProperty('state');
});

test('R-2011: a condition of several lines, too long or of another type is refused', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const refused = async (asCondition: unknown) => {
    const states = [state(), { ...state(), asCondition }, state()];
    const answer = await owner.post(`${at('n1')}/explanations`, { ...season, states });
    return [answer.statusCode, answer.json<{ params: unknown }>().params];
  };
  expect(await refused('who\nsmokes')).toEqual([
    400,
    { reason: 'impossible-character', field: 'states[1].asCondition' },
  ]);
  expect(await refused('x'.repeat(121))).toMatchObject([400, { reason: 'too-long', limit: 120 }]);
  expect(await refused(5)).toMatchObject([400, { reason: 'wrong-type' }]);
  expect(await refused(null)).toMatchObject([400, { reason: 'wrong-type' }]);
});

test('R-2627: texts that cannot be stored or shown, or are not one for each state, are refused and change nothing', async () => {
  const { database, ...server } = await appForThisTest();
  const { owner, networkId, at } = await assessed({ database, ...server });
  const path = `${at('n1')}/explanations`;
  const refused = async (body: object) =>
    (await owner.post(path, { ...season, ...body })).json<{ params: object }>().params;
  expect(await refused({ states: [state()] })).toEqual({ reason: 'too-few', field: 'states', limit: 3 });
  expect(await refused({ states: Array.from({ length: 4 }, () => state()) })).toMatchObject({ reason: 'too-many' });
  expect(await refused({ title: 'a\nb' })).toEqual({ reason: 'impossible-character', field: 'title' });
  expect(await refused({ unit: '\0' })).toMatchObject({ field: 'unit' });
  expect(await refused({ explanation: '\ud800' })).toMatchObject({ field: 'explanation' });
  expect(await refused({ states: [state(), state('', '\u0007'), state()] })).toMatchObject({
    field: 'states[1].explanation',
  });
  expect(await refused({ title: 'x'.repeat(257) })).toMatchObject({ reason: 'too-long', limit: 256 });
  expect(await database.$count(explanations)).toBe(0);

  const colleague = await addCollaborator({ database, ...server }, networkId);
  expect((await colleague.post(path, season)).statusCode).toBe(403);
  expect((await owner.post(`${at('n9')}/explanations`, season)).statusCode).toBe(404);
  expect((await owner.get(`${at('n9')}/explanations`)).statusCode).toBe(404);
});

test('R-2696, R-2697: what the file says is in the question, and ranges as numbers', async () => {
  const server = await appForThisTest();
  const owner = await server.signedIn();
  const bytes = `<smile id="liver"><nodes>
    <equation id="Bilirubin"><definition lower="-10">B=1</definition><discretization><interval upper="0" />
      <interval upper="10" /><interval upper="inf" /></discretization></equation>
    <cpt id="Icterus"><state id="yes" /><state id="no" /><parents>Bilirubin</parents>
      <probabilities>0.5 0.5 0.5 0.5 0.5 0.5</probabilities><property id="summary">Yellow skin.</property>
      <property id="yes">Seen by two people</property></cpt></nodes></smile>`;
  const { networkId } = (await owner.upload('/network/upload', { bytes })).json<{ networkId: string }>();
  const { node, parents } = (await owner.get(`/network/${networkId}/n2/2`)).json();
  expect(node.details).toEqual({
    meaning: { text: 'Yellow skin.', source: 'file' },
    states: [{ meaning: { text: 'Seen by two people', source: 'file' } }, {}],
  });
  expect(parents).toEqual([
    {
      display_name: 'Bilirubin',
      value: '> 0, ≤ 10',
      previous: '> -10, ≤ 0',
      state: { interval: { from: 0, to: 10, isName: true } },
      previousState: { interval: { from: -10, to: 0, isName: true } },
    },
  ]);
  // Of a node that is not assessed, too: it is a parent.
  const own = { title: '', explanation: '', unit: 'mg/dl', states: [state('none'), state(), state()] };
  await owner.post(`/network/${networkId}/n1/explanations`, own);
  expect((await owner.get(`/network/${networkId}/n2/1`)).json().parents[0]).toMatchObject({
    value: 'none',
    unit: 'mg/dl',
    state: { interval: { isName: false } },
  });
});
