import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const journalIn = (folder: string) => path.join(folder, 'meta/_journal.json');
const readJournal = (folder: string) => JSON.parse(readFileSync(journalIn(folder), 'utf8')) as Journal;

/** The names of the migrations of a folder, oldest first. */
export const readMigrations = (folder: string): string[] => readJournal(folder).entries.map(({ tag }) => tag);

/** Lends work a copy of a folder of migrations that ends with one of them. */
export async function withMigrationsUpTo<Result>(
  { folder, newest }: { folder: string; newest: string },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const copy = mkdtempSync(path.join(tmpdir(), 'credence-migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const journal = readJournal(folder);
    const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === newest) + 1);
    writeFileSync(journalIn(copy), JSON.stringify({ ...journal, entries }));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
