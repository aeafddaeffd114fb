import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { freeSpace, fullDisk, leastSpace } from '../../platform/diskSpace.js';
import { createProvider } from '../../platform/institution/provider.js';
import { lateAfter } from '../../platform/mail/mails.js';
import { greetMailServer } from '../../platform/mail/transport.js';
import type { Jobs } from '../../platform/schedule/jobs.js';
import { explainFailure } from '../explainFailure.js';
import { readStoredState } from '../monitoring/storedState.js';
import { checkAddress, checkMetrics, checkServer } from './addressChecks.js';
import { checkClock, checkDatabase, checkMigrations } from './databaseChecks.js';
import { type CheckName, checkNames, failing, type DoctorFinding, type Looked, ok, warning } from './finding.js';
import { DatabaseAway, type Patient, todoOf, whyNot, databaseOf, patience, span } from './patient.js';
import { checkReplica } from './replicaCheck.js';
import { checkAudit, checkBackup, checkDelivery } from './recordChecks.js';
import { checkWeaknesses } from './weaknessChecks.js';

/** Seconds by which a job may be late: a restart and a database that was away for a minute are no trouble. */
const late = 10 * 60;

/** Whether the server does what it does by itself: as its jobs say, or beside it by what it has left undone. */
async function checkSchedule(patient: Patient): Promise<Looked> {
  if (patient.jobs) return lookAtJobs(patient.jobs);
  const finding = patient.running?.find(({ check }) => check === 'schedule');
  if (finding) return finding;
  const { overdueRound, oldestMail } = await readStoredState(databaseOf(patient), patient.clock.now());
  const overdue = [
    ...(overdueRound > late ? [`a round should have been closed ${span(overdueRound)} ago`] : []),
    ...(oldestMail > late ? [`a mail should have gone ${span(oldestMail)} ago`] : []),
  ];
  return overdue.length > 0
    ? failing(`Work is left undone: ${overdue.join(', ')}.`, 'See that a server is running, and what its log says.')
    : ok('Nothing that the server does by itself is left undone.');
}

function lookAtJobs(jobs: Jobs): Looked {
  const overdue = Object.entries(jobs)
    .filter(([, { lag }]) => lag / 1000 > late)
    .map(([name, { lag }]) => `${name} for ${span(lag / 1000)}`);
  return overdue.length > 0
    ? failing(`Jobs are overdue: ${overdue.join(', ')}.`, 'See what is said of the database, then restart the server.')
    : ok(`All ${Object.keys(jobs).length} jobs run on time.`);
}

const checks: Readonly<Record<CheckName, (patient: Patient) => Promise<Looked>>> = {
  settings: () => Promise.resolve(ok('All settings can be read.')),
  database: checkDatabase,
  migrations: checkMigrations,
  replica: checkReplica,
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
  weaknesses: checkWeaknesses,
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

/** Whether the institution's login answers, as a person's first step there would find out. */
async function checkLogin({ config: { institution, publicUrl } }: Patient): Promise<Looked> {
  if (!institution) return ok('OIDC_ISSUER is not set: people sign in with passwords alone.');
  const { issuer } = institution;
  const provider = createProvider(institution, publicUrl, () => undefined);
  try {
    await provider.begin({ state: 'doctor', nonce: 'doctor', verifier: 'doctor' });
  } catch (error) {
    return failing(
      `The institution’s login ${issuer} cannot be used (${whyNot(error)}).`,
      todoOf(error, 'Correct OIDC_ISSUER, or see why the provider does not answer. Passwords work meanwhile.'),
    );
  }
  return ok(`The institution’s login ${issuer} answers.`);
}

/** Whether the mail server takes us; nothing is sent. */
async function checkMailServer({ config: { smtpUrl } }: Patient): Promise<Looked> {
  if (!smtpUrl) return ok('There is no mail server in SMTP_URL: every mail is a file in DATA_DIR/outbox.');
  const { host } = new URL(smtpUrl);
  try {
    await greetMailServer(smtpUrl, patience);
    return ok(`The mail server ${host} takes mails from here.`);
  } catch (error) {
    return failing(
      `The mail server ${host} does not take mails from here (${whyNot(error)}).`,
      'Correct SMTP_URL, then try "credence mail test". Mails wait meanwhile.',
    );
  }
}

/** Whether mails wait that should have gone. */
async function checkMails(patient: Patient): Promise<Looked> {
  const state = await readStoredState(databaseOf(patient), patient.clock.now());
  const { mailsWaiting, oldestMail, mailsGivenUp } = state;
  const givenUp = mailsGivenUp > 0 ? ` Within 30 days, ${mailsGivenUp} were given up.` : '';
  if (mailsWaiting === 0) return ok(`No mail is due.${givenUp}`);
  const says = `${mailsWaiting} ${mailsWaiting === 1 ? 'mail is' : 'mails are'} due, the first for ${span(oldestMail)}.${givenUp}`;
  return oldestMail < lateAfter ? ok(says) : warning(says, 'See what is said of the mail server and the schedule.');
}

/** Whether DATA_DIR can be written and has space left. */
async function checkDisk({ dataDir, config }: Patient): Promise<Looked> {
  if (!(await stat(dataDir).catch(() => undefined)))
    return warning(
      `DATA_DIR (${dataDir}) does not exist yet.`,
      'Correct it, unless the server has never been started.',
    );
  const file = path.join(dataDir, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, 'credence');
  } catch (error) {
    const isFull = fullDisk.has(whyNot(error));
    return failing(
      `DATA_DIR (${dataDir}) cannot be written (${whyNot(error)}).`,
      isFull ? 'Free some space.' : 'Correct its permissions, or run this as the account of the server.',
    );
  } finally {
    await rm(file, { force: true });
  }
  const left = await freeSpace(dataDir);
  if (left === undefined) return ok('DATA_DIR can be written; the system does not say how much space is left.');
  const says = `DATA_DIR can be written; ${(left / 1e9).toFixed(1)} GB are left.`;
  if (left < leastSpace) return failing(says, 'Free some space: nothing can be saved.');
  return left < config.diskWarning ? warning(says, 'Free some space soon, or lower DISK_WARNING.') : ok(says);
}
