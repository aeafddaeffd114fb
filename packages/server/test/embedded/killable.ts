import { spawn } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const hooks = path.join(import.meta.dirname, '../sourceHooks.mjs');
const script = path.join(import.meta.dirname, 'writer.ts');

/** A process running writer.ts that can be killed at any moment. */
export class Killable {
  output = '';
  errors = '';
  readonly child;
  readonly exited: Promise<void>;

  constructor(folder: string) {
    this.child = spawn(process.execPath, ['--import', hooks, script, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout.on('data', (chunk: Buffer) => {
      this.output += chunk.toString();
    });
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
    this.exited = new Promise((resolve) => this.child.once('close', () => resolve()));
  }

  /** Waits for text in the process's output; throws with its errors if it ends first. */
  async says(text: RegExp): Promise<void> {
    while (!text.test(this.output)) {
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        throw new Error(`ended without saying ${text}: ${this.errors}`);
      await sleep(10);
    }
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  get postmaster(): number {
    return Number(/ready (\d+)/.exec(this.output)?.[1]);
  }

  /** The numbers that the process reported as committed. */
  get written(): number[] {
    return [...this.output.matchAll(/^(\d+)$/gm)].map((match) => Number(match[1]));
  }
}

/** Runs the test in its own folder and removes the folder afterwards. */
export async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-test-'));
  try {
    await test(folder);
  } finally {
    await endServersIn(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends servers that a failed test left running. */
async function endServersIn(folder: string): Promise<void> {
  for await (const file of glob(path.join(folder, '**/postmaster.pid'))) {
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(folder)) process.kill(pid, 'SIGQUIT');
  }
}
