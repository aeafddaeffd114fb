import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The clock of a product that is started with its settings. The database's, which is another process, stays right. */
export class MovedClock {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'credence-clock-'));
  readonly #file = path.join(this.#folder, 'ahead');

  constructor() {
    this.set(0);
  }

  get env(): Readonly<Record<string, string>> {
    const hook = import.meta.resolve('./movedClock.mjs');
    return { NODE_OPTIONS: `--import=${hook}`, MOVED_CLOCK: this.#file };
  }

  /** @param ahead milliseconds; below zero, it is behind */
  set(ahead: number): void {
    writeFileSync(`${this.#file}.new`, String(ahead));
    renameSync(`${this.#file}.new`, this.#file);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
