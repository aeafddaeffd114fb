import type { Migration } from '../../database/migrate.js';
import type { EventMetadata } from '../../database/schema/index.js';
import type { SealedEntry } from '../../platform/audit/chain.js';
import { ChainPieces } from '../../platform/audit/chainPieces.js';
import type { BackupBeginning, BackupEnd, BackupLine } from './backupFormat.js';
import { fieldsOf } from './fieldsOf.js';
import { formAfter, migrationsOf, type TableForm } from './formAfter.js';
import { References, type RowValues } from './references.js';

/** An entry of the audit log from the text of its columns; undefined if it is none. */
function sealedEntryOf(values: RowValues): SealedEntry | undefined {
  const text = (name: string) => values(name) ?? '';
  const at = momentOf(text('at'));
  const metadata = metadataOf(text('metadata'));
  if (Number.isNaN(at.getTime()) || !metadata) return undefined;
  return {
    number: Number(text('number')),
    at,
    type: text('type'),
    userId: values('user_id'),
    metadata,
    previous: text('previous'),
    hash: text('hash'),
  };
}

/** PostgreSQL writes `2026-11-20 10:00:00.123+00`, in UTC as a backup asks. */
const momentOf = (text: string) => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));

function metadataOf(text: string): EventMetadata | undefined {
  try {
    return JSON.parse(text) as EventMetadata;
  } catch {
    return undefined;
  }
}

/** What a whole backup holds. */
export interface Verified {
  readonly rows: number;
  /** The moment of the backup, in ISO 8601. */
  readonly at: string;
  readonly tables: number;
  readonly auditEntries: number;
  /** How many migrations were made since: it is restored all the same. */
  readonly behind: number;
}

/** How many rows with a problem are named. */
const named = 10;

/** Goes through a backup once, line by line, and keeps what it found wrong. */
export class BackupCheck {
  readonly #migrations: readonly Migration[];
  readonly #chain = new ChainPieces();
  readonly #tables = new Map<string, number>();
  #references = new References(new Map());
  #form: ReadonlyMap<string, TableForm> = new Map();
  /** Those that make the tables of the backup. */
  #applied: readonly Migration[] = [];
  #beginning: BackupBeginning | undefined;
  #end: BackupEnd | undefined;
  #table = '';
  #rows = 0;
  #auditEntries = 0;
  readonly #problems: string[] = [];
  readonly #ofRows: string[] = [];
  #further = 0;

  constructor(migrations: readonly Migration[]) {
    this.#migrations = migrations;
  }

  /** What is wrong by now: first with the whole, then with rows, of which a few are named. */
  get problems(): readonly string[] {
    return [...this.#problems, ...this.#ofRows, ...(this.#further > 0 ? [`and ${this.#further} more`] : [])];
  }

  get hasBegun(): boolean {
    return this.#beginning !== undefined;
  }

  /** Where it is, for people. */
  get place(): string {
    return this.#table ? `row ${this.#tables.get(this.#table)} of "${this.#table}"` : 'the beginning';
  }

  /** @throws BackupError if a newer release made it */
  take(line: BackupLine): void {
    if (this.#end) this.#say('something follows its end');
    else if (typeof line === 'string') this.#row(line);
    else if ('credence' in line) this.#begin(line);
    else if ('table' in line) this.#enter(line.table);
    else this.#end = line;
  }

  /** Once all lines were taken: what it holds, if anything. */
  finish(): Verified | undefined {
    if (!this.#beginning) this.#say('it has no beginning');
    else {
      for (const table of this.#form.keys()) if (!this.#tables.has(table)) this.#say(`"${table}" is missing`);
      const broken = this.#chain.findBreak();
      if (broken) this.#say(`the audit log is broken at entry ${broken.number}: it was ${broken.reason}`);
      if (!this.#end) this.#say(`its end is missing: it stops behind ${this.place}`);
      else if (this.#end.rows !== this.#rows)
        this.#say(`it says that it has ${this.#end.rows} rows, and has ${this.#rows}`);
    }
    return this.#verified();
  }

  #verified(): Verified | undefined {
    if (!this.#beginning) return undefined;
    return {
      rows: this.#rows,
      at: this.#beginning.at,
      tables: this.#tables.size,
      auditEntries: this.#auditEntries,
      behind: this.#migrations.length - this.#applied.length,
    };
  }

  #begin(beginning: BackupBeginning): void {
    if (this.#beginning) return this.#say('it begins twice');
    this.#applied = migrationsOf(beginning.schema, this.#migrations);
    this.#form = formAfter(this.#applied);
    this.#references = new References(this.#form);
    this.#beginning = beginning;
  }

  #enter(table: string): void {
    if (!this.#form.has(table)) this.#say(`there is no table "${table}" in its release`);
    if (this.#tables.has(table)) this.#say(`"${table}" is in it twice`);
    this.#table = table;
    this.#tables.set(table, 0);
  }

  #row(row: string): void {
    const table = this.#form.get(this.#table);
    this.#rows += 1;
    this.#tables.set(this.#table, (this.#tables.get(this.#table) ?? 0) + 1);
    if (!table) return this.#tables.size === 0 ? this.#say('a row stands before the first table') : undefined;
    const fields = fieldsOf(row);
    if (fields?.length !== table.columns.length) return this.#sayOfRow('does not have the columns of its table');
    const values = (column: string) => fields[table.columns.indexOf(column)] ?? null;
    for (const problem of this.#references.take(this.#table, values)) this.#sayOfRow(problem);
    if (this.#table === 'audit_log') this.#seal(values);
  }

  #seal(values: RowValues): void {
    this.#auditEntries += 1;
    const entry = sealedEntryOf(values);
    if (entry) this.#chain.take(entry);
    else this.#sayOfRow('is no entry of an audit log');
  }

  #say(problem: string): void {
    this.#problems.push(problem);
  }

  #sayOfRow(problem: string): void {
    if (this.#ofRows.length < named) this.#ofRows.push(`${this.place} ${problem}`);
    else this.#further += 1;
  }
}
