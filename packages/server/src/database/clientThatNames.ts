import pg from 'pg';

/** The most statements that a connection keeps prepared. Texts with lists of any length would otherwise pile up. */
const MOST = 500;

/**
 * Names statements, for the connections of one pool: what it returns names a statement that recurs; undefined for one that
 * is new, and for all others once there are too many.
 */
export function namesOfStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= MOST) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    const name = `credence_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Makes connections on which statements have the names that `nameOf` gives them. PostgreSQL parses and plans a named
 * statement once for each connection, one without a name every time.
 */
export const clientThatNames = (nameOf: (text: string) => string | undefined) =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send = this.query.bind(this) as (...args: unknown[]) => unknown;
      // Only the form with text and values is changed, which drizzle uses. It gives names too, unaware of poolers.
      const query = (statement: unknown, values: unknown, ...rest: unknown[]) =>
        isStatement(statement) && Array.isArray(values)
          ? send({ ...statement, name: values.length > 0 ? nameOf(statement.text) : undefined }, values, ...rest)
          : send(statement, values, ...rest);
      this.query = query as pg.Client['query'];
    }
  };

const isStatement = (query: unknown): query is { text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);
