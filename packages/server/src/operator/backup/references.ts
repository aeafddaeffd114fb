import { hash } from 'node:crypto';
import type { TableForm } from './formAfter.js';

/**
 * Keys of rows, of each 52 bits of a hash: a million take some 40 MB, and of two million one stands for a missing one once
 * in a billion backups.
 */
class KeySet {
  readonly #keys = new Set<number>();

  add(fields: readonly string[]): void {
    this.#keys.add(hashOf(fields));
  }

  has(fields: readonly string[]): boolean {
    return this.#keys.has(hashOf(fields));
  }
}

function hashOf(fields: readonly string[]): number {
  const digest = hash('sha1', JSON.stringify(fields), 'buffer');
  return digest.readUIntBE(0, 6) * 16 + (digest[6]! & 15);
}

/** The values of a row, by the names of their columns; null where there is none. */
export type RowValues = (column: string) => string | null;

/** Checks that every row that refers to another finds it, in one pass over all tables. */
export class References {
  readonly #form: ReadonlyMap<string, TableForm>;
  /** By table, then by the columns that others refer to. */
  readonly #keys = new Map<string, Map<string, KeySet>>();

  constructor(form: ReadonlyMap<string, TableForm>) {
    this.#form = form;
    for (const { table, to } of [...form.values()].flatMap(({ references }) => references)) {
      const sets = this.#keys.get(table) ?? new Map<string, KeySet>();
      this.#keys.set(table, sets.set(to.join(), sets.get(to.join()) ?? new KeySet()));
    }
  }

  /** What is wrong with a row's references. Rows come after those that they refer to, as a backup has them. */
  take(table: string, values: RowValues): string[] {
    for (const [columns, keys] of this.#keys.get(table) ?? []) {
      const key = fieldsIn(values, columns.split(','));
      if (key) keys.add(key);
    }
    return (this.#form.get(table)?.references ?? []).flatMap(({ columns, table: other, to }) => {
      const key = fieldsIn(values, columns);
      if (!key || this.#keys.get(other)?.get(to.join())?.has(key)) return [];
      return [`refers to a row of "${other}" that is not there`];
    });
  }
}

/** Undefined if one is empty: then nothing is referred to. */
function fieldsIn(values: RowValues, columns: readonly string[]): string[] | undefined {
  const fields = columns.map(values);
  return fields.every((field) => field !== null) ? fields : undefined;
}
