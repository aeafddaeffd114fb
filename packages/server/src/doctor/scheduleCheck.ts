import { readStoredState } from '../monitoring/storedState.js';
import type { Jobs } from '../platform/schedule/jobs.js';
import { failing, type Looked, ok } from './finding.js';
import { databaseOf, type Patient, span } from './patient.js';

/** Seconds by which a job may be late: a restart and a database that was away for a minute are no trouble. */
const late = 10 * 60;

/** Whether the server does what it does by itself: as its jobs say, or beside it by what it has left undone. */
export async function checkSchedule(patient: Patient): Promise<Looked> {
  if (patient.jobs) return lookAtJobs(patient.jobs);
  const told = patient.running?.find(({ check }) => check === 'schedule');
  if (told) return told;
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
