import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.js';
import { faults } from '../faults/faults.js';

const [minute, day] = [60_000, 86_400_000];

/** Milliseconds between this clock and the database's that nobody minds. */
const apartTolerated = 5 * minute;

/** Milliseconds between two looks: a server may be off for a weekend, and a clock is set back a little. */
const [longest, back] = [3 * day, 5 * minute];

/** Milliseconds for which a clock has to run on steadily after it jumped. */
const proof = day;

/** What is known of the clock of this machine, in milliseconds since 1970, kept in DATA_DIR across restarts. */
export interface ClockRecord {
  /** The last look. */
  readonly looked: number;
  /** The first look since which it has neither jumped ahead nor gone back. */
  readonly steadySince: number;
  /** By how much it jumped then; 0 if it is not known to have jumped. */
  readonly jumped: number;
}

/** Why nothing may be erased by the clock: until when, or 0 for as long as the two clocks are apart. */
export interface HeldBack {
  readonly jumped: number;
  readonly until: number;
}

/**
 * Judges a clock as rounds do: it has to say twice that it is so late, here a day apart, because what is erased cannot be
 * brought back. A clock that is ahead for a moment, or goes back and forth, is believed by nobody.
 */
function judgeClock(before: ClockRecord | undefined, now: number): ClockRecord {
  if (!before) return { looked: now, steadySince: now, jumped: 0 };
  const gap = now - before.looked;
  const isSteady = gap >= -back && gap <= longest;
  return isSteady ? { ...before, looked: now } : { looked: now, steadySince: now, jumped: gap };
}

/** What stands against erasing by a clock at this moment. */
export function heldBackBy(record: ClockRecord | undefined, now: number): HeldBack | undefined {
  const until = (record?.steadySince ?? now) + proof;
  return now < until ? { jumped: record?.jumped ?? 0, until } : undefined;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'clock.json');

/** The last look of this installation; undefined before the first, or if its file cannot be understood. */
export async function readClockRecord(dataDir: string): Promise<ClockRecord | undefined> {
  try {
    const found = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as Partial<ClockRecord>;
    const { looked, steadySince, jumped } = found;
    return [looked, steadySince, jumped].every(Number.isFinite) ? (found as ClockRecord) : undefined;
  } catch {
    return undefined;
  }
}

async function keepClockRecord(dataDir: string, record: ClockRecord): Promise<void> {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

interface Watched {
  readonly dataDir: string;
  readonly clock: Clock;
  /** What the clock of the database says, which is another machine's. */
  readonly databaseNow: () => Promise<Date>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** Whether the clock is to be trusted with what cannot be undone, each time it is asked; told once in the log if not. */
export function watchSteadiness({ dataDir, clock, databaseNow, log }: Watched): () => Promise<boolean> {
  let isHeld = false;
  return async () => {
    const now = clock.now().getTime();
    const apart = now - (await databaseNow()).getTime();
    const isApart = Math.abs(apart) > apartTolerated;
    const before = await readClockRecord(dataDir);
    const record = isApart ? before : judgeClock(before, now);
    if (record && record !== before) await keepClockRecord(dataDir, record);
    const held = isApart ? { jumped: apart, until: 0 } : heldBackBy(record, now);
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
