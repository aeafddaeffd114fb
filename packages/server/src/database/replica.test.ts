import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { faults } from '../platform/faults/faults.js';
import { tellOfReplica } from '../platform/faults/tellOfReplica.js';
import { readConfig } from '../platform/config/config.js';
import { testDatabase } from '../../test/testDatabase.js';
import { checkReplica } from '../operator/doctor/replicaCheck.js';
import type { Patient } from '../operator/doctor/patient.js';
import { createReadFromReplica, openReplica } from './replica.js';

/** "Welcome" and "ask" in PostgreSQL's protocol: AuthenticationOk and ReadyForQuery. */
const greeting = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/** The address of a server that takes connections, and answers no statement. */
async function silentServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(greeting));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return `postgresql://credence@127.0.0.1:${port}/credence`;
}

test('R-3731: a replica that takes connections and stays silent keeps nobody waiting, and the log and the doctor say so', async () => {
  const { database, drop } = await testDatabase();
  onTestFinished(() => drop());
  const config = readConfig({ DATABASE_URL: 'postgresql://db/credence', REPLICA_URL: await silentServer() }, '/');
  const replica = openReplica(config)!;
  onTestFinished(() => replica.database.$client.end());
  const told: unknown[] = [];
  const log = { warn: (...said: unknown[]) => told.push(said), info: (...said: unknown[]) => told.push(said) };
  const readFromReplica = createReadFromReplica(database, replica, tellOfReplica(log));
  for (let time = 0; time < 2; time += 1)
    expect((await readFromReplica((reader) => reader.execute('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  const { began, todo } = faults.replica_unused;
  expect(told).toEqual([[{ fault: 'replica_unused', reason: 'Query read timeout', todo }, began]]);
  expect(await checkReplica({ config, database } as Patient)).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/^The replica cannot be asked: REPLICA_URL names a server that does not answer/),
  });
});
