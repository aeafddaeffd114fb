import { Worker } from 'node:worker_threads';
import { ApiError, type ErrorCode } from '../errors.js';
import type { NetworkFiles } from './networkFiles.js';
import type { OutlineResult } from './outline.js';
import type { Task } from './worker.js';

export interface PoolOptions {
  /** The script of a worker. */
  script: string;
  /** @default 2 */
  workers?: number;
  /** Maximum number of waiting tasks. @default 16 */
  queue?: number;
  /** Time limit of a task in milliseconds. @default 10,000 */
  patience?: number;
  /** Heap limit of a worker in megabytes. @default 512 */
  memory?: number;
  /** @default none */
  execArgv?: string[];
}

interface Job {
  readonly task: Task;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The refusal of a task that ran out of time or memory: the file's fault when reading, ours when writing. */
const exhausted: Record<Task['kind'], ErrorCode> = { read: 'too_complex', fill: 'unavailable' };

/** Processes files in worker threads: an excessive file kills its thread and nothing else. */
export class NetworkFilesPool implements NetworkFiles {
  readonly #options: Required<PoolOptions>;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #waiting: Job[] = [];

  constructor(options: PoolOptions) {
    this.#options = { workers: 2, queue: 16, patience: 10_000, memory: 512, execArgv: [], ...options };
  }

  read(bytes: Uint8Array): Promise<OutlineResult> {
    return this.#run({ kind: 'read', bytes }) as Promise<OutlineResult>;
  }

  fill(...[bytes, tables]: Parameters<NetworkFiles['fill']>): Promise<Uint8Array> {
    return this.#run({ kind: 'fill', bytes, tables }) as Promise<Uint8Array>;
  }

  async close(): Promise<void> {
    for (const job of this.#waiting.splice(0)) job.reject(new ApiError('unavailable'));
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((worker) => worker.terminate()));
  }

  #run(task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#options.queue) {
        reject(new ApiError('unavailable'));
        return;
      }
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy.size >= this.#options.workers) return;
    const job = this.#waiting.shift();
    if (!job) return;
    const worker = this.#idle.pop() ?? this.#start();
    this.#busy.add(worker);
    this.#work(worker, job);
  }

  #start(): Worker {
    const { script, memory, execArgv } = this.#options;
    const worker = new Worker(script, { execArgv, resourceLimits: { maxOldGenerationSizeMb: memory } });
    // An idle thread must not keep the process alive, and an exited one must not get work.
    worker.unref();
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return worker;
  }

  #work(worker: Worker, { task, resolve, reject }: Job): void {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      void worker.terminate();
    }, this.#options.patience);
    const settle = (reusable: boolean) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      this.#busy.delete(worker);
      if (reusable) this.#idle.push(worker);
      this.#next();
    };
    const onMessage = (result: unknown) => {
      settle(true);
      resolve(result);
    };
    const onError = (error: NodeJS.ErrnoException) => {
      settle(false);
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ApiError(exhausted[task.kind]) : error);
    };
    const onExit = () => {
      settle(false);
      reject(new ApiError(late ? exhausted[task.kind] : 'unavailable'));
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  }
}
