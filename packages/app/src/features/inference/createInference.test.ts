import type { NetworkTables } from '@credence/api-client';
import { expect, test } from 'vitest';
import { createInference, type WorkerLike, WorkerStopped } from './createInference.js';
import type { FromWorker, ToWorker } from './messages.js';

const tables = (revision: string): NetworkTables => ({ networkId: 'N', revision, nodes: [] });
const question = { outcomes: [], findings: [] };

function workers() {
  const started: { told: ToWorker[]; say: (message: FromWorker) => void; die: () => void; ended: boolean }[] = [];
  const start = (): WorkerLike => {
    const listeners = new Map<string, (event: unknown) => void>();
    const worker = {
      told: [] as ToWorker[],
      ended: false,
      say: (data: FromWorker) => listeners.get('message')?.({ data }),
      die: () => listeners.get('error')?.({}),
    };
    started.push(worker);
    return {
      postMessage: (message: ToWorker) => void worker.told.push(message),
      terminate: () => void (worker.ended = true),
      addEventListener: (kind: string, listener: unknown) => void listeners.set(kind, listener as () => void),
    } as WorkerLike;
  };
  return { started, start };
}

test('the worker is sent the tables once, and again when they have changed', () => {
  const { started, start } = workers();
  const inference = createInference(start);
  const old = tables('1');
  void inference.ask('whatIf', old, question);
  void inference.ask('whatIf', old, question);
  void inference.ask('whatIf', tables('2'), question);
  expect(started).toHaveLength(1);
  expect(started[0]?.told.map(({ kind }) => kind)).toEqual(['tables', 'ask', 'ask', 'tables', 'ask']);
});

test('each question gets its own answer, in any order, and hears how far it is', async () => {
  const { started, start } = workers();
  const inference = createInference(start);
  const shares: number[] = [];
  const one = inference.ask('whatIf', tables('1'), question, { onProgress: (share) => shares.push(share) });
  const other = inference.ask('whatIf', tables('1'), question);
  started[0]?.say({ kind: 'progress', id: 1, share: 0.4 });
  started[0]?.say({ kind: 'found', id: 2, found: { values: [{ before: 0, after: 1 }] } });
  started[0]?.say({ kind: 'found', id: 1, found: { values: [] } });
  expect(await one).toEqual({ values: [] });
  expect(await other).toEqual({ values: [{ before: 0, after: 1 }] });
  expect(shares).toEqual([0.4]);
});

test('a question that is given up is cancelled, and a late answer to it is dropped', async () => {
  const { started, start } = workers();
  const inference = createInference(start);
  const control = new AbortController();
  const asked = inference.ask('whatIf', tables('1'), question, { signal: control.signal });
  control.abort();
  await expect(asked).rejects.toThrow();
  expect(started[0]?.told.at(-1)).toEqual({ kind: 'cancel', id: 1 });
  expect(() => started[0]?.say({ kind: 'found', id: 1, found: {} })).not.toThrow();
});

test('a worker that the browser kills is told of, and the next question starts another with the tables', async () => {
  const { started, start } = workers();
  const inference = createInference(start);
  const same = tables('1');
  const asked = inference.ask('whatIf', same, question);
  started[0]?.die();
  await expect(asked).rejects.toBeInstanceOf(WorkerStopped);
  expect(started[0]?.ended).toBe(true);
  void inference.ask('whatIf', same, question);
  expect(started[1]?.told.map(({ kind }) => kind)).toEqual(['tables', 'ask']);
});
