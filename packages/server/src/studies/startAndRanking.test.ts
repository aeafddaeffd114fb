import type { Question } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../test/assess.js';
import type { Client } from '../../test/client.js';
import { addExpert, openStudy, protocol } from '../../test/experts.js';
import { appForThisTest } from '../../test/testApp.js';
import { events } from '../database/schema/index.js';

const questions = [
  { nodeId: 'n3', iteration: 4 },
  { nodeId: 'n1', iteration: 1 },
  { nodeId: 'n3', iteration: 2 },
];
const ranked = { ...protocol, questions, combinations: false, ranked: true } as const;

test('R-3002: a ranked list is stored as it was made, and the same list again changes nothing', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const path = `/network/study/${networkId}`;
  for (let time = 0; time < 2; time += 1)
    expect((await owner.post(path, ranked)).json()).toMatchObject({ state: 'draft', protocol: ranked });
  const saves = and(eq(events.networkId, networkId), eq(events.type, 'study_saved'));
  expect(await server.database.$count(events, saves)).toBe(1);
  expect((await owner.post(`${path}/open`, {})).json()).toMatchObject({ protocol: ranked });
});

test('R-3002: experts are asked the questions of a ranked list, and no others', async () => {
  const server = await appForThisTest();
  const { networkId, at } = await openStudy(server, ranked);
  const expert = await addExpert(server, networkId, ranked);
  const status = async (node: string, iteration: number) => (await expert.get(`${at(node)}/${iteration}`)).statusCode;
  expect([await status('n3', 4), await status('n1', 1), await status('n3', 3)]).toEqual([200, 200, 404]);
});

test('R-3002: only a list can be ranked', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  const response = await owner.post(`/network/study/${networkId}`, { ...protocol, ranked: true });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_protocol', params: { reason: 'ranked-without-list' } }),
  ]);
});

test('R-3006: where a protocol lets sliders begin blank, experts are told so with each question, and nobody else', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await openStudy(server, { start: 'blank' });
  const [expert, colleague] = [await addExpert(server, networkId), await addCollaborator(server, networkId)];
  const question = async (client: Client) => (await client.get(`${at('n3')}/1`)).json<Question>();
  expect(await question(expert)).toMatchObject({ start: 'blank', answered: false, currentValues: [50, 50, 50] });
  for (const other of [owner, colleague]) expect(await question(other)).not.toHaveProperty('start');
  await expert.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  expect(await question(expert)).toMatchObject({ start: 'blank', answered: true, currentValues: [60, 30, 10] });
});

test.each([undefined, 'value'] as const)('R-3006: with a start of %s, questions say nothing of it', async (start) => {
  const server = await appForThisTest();
  const { networkId, at } = await openStudy(server, start ? { start } : {});
  const expert = await addExpert(server, networkId);
  expect((await expert.get(`${at('n3')}/1`)).json()).not.toHaveProperty('start');
});
