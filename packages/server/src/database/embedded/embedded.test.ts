import { execFile } from 'node:child_process';
import { chmod, glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inFolder, Killable } from '../../../test/embedded/killable.js';
import { startEmbedded } from './index.js';

// Real servers start, crash and recover here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

/** A data folder whose server was started once, because creating the cluster dominates the first start. */
let started: string;
beforeAll(async () => {
  started = await mkdtemp(path.join(tmpdir(), 'credence-started-'));
  await chmod(started, 0o755);
  await (await startEmbedded({ dataFolder: started })).stop();
});
afterAll(() => rm(started, { recursive: true, force: true }));

/** In a folder that other accounts can traverse, like an ordinary data folder. */
const inOpenFolder = (body: (folder: string) => Promise<void>) =>
  inFolder(async (folder) => {
    await chmod(folder, 0o755);
    await body(folder);
  });

/** In a copy of the started folder that keeps the file owners. */
const inStartedFolder = (body: (folder: string) => Promise<void>) =>
  inOpenFolder(async (folder) => {
    await promisify(execFile)('cp', ['-a', `${started}/.`, folder]);
    await body(folder);
  });

async function rowsIn(folder: string): Promise<number[]> {
  const database = await startEmbedded({ dataFolder: folder });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select n from written order by n');
  await client.end();
  await database.stop();
  return rows.map(({ n }) => n);
}

test('a server killed in mid-write loses nothing that it acknowledged, and the next one adopts its database', () =>
  inStartedFolder(async (folder) => {
    const acknowledged = new Set<number>();
    let postmaster: number | undefined;
    for (let round = 0; round < 4; round++) {
      const writer = new Killable(folder);
      await writer.says(/^\d+\n\d+\n/m);
      await sleep(30 * round);
      await writer.kill();
      for (const n of writer.written) acknowledged.add(n);
      expect(postmaster ?? writer.postmaster).toBe(writer.postmaster);
      postmaster = writer.postmaster;
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(8);
    expect(await rowsIn(folder)).toEqual(expect.arrayContaining([...acknowledged]));
  }));

test('a server killed together with its database recovers all that it acknowledged', () =>
  inStartedFolder(async (folder) => {
    const acknowledged = new Set<number>();
    for (let round = 0; round < 3; round++) {
      const writer = new Killable(folder);
      await writer.says(/^\d+\n\d+\n/m);
      process.kill(writer.postmaster, 'SIGKILL');
      await writer.kill();
      for (const n of writer.written) acknowledged.add(n);
    }
    expect(await rowsIn(folder)).toEqual(expect.arrayContaining([...acknowledged]));
  }));

/** What the data folder contains at each stage of a first start, in order. */
const moments = ['postgres', 'postgres/data.new-*', 'postgres/data.new-*/global/pg_control', 'postgres/data'];

async function stands(pattern: string, folder: string): Promise<void> {
  for (;;) {
    for await (const _ of glob(pattern, { cwd: folder })) return;
    await sleep(5);
  }
}

test('a first start that is killed at any moment is followed by one that works', () =>
  inOpenFolder(async (parent) => {
    for (const [index, moment] of moments.entries()) {
      const folder = path.join(parent, String(index));
      await mkdir(folder, { mode: 0o755 });
      const first = new Killable(folder);
      await stands(moment, folder);
      await first.kill();
      const second = new Killable(folder);
      await second.says(/^\d+\n/m);
      await second.kill();
      expect((await rowsIn(folder))[0]).toBe(1);
      const left = await readdir(path.join(folder, 'postgres'));
      expect(left.filter((name) => name.startsWith('data.new-'))).toEqual([]);
    }
  }));

test('a second server on the same folder stops and names the first', () =>
  inStartedFolder(async (folder) => {
    const first = await startEmbedded({ dataFolder: folder });
    try {
      await expect(startEmbedded({ dataFolder: folder })).rejects.toThrow(
        `Another Credence server (process ${process.pid}) already uses the data folder`,
      );
    } finally {
      await first.stop();
    }
  }));

test('lock files that name a process of another program are cleaned up', () =>
  inStartedFolder(async (folder) => {
    const stale = `${process.ppid}\n`;
    await writeFile(path.join(folder, 'postgres/data/postmaster.pid'), stale);
    await writeFile(path.join(folder, 'postgres/run/.s.PGSQL.5432.lock'), stale);
    await writeFile(path.join(folder, 'postgres/run/.s.PGSQL.5432'), '');
    await (await startEmbedded({ dataFolder: folder })).stop();
  }));

test('a data folder with a very long path works', () =>
  inOpenFolder(async (parent) => {
    const folder = path.join(parent, 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(folder, { recursive: true });
    await (await startEmbedded({ dataFolder: folder })).stop();
  }));

test('data of another PostgreSQL release is refused, with instructions', () =>
  inStartedFolder(async (folder) => {
    await writeFile(path.join(folder, 'postgres/data/PG_VERSION'), '15\n');
    await expect(startEmbedded({ dataFolder: folder })).rejects.toThrow(
      /written by PostgreSQL 15, and this is 18\..*DATABASE_URL/,
    );
  }));

test('B-198 a block that changed on the disk is refused, not served', () =>
  inStartedFolder(async (folder) => {
    const query = async (text: string) => {
      const database = await startEmbedded({ dataFolder: folder });
      const client = new pg.Client(database.connection);
      await client.connect();
      try {
        return (await client.query<{ file: string }>(text)).rows;
      } finally {
        await client.end();
        await database.stop();
      }
    };
    await query("create table answer as select 'seventy percent' as given from generate_series(1, 100)");
    const file = path.join(
      folder,
      'postgres/data',
      (await query("select pg_relation_filepath('answer') as file"))[0]!.file,
    );
    const bytes = await readFile(file);
    bytes.write('thirty', bytes.lastIndexOf('seventy'));
    await writeFile(file, bytes);
    await expect(query('select * from answer')).rejects.toMatchObject({ code: 'XX001' });
  }));

test.runIf(process.getuid?.() === 0)('R-2665 a data folder that root copied is given back to the database', () =>
  inOpenFolder(async (folder) => {
    await promisify(execFile)('cp', ['-r', `${started}/.`, folder]);
    await (await startEmbedded({ dataFolder: folder })).stop();
  }),
);

test('acknowledged writes reach the disk: fsync is on', () =>
  inStartedFolder(async (folder) => {
    const database = await startEmbedded({ dataFolder: folder });
    const client = new pg.Client(database.connection);
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
    );
    await client.end();
    await database.stop();
    expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
  }));
