import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, root } from '../build/workspace.ts';
import { freePort } from '../packages/server/test/freePort.ts';
import { Outbox } from './outbox.ts';

/** The built server on a free loopback port, with its own data folder that contains the demo. */
export interface Product {
  readonly url: string;
  readonly outbox: Outbox;
  /** Whether the process that was started last is still alive. */
  isRunning(): boolean;
  /** What the log of the process that was started last says of faults, and whatever else in it deserves a look. */
  faults(): LogLine[];
  /** `kill -9` for the server alone, as in a power cut or by an impatient operator. */
  kill(): Promise<void>;
  /** `kill -9` for its PostgreSQL alone; resolves once the server has noticed and exited. */
  killDatabase(): Promise<void>;
  /** Restarts on the same port and data. */
  restart(): Promise<void>;
  /** Shuts it down cleanly; its folder remains. */
  stop(): Promise<void>;
}

/** A line of the log, as far as tests read it. */
interface LogLine {
  readonly msg: string;
  /** What broke, if the line is about that. */
  readonly fault?: string;
}

/** A product on a copy of another one's data folder; its data is deleted when it stops. */
export async function copyProduct(started: string, env: Setup['env'] = {}): Promise<Product> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-e2e-'));
  // Preserves file ownership.
  execFileSync('cp', ['-a', `${started}/.`, folder]);
  const product = await startProduct({ folder, env });
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where its data is, and what else its operator sets. */
export interface Setup {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The Node it runs on. @default the one that runs the tests */
  readonly node?: string;
}

export async function startProduct({ folder, env = {}, node = process.execPath }: Setup): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let { server, printed } = await launch({ folder, env, node }, port, url);

  return {
    url,
    outbox: new Outbox(dataIn(folder)),
    isRunning: () => server.exitCode === null && server.signalCode === null,
    faults: () => faultsIn(printed()),
    async kill() {
      await end(server, 'SIGKILL');
    },
    async killDatabase() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      process.kill(postmasterIn(folder), 'SIGKILL');
      await ended;
    },
    async restart() {
      ({ server, printed } = await launch({ folder, env, node }, port, url));
    },
    async stop() {
      await end(server, 'SIGTERM');
    },
  };
}

/** The first line of PostgreSQL's lock file is its process id. */
function postmasterIn(folder: string): number {
  const lock = path.join(dataIn(folder), 'postgres/data/postmaster.pid');
  return Number.parseInt(readFileSync(lock, 'utf8'), 10);
}

const dataIn = (folder: string) => path.join(folder, 'data');

interface Launched {
  readonly server: ChildProcess;
  /** What it has printed so far. */
  readonly printed: () => string;
}

async function launch({ folder, env, node }: Required<Setup>, port: number, url: string): Promise<Launched> {
  let printed = '';
  const server = spawn(node, [inRoot('packages/server/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATA_DIR: dataIn(folder),
      PORT: String(port),
      // The base of the links in e-mails.
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (printed += String(text)));

  const deadline = Date.now() + 120_000;
  while (!(await ready(url))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { server, printed: () => printed };
}

/** Warnings, errors and what is said of faults; the last line may be on its way. */
const faultsIn = (printed: string): LogLine[] =>
  [...printed.matchAll(/^\{"level":(?:[4-6]0,|.*"fault":).*\}$/gm)].map(([line]) => JSON.parse(line) as LogLine);

async function ready(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
