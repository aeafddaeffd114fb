/**
 * An object as a JSON file. Lists are written entry by entry, so that the text of a large account never exists as a
 * whole beside its bytes.
 */
export function jsonFile(content: Readonly<Record<string, unknown>>): Buffer {
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
