import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The release in a checkout that was built, running on an empty data folder with the accounts and networks of its demo. */
export class Release {
  readonly dataFolder: string;
  readonly api: string;
  readonly #contract: string;
  readonly #server: ChildProcess;

  private constructor(dataFolder: string, api: string, contract: string, server: ChildProcess) {
    this.dataFolder = dataFolder;
    this.api = api;
    this.#contract = contract;
    this.#server = server;
  }

  static async start(checkout: string): Promise<Release> {
    const contract = await readFile(path.join(checkout, 'openapi.yaml'), 'utf8');
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'credence-release-'));
    await chmod(dataFolder, 0o755);
    const port = await freePort();
    const server = spawn(process.execPath, [path.join(checkout, 'packages/server/dist/main.js')], {
      cwd: checkout,
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder, PORT: String(port), TIME_ZONE: 'UTC', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const release = new Release(dataFolder, `http://localhost:${port}/api`, contract, server);
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    if (server.exitCode === null) return release;
    await release.remove();
    throw new Error(`The release in ${checkout} did not start.`);
  }

  /** Whether its contract has an operation, a schema or a property of this name. */
  offers(name: string): boolean {
    return new RegExp(`\\b${name}\\b`).test(this.#contract);
  }

  /** The folder of the mails that it sent. */
  get outbox(): string {
    return path.join(this.dataFolder, 'outbox');
  }

  async stop(): Promise<void> {
    if (this.#server.exitCode !== null || this.#server.signalCode !== null) return;
    this.#server.kill('SIGTERM');
    await once(this.#server, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}
