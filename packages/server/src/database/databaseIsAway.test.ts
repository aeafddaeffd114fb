import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseIsAway, databaseIsBusy } from './databaseIsAway.js';

const coded = (code: string) => Object.assign(new Error('no'), { code });
const inStatement = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('a database that is killed under a statement or before it is away: %s', (said) => {
  expect(databaseIsAway(new Error(said))).toBe(true);
  expect(databaseIsAway(inStatement(new Error(said)))).toBe(true);
});

test.each(['ECONNREFUSED', 'ENOENT', '08006', '57P01', '57P02', '57P03', '53100', '25006'])(
  'so it is with %s',
  (code) => {
    expect(databaseIsAway(inStatement(coded(code)))).toBe(true);
  },
);

test.each([
  coded('53300'),
  coded('55P03'),
  coded('40P01'),
  coded('57014'),
  new Error('timeout exceeded when trying to connect'),
])('one that is there but has too much to do is busy, not away: %s', (error) => {
  expect([databaseIsBusy(inStatement(error)), databaseIsAway(inStatement(error))]).toEqual([true, false]);
});

test.each(['23505', '40001', '42P01'])('one that refuses a statement with %s is there', (code) => {
  expect(databaseIsAway(inStatement(coded(code)))).toBe(false);
});

test('and an error of our own says nothing of it', () => {
  expect(databaseIsAway(new TypeError('undefined is not a function'))).toBe(false);
  expect(databaseIsAway('Connection terminated')).toBe(false);
  const comment = new DrizzleQueryError('insert', ['Connection terminated'], coded('23505'));
  expect(databaseIsAway(comment)).toBe(false);
});
