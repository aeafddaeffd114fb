import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { startProduct } from '../../harness/product.ts';
import { networkOf, readQuestions } from '../../harness/questions.ts';
import { Savers } from '../interruptions/savers.ts';
import type { Cluster } from './cluster.ts';
import { Forwarder } from './forwarder.ts';

const WRITERS = 8;
const PARENTS = [4, 4, 4];

/** What became of the answers. */
export interface Drilled {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** What the servers should not have said. */
  readonly refused: readonly string[];
  /** The longest time without an acknowledgement to anybody, in seconds. */
  readonly longestPause: number;
}

/**
 * Two servers behind one address on this cluster; eight programs save one answer after the other, and what takes their
 * writes is killed again and again. Their own ledger says what was acknowledged.
 */
export async function drill(cluster: Cluster, kills: number, say: (line: string) => void): Promise<Drilled> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-drill-'));
  chmodSync(folder, 0o755);
  const address = await Forwarder.start();
  const env = {
    DATABASE_URL: `postgresql://credence:drill@127.0.0.1:${cluster.port}/postgres`,
    SECRET: randomBytes(32).toString('hex'),
  };
  const both = [await startProduct({ folder: path.join(folder, 'one'), env })];
  try {
    both.push(await startProduct({ folder: path.join(folder, 'two'), env }));
    address.lead(both.map(({ url }) => Number(new URL(url).port)));
    const url = `http://127.0.0.1:${address.port}`;
    const people = [await ApiUser.signIn(url), await ApiUser.signIn(url)] as const;
    const networkId = await people[0].upload('drill.xdsl', networkOf('Stage', PARENTS));
    const node = `${networkId}/n${PARENTS.length + 1}`;
    const savers = new Savers(WRITERS, { people, node, questions: 64 });
    const pauses = watch(savers);
    await savers.acknowledge(WRITERS);
    for (let kill = 1; kill <= kills; kill += 1) {
      pauses.begin();
      await cluster.killPrimary();
      await savers.acknowledge(2 * WRITERS);
      say(`${cluster.name}: kill ${kill} of ${kills}, longest pause ${pauses.end().toFixed(1)} s`);
    }
    await savers.end();
    pauses.stop();
    const { ledger, refused } = savers;
    const { lost, doubled, foreign, notCurrent } = ledger.compare(
      await readQuestions(people[0], node, ledger.iterations),
    );
    return {
      acknowledged: ledger.acknowledged,
      lost: lost.length,
      doubled: doubled.length,
      longestPause: pauses.longest,
      refused: [...refused, ...foreign, ...notCurrent.map((iteration) => `question ${iteration} is not the newest`)],
    };
  } finally {
    for (const product of both) await product.stop();
    address.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures how long nothing is acknowledged. */
function watch(savers: Savers) {
  let last = performance.now();
  let count = 0;
  let sinceKill = 0;
  let longest = 0;
  const look = () => {
    sinceKill = Math.max(sinceKill, (performance.now() - last) / 1000);
    longest = Math.max(longest, sinceKill);
    if (savers.ledger.acknowledged === count) return;
    count = savers.ledger.acknowledged;
    last = performance.now();
  };
  const timer = setInterval(look, 20);
  return {
    begin() {
      sinceKill = 0;
    },
    end: () => sinceKill,
    stop: () => clearInterval(timer),
    get longest() {
      return longest;
    },
  };
}
