/**
 * The fields of a row as PostgreSQL writes it, `(1,"a ""quoted"" \\ text",,t)`; null where one is empty. Undefined if it
 * is not one.
 * @see https://www.postgresql.org/docs/current/rowtypes.html#ROWTYPES-IO-SYNTAX
 */
export function fieldsOf(row: string): (string | null)[] | undefined {
  const last = row.length - 1;
  if (row[0] !== '(' || row[last] !== ')') return undefined;
  const fields: (string | null)[] = [];
  for (let at = 1; ; ) {
    const end = row[at] === '"' ? endOfQuoted(row, at) : endOfPlain(row, at);
    if (end === undefined || (end !== last && row[end] !== ',')) return undefined;
    fields.push(row[at] === '"' ? unquoted(row.slice(at + 1, end - 1)) : row.slice(at, end) || null);
    if (end === last) return fields;
    at = end + 1;
  }
}

/** The position behind a field. */
function endOfPlain(row: string, at: number): number {
  const comma = row.indexOf(',', at);
  return comma < 0 ? row.length - 1 : comma;
}

/** A loop, because a field may hold a whole network file, which is too long for a pattern. */
function endOfQuoted(row: string, at: number): number | undefined {
  for (let from = at + 1; ; ) {
    const quote = row.indexOf('"', from);
    if (quote < 0) return undefined;
    if (row[quote + 1] !== '"') return quote + 1;
    from = quote + 2;
  }
}

/** PostgreSQL doubles quotes and backslashes, and nothing else. */
const unquoted = (text: string) => text.replaceAll('""', '"').replaceAll('\\\\', '\\');
