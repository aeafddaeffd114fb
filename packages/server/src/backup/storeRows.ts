import type { PoolClient } from 'pg';

/** Characters that are sent to the database at a time; a row may have more by itself. */
const batch = 4_000_000;

/** Stores the rows of a backup, table after table, in tables of the form that it has. */
export class RowStore {
  readonly #client: PoolClient;
  #table = '';
  #waiting: string[] = [];
  #size = 0;
  /** The rows stored so far. */
  rows = 0;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async begin(table: string): Promise<void> {
    await this.flush();
    this.#table = table;
  }

  async add(row: string): Promise<void> {
    this.#waiting.push(row);
    this.#size += row.length;
    if (this.#size > batch) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const insert = `insert into "${this.#table}" select r.* from unnest($1::"${this.#table}"[]) as r`;
    await this.#client.query(insert, [this.#waiting]);
    this.rows += this.#waiting.length;
    this.#waiting = [];
    this.#size = 0;
  }
}
