import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { leave } from '../../../test/deputies.js';
import { openResults, panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { findAccount } from '../../accounts/users.js';
import { answers, auditLog, events, networks, studies, studyExperts, users } from '../../database/schema/index.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';
import { places } from '../../places.js';
import { findBreak } from '../../platform/audit/chain.js';
import { writeBackup } from '../backup/writeBackup.js';
import { findCommand } from '../cli/commands.js';
import { erasureListIn, listErasures, readErasureList } from './erasureList.js';
import { readErasures } from './erasures.js';
import { retain } from './retain.js';

const day = 86_400_000;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-erasures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function later(server: TestApp, days: number): Promise<void> {
  server.clock.advance(days * day);
  expect(await retain(server.database, server.clock.now(), server)).toBe(true);
}

/** `credence restore`, as the operator of a data folder types it. */
async function restore(server: TestApp, { file, dataFolder }: { file: string; dataFolder: string }, ...more: string[]) {
  const { command, argument, ...given } = findCommand(['restore', file, '--yes', ...more])!;
  if (!('run' in command)) throw new Error('restore works on a database');
  return (await command.run({ ...server, dataFolder }, argument, given)).join('\n');
}

/** A study with two experts who answered, a network of somebody else, and the backup of everything. */
async function backedUp() {
  const server = await appForThisTest();
  const emails = ['ann@example.org', 'ben@example.org'];
  const study = await panel(server, emails);
  for (const expert of study.experts)
    await expert.post(`${study.at('n1')}/1/save`, answer([60, 30, 10], { comment: 'canary' }));
  const [gone, stays] = await Promise.all(
    ['gone@example.org', 'stays@example.org'].map((username) => server.addUser({ username })),
  );
  const dataFolder = await newFolder();
  const file = path.join(dataFolder, 'credence.backup');
  await writeBackup(server.database, { file, at: server.clock.now(), migrations: places.migrations });
  return { server, study, gone: gone!, stays: stays!, dataFolder, file };
}

const usernames = async ({ database }: TestApp) =>
  (await database.select({ name: users.username }).from(users)).map(({ name }) => name);
const saidBy = async ({ database }: TestApp, username: string) => {
  const author = await findAccount(database, username);
  return [
    await database.$count(answers, eq(answers.authorId, author!.id)),
    JSON.stringify(
      await database.select({ after: events.after }).from(events).where(eq(events.actorId, author!.id)),
    ).includes('canary'),
  ];
};

test('R-3283: who was erased after the backup does not come back with it, nor what was erased of a study; everybody else does', async () => {
  const { server, study, gone, stays, dataFolder, file } = await backedUp();
  expect((await study.experts[0]!.post(`${study.path}/withdraw`, { keeps: false })).statusCode).toBe(200);
  await leave(await server.signedIn(gone));
  await later(server, 14.1);
  expect(await usernames(server)).not.toContain('gone@example.org');

  expect(await restore(server, { file, dataFolder })).toMatch(
    /What was erased since then was erased again: 2 in all\.$/,
  );
  const names = await usernames(server);
  expect(names).not.toContain('gone@example.org');
  expect(names).toContain('stays@example.org');
  expect((await server.signedIn(stays)).user.id).toBe(stays.id);
  expect(await saidBy(server, 'ann@example.org')).toEqual([0, false]);
  expect(await saidBy(server, 'ben@example.org')).toEqual([1, true]);
  const experts = await server.database.select().from(studyExperts).orderBy(studyExperts.code);
  expect(experts.map(({ ending }) => ending)).toEqual(['erased', null]);
  expect((await checkRecord(server.database, study.networkId)).findings).toEqual([]);
  expect(findBreak(await server.database.select().from(auditLog).orderBy(auditLog.number))).toBeUndefined();
  // Once more changes nothing.
  await restore(server, { file, dataFolder });
  expect(await saidBy(server, 'ann@example.org')).toEqual([0, false]);
});

test('R-3283: a network that was erased stays erased, and the key of a study that was final', async () => {
  const server = await appForThisTest();
  const [erased, final] = [await assessed(server), await panel(server, ['ben@example.org'])];
  await openResults(final);
  const dataFolder = await newFolder();
  const file = path.join(dataFolder, 'credence.backup');
  await writeBackup(server.database, { file, at: server.clock.now(), migrations: places.migrations });
  expect((await final.owner.post(`${final.path}/final`)).statusCode).toBe(200);
  expect((await erased.owner.post(`/network/delete/${erased.networkId}`)).statusCode).toBe(200);
  await later(server, 30.1);

  await restore(server, { file, dataFolder });
  expect((await server.database.select().from(networks)).map(({ id }) => id)).toEqual([final.networkId]);
  expect((await server.database.select().from(studies))[0]?.finalAt).not.toBeNull();
  const experts = await server.database.select().from(studyExperts);
  expect(experts).toMatchObject([{ userId: null, address: '', secretHash: '' }]);
});

test('R-3283: on another machine the list comes along, and whoever has none is told', async () => {
  const { server, gone, dataFolder, file } = await backedUp();
  await leave(await server.signedIn(gone));
  await later(server, 14.1);
  await listErasures(server.database, dataFolder);
  const other = await appForThisTest();
  const elsewhere = await newFolder();
  expect(await restore(other, { file, dataFolder: elsewhere })).toMatch(
    /There is no list of erasures at .*: what was erased since then is back\. .* --erasures <file>\.$/,
  );
  expect(await usernames(other)).toContain('gone@example.org');
  await restore(other, { file, dataFolder: elsewhere }, '--erasures', erasureListIn(dataFolder));
  expect(await usernames(other)).not.toContain('gone@example.org');
});

test('R-3283: the list names nobody, keeps each erasure once, and stands a crash while it is written', async () => {
  const { server, gone, dataFolder } = await backedUp();
  await leave(await server.signedIn(gone));
  await later(server, 14.1);
  await listErasures(server.database, dataFolder);
  await listErasures(server.database, dataFolder);
  const list = erasureListIn(dataFolder);
  const text = await readFile(list, 'utf8');
  expect(text).not.toContain(gone.id);
  const all = await readErasures(server.database);
  expect(all).toMatchObject([{ erased: 'account', at: server.clock.now().toISOString() }]);
  expect(await readErasureList(list)).toEqual(all);
  await writeFile(list, text.slice(0, -10));
  expect(await readErasureList(list)).toEqual([]);
  await listErasures(server.database, dataFolder);
  expect(await readErasureList(list)).toEqual(all);
});
