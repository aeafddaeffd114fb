import type { Failure } from '../text/failures.js';

/** What the worker says of a file. */
export interface FileCheck {
  readonly id: number;
  readonly problem?: Failure;
}

/** The part of a worker that is used. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Looks into files beside the page, so that it never stands still. A worker that fails, or that there is none of, is no
 * news: the file is then taken as it is.
 *
 * @param open makes a worker; it ends when nothing is left to look into
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
