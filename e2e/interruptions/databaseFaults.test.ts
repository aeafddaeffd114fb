import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { allThere } from '../../harness/ledger.ts';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { type Product, startProduct } from '../../harness/product.ts';
import { networkOf, readQuestions } from '../../harness/questions.ts';
import { type Fault, faults } from '../../packages/server/src/platform/faults/faults.ts';
import { Address, OwnPostgres } from './ownPostgres.ts';
import { Savers } from './savers.ts';

/** A minute passes in it, or calls wait for ten seconds each; all else takes its time beside other suites. */
const patient = { timeout: 300_000 };

const writers = 8;
const parents = [4, 4, 4];

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-faults-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The product on this database, with experts who save one answer after the other. */
async function atWork(database: OwnPostgres, count = writers) {
  const folder = emptyFolder();
  const address = new Address(path.join(folder, 'database'));
  address.lead(database);
  const product = await startProduct({ folder, env: { DATABASE_URL: address.url, LOG_LEVEL: 'info' } });
  onTestFinished(() => product.stop());
  const people = [await ApiUser.signIn(product.url), await ApiUser.signIn(product.url)] as const;
  const networkId = await people[0].upload('faults.xdsl', networkOf('Stage', parents));
  const node = `${networkId}/n${parents.length + 1}`;
  const savers = new Savers(count, { people, node, questions: 64 });
  await savers.acknowledge(writers);
  return { product, address, savers, people, node };
}

/** What was acknowledged is there once, and nothing else; the process that began is the one that ends. */
async function expectNothingLost({ product, savers, people, node }: Awaited<ReturnType<typeof atWork>>) {
  await savers.acknowledge(writers);
  await savers.end();
  const { ledger, refused } = savers;
  const compared = ledger.compare(await readQuestions(people[0], node, ledger.iterations));
  expect({ ...compared, refused }).toEqual({ ...allThere, silent: 0, refused: [] });
  expect(ledger.acknowledged).toBe(ledger.handed);
  expect(product.isRunning()).toBe(true);
}

/** The log has one line of when each of these faults began and one of when it was over, and none that somebody should see. */
async function expectTold(product: Product, ...told: readonly Fault[]): Promise<void> {
  const lines = () => product.faults().map(({ fault, msg }) => `${fault}: ${msg}`);
  const expected = told.flatMap((fault) => [`${fault}: ${faults[fault].began}`, `${fault}: ${faults[fault].over}`]);
  await expect.poll(() => lines().sort(), { timeout: 60_000 }).toEqual(expected.sort());
}

async function ownPostgres(folder = emptyFolder()): Promise<OwnPostgres> {
  const database = await OwnPostgres.start(folder);
  onTestFinished(() => database.stop());
  return database;
}

test('B-272 every connection is ended, five times, while eight people save', async () => {
  const database = await ownPostgres();
  const work = await atWork(database);
  for (let time = 0; time < 5; time += 1) {
    await database.endConnections();
    await work.savers.acknowledge(writers);
  }
  await expectNothingLost(work);
});

test('B-272 PostgreSQL is stopped at once and started again, twice, while eight people save', async () => {
  const database = await ownPostgres();
  const work = await atWork(database);
  for (let time = 0; time < 2; time += 1) {
    await database.stopAtOnce();
    await database.restart();
    await work.savers.acknowledge(writers);
  }
  await expectNothingLost(work);
});

test('B-272 a standby takes over while eight people save', async () => {
  const made = await OwnPostgres.start(emptyFolder());
  await made.stop();
  const [first, second] = await OwnPostgres.startPair(made.folder, emptyFolder());
  onTestFinished(() => second.stop());
  onTestFinished(() => first.stop());
  const work = await atWork(first);
  await first.stopAtOnce();
  await second.ask('select pg_promote()');
  work.address.lead(second);
  await expectNothingLost(work);
});

/** A small disk of its own; undefined where this account may not mount one. */
function smallDisk(): string | undefined {
  const folder = emptyFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

/** Writes a file until there is no space left. */
function fillUp(file: string): void {
  const filler = openSync(file, 'w');
  const piece = Buffer.alloc(65_536);
  try {
    while (writeSync(filler, piece) > 0);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(filler);
  }
}

const readiness = async (product: Product) =>
  ((await (await fetch(`${product.url}/readyz`)).json()) as { status: string }).status;

test('R-3335 B-272 the disk of the database fills up while eight people save', async ({ skip }) => {
  const folder = smallDisk();
  if (folder === undefined) return skip('This account may not mount a small disk.');
  const database = await ownPostgres(folder);
  const work = await atWork(database);
  const filler = path.join(folder, 'filler');
  fillUp(filler);
  await expect.poll(() => readiness(work.product)).toMatch(/^(no space left|database unavailable)$/);
  await work.savers.postpone(3 * writers);
  rmSync(filler);
  // It may have stopped for want of space, or not.
  await database.stopAtOnce();
  await database.restart();
  await expectNothingLost(work);
  // What it says depends on whether PostgreSQL stopped before it could refuse the first save.
  const begun = new Set(work.product.faults().map(({ fault }) => fault));
  await expectTold(work.product, ...(['disk_full', 'database_away'] as const).filter((fault) => begun.has(fault)));
  expect(begun.size).toBeGreaterThan(0);
});

test('R-3336 the database is away for a minute while eight people save', patient, async () => {
  const database = await ownPostgres();
  const work = await atWork(database);
  await database.stopAtOnce();
  await sleep(60_000);
  await database.restart();
  await expectNothingLost(work);
  expect(new Set(work.savers.postponed)).toEqual(new Set(['storage_unavailable, again in 10 s']));
  expect(work.savers.postponed.length).toBeGreaterThan(100);
  await expectTold(work.product, 'database_away');
});

test('R-3337 the database has no connection free while forty people save', patient, async () => {
  const database = await ownPostgres();
  const work = await atWork(database, 40);
  const release = await database.hold('lock table events in access exclusive mode');
  // More than there are connections: some wait for the table, the others for a connection.
  await work.savers.postpone(40);
  await release();
  await expectNothingLost(work);
  expect(new Set(work.savers.postponed)).toEqual(new Set(['unavailable, again in 10 s']));
  expect(work.savers.unanswered).toBe(0);
  await expectTold(work.product, 'database_busy');
});
