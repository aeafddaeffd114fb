// How long a backup and a restore take, by the commands that operators type, against pg_dump and pg_restore of the same rows
// in the same run. Needs an empty database in DATABASE_URL, a built server, and the programs of its PostgreSQL in PATH:
//   DATABASE_URL=postgresql://… sh tools/with-tools.sh node benchmarks/backup.ts [networks] [rounds]
// Each network has a file of 20 kB, 20 nodes and 100 answers with the events that made them: 100 networks, 10,000 answers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { figure, median } from './load.ts';

const root = path.resolve(import.meta.dirname, '..');
const [networks = 100, rounds = 3] = process.argv.slice(2).map(Number);
const url = process.env.DATABASE_URL ?? '';
const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-backup-'));
const place = (name: string) => path.join(folder, name);

/** Seconds that a program takes. */
function timed(program: string, args: readonly string[]): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder, BACKUP_BEFORE_UPDATE: 'off' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return (performance.now() - begin) / 1000;
}
const credence = (...words: string[]) =>
  timed(process.execPath, [path.join(root, 'packages/server/dist/cli.js'), ...words]);

const { Client } = createRequire(path.join(root, 'packages/server/package.json'))('pg') as {
  Client: new (
    url: string,
  ) => {
    connect(): Promise<void>;
    end(): Promise<void>;
    query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  };
};

/** Multiplies a row of a kept database, with changes for each. */
const copies = (table: string, changes: string, each: string) =>
  `insert into ${table} select made.* from (select t as kept from ${table} t limit 1) k0, ${each},
     lateral jsonb_populate_record(kept, ${changes}) made`;

const numbered = `generate_series(1, ${networks}) n`;
const nodes = `${numbered}, generate_series(1, 20) k`;
const answered = `${nodes}, generate_series(1, 5) i`;
const id = "'bench' || n";
const assessment = "md5('assessment' || n)::uuid";
const where = `'network_id', ${id}, 'assessment_id', ${assessment}, 'node_key', 'n' || k`;
const fillings = [
  copies('networks', `jsonb_build_object('id', ${id}, 'name', ${id}, 'open_round', null, 'file', null)`, numbered),
  copies('nodes', `jsonb_build_object('network_id', ${id}, 'key', 'n' || k)`, nodes),
  copies(
    'assessments',
    `jsonb_build_object('network_id', ${id}, 'id', ${assessment}, 'is_shared', true, 'expert_id', null, 'round', null, 'fixed_at', null)`,
    numbered,
  ),
  copies('node_progress', `jsonb_build_object(${where})`, nodes),
  copies(
    'answers',
    `jsonb_build_object(${where}, 'epoch', 0, 'iteration', i, 'comment', md5(n || ' ' || k || ' ' || i))`,
    answered,
  ),
  copies(
    'events',
    `jsonb_build_object(${where}, 'id', md5(n || ' ' || k || ' ' || i)::uuid, 'iteration', i, 'idempotency_key', null, 'revision', i,
       'after', jsonb_build_object('sliders', '[60, 30, 10]'::jsonb, 'comment', md5(n || ' ' || k || ' ' || i)))`,
    answered,
  ),
];

async function fill(): Promise<{ rows: number; megabytes: number }> {
  credence('restore', path.join(root, 'packages/server/test/firstRelease/0.1.0.backup'));
  const client = new Client(url);
  await client.connect();
  // 20 kB that compress like a file of XML, by a third.
  const file = `convert_to((select string_agg(md5(n::text || s) || repeat(' ', 16), '') from generate_series(1, 420) s), 'UTF8')`;
  for (const filling of fillings)
    await client.query(filling.replace("'file', null", `'file', '\\x' || encode(${file}, 'hex')`));
  await client.query('analyze');
  const size = await client.query('select pg_database_size(current_database())::float8 / 1e6 as megabytes');
  const count = await client.query(
    'select (select count(*) from answers)::int as answers, (select count(*) from events)::int as events',
  );
  console.log(count.rows[0]);
  await client.end();
  return { rows: Number(count.rows[0]?.answers), megabytes: Number(size.rows[0]?.megabytes) };
}

/** An empty database beside the given one, which pg_restore fills. */
async function emptied(): Promise<string> {
  const beside = new URL(url);
  beside.pathname += '_beside';
  const client = new Client(url);
  await client.connect();
  await client.query(`drop database if exists "${beside.pathname.slice(1)}"`);
  await client.query(`create database "${beside.pathname.slice(1)}"`);
  await client.end();
  return beside.href;
}

try {
  const { rows, megabytes } = await fill();
  console.log(`${networks} networks, ${rows} answers, a database of ${megabytes.toFixed(0)} MB`);
  const times: Record<'backup' | 'verify' | 'restore' | 'dump' | 'pgRestore', number[]> = {
    backup: [],
    verify: [],
    restore: [],
    dump: [],
    pgRestore: [],
  };
  for (let round = 1; round <= rounds; round += 1) {
    const [ours, theirs] = [place(`${round}.backup`), place(`${round}.dump`)];
    times.dump.push(timed('pg_dump', ['--format=custom', `--file=${theirs}`, url]));
    times.backup.push(credence('backup', ours));
    times.verify.push(credence('backup', '--verify', ours));
    times.pgRestore.push(timed('pg_restore', ['--single-transaction', `--dbname=${await emptied()}`, theirs]));
    times.restore.push(credence('restore', ours, '--yes'));
    console.log(`round ${round}: ${statSync(ours).size / 1e6} MB, pg_dump ${statSync(theirs).size / 1e6} MB`);
    for (const file of [ours, theirs]) rmSync(file);
  }
  const of = (name: keyof typeof times) => median(times[name]);
  for (const name of Object.keys(times) as (keyof typeof times)[])
    console.log(`${name}: ${of(name).toFixed(1)} s, ${(megabytes / of(name)).toFixed(0)} MB/s of the database`);
  const ratio = (name: keyof typeof times, other: keyof typeof times) =>
    median(times[name].map((time, round) => time / times[other][round]!));
  figure('a backup, verified, against pg_dump', ratio('backup', 'dump'), 4, 'times');
  figure('a restore against pg_restore', ratio('restore', 'pgRestore'), 6, 'times');
} finally {
  rmSync(folder, { recursive: true });
}
