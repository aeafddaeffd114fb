import { postgresCode } from './postgresCode.js';

/** Network errors, what a pooler says, and PostgreSQL shutting down, out of disk space or read-only. */
const away =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|ETIMEDOUT|08...|57P0[1-3]|53100|25006|26000|42P05)$/;

/** PostgreSQL out of connections, locked too long, or ending one of several that got in each other's way too often. */
const busy = /^(53300|55P03|40001|40P01|57014)$/;

/** Errors pg reports without a code: the connection broke or stayed silent during a statement, or the pool is ending. */
const awayInWords = /^(Connection terminated|Query read timeout$|Client .* is not queryable$|Cannot use a pool after)/;

/** So it does when every connection of the pool was in use for too long. */
const busyInWords = /^timeout exceeded when trying to connect/;

/** Whether nothing can be saved at present: the database is unreachable, full or read-only. It may be better later. */
export const databaseIsAway = (error: unknown): boolean => says(error, away, awayInWords);

/** Whether the database is there, but has too much to do at present. */
export const databaseIsBusy = (error: unknown): boolean => says(error, busy, busyInWords);

/** drizzle hides pg's error in the cause. */
function says(error: unknown, codes: RegExp, words: RegExp): boolean {
  if (codes.test(postgresCode(error) ?? '')) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (words.test(current.message)) return true;
  }
  return false;
}
