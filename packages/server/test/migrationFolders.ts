import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { places } from '../src/places.js';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

type Work<Result> = (folder: string) => Promise<Result>;

/** Lends work a copy of the migrations that ends with the first, as 0.1.0 has them. */
export const withFirstMigration = <Result>(work: Work<Result>): Promise<Result> =>
  withCopy((journal) => ({ ...journal, entries: journal.entries.slice(0, 1) }), work);

/** Lends work a copy of the migrations with one more, as a newer release would have them. */
export const withNextMigration = <Result>(sql: string, work: Work<Result>): Promise<Result> =>
  withCopy((journal, folder) => {
    const last = journal.entries.at(-1)!;
    const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' };
    writeFileSync(path.join(folder, `${next.tag}.sql`), sql);
    return { ...journal, entries: [...journal.entries, next] };
  }, work);

async function withCopy<Result>(
  change: (journal: Journal, folder: string) => Journal,
  work: Work<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'credence-migrations-'));
  try {
    cpSync(places.migrations, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    writeFileSync(file, JSON.stringify(change(journal, folder)));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
