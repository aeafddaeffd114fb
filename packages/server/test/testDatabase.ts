import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/database/database.js';
import { administer, onDatabase } from './globalSetup.js';

/** A database of the test's own, with all tables and no rows. */
export async function testDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const { connection, template } = inject('server');
  const name = `credence_test_${randomBytes(6).toString('hex')}`;
  await administer(connection, [`create database ${name} template ${template}`]);
  const database = openDatabase({ ...onDatabase(connection, name), max: 8 });
  const drop = async () => {
    await database.$client.end();
    await administer(connection, [`drop database ${name} with (force)`]);
  };
  return { database, drop };
}
