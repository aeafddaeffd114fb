// Runs as a process that tests kill: starts the database in the given folder, then writes rows and prints each number
// once it is committed.
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded/index.js';

const database = await startEmbedded({ dataFolder: process.argv[2] ?? '' });
const client = new pg.Client(database.connection);
await client.connect();
await client.query('create table if not exists written (n int primary key)');
process.stdout.write(`ready ${database.pid}\n`);
const { rows } = await client.query<{ last: number }>('select coalesce(max(n), 0)::int as last from written');
for (let n = (rows[0]?.last ?? 0) + 1; ; n++) {
  await client.query('insert into written values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
