import type { NetworkTables } from '@credence/api-client';
import type { InferenceProblem } from '@credence/bayesnet';
import type { FromWorker, ToWorker } from './messages.js';
import type { FoundOf, QuestionOf, TaskName } from './tasks/tasks.js';

/** The part of a `Worker` that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface AskOptions {
  /** Aborted when nobody wants the result any more: the promise then rejects with its reason. */
  readonly signal?: AbortSignal;
  /** Called with the share that is done, from 0 to 1, once it takes longer than 300 ms. */
  readonly onProgress?: (share: number) => void;
}

/** The worker ended without an answer: the browser stopped it, or it ran out of memory. Asking again starts another. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

interface Pending {
  readonly resolve: (found: object) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** Computes in a worker that starts with the first question, and again after it was stopped. */
export function createInference(start: () => WorkerLike) {
  const pending = new Map<number, Pending>();
  let worker: WorkerLike | undefined;
  let known: NetworkTables | undefined;
  let last = 0;

  function running(): WorkerLike {
    if (worker) return worker;
    const started = start();
    started.addEventListener('message', (event) => receive(pending, (event as MessageEvent<FromWorker>).data));
    for (const kind of ['error', 'messageerror'] as const) started.addEventListener(kind, () => stop(started));
    worker = started;
    return started;
  }

  function stop(which: WorkerLike | undefined) {
    if (!which || which !== worker) return;
    worker = undefined;
    known = undefined;
    which.terminate();
    const left = [...pending.values()];
    pending.clear();
    for (const { reject } of left) reject(new WorkerStopped('The computation was stopped.'));
  }

  return {
    /** What follows from these tables, or why it cannot be computed. Rejects if it is aborted or the worker stops. */
    ask<Name extends TaskName>(
      name: Name,
      tables: NetworkTables,
      question: QuestionOf<Name>,
      { signal, onProgress }: AskOptions = {},
    ): Promise<FoundOf<Name> | InferenceProblem> {
      return new Promise<object>((resolve, reject) => {
        signal?.throwIfAborted();
        const to = running();
        const post = (message: ToWorker) => to.postMessage(message);
        if (known !== tables) post({ kind: 'tables', tables });
        known = tables;
        const id = (last += 1);
        pending.set(id, { resolve, reject, onProgress });
        signal?.addEventListener(
          'abort',
          () => {
            if (!pending.delete(id)) return;
            post({ kind: 'cancel', id });
            reject(signal.reason as Error);
          },
          { once: true },
        );
        post({ kind: 'ask', id, name, question });
      }) as Promise<FoundOf<Name> | InferenceProblem>;
    },

    /** Ends the worker; what it was computing is rejected. */
    stop: () => stop(worker),
  };
}

function receive(pending: Map<number, Pending>, message: FromWorker) {
  const asked = pending.get(message.id);
  if (!asked) return;
  if (message.kind === 'progress') asked.onProgress?.(message.share);
  else {
    pending.delete(message.id);
    asked.resolve(message.found);
  }
}
