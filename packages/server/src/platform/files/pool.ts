import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors.js';
import type { FileConversion } from './convert.js';
import type { FilledFile } from './fill.js';
import type { NetworkFiles } from './networkFiles.js';
import type { OutlineResult } from './outline.js';
import type { PanelResults, PanelTask } from './panelResults.js';
import type { FileTask } from './worker.js';
import type { WrittenTables } from './writeNetworkTables.js';

export interface PoolOptions {
  /** The file that a worker runs. */
  script: string;
  /** @default 2 */
  workers?: number;
  /** How many tasks may wait. @default 16 */
  queue?: number;
  /** Milliseconds of the processor's time that one task may use. @default 10,000 */
  processorTime?: number;
  /** Milliseconds within which a task has to be done after it was asked for. @default 50,000 */
  deadline?: number;
  /** Megabytes of one worker's heap. @default 512 */
  memory?: number;
  /** @default none */
  execArgv?: string[];
  /** Told of every thread that ends while it works, in the words of `workerLines`. @default nobody is told */
  warn?: (details: { task: FileTask['kind']; bytes: number }, line: string) => void;
}

/** What the log says of threads that work on files; docs/operate.md explains it. */
export const workerLines = {
  repeated: 'a worker ended while it worked: its task is done again',
  refused: 'a worker ended while it worked, for the second time: its task is refused',
  memory: 'a worker ran out of memory: its task is refused',
  time: 'a worker used too much processor time: its task is refused',
  busy: 'the processor had no time for a worker: its task is refused as the server is busy',
} as const;

/** Within the minute after which the usual proxies give an answer up. */
const deadline = 50_000;
const usual = {
  workers: 2,
  queue: 16,
  processorTime: 10_000,
  deadline,
  memory: 512,
  execArgv: [],
  warn: () => undefined,
};

interface Job {
  readonly task: FileTask;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** By `performance.now()`. */
  readonly dueAt: number;
  /** Whether a thread ended with it already. */
  repeated: boolean;
}

/**
 * Works on files in threads of their own: a file that is too much ends its thread and nothing else. A task reads and
 * returns, and changes nothing: one whose thread ends for another reason is done again, once.
 */
export class NetworkFilesPool implements NetworkFiles {
  readonly #options: Required<PoolOptions>;
  #closed = false;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #waiting: Job[] = [];

  constructor(options: PoolOptions) {
    this.#options = { ...usual, ...options };
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

  convertTo(...[format, bytes, tables, names]: Parameters<NetworkFiles['convertTo']>): Promise<FileConversion> {
    return this.#run({ kind: 'convert', format, bytes, tables, names }) as Promise<FileConversion>;
  }

  writeTables(...[bytes, tables, head, gzip, needed]: Parameters<NetworkFiles['writeTables']>): Promise<WrittenTables> {
    return this.#run({ kind: 'tables', bytes, tables, head, gzip, needed }) as Promise<WrittenTables>;
  }

  panelResults(bytes: Uint8Array, panel: PanelTask): Promise<PanelResults> {
    return this.#run({ kind: 'panel', bytes, panel }) as Promise<PanelResults>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new ApiError('unavailable'));
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((worker) => worker.terminate()));
  }

  #run(task: FileTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#options.queue) {
        reject(new ApiError('unavailable'));
        return;
      }
      const job: Job = { task, resolve, reject, dueAt: performance.now() + this.#options.deadline, repeated: false };
      this.#waiting.push(job);
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy.size >= this.#options.workers) return;
    const job = this.#waiting.shift();
    if (!job) return;
    if (performance.now() > job.dueAt) {
      this.#refuse(job, 'busy');
      this.#next();
      return;
    }
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

  #work(worker: Worker, job: Job): void {
    const { task, resolve, reject } = job;
    const watch = this.#watch(worker, job.dueAt);
    const settle = (reusable: boolean) => {
      watch.stop();
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
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.#refuse(job, 'memory');
      else reject(error);
    };
    const onExit = () => {
      if (watch.ended) this.#refuse(job, watch.ended);
      else this.#repeat(job);
      settle(false);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  }

  /**
   * Ends a thread that uses too much of the processor's time, which is the task's fault, or is not done in time, which is
   * not: on a busy machine a thread may get little of the processor.
   */
  #watch(worker: Worker, dueAt: number): { readonly ended: 'time' | 'busy' | undefined; stop(): void } {
    const { processorTime } = this.#options;
    const before = processorTimeOf(worker);
    const watch = { ended: undefined as 'time' | 'busy' | undefined, stop };
    let timer: NodeJS.Timeout;
    let stopped = false;
    lookIn(processorTime);
    return watch;

    function stop() {
      stopped = true;
      clearTimeout(timer);
    }

    function lookIn(milliseconds: number) {
      timer = setTimeout(() => void look(), Math.min(milliseconds, Math.max(dueAt - performance.now(), 0)));
    }

    async function look() {
      const left = processorTime - ((await processorTimeOf(worker)) - (await before));
      if (stopped) return;
      if (left <= 0) watch.ended = 'time';
      else if (performance.now() >= dueAt) watch.ended = 'busy';
      // A thread uses no more of the processor's time than passes.
      else return lookIn(Math.max(left, processorTime / 20));
      await worker.terminate();
    }
  }

  /** The thread was ended by nothing that the task is known to do. */
  #repeat(job: Job): void {
    if (this.#closed) job.reject(new ApiError('unavailable'));
    else if (job.repeated) this.#refuse(job, 'refused');
    else {
      this.#say(job, 'repeated');
      job.repeated = true;
      this.#waiting.unshift(job);
    }
  }

  /** Out of processor time or memory, it is the file that is too much while it is read, and later what is done with it. */
  #refuse(job: Job, why: Exclude<keyof typeof workerLines, 'repeated'>): void {
    this.#say(job, why);
    const exhausted = job.task.kind === 'read' ? 'too_complex' : 'too_demanding';
    job.reject(new ApiError(why === 'time' || why === 'memory' ? exhausted : 'unavailable'));
  }

  #say({ task: { kind, bytes } }: Job, line: keyof typeof workerLines): void {
    this.#options.warn({ task: kind, bytes: bytes.byteLength }, workerLines[line]);
  }
}

/** Milliseconds of the processor's time that a thread has used; 0 of one that does not run yet. */
const processorTimeOf = (worker: Worker) =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
