import { asc, gte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.js';
import { auditLog } from '../../../database/schema/index.js';
import { keepPosition, nothing, type DeliveredPosition, readPosition } from './position.js';
import type { AuditSink } from './sinks.js';

/** Entries handed over at a time. */
const batch = 500;

export interface AuditDeliveryOptions {
  database: Database;
  /** Keeps the position. */
  dataDir: string;
  sink: AuditSink;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Delivers the audit log: what is committed, in the chain's order, each entry at least once. It goes on after the last
 * entry that it knows to be delivered; after a crash, or where a receiver did not confirm, some come twice, with the same
 * number and hash.
 */
export class AuditDelivery {
  readonly #options: AuditDeliveryOptions;
  #position: DeliveredPosition | undefined;
  #waits = false;

  constructor(options: AuditDeliveryOptions) {
    this.#options = options;
  }

  /** The number of the last entry delivered; undefined before the first look. */
  get delivered(): number | undefined {
    return this.#position?.number;
  }

  /** Delivers what there is, and returns how many entries. */
  async deliverDue(): Promise<number> {
    const { log } = this.#options;
    try {
      let count = 0;
      for (;;) {
        const delivered = await this.#deliverBatch();
        count += delivered;
        if (delivered < batch) break;
      }
      if (this.#waits) log.info({ number: this.delivered }, 'the audit log is delivered again');
      this.#waits = false;
      return count;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (!this.#waits) log.warn({ code, number: this.delivered }, 'the audit log cannot be delivered, and waits');
      this.#waits = true;
      throw error;
    }
  }

  async #deliverBatch(): Promise<number> {
    const { dataDir, sink } = this.#options;
    const from = (this.#position ??= await readPosition(dataDir));
    // With the last one delivered, which says whether this is still the chain that it was in.
    const rows = await this.#entriesFrom(from.number);
    const [last] = rows;
    const goesOn = from.number === 0 || (last?.number === from.number && last.hash === from.hash);
    const entries = goesOn ? rows.filter(({ number }) => number > from.number) : await this.#beginAgain(from);
    const end = entries.at(-1);
    if (!end) return 0;
    await sink(entries);
    await this.#goTo({ number: end.number, hash: end.hash });
    return entries.length;
  }

  /** A backup was restored, or the entry is so old that it was removed: what is there now may never have been delivered. */
  async #beginAgain({ number }: DeliveredPosition) {
    this.#options.log.warn(
      { number },
      'the audit log does not go on after the entry delivered last: all of it is again',
    );
    await this.#goTo(nothing);
    return this.#entriesFrom(0);
  }

  async #goTo(position: DeliveredPosition): Promise<void> {
    await keepPosition(this.#options.dataDir, position);
    this.#position = position;
  }

  #entriesFrom(number: number) {
    return this.#options.database
      .select()
      .from(auditLog)
      .where(gte(auditLog.number, number))
      .orderBy(asc(auditLog.number))
      .limit(batch + 1);
  }
}
