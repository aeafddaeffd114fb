import type { Failure } from '@credence/text';

/** The worker's result for a file. */
export interface FileCheck {
  readonly id: number;
  readonly problem?: Failure;
}

/** The part of `Worker` used here. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Checks files in a worker, so that the page stays responsive. If the worker fails or cannot be created, no problem is
 * reported and the file is accepted unchecked.
 *
 * @param open creates a worker; it is terminated when no file is left to check
 */
export function createFileCheck(open: () => Promise<CheckWorker>): (file: File) => Promise<Failure | undefined> {
  const waiting = new Map<number, (problem?: Failure) => void>();
  let lastId = 0;
  let worker: Promise<CheckWorker> | undefined;

  const close = () => {
    const ended = worker;
    worker = undefined;
    for (const tell of waiting.values()) tell();
    waiting.clear();
    void ended?.then((each) => each.terminate()).catch(() => {});
  };
  const opened = async () => {
    const made = await open();
    made.onmessage = ({ data }: MessageEvent<FileCheck>) => {
      waiting.get(data.id)?.(data.problem);
      waiting.delete(data.id);
      if (waiting.size === 0) close();
    };
    made.onerror = close;
    return made;
  };

  return (file) =>
    new Promise((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      (worker ??= opened()).then((each) => each.postMessage({ id, file })).catch(close);
    });
}
