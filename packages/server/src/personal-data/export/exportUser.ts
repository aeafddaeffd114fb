import { isLanguage, ofEach, type RecordWords, standard, recordColumns } from '@credence/text';
import { inSnapshot } from '../../database/inSnapshot.js';
import { withTransaction } from '../../database/withTransaction.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { toCsv } from '../../platform/csv.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { collectExport } from './collectExport.js';
import { sharesText } from './inWords.js';
import type { RecordEntry } from './recordOf.js';

/**
 * An object as a JSON file. Lists are written entry by entry, so that the text of a large account never exists as a
 * whole beside its bytes.
 */
function jsonFile(content: Readonly<Record<string, unknown>>): Buffer {
  const parts: Buffer[] = [];
  let sign = '{\n';
  for (const [key, value] of Object.entries(content)) {
    parts.push(Buffer.from(`${sign}${JSON.stringify(key)}: `));
    for (const part of Array.isArray(value) ? entriesOf(value) : [Buffer.from(written(value))]) parts.push(part);
    sign = ',\n';
  }
  return Buffer.concat([...parts, Buffer.from('\n}\n')]);
}

function* entriesOf(list: readonly unknown[]): Generator<Buffer> {
  let sign = '[\n';
  for (const entry of list) {
    yield Buffer.from(`${sign}${written(entry)}`);
    sign = ',\n';
  }
  yield Buffer.from(list.length === 0 ? '[]' : '\n]');
}

const written = (value: unknown) => JSON.stringify(value, jsonable, 2);

const jsonable = (_key: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

/** Exports everything stored about the caller as one file, or their record as a table. */
export const exportUser: Operation<'exportUser'> = async ({ query, caller: { user } }, { database, clock, config }) => {
  const at = clock.now();
  const attempt = { limit: limits.exportByAccount, subject: user.id };
  await allowAttempts(database, [attempt], { secret: config.secret, at });
  const words = wordsOfRecord(user.locale);
  const collected = await inSnapshot(database, (transaction) => collectExport(transaction, user.id, words));
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'account_exported', at, userId: user.id }),
  );
  const day = at.toISOString().slice(0, 10);
  if (query.format === 'csv')
    return new FileReply({
      bytes: recordCsv(collected.record, words),
      filename: `credence-${day}.csv`,
      contentType: 'text/csv; charset=utf-8',
    });
  const content = { about: aboutExport(words, at), exportedAt: at.toISOString(), ...collected };
  return new FileReply({
    bytes: jsonFile(content),
    filename: `credence-${day}.json`,
    contentType: 'application/json; charset=utf-8',
  });
};

/** Loaded at the start, as the mails are. */
const records = await ofEach((folder) => folder.record());

/** What the file that a person takes home says, in their language or in the standard one. */
const wordsOfRecord = (locale: string | null): RecordWords => records[isLanguage(locale) ? locale : standard];

/** What the file is, and what each of its keys holds: the first thing in it. */
function aboutExport(words: RecordWords, at: Date) {
  const { file, units, others, keys, columns, stored } = words;
  return {
    file,
    madeAt: at.toISOString(),
    units,
    others,
    keys,
    entries: { ...Object.fromEntries(recordColumns.map((column) => [column, columns[column].says])), ...stored },
    table: Object.fromEntries(recordColumns.map((column) => [columns[column].name, columns[column].says])),
  };
}

/** The record as a table: one row for each act. */
function recordCsv(record: readonly RecordEntry[], words: RecordWords): Buffer {
  const head = recordColumns.map((column) => words.columns[column].name);
  return toCsv(rows(record, head, words), { separator: 'comma', marked: true });
}

function* rows(record: readonly RecordEntry[], head: readonly string[], words: RecordWords) {
  yield head;
  for (const entry of record)
    yield recordColumns.map((column) =>
      column === 'shares' ? sharesText(entry.shares, words) : (entry[column] ?? undefined),
    );
}
