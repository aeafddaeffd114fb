import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who runs a program, and in which root. */
export interface As {
  readonly uid?: number;
  /** @default that of this machine */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * This machine with mounts of its own and no network but itself: an interface to the outside does not exist there. What
 * is mounted in it is gone when it ends.
 */
export class AloneMachine {
  readonly #holder: ChildProcess;

  private constructor(holder: ChildProcess) {
    this.#holder = holder;
  }

  /** Undefined where this account may not make one. */
  static async make(): Promise<AloneMachine | undefined> {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
    const hold = 'ip link set lo up && echo ready && exec sleep infinity';
    const holder = spawn('unshare', ['--net', '--mount', '--propagation=private', 'sh', '-c', hold], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said = await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit'), once(holder, 'error')]);
    return String(said[0]) === 'ready\n' ? new AloneMachine(holder) : undefined;
  }

  /** Runs a program to its end. @returns what it printed. @throws with its exit code and all that it said */
  async run(command: readonly string[], as: As = {}): Promise<string> {
    return (await run('nsenter', this.#words(command, as))).stdout;
  }

  start(command: readonly string[], as: As): ChildProcess {
    return spawn('nsenter', this.#words(command, as), { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** Every path there becomes read-only, except those below `writable` and what the kernel keeps in memory. */
  async closeAllBut(writable: readonly string[]): Promise<void> {
    for (const folder of writable) await this.run(['mount', '--bind', folder, folder]);
    await this.run(['mount', '-o', 'remount,bind,ro', '/']);
  }

  /**
   * Another root over this machine's system, which takes all that is written there into a folder.
   * @returns undefined where a file system cannot be laid over the one there
   */
  async layerOver(folder: string): Promise<string | undefined> {
    const [upper, work, root] = ['upper', 'work', 'root'].map((name) => `${folder}/${name}`);
    await this.run(['mkdir', upper!, work!, root!]);
    const layers = `lowerdir=/,upperdir=${upper},workdir=${work}`;
    try {
      await this.run(['mount', '-t', 'overlay', '-o', layers, 'system', root!]);
    } catch {
      return undefined;
    }
    await this.run(['mount', '-t', 'proc', 'proc', `${root}/proc`]);
    await this.run(['mount', '--rbind', '/dev', `${root}/dev`]);
    return root;
  }

  async end(): Promise<void> {
    this.#holder.kill('SIGKILL');
    if (this.#holder.exitCode === null && this.#holder.signalCode === null) await once(this.#holder, 'exit');
  }

  #words(command: readonly string[], { uid = 0, root = '/', env = {} }: As): string[] {
    const settings = Object.entries({ PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env });
    return [
      `--target=${this.#holder.pid}`,
      '--net',
      '--mount',
      // nsenter's own root would be looked up outside, where what is mounted here is not seen.
      'chroot',
      `--userspec=${uid}:${uid}`,
      '--groups=',
      root,
      'env',
      '--ignore-environment',
      ...settings.map(([name, value]) => `${name}=${value}`),
      ...command,
    ];
  }
}
