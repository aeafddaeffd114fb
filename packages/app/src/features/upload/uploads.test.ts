import type { FileProblem } from '@credence/api-client';
import { expect, test, vi } from 'vitest';
import type { UploadOutcome, SendFileOptions } from './sendFile.js';
import { createUploads } from './uploads.js';

const file = (name: string) => new File([name], name);
const stored = (networkId: string): UploadOutcome => ({ outcome: 'stored', networkId, warnings: [] });

/** Uploads whose files are answered one at a time, by name. */
function setUp(check: (file: File) => Promise<FileProblem | undefined> = () => Promise.resolve(undefined)) {
  const under: Record<string, { answer: (sent: UploadOutcome) => void; options: SendFileOptions }> = {};
  let user: string | null = 'ann';
  const uploads = createUploads({
    check,
    user: () => user,
    send: ({ name }, options) => new Promise((answer) => (under[name] = { answer, options })),
  });
  const states = () => uploads.rows().map(({ name, state }) => `${name} ${state}`);
  const idOf = (name: string) => uploads.rows().find((row) => row.name === name)!.id;
  return { uploads, under, states, idOf, signIn: (name: string | null) => (user = name) };
}

test('at most two files are sent at once, and the next starts when one is done', async () => {
  const { uploads, under, states } = setUp();
  uploads.add(['a', 'b', 'c'].map(file));
  const done = uploads.send();
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  under.b!.answer({ outcome: 'refused', problems: [{ code: 'cycle', message: 'A cycle.' }] });
  await expect.poll(() => states()).toEqual(['a sending', 'b refused', 'c sending']);
  under.a!.options.onProgress?.(0.4);
  expect(uploads.rows()[0]!.share).toBe(0.4);
  under.a!.answer(stored('A'));
  under.c!.answer({ outcome: 'failed' });
  expect((await done)!.map(({ state, networkId, problems }) => [state, networkId, problems.length])).toEqual([
    ['stored', 'A', 0],
    ['refused', undefined, 1],
    ['failed', undefined, 0],
  ]);
});

test('sending pending files again changes nothing, and with nothing to send the result is undefined', async () => {
  const { uploads, under, states } = setUp();
  expect(uploads.send()).toBeUndefined();
  uploads.add([file('a')]);
  const first = uploads.send();
  expect(uploads.send()).toBeUndefined();
  void uploads.again(uploads.rows()[0]!.id);
  expect([states(), Object.keys(under)]).toEqual([['a sending'], ['a']]);
  under.a!.answer(stored('A'));
  await first;
  expect(uploads.send()).toBeUndefined();
});

test('one is cancelled, and the others go on; all are cancelled, and none goes on', async () => {
  const { uploads, under, states, idOf } = setUp();
  uploads.add(['a', 'b', 'c', 'd'].map(file));
  const done = uploads.send();
  uploads.cancel(idOf('a'));
  expect(under.a!.options.signal!.aborted).toBe(true);
  under.a!.answer({ outcome: 'cancelled' });
  await expect.poll(() => states()).toEqual(['a cancelled', 'b sending', 'c sending', 'd waiting']);
  uploads.cancelAll();
  expect(states()).toEqual(['a cancelled', 'b cancelled', 'c cancelled', 'd cancelled']);
  // Too late: the row shows what the user asked for.
  under.b!.answer(stored('B'));
  await done;
  expect([states()[1], under.d]).toEqual(['b cancelled', undefined]);
});

test('failed files are sent again before refused or cancelled ones', async () => {
  const { uploads, under, states, idOf } = setUp();
  uploads.add(['a', 'b'].map(file));
  const done = uploads.send();
  under.a!.answer({ outcome: 'refused', problems: [] });
  under.b!.answer({ outcome: 'failed' });
  await done;
  const second = uploads.send();
  expect(states()).toEqual(['a refused', 'b sending']);
  under.b!.answer(stored('B'));
  await second;
  void uploads.send();
  expect(states()).toEqual(['a sending', 'b stored']);
  uploads.remove(idOf('a'));
  expect([states(), under.a!.options.signal!.aborted]).toEqual([['b stored'], true]);
});

test('an ended session stops all of them, loses none, and they can be sent by the same person (B-114)', async () => {
  const { uploads, under, states, signIn } = setUp();
  uploads.add(['a', 'b', 'c'].map(file));
  const done = uploads.send();
  under.a!.answer({ outcome: 'signed-out' });
  await done;
  expect(states()).toEqual(['a signed-out', 'b signed-out', 'c signed-out']);
  signIn('ann');
  uploads.belongsTo(null);
  uploads.belongsTo('ann');
  void uploads.send();
  await expect.poll(() => states()[0]).toBe('a sending');
  uploads.pause();
  expect(states()).toEqual(['a signed-out', 'b signed-out', 'c signed-out']);
});

test('one user never sees another’s files', () => {
  const { uploads } = setUp();
  uploads.add([file('a')]);
  uploads.belongsTo('bob');
  expect(uploads.rows()).toEqual([]);
});

test('the check advises, and sending does not wait for it', async () => {
  let tell: (problem?: FileProblem) => void = () => {};
  const { uploads, under } = setUp(() => new Promise((resolve) => (tell = resolve)));
  uploads.add([file('a')]);
  expect(uploads.rows()[0]!.checking).toBe(true);
  const done = uploads.send();
  under.a!.answer(stored('A'));
  expect((await done)![0]!.state).toBe('stored');
  tell({ code: 'cycle', message: 'A cycle.', line: 4 });
  await expect.poll(() => uploads.rows()[0]).toMatchObject({ checking: false, advice: { line: 4 } });
});

test('subscribers hear of every change until they unsubscribe', () => {
  const { uploads } = setUp();
  const seen = vi.fn();
  const stop = uploads.subscribe(seen);
  uploads.add([file('a')]);
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
  uploads.clear();
  expect(seen).toHaveBeenCalledTimes(1);
});
