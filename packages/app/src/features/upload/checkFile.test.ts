import { expect, test, vi } from 'vitest';
import { type CheckWorker, createFileCheck, type FileCheck } from './checkFile.js';

const file = (name = 'a.xdsl') => new File(['x'], name);

function worker() {
  const sent: { id: number; file: File }[] = [];
  const made = {
    sent,
    terminate: vi.fn(),
    onmessage: null as CheckWorker['onmessage'],
    onerror: null as CheckWorker['onerror'],
    postMessage: (message: { id: number; file: File }) => void sent.push(message),
    answer: (data: FileCheck) => void made.onmessage?.call(made as never, { data } as MessageEvent),
  };
  return made;
}

test('each file gets its own result, and the worker ends with the last', async () => {
  const made = worker();
  const open = vi.fn(() => Promise.resolve(made as never));
  const check = createFileCheck(open);
  const [one, two] = [check(file('a')), check(file('b'))];
  await expect.poll(() => made.sent).toHaveLength(2);
  const problem = { code: 'cycle', message: 'A cycle.', line: 3 };
  made.answer({ id: made.sent[1]!.id, problem });
  expect(await two).toEqual(problem);
  expect(made.terminate).not.toHaveBeenCalled();
  made.answer({ id: made.sent[0]!.id });
  expect(await one).toBeUndefined();
  await expect.poll(() => made.terminate).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});

test('a worker that is missing or fails reports no problem', async () => {
  expect(await createFileCheck(() => Promise.reject(new Error('no workers here')))(file())).toBeUndefined();

  const made = worker();
  const check = createFileCheck(() => Promise.resolve(made as never));
  const checked = check(file());
  await expect.poll(() => made.sent).toHaveLength(1);
  made.onerror?.call(made as never, {} as ErrorEvent);
  expect(await checked).toBeUndefined();
  expect(made.terminate).toHaveBeenCalledOnce();
});
