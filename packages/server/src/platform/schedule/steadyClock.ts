import type { FastifyBaseLogger } from 'fastify';
import type { Database, Reader, Transaction } from '../../database/database.js';
import { clockRecord } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Clock } from '../clock.js';
import { faults } from '../faults/faults.js';

const [minute, day] = [60_000, 86_400_000];

/** Milliseconds between this clock and the database's that nobody minds. */
const apartTolerated = 5 * minute;

/** Milliseconds between two looks: a server may be off for a weekend, and a clock is set back a little. */
const [longest, back] = [3 * day, 5 * minute];

/** Milliseconds for which a clock has to run on steadily after it jumped. */
const proof = day;

type ClockRecord = Omit<typeof clockRecord.$inferSelect, 'id'>;

/** Why nothing may be erased by the clock: until when, or undefined for as long as the two clocks are apart. */
export interface HeldBack {
  readonly jumped: number;
  readonly until?: Date;
}

/**
 * Judges a clock as rounds do: it has to say twice that it is so late, here a day apart, because what is erased cannot be
 * brought back. So nothing is erased by a clock that is ahead for a moment, or goes back and forth.
 */
function judgeClock(before: ClockRecord, now: Date): ClockRecord {
  const gap = now.getTime() - before.lookedAt.getTime();
  const isSteady = gap >= -back && gap <= longest;
  return isSteady ? { ...before, lookedAt: now } : { lookedAt: now, steadySince: now, jumped: gap };
}

/**
 * Notes what the clock says, in the one row of all processes. Of two looks at once the second waits for the first, so that
 * neither overwrites a jump that the other saw.
 */
export async function lookAtClock(transaction: Transaction, now: Date): Promise<ClockRecord> {
  await transaction.insert(clockRecord).values({ lookedAt: now, steadySince: now }).onConflictDoNothing();
  const [before] = await transaction.select().from(clockRecord).for('update');
  const record = judgeClock(before!, now);
  await transaction.update(clockRecord).set(record);
  return record;
}

/** The last look of any process; undefined before the first. */
export async function readClockRecord(reader: Reader): Promise<ClockRecord | undefined> {
  const [record] = await reader.select().from(clockRecord);
  return record;
}

/** What stands against erasing by a clock at this moment. */
export function heldBackBy({ steadySince, jumped }: ClockRecord, now: Date): Required<HeldBack> | undefined {
  const until = new Date(steadySince.getTime() + proof);
  return now < until ? { jumped, until } : undefined;
}

/** The time by the clock of the database, which all processes share. */
export async function databaseNow(database: Database): Promise<Date> {
  const { rows } = await database.$client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]!.now;
}

interface Watched {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** The database's clock, which is that of another machine. */
  readonly reference?: () => Promise<Date>;
}

/** Whether the clock is to be trusted with what cannot be undone, each time it is asked; told once in the log if not. */
export function watchSteadiness({
  database,
  clock,
  log,
  reference = () => databaseNow(database),
}: Watched): () => Promise<boolean> {
  const findHold = async (): Promise<HeldBack | undefined> => {
    const now = await reference();
    const apart = clock.now().getTime() - now.getTime();
    if (Math.abs(apart) > apartTolerated) return { jumped: apart };
    const record = await withTransaction(database, (transaction) => lookAtClock(transaction, now));
    return heldBackBy(record, now);
  };
  let isHeld = false;
  return async () => {
    const held = await findHold();
    const { began, over, todo } = faults.erasing_held;
    // A new installation waits as well, and nobody has to do anything about it.
    const isFault = held !== undefined && held.jumped !== 0;
    const fields = { fault: 'erasing_held', seconds: Math.round((held?.jumped ?? 0) / 1000) };
    if (isFault && !isHeld) log.warn({ ...fields, todo }, began);
    if (!isFault && isHeld) log.info(fields, over);
    isHeld = isFault;
    return held === undefined;
  };
}
