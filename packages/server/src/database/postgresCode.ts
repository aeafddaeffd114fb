/** PostgreSQL's five-letter code, which drizzle hides in the cause: 23505 for a duplicate, 40001 for a conflict. */
export function postgresCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}
