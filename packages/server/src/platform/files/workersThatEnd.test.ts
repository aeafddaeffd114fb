import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { NetworkList, UploadResult } from '@credence/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { appForThisTest } from '../../../test/testApp.js';
import { weather, xdslFile } from '../../../test/xdslFile.js';
import { NetworkFilesPool, type PoolOptions, workerLines } from './pool.js';

/** A pool, and what the log says of it. */
function pool(options: Partial<PoolOptions> = {}) {
  const lines: [task: string, line: string][] = [];
  const files = new NetworkFilesPool({
    script: path.join(import.meta.dirname, 'worker.ts'),
    execArgv: ['--import', path.join(import.meta.dirname, '../../../test/sourceHooks.mjs')],
    // What ends a worker here is the test, however busy the machine is.
    processorTime: endless,
    deadline: endless,
    warn: ({ task }, line) => void lines.push([task, line]),
    ...options,
  });
  onTestFinished(() => files.close());
  return { files, lines };
}

/** Ends each thread that begins to work from now on, until it is told to stop; at most so many. */
function killWorkers(most = Number.POSITIVE_INFINITY): { stop(): void } {
  let killed = 0;
  const kill = (worker: Worker) => {
    if (killed < most) worker.once('online', () => void worker.terminate());
    killed += 1;
  };
  process.on('worker', kill);
  const stop = () => void process.off('worker', kill);
  onTestFinished(stop);
  return { stop };
}

/** Longer than any test lasts, in milliseconds. */
const endless = 1_000_000_000;

/** A script whose worker does this with each task, and never answers. */
function workerThat(does: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'credence-worker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'worker.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => { ${does} });\n`,
  );
  return script;
}

const upload = (client: Client, filename: string, key: string) =>
  client.upload('/network/upload', {
    bytes: xdslFile(weather, filename),
    filename: `${filename}.xdsl`,
    headers: { 'idempotency-key': key },
  });

const idOf = (response: Awaited<ReturnType<typeof upload>>) => response.json<UploadResult>().networkId;

const idsOf = async (client: Client) =>
  (await client.get('/user/index')).json<NetworkList>().networks.map(({ networkId }) => networkId);

test('R-3346: what a killed worker had to do is done by another one, and each file that was taken is kept once', async () => {
  const { files, lines } = pool();
  const expert = await (await appForThisTest({ files })).signedIn();
  killWorkers(2);
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, number) => upload(expert, `w${number}`, randomUUID())),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 201));
  expect((await idsOf(expert)).sort()).toEqual(responses.map(idOf).sort());
  expect(lines).toEqual([
    ['read', workerLines.repeated],
    ['read', workerLines.repeated],
  ]);
});

test('R-3346: while every worker is killed files are refused in a sentence, nothing of them is kept, and they are taken once afterwards', async () => {
  const { files, lines } = pool();
  const server = await appForThisTest({ files });
  const expert = await server.signedIn();
  const keys = Array.from({ length: 4 }, () => randomUUID());
  const all = () => Promise.all(keys.map((key, number) => upload(expert, `w${number}`, key)));
  const killing = killWorkers();
  for (const refused of await all()) {
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json()).toMatchObject({ code: 'unavailable', error: expect.stringMatching(/try again/) });
  }
  expect(await idsOf(expert)).toEqual([]);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  // Each once done again, and then refused.
  const said = (wanted: string) => lines.filter(([, line]) => line === wanted).length;
  expect([said(workerLines.repeated), said(workerLines.refused), lines.length]).toEqual([4, 4, 8]);

  killing.stop();
  const taken = await all();
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect((await idsOf(expert)).sort()).toEqual(taken.map(idOf).sort());
  expect(lines).toHaveLength(8);
});

/** Megabytes in which a small file can be read, and a large one not. */
const tight = 16;
const large = xdslFile(Array.from({ length: 200 }, (_, number) => ({ id: `N${number}`, states: 600 })));

test('R-3347: a file that is too much for a worker’s memory is refused as too complex, the server goes on, and the next file is taken', async () => {
  const { files, lines } = pool({ memory: tight });
  const server = await appForThisTest({ files });
  const expert = await server.signedIn();
  const before = await upload(expert, 'before', randomUUID());
  const refused = await expert.upload('/network/upload', { bytes: large });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'too_complex']);
  expect(lines).toEqual([['read', workerLines.memory]]);
  const after = await upload(expert, 'after', randomUUID());
  expect([before.statusCode, after.statusCode]).toEqual([201, 201]);
  expect((await idsOf(expert)).sort()).toEqual([before, after].map(idOf).sort());
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

test('R-3347: a download that is too much for a worker’s memory is refused in a sentence, and no answer is lost by it', async () => {
  const roomy = await appForThisTest();
  const expert = await roomy.signedIn();
  const networkId = idOf(await expert.upload('/network/upload', { bytes: large }));
  const shares = answer([99, ...Array.from({ length: 599 }, () => 1)]);
  expect((await expert.post(`/network/${networkId}/n7/1/save`, shares)).statusCode).toBe(200);

  const { files, lines } = pool({ memory: tight });
  const narrow = await appForThisTest({ database: roomy.database, files });
  const same = Object.assign(narrow.visitor(), { token: expert.token, csrfToken: expert.csrfToken });
  const refused = await same.get(`/network/download/${networkId}`);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'too_demanding']);
  expect(lines).toEqual([['fill', workerLines.memory]]);
  expect((await same.get(`/network/${networkId}/n7/1`)).json()).toMatchObject({
    answered: true,
    currentValues: shares.sliders,
  });
  const small = idOf(await upload(same, 'small', randomUUID()));
  expect((await same.get(`/network/download/${small}`)).statusCode).toBe(200);
  // 99 of 698.
  expect((await expert.get(`/network/download/${networkId}`)).body.includes('0.14183')).toBe(true);
});

test('R-3347: a task that uses too much processor time is refused, with a line in the log', async () => {
  const { files, lines } = pool({ script: workerThat('for (;;);'), processorTime: 200, deadline: endless });
  const bytes = Buffer.from(xdslFile(weather));
  await expect(files.read(bytes)).rejects.toMatchObject({ code: 'too_complex' });
  await expect(files.fill(bytes, [])).rejects.toMatchObject({ code: 'too_demanding' });
  expect(lines).toEqual([
    ['read', workerLines.time],
    ['fill', workerLines.time],
  ]);
});

test('R-3560: where the processor has no time for a file the server says that it is busy, and never that the file is too much', async () => {
  const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
  const { files, lines } = pool({ script: workerThat(waits), workers: 1, processorTime: endless, deadline: 500 });
  const expert = await (await appForThisTest({ files })).signedIn();
  const [first, queued] = await Promise.all([upload(expert, 'a', randomUUID()), upload(expert, 'b', randomUUID())]);
  for (const refused of [first, queued]) {
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json()).toMatchObject({ code: 'unavailable', error: expect.stringMatching(/busy.*try again/) });
  }
  expect(lines).toEqual([
    ['read', workerLines.busy],
    ['read', workerLines.busy],
  ]);
  expect(await idsOf(expert)).toEqual([]);
});
