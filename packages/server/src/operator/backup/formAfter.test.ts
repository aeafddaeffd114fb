import { expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';
import { readMigrations } from '../../database/migrate.js';
import { places } from '../../places.js';
import { formAfter } from './formAfter.js';
import { tablesInOrder } from './tables.js';

test('R-3281: the form that is read from the migrations is that of the database', async () => {
  const { database } = await appForThisTest();
  const { rows } = await database.$client.query<{ name: string; columns: string[]; refs: string[] }>(
    `select relname as name,
       array(select attname::text from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped order by attnum) as columns,
       array(select pg_get_constraintdef(oid) from pg_constraint where contype = 'f' and conrelid = t.oid) as refs
     from pg_class t where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const form = formAfter(readMigrations(places.migrations));
  const told = [...form].map(([name, { columns, references }]) => ({
    name,
    columns,
    refs: references.map(
      ({ columns: own, table, to }) => `FOREIGN KEY (${own.join(', ')}) REFERENCES ${table}(${to.join(', ')})`,
    ),
  }));
  const sorted = (tables: typeof rows) =>
    tables
      .map(({ refs, ...table }) => ({ ...table, refs: refs.map((ref) => ref.replaceAll('"', '')).sort() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(sorted(told)).toEqual(sorted(rows));
  // Rows that refer to others come after them: one pass finds what is missing.
  const client = await database.$client.connect();
  const order = await tablesInOrder(client);
  client.release();
  for (const [name, { references }] of form)
    for (const { table } of references)
      expect(order.indexOf(table), `${name} refers to ${table}`).toBeLessThan(order.indexOf(name));
});
