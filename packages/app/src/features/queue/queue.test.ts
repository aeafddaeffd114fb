import { expect, test } from 'vitest';
import { createAssessments } from '../../ground/device/assessments.js';
import { createSettings } from '../../ground/device/settings.js';
import { memoryStorage } from '../../ground/device/storages.js';
import { minutesLeft, numberIn, type QueuedQuestion } from './batch.js';
import { createQueue } from './queue.js';

const question = (nodeId: string, iteration: number): QueuedQuestion => ({
  nodeId,
  iteration,
  title: nodeId,
  outcome: 'Stage',
  seconds: 40,
});
function device(storage = memoryStorage()) {
  const settingsOf = (user: string | null) =>
    createSettings({ storages: { device: storage, tab: memoryStorage() }, user: () => user });
  return {
    storage,
    of: (user: string | null) => {
      const { setting } = settingsOf(user);
      return createQueue({ setting, assessments: createAssessments({ setting }) });
    },
    forget: (user: string) => settingsOf(user).forget(user),
  };
}

test('the order and its batch are remembered for each network and user', () => {
  const { of } = device();
  const ann = of('ann@example.org');
  expect(ann.order('N1')).toBe('one-change');
  ann.choose('N1', 'matters');
  ann.ask('N1', [question('a', 1)]);
  expect([ann.order('N1'), ann.order('N2'), of('bob@example.org').order('N1')]).toEqual([
    'matters',
    'one-change',
    'one-change',
  ]);
  expect(of('ann@example.org').batch('N1')).toEqual([question('a', 1)]);
  ann.choose('N1', 'one-change');
  expect(ann.batch('N1')).toEqual([]);
});

test('an answer is noted in the batch, and so is what somebody leaves to others', () => {
  const queue = device().of('ann@example.org');
  queue.choose('N1', 'matters');
  queue.ask('N1', [question('a', 1), question('a', 2)]);
  queue.answered({ networkId: 'N1', nodeId: 'a', iteration: 1 }, 'not_my_field');
  expect(queue.batch('N1').map(({ done = false }) => done)).toEqual([true, false]);
  expect(minutesLeft(queue.batch('N1'))).toBe(1);
  expect(queue.passed('N1')).toEqual([{ node: 'a', iteration: 1 }]);
  queue.answered({ networkId: 'N1', nodeId: 'a', iteration: 1 });
  expect(queue.passed('N1')).toEqual([]);
});

test('a question opened before its turn is the next of the batch, not the one of its place', () => {
  const batch = ['a', 'b', 'c', 'd'].map((node) => question(node, 1));
  expect(numberIn(batch, 3)).toBe(1);
  const done = batch.with(3, { ...batch[3]!, done: true });
  expect([0, 1, 2, 3].map((at) => numberIn(done, at))).toEqual([2, 2, 2, 1]);
});

test('the course of the accuracy grows with the answers, and forgets what a reset took back', () => {
  const queue = device().of('ann@example.org');
  for (const [questions, value] of [
    [0, 18],
    [20, 9],
    [40, 5],
    [40, 4.5],
    [22, 8.5],
  ] as const)
    queue.note('N1', { questions, value });
  expect(queue.course('N1')).toEqual([
    { questions: 0, value: 18 },
    { questions: 20, value: 9 },
    { questions: 22, value: 8.5 },
  ]);
});

test('signing out leaves neither a batch nor the name of the user', () => {
  const { storage, of, forget } = device();
  const queue = of('ann@example.org');
  queue.choose('N1', 'matters');
  queue.ask('N1', [question('Metastasis', 1)]);
  forget('ann@example.org');
  const left = Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? '';
    return `${key} ${storage.getItem(key)}`;
  }).join();
  expect(left).not.toMatch(/ann|Metastasis/);
  expect(queue.order('N1')).toBe('matters');
});

test.each(['', 'null', '{"a":1}', '[[],{}]', 'x', '{"order":"matters","course":[{}],"passed":[1]}'])(
  'what is stored may be anything: %s',
  (garbage) => {
    const { storage, of } = device();
    const queue = of('ann@example.org');
    queue.choose('N1', 'matters');
    queue.ask('N1', [question('a', 1)]);
    for (let index = 0; index < storage.length; index += 1) storage.setItem(storage.key(index) ?? '', garbage);
    expect([queue.batch('N1'), queue.course('N1'), queue.passed('N1')]).toEqual([[], [], []]);
  },
);
