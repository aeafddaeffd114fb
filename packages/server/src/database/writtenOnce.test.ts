import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/testDatabase.js';
import { writtenOnce } from './writtenOnce.js';

const sum = writtenOnce(
  sql<{ sum: number; name: string }>`
    select ${sql.placeholder('one')}::integer + ${sql.placeholder('other')}::integer + ${sql.placeholder('one')}::integer as sum,
      ${'a name'}::text as name`,
);

test('a statement that is written once has other values each time', async () => {
  const made = await testDatabase();
  onTestFinished(() => made.drop());
  for (const [one, other] of [
    [1, 2],
    [30, 4],
  ]) {
    const { rows } = await made.database.execute(sum({ one, other }));
    expect(rows).toEqual([{ sum: 2 * one! + other!, name: 'a name' }]);
  }
});

test('a value that is missing is a mistake of whoever calls', () => {
  expect(() => sum({ one: 1 })).toThrow('other');
});
