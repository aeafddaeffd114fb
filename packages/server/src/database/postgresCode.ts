/** PostgreSQL's five-letter code, which drizzle hides in the cause, e.g. 23505 (duplicate) or 40001 (conflict). */
export function postgresCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}
