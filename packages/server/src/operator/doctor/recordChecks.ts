import { asc, gt } from 'drizzle-orm';
import { auditLog } from '../../database/schema/index.js';
import { readPosition } from '../../platform/audit/delivery/position.js';
import { verifyChain } from '../../platform/audit/verifyChain.js';
import { readStoredState } from '../monitoring/storedState.js';
import { failing, type Looked, ok, warning } from './finding.js';
import { databaseOf, type Patient, span } from './patient.js';

/** Seconds: a nightly backup that takes its time, and a week in which nobody noticed. */
const [nightly, weekly] = [26 * 3600, 8 * 86_400];

/** How old the last backup is. */
export async function checkBackup(patient: Patient): Promise<Looked> {
  const { lastBackup } = await readStoredState(databaseOf(patient), patient.clock.now());
  if (lastBackup === null)
    return warning(
      'No backup by "credence backup" is known.',
      'Make one each night. If you back up in another way, see there how old the last one is.',
    );
  const says = `The last backup is ${span(lastBackup)} old.`;
  const todo = 'See why none was made since.';
  if (lastBackup > weekly) return failing(says, todo);
  return lastBackup > nightly ? warning(says, todo) : ok(says);
}

/** Whether the audit log's chain is intact. */
export async function checkAudit(patient: Patient): Promise<Looked> {
  const { entries, broken } = await verifyChain(databaseOf(patient));
  return broken
    ? failing(
        `The audit log is broken at entry ${broken.number}: it was ${broken.reason}.`,
        'Keep the database as it is, and compare that entry with a backup and with what AUDIT_TO received.',
      )
    : ok(`The audit log holds together: ${entries} entries.`);
}

/** Seconds after which an entry should have been delivered. */
const late = 5 * 60;

/** Whether AUDIT_TO receives the audit log. */
export async function checkDelivery(patient: Patient): Promise<Looked> {
  const { config, dataDir, clock } = patient;
  if (!config.auditTo) return ok('AUDIT_TO is not set: the audit log stays in the database.');
  const { number } = await readPosition(dataDir);
  const [first] = await databaseOf(patient)
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(gt(auditLog.number, number))
    .orderBy(asc(auditLog.number))
    .limit(1);
  if (!first) return ok(`AUDIT_TO has received the audit log up to entry ${number}.`);
  const age = (clock.now().getTime() - first.at.getTime()) / 1000;
  const says = `AUDIT_TO has received entry ${number}, and the next waits for ${span(Math.max(0, age))}.`;
  return age < late ? ok(says) : failing(says, 'See that its receiver is there. Nothing is lost: entries wait.');
}
