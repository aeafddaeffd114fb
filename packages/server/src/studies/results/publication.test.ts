import { eq } from 'drizzle-orm';
import type { Study } from '@credence/api-client';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { openStudy } from '../../../test/experts.js';
import { studyLink } from '../../../test/studyLinks.js';
import { letIn, openResults } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { events } from '../../database/schema/index.js';

const people = [
  { email: 'ann@example.org', publishes: true, named: true, interests: '=fees, from "Acme"' },
  { email: 'ben@example.org', publishes: false, named: true, interests: '' },
  { email: 'cleo@example.org', publishes: true, named: false, interests: 'none' },
  { email: 'dan@example.org', publishes: true, named: false, interests: '' },
];
const sliders = [
  [60, 30, 10],
  [10, 10, 80],
  [50, 25, 25],
  [10, 20, 70],
];

/** Four people answer one question, of whom the second does not consent to publication. */
async function consenting(server: TestApp) {
  const study = await openStudy(server);
  const path = `/network/study/${study.networkId}`;
  await study.owner.post(`${path}/experts`, { emails: people.map(({ email }) => email) });
  const experts: Client[] = [];
  for (const [place, { email, ...consent }] of people.entries()) {
    const client = server.visitor();
    const body = { ...(await studyLink(server, email)), username: email, firstname: email[0]!.toUpperCase() };
    const accepted = await client.post('/study-invitation/accept', { ...body, consent: { version: 1, ...consent } });
    experts.push(letIn(client, accepted));
    await client.post(`${study.at('n1')}/1/save`, answer(sliders[place]!, { comment: `Says ${place}` }));
  }
  return { ...study, path, experts };
}
const lines = (response: { body: string }) => response.body.replace('\ufeff', '').trimEnd().split('\r\n');

test('R-3536: the owner sees of each expert what they consented to, and nobody else does', async () => {
  const server = await appForThisTest();
  const { owner, path, experts } = await consenting(server);
  const seen = (await owner.get(path)).json<Study>().experts!.map(({ consent }) => consent);
  expect(seen).toEqual(people.map(({ email: _, ...consent }) => consent));
  expect((await experts[0]!.get(path)).body).not.toMatch(/publishes|Acme/);
  await experts[3]!.post(`${path}/withdraw`, { keeps: false });
  expect((await owner.get(path)).json<Study>().experts![3]).not.toHaveProperty('consent');
  await openResults({ owner, path });
  await owner.post(`${path}/final`, {});
  const left = (await owner.get(path)).json<Study>().experts!.map(({ consent }) => consent);
  expect(left).toEqual([{ publishes: true }, { publishes: false }, { publishes: true }, undefined]);
});

test('R-3537: the people are a table by name and without codes, of whoever accepted and left their answers, until the study is final', async () => {
  const server = await appForThisTest();
  const { owner, path, experts, networkId } = await consenting(server);
  await owner.post(`${path}/experts`, { emails: ['eli@example.org'] });
  await experts[2]!.post(`${path}/withdraw`, { keeps: true });
  await experts[3]!.post(`${path}/withdraw`, { keeps: false });
  const file = await owner.get(`${path}/people`);
  expect(file.headers['content-disposition']).toContain(' people.csv');
  expect(lines(file)).toEqual([
    'name,address,part,consented_on,consent,may_be_published,wants_to_be_named,interests',
    `A,ann@example.org,takes part,2026-11-20,1,yes,yes,"'=fees, from ""Acme"""`,
    'B,ben@example.org,takes part,2026-11-20,1,no,yes,',
    'C,cleo@example.org,"withdrew, answers kept",2026-11-20,1,yes,no,none',
  ]);
  const rows = await server.database.select().from(events).where(eq(events.type, 'network_downloaded'));
  expect(rows.map(({ metadata }) => metadata)).toEqual([{ of: 'people', format: 'csv' }]);
  expect((await experts[0]!.get(`${path}/people`)).statusCode).toBe(403);
  await openResults({ owner, path });
  await owner.post(`${path}/final`, {});
  expect((await owner.get(`${path}/people`)).json()).toMatchObject({ code: 'study_final' });
  expect(networkId).not.toBe('');
});

test('R-3538: files for publication are without whoever did not consent, their pools too, and say how many are left out', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId } = await consenting(server);
  await openResults({ owner, path });
  const shares = (file: { body: string }) =>
    lines(file)
      .slice(1, 4)
      .map((line) => line.split(',')[6]);
  const [all, some] = [
    await owner.get(`${path}/tables/linear?format=csv`),
    await owner.get(`${path}/tables/linear?format=csv&for=publication`),
  ];
  expect(shares(all)).toEqual(['0.325', '0.2125', '0.4625']);
  expect(shares(some)).toEqual(['0.4', '0.25', '0.35']);
  expect(all.headers).not.toHaveProperty('x-left-out-experts');
  expect([some.headers['x-left-out-experts'], some.headers['content-disposition']]).toEqual([
    '1',
    expect.stringContaining(' linear for publication.csv'),
  ]);
  const refused = await owner.get(`${path}/tables/E2?for=publication`);
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'expert_not_found' }]);
  expect((await owner.get(`${path}/tables/E3?for=publication`)).statusCode).toBe(200);
  const records = await owner.get(`${path}/redcap/answers?for=publication`);
  expect(
    lines(records)
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(['E1', 'E3', 'E4']);
  expect(records.body).not.toContain('Says 1');
  expect(records.headers['x-left-out-experts']).toBe('1');
  const rows = await server.database.select().from(events).where(eq(events.type, 'network_downloaded'));
  expect(rows.map(({ metadata }) => metadata['of'])).toContain('linear for publication');
  // The consent stands after the names are gone.
  await owner.post(`${path}/final`, {});
  expect(shares(await owner.get(`${path}/tables/linear?format=csv&for=publication`))).toEqual(['0.4', '0.25', '0.35']);
  expect(networkId).not.toBe('');
});

test('R-3538: below three who consented there is no pool, and where all did nothing is left out', async () => {
  const server = await appForThisTest();
  const { owner, path } = await answeredPanel(server);
  const file = await owner.get(`${path}/tables/linear?format=csv&for=publication`);
  expect(file.headers).not.toHaveProperty('x-left-out-experts');
  await owner.post(`${path}/final`, {});
  expect((await owner.get(`${path}/tables/E1?for=publication`)).statusCode).toBe(200);
});
