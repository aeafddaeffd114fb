import type { FastifyBaseLogger } from 'fastify';
import { postgresCode } from '../database/postgresCode.js';
import { reasonOf } from '../database/reasonOf.js';
import { faultOf } from '../platform/faults/faultOf.js';
import { type Fault, faults } from '../platform/faults/faults.js';

declare module 'fastify' {
  interface FastifyInstance {
    databaseTrouble: DatabaseTrouble;
  }
}

/** Milliseconds without a refusal after which a database keeps up again: longer than a call waits and comes back. */
const calm = 30_000;

interface Course {
  readonly began: number;
  /** Calls that were refused because of it. */
  refused: number;
  /** When the last one was. */
  last: number;
}

interface Watching {
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  /** Rejects if the database stores nothing. */
  readonly probe: () => Promise<void>;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readonly elapsed?: () => number;
}

/** Tells the log of trouble with the database once when it begins and once when it is over, however many calls it costs. */
export class DatabaseTrouble {
  readonly #watching: Required<Watching>;
  readonly #now = new Map<Fault, Course>();

  constructor(watching: Watching) {
    this.#watching = { elapsed: () => performance.now(), ...watching };
  }

  /** Notes that a call is refused because of this error, which the database or the way to it made. */
  refuses(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): void {
    const fault = faultOf(error);
    const at = this.#watching.elapsed();
    const course = this.#now.get(fault);
    if (course) {
      course.refused += 1;
      course.last = at;
      return;
    }
    this.#now.set(fault, { began: at, refused: 1, last: at });
    const { began, todo } = faults[fault];
    log.error({ fault, code: postgresCode(error), reason: reasonOf(error), todo }, began);
  }

  /** Looks whether it is over, if there is any. */
  async look(): Promise<void> {
    if (this.#now.size === 0) return;
    const { elapsed, log, probe } = this.#watching;
    const probedAt = elapsed();
    await probe();
    for (const [fault, { began, refused, last }] of this.#now) {
      if (last > probedAt || (fault === 'database_busy' && probedAt - last < calm)) continue;
      this.#now.delete(fault);
      log.info({ fault, refused, seconds: Math.round((probedAt - began) / 1000) }, faults[fault].over);
    }
  }
}
