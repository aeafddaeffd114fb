import { requireKeptStatements } from '../../database/pooler.js';
import { lookAtReplica, openReplica } from '../../database/replica.js';
import { explainFailure } from '../explainFailure.js';
import { failing, type Looked, ok, warning } from './finding.js';
import { databaseOf, type Patient, span } from './patient.js';

const todo = 'Until then all is read from DATABASE_URL.';

/** Whether the replica follows the database closely enough to be read from. */
export async function checkReplica(patient: Patient): Promise<Looked> {
  const { config } = patient;
  const database = databaseOf(patient);
  const replica = openReplica(config);
  if (!replica) return ok('REPLICA_URL is not set: all is read from the database itself.');
  const within = span(config.replicaLag / 1000);
  try {
    const state = await lookAtReplica(database, replica);
    if (state === 'follows' && config.preparedStatements) await requireKeptStatements(replica.database);
    if (state === 'follows') return ok(`The replica has, within ${within}, what the database has.`);
    if (state === 'apart')
      return failing('REPLICA_URL names a server that does not follow DATABASE_URL.', `Correct REPLICA_URL. ${todo}`);
    return warning(
      `The replica is behind by more than ${within}, so it is not read from.`,
      `See why it does not follow, or raise REPLICA_LAG. ${todo}`,
    );
  } catch (error) {
    const reason = (await explainFailure(error, config)).split('\n')[0] ?? '';
    return warning(`The replica cannot be asked: ${reason.replaceAll('DATABASE_URL', 'REPLICA_URL')}`, todo);
  } finally {
    await replica.database.$client.end();
  }
}
