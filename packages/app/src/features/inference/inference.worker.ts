import type { Computation } from '@credence/bayesnet';
import { inSlices } from './inSlices.js';
import type { FromWorker, ToWorker } from './messages.js';
import { tasks } from './tasks/tasks.js';
import { type WorkingModel, workingModel } from './workingModel.js';

// A worker's own scope, of which the types of a page know only this much.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage: (message: FromWorker) => void;
};

let network: WorkingModel | undefined;
const cancelled = new Set<number>();
// A message to itself comes after all that wait already, without the pause of a timer.
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();
const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });

scope.onmessage = ({ data }) => {
  if (data.kind === 'tables') network = workingModel(data.tables);
  else if (data.kind === 'cancel') cancelled.add(data.id);
  else void answer(data);
};

async function answer({ id, name, question }: Extract<ToWorker, { kind: 'ask' }>) {
  if (!network) throw new Error('The tables come before the first question.');
  const task = tasks[name] as (network: WorkingModel, question: unknown) => Computation<object>;
  const found = await inSlices(task(network, question), {
    now: () => performance.now(),
    pause,
    isCancelled: () => cancelled.has(id),
    onProgress: (share) => scope.postMessage({ kind: 'progress', id, share }),
  });
  cancelled.delete(id);
  if (found) scope.postMessage({ kind: 'found', id, found });
}
