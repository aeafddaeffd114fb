import type { Study } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, assessed } from '../../../test/assess.js';
import { openStudy, protocol } from '../../../test/experts.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { events, studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { lockNetwork } from '../../networks/networks.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

test('R-2930: the owner opens the results of a closed round once, and when and by whom is kept', async () => {
  const server = await appForThisTest();
  const { database, clock } = server;
  const { owner, path, networkId, experts } = await panel(server, ['ann@example.org']);
  const open = () => owner.post(`${path}/results`);
  expect(said(await open())).toEqual([409, 'round_open']);
  await owner.post(`${path}/close`);
  const at = clock.now();
  const opened = await open();
  expect(opened.json()).toMatchObject({
    state: 'closed',
    round: { resultsOpenedAt: at.toISOString() },
  });
  expect(opened.json<Study>().may).not.toContain('reopen_round');
  clock.advance(60_000);
  expect((await open()).json()).toEqual(opened.json());
  expect((await experts[0]!.get(path)).json<Study>().round?.resultsOpenedAt).toBe(at.toISOString());
  expect(await database.select().from(studyRounds)).toMatchObject([{ firstReadAt: at, firstReadBy: owner.user.id }]);
  expect(await database.select().from(events).where(eq(events.type, 'results_opened'))).toMatchObject([
    { networkId, actorId: owner.user.id, at, metadata: { round: 1 } },
  ]);
  expect(said(await owner.post(`${path}/reopen`))).toEqual([409, 'results_read']);
});

test('R-2930: nobody else opens them, and there is nothing to open without a round', async () => {
  const server = await appForThisTest();
  const { path, networkId, experts } = await panel(server, ['ann@example.org']);
  for (const other of [experts[0]!, await addCollaborator(server, networkId)])
    expect(said(await other.post(`${path}/results`))).toEqual([403, 'owner_only']);
  expect(said(await (await server.signedIn()).post(`${path}/results`))).toEqual([404, 'network_not_found']);
  const { owner, networkId: other } = await assessed(server);
  expect(said(await owner.post(`/network/study/${other}/results`))).toEqual([404, 'no_study']);
  await owner.post(`/network/study/${other}`, protocol);
  expect(said(await owner.post(`/network/study/${other}/results`))).toEqual([409, 'round_not_open']);
});

test.each([
  ['reopen', 'results', 'round_open'],
  ['results', 'reopen', 'results_read'],
])(
  'R-2931: of taking the close back and opening the results at once, only one happens (%s first)',
  async (first, second, refusal) => {
    const server = await appForThisTest();
    const { owner, networkId } = await openStudy(server);
    const path = `/network/study/${networkId}`;
    await owner.post(`${path}/close`);
    const both = await withTransaction(server.database, async (transaction) => {
      await lockNetwork(transaction, networkId);
      const one = owner.post(`${path}/${first}`);
      await untilSomebodyWaits(server.database);
      const other = owner.post(`${path}/${second}`);
      await untilSomebodyWaits(server.database, 2);
      return [one, other];
    });
    const [won, lost] = await Promise.all(both);
    expect(won?.statusCode).toBe(200);
    expect(said(lost!)).toEqual([409, refusal]);
    const [round] = await server.database.select().from(studyRounds);
    expect([round?.closedAt, round?.firstReadAt].filter((at) => at === null)).toHaveLength(first === 'reopen' ? 2 : 0);
  },
);
