import { Worker } from 'node:worker_threads';
import { ApiError, type PlainCode } from '../errors.js';
import type { Conversion } from './convert.js';
import type { FilledFile } from './fill.js';
import type { NetworkFiles } from './networkFiles.js';
import type { OutlineResult } from './outline.js';
import type { PanelResults, PanelTask } from './panelResults.js';
import type { Task } from './worker.js';
import type { WrittenTables } from './writeNetworkTables.js';

export interface PoolOptions {
  /** The file that a worker runs. */
  script: string;
  /** @default 2 */
  workers?: number;
  /** How many tasks may wait. @default 16 */
  queue?: number;
  /** Milliseconds that one task may run. @default 10,000 */
  patience?: number;
  /** Megabytes of one worker's heap. @default 512 */
  memory?: number;
  /** @default none */
  execArgv?: string[];
}

interface Job {
  readonly task: Task;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** What is said of a task that ran out of time or memory: the file's fault while reading, ours while writing. */
const exhausted: Record<Task['kind'], PlainCode> = {
  read: 'too_complex',
  numbers: 'unavailable',
  fill: 'unavailable',
  convert: 'unavailable',
  tables: 'unavailable',
  panel: 'unavailable',
};

/** Works on files in threads of their own: a file that is too much ends its thread and nothing else. */
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

  readNumbers(...[bytes, nodeKeys]: Parameters<NetworkFiles['readNumbers']>): Promise<Map<string, Float64Array>> {
    return this.#run({ kind: 'numbers', bytes, nodeKeys }) as Promise<Map<string, Float64Array>>;
  }

  fill(...[bytes, tables]: Parameters<NetworkFiles['fill']>): Promise<FilledFile> {
    return this.#run({ kind: 'fill', bytes, tables }) as Promise<FilledFile>;
  }

  convertTo(...[format, bytes, tables]: Parameters<NetworkFiles['convertTo']>): Promise<Conversion> {
    return this.#run({ kind: 'convert', format, bytes, tables }) as Promise<Conversion>;
  }

  writeTables(...[bytes, tables, head, gzip, needed]: Parameters<NetworkFiles['writeTables']>): Promise<WrittenTables> {
    return this.#run({ kind: 'tables', bytes, tables, head, gzip, needed }) as Promise<WrittenTables>;
  }

  panelResults(bytes: Uint8Array, panel: PanelTask): Promise<PanelResults> {
    return this.#run({ kind: 'panel', bytes, panel }) as Promise<PanelResults>;
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
    // A thread without work does not hold up the end of the program, and one that ended is not given work.
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
