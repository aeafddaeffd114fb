import type { Migration } from '../../database/migrate.js';
import { BackupError } from './backupFormat.js';

/** What a backup shows of a table. */
export interface TableForm {
  /** In the order of its rows. */
  readonly columns: string[];
  readonly references: Reference[];
}

/** A foreign key: these columns hold what those of another table hold, or nothing. */
export interface Reference {
  readonly columns: readonly string[];
  readonly table: string;
  readonly to: readonly string[];
}

const created = /CREATE TABLE "(\w+)" \(\n([^]*)\n\);/;
const column = /^\t"(\w+)"/gm;
const added = /ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/;
const referred =
  /ALTER TABLE "(\w+)" ADD CONSTRAINT "\w+" FOREIGN KEY \(([^)]+)\) REFERENCES "public"\."(\w+)"\(([^)]+)\)/;

/**
 * The migrations that make the tables of a backup, oldest first.
 * @param schema what the backup's beginning says
 * @throws BackupError if they are not among those that are known
 */
export function migrationsOf(schema: string, known: readonly Migration[]): readonly Migration[] {
  const newest = known.findIndex(({ hash }) => hash === schema);
  if (newest < 0)
    throw new BackupError(
      'The backup was made by a newer release than this one. Update Credence, then restore it. Nothing was changed.',
    );
  return known.slice(0, newest + 1);
}

/**
 * The tables that migrations make, read from their statements as drizzle writes them, so that a backup of any release can be
 * looked at without a database.
 */
export function formAfter(migrations: readonly Migration[]): ReadonlyMap<string, TableForm> {
  const tables = new Map<string, TableForm>();
  for (const statement of migrations.flatMap(({ sql }) => sql)) {
    const [, made, body = ''] = created.exec(statement) ?? [];
    if (made) tables.set(made, { columns: [...body.matchAll(column)].map(([, name]) => name!), references: [] });
    const [, grown = '', another = ''] = added.exec(statement) ?? [];
    tables.get(grown)?.columns.push(another);
    const [, from = '', columns = '', table = '', to = ''] = referred.exec(statement) ?? [];
    tables.get(from)?.references.push({ columns: namesIn(columns), table, to: namesIn(to) });
  }
  return tables;
}

const namesIn = (list: string) => list.split(',').map((name) => name.replaceAll('"', '').trim());
