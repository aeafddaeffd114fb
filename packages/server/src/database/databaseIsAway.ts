import { postgresCode } from './postgresCode.js';

/** Network errors, and PostgreSQL shutting down, out of connections or disk space, read-only, or locked too long. */
const codes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08...|57P0[1-3]|53[13]00|25006|55P03)$/;

/** Errors pg reports without a code: the connection broke before or during a statement, or the pool is ending. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$|Cannot use a pool after)/;

/** True if the database was unreachable, so the statement may succeed later. drizzle hides pg's error in the cause. */
export function databaseIsAway(error: unknown): boolean {
  if (codes.test(postgresCode(error) ?? '')) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (words.test(current.message)) return true;
  }
  return false;
}
