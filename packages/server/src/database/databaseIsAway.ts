import { postgresCode } from './postgresCode.js';

/** Network errors, PostgreSQL shutting down, out of connections or out of disk. */
const codes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08...|57P0[1-3]|53[13]00)$/;

/** What pg says without a code: of a connection that broke under a statement or before it, and of a pool that is ending. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$|Cannot use a pool after)/;

/** Whether a statement failed because the database could not be asked, so that it may go well later. drizzle hides what pg said in the cause. */
export function databaseIsAway(error: unknown): boolean {
  if (codes.test(postgresCode(error) ?? '')) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (words.test(current.message)) return true;
  }
  return false;
}
