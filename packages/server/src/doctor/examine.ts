import { explainFailure } from '../explainFailure.js';
import type { Config } from '../platform/config/config.js';
import { checkAddress, checkMetrics, checkServer } from './addressChecks.js';
import { checkClock, checkDatabase, checkMigrations } from './databaseChecks.js';
import { type CheckName, checkNames, failing, type DoctorFinding, type Looked, ok, warning } from './finding.js';
import { checkLogin } from './loginCheck.js';
import { checkDisk } from './machineChecks.js';
import { checkMails, checkMailServer } from './mailChecks.js';
import { DatabaseAway, type Patient } from './patient.js';
import { checkAudit, checkBackup, checkDelivery } from './recordChecks.js';
import { checkSchedule } from './scheduleCheck.js';

const checks: Readonly<Record<CheckName, (patient: Patient) => Promise<Looked>>> = {
  settings: () => Promise.resolve(ok('All settings can be read.')),
  database: checkDatabase,
  migrations: checkMigrations,
  disk: checkDisk,
  clock: checkClock,
  server: checkServer,
  address: checkAddress,
  login: checkLogin,
  'mail server': checkMailServer,
  mails: checkMails,
  schedule: checkSchedule,
  backup: checkBackup,
  'audit log': checkAudit,
  'audit delivery': checkDelivery,
  metrics: checkMetrics,
};

/** Looks at everything and says how it is, in the order of the names. Changes nothing. */
export async function examine(patient: Patient): Promise<DoctorFinding[]> {
  const asked = { ...patient, database: await answering(patient) };
  return Promise.all(checkNames.map(async (check) => ({ check, ...(await look(check, asked)) })));
}

/** Asks once, so that nothing else waits for a database that is away. */
async function answering({ database, config }: Patient): Promise<Patient['database']> {
  if ('away' in database) return database;
  try {
    await database.$client.query('select 1');
    return database;
  } catch (error) {
    return { away: await inOneLine(error, config) };
  }
}

async function look(check: CheckName, patient: Patient): Promise<Looked> {
  try {
    return await checks[check](patient);
  } catch (error) {
    if (error instanceof DatabaseAway)
      return warning('Not looked at, because the database does not answer.', 'Look again once it does.');
    const reason = await inOneLine(error, patient.config);
    return failing(`This cannot be looked at: ${reason}`, 'See what else is failing, and the server’s log.');
  }
}

/** Without the places of the code that follow where nobody can do anything about it. */
const inOneLine = async (error: unknown, config: Config): Promise<string> =>
  (await explainFailure(error, config)).split('\n')[0] ?? '';
