import { fillPlaceholders, type QueryWithTypings, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/**
 * Like `builtOnce`, for a statement in SQL: its text is written once, and only the values of its placeholders are others
 * each time.
 */
export function writtenOnce<Row>(statement: SQL<Row>): (values: Readonly<Record<string, unknown>>) => SQL<Row> {
  const { params, ...written } = new PgDialect().sqlToQuery(statement);
  return (values) => new Written({ ...written, params: fillPlaceholders(params, values) });
}

class Written<Row> extends SQL<Row> {
  readonly #query: QueryWithTypings;

  constructor(query: QueryWithTypings) {
    super([]);
    this.#query = query;
  }

  override toQuery(): QueryWithTypings {
    return this.#query;
  }
}
