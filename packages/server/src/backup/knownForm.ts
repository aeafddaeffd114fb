import type { Migration } from '../database/migrate.js';
import { BackupError } from './backupFormat.js';
import { fieldsOf } from './fieldsOf.js';
import { type PastForm, pastForms } from './pastForms.js';

/** The form of the tables in a backup. */
export interface KnownForm {
  /** The migrations that make tables for its rows, oldest first. */
  readonly migrations: readonly Migration[];
  readonly past: PastForm | undefined;
}

/**
 * Finds the form of a backup among all that there have been.
 * @throws BackupError if it is not among them
 */
export function findForm(schema: string, migrations: readonly Migration[]): KnownForm {
  const past = pastForms.find((form) => form.schema === schema);
  const newest = migrations.findIndex(({ hash }) => hash === (past?.like ?? schema));
  if (newest < 0)
    throw new BackupError(
      'The backup was made by a newer release than this one. Update Credence, then restore it. Nothing was changed.',
    );
  return { migrations: migrations.slice(0, newest + 1), past };
}

/** The columns of a table in the backup, in order, if its rows show that they are not those of the release. */
export function pastColumns(past: PastForm | undefined, table: string, row: string): readonly string[] | undefined {
  const columns = past?.tables[table];
  return columns && fieldsOf(row)?.length === columns.length ? columns : undefined;
}
