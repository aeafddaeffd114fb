import type { Reader } from './database.js';

/**
 * Keeps the statement that `build` makes, for each pool or transaction that runs it: drizzle takes longer to build a
 * statement than PostgreSQL to answer it. For statements that people wait for with every request.
 */
export function builtOnce<Statement>(build: (reader: Reader) => Statement): (reader: Reader) => Statement {
  const statements = new WeakMap<Reader, Statement>();
  return (reader) => {
    const statement = statements.get(reader) ?? build(reader);
    statements.set(reader, statement);
    return statement;
  };
}
