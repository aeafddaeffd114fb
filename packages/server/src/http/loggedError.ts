/** What the log says of an error. */
export interface LoggedError {
  readonly type: string;
  /** What the system, a library or the database calls it, and of the database's what it is about. */
  readonly code?: string;
  readonly syscall?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** Where it arose, one place a line. */
  readonly stack: string;
  readonly cause?: LoggedError;
}

const named = ['code', 'syscall', 'table', 'column', 'constraint'] as const;

/** Causes that are followed. */
const deepest = 5;

/**
 * The kind of an error, its code and where it arose. Its message stays out: a failed statement repeats its values there,
 * a parser its text, and both may be what somebody typed.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const details = named.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]] as const] : []));
  const stack = (error.stack ?? '')
    .replace(error.message, () => '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  const cause = error.cause instanceof Error && depth < deepest ? loggedError(error.cause, depth + 1) : undefined;
  return { type: error.name, ...Object.fromEntries(details), stack, ...(cause ? { cause } : {}) };
}
