import type { PoolClient } from 'pg';
import type { KnownForm } from './knownForm.js';
import { pastColumns } from './knownForm.js';

/** Characters that are sent to the database at a time; a row may have more by itself. */
const batch = 4_000_000;

/** Stores the rows of a backup, table after table, in tables of the form that it has or that takes its rows. */
export class RowStore {
  readonly #client: PoolClient;
  readonly #form: KnownForm;
  #insert = '';
  #table = '';
  #waiting: string[] = [];
  #size = 0;
  /** The rows stored so far. */
  rows = 0;

  constructor(client: PoolClient, form: KnownForm) {
    this.#client = client;
    this.#form = form;
  }

  async begin(table: string): Promise<void> {
    await this.flush();
    this.#table = table;
    this.#insert = '';
  }

  async add(row: string): Promise<void> {
    this.#insert ||= await this.#statementFor(row);
    this.#waiting.push(row);
    this.#size += row.length;
    if (this.#size > batch) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    await this.#client.query(this.#insert, [this.#waiting]);
    this.rows += this.#waiting.length;
    this.#waiting = [];
    this.#size = 0;
  }

  /** Rows with other columns are read through a table that has those. */
  async #statementFor(row: string): Promise<string> {
    const table = this.#table;
    const columns = pastColumns(this.#form.past, table, row);
    if (!columns) return `insert into "${table}" select r.* from unnest($1::"${table}"[]) as r`;
    const types = await this.#typesOf(table);
    const past = `past_${table}`;
    const declared = columns.map((column) => `"${column}" ${types.get(column) ?? 'text'}`);
    await this.#client.query(`create temporary table "${past}" (${declared.join(', ')}) on commit drop`);
    const kept = columns.filter((column) => types.has(column)).map((column) => `"${column}"`);
    return `insert into "${table}" (${kept.join(', ')}) select ${kept.join(', ')} from unnest($1::"${past}"[]) as r`;
  }

  async #typesOf(table: string): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#client.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    );
    return new Map(rows.map(({ name, type }) => [name, type]));
  }
}
