import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixture } from '@credence/bayesnet/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { weather, xdslFile } from '../../../test/xdslFile.js';
import type { ApiError } from '../errors.js';
import { inThisThread } from './networkFiles.js';
import { NetworkFilesPool, type PoolOptions } from './pool.js';

const hooks = path.join(import.meta.dirname, '../../../test/sourceHooks.mjs');

function pool(options: Partial<PoolOptions> = {}): NetworkFilesPool {
  const made = new NetworkFilesPool({
    script: path.join(import.meta.dirname, 'worker.ts'),
    execArgv: ['--import', hooks],
    deadline: 600_000,
    ...options,
  });
  onTestFinished(() => made.close());
  return made;
}

const examples = path.resolve(import.meta.dirname, '../../../../../examples');
const larynx = readFileSync(path.join(examples, 'larynx.xdsl'));

test('a worker reads and fills as the server itself would', async () => {
  const files = pool();
  expect(await files.read(larynx)).toEqual(await inThisThread.read(larynx));
  const refused = fixture('hostile/cycle.xdsl');
  expect(await files.read(refused)).toEqual(await inThisThread.read(refused));
  const bytes = Buffer.from(xdslFile(weather));
  const tables = [
    {
      nodeKey: 'n3',
      radices: [3, 2],
      combinations: [{ number: 1, nodes: new Map([[0, 1]]), value: [1, 2, 3], sequence: 1 }],
      answers: new Map([[1, { value: [50, 25, 25], sequence: 2 }]]),
    },
  ];
  expect(await files.fill(bytes, tables)).toEqual(await inThisThread.fill(bytes, tables));
  expect(await files.convertTo('xmlbif', bytes, tables)).toEqual(await inThisThread.convertTo('xmlbif', bytes, tables));
  const head = { networkId: 'N', revision: 'r', nodes: [] };
  expect((await files.writeTables(bytes, tables, head, true, [])).json).toEqual(
    new Uint8Array((await inThisThread.writeTables(bytes, tables, head, true, [])).json ?? []),
  );
  const panel = { codes: [1], primary: 'linear', outcomes: [{ node: 'n3', state: 0 }], cases: [] } as const;
  const own = { ...tables[0]!, expert: 0, comments: new Map([[1, 'Why.']]), setAside: new Set([2]) };
  const asked = { ...panel, tables: [{ node: 2, nodeKey: 'n3', radices: [3, 2], experts: [own] }] };
  expect(await files.panelResults(bytes, asked)).toEqual(await inThisThread.panelResults(bytes, asked));
  expect(await files.readNumbers(bytes, ['n3'])).toEqual(await inThisThread.readNumbers(bytes, ['n3']));
});

test('many files at once are all read, by two threads', async () => {
  const files = pool();
  const read = await Promise.all(Array.from({ length: 12 }, () => files.read(larynx)));
  expect(new Set(read.map(({ outline }) => outline?.nodes.length)).size).toBe(1);
});

test('files beyond the queue are refused as busy, and queued ones are read', async () => {
  const files = pool({ workers: 1, queue: 2 });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => files.read(larynx)));
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.map(({ reason }) => (reason as ApiError).code)).toEqual(['unavailable', 'unavailable', 'unavailable']);
});
