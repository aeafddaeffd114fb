import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import { ApiUser } from './apiUser.ts';
import { allThere } from './ledger.ts';
import { Address, OwnPostgres } from './ownPostgres.ts';
import { networkOf, readQuestions } from './questions.ts';
import { Savers } from './savers.ts';

const writers = 8;
const parents = [4, 4, 4];

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-faults-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The product on this database, with experts who save one answer after the other. */
async function atWork(database: OwnPostgres) {
  const folder = emptyFolder();
  const address = new Address(path.join(folder, 'database'));
  address.lead(database);
  const product = await startProduct({ folder, env: { DATABASE_URL: address.url } });
  onTestFinished(() => product.stop());
  const people = [await ApiUser.signIn(product.url), await ApiUser.signIn(product.url)] as const;
  const networkId = await people[0].upload('faults.xdsl', networkOf('Stage', parents));
  const node = `${networkId}/n${parents.length + 1}`;
  const savers = new Savers(writers, { people, node, questions: 64 });
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

test('B-272 the disk of the database fills up while eight people save', async ({ skip }) => {
  const folder = smallDisk();
  if (folder === undefined) return skip('This account may not mount a small disk.');
  const database = await ownPostgres(folder);
  const work = await atWork(database);
  const filler = path.join(folder, 'filler');
  fillUp(filler);
  await expect.poll(() => readiness(work.product)).toMatch(/^(no space left|database unavailable)$/);
  rmSync(filler);
  // It may have stopped for want of space, or not.
  await database.stopAtOnce();
  await database.restart();
  await expectNothingLost(work);
});
