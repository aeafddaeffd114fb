import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { auditLog, mails, networks, studyRounds } from '../../database/schema/index.js';
import { dueSince, isDue } from '../../platform/mail/mails.js';

/** What the database says about how the site is doing. Ages are in seconds. */
export interface StoredState {
  /** Mails that are due or were tried, and are not sent. */
  readonly mailsWaiting: number;
  /** Since when the first of them is due; 0 without any. */
  readonly oldestMail: number;
  /** Mails of the last 30 days that nobody will get any more. */
  readonly mailsGivenUp: number;
  readonly openRounds: number;
  /** How long the round is overdue whose date passed first; 0 if none is. */
  readonly overdueRound: number;
  /** Null if `credence backup` made none within the time that the audit log is kept. */
  readonly lastBackup: number | null;
  /** The number of the newest entry of the audit log; 0 without any. */
  readonly lastAudit: number;
}

/** Reads it as of a moment, in one statement. */
export async function readStoredState(database: Database, at: Date): Promise<StoredState> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const age = (since: ReturnType<typeof sql>) => sql`extract(epoch from ${now} - ${since})::float8`;
  const { rows } = await database.execute<{ [Key in keyof StoredState]: StoredState[Key] }>(sql`
    select waiting.count as "mailsWaiting", coalesce(${age(sql`waiting.since`)}, 0) as "oldestMail",
      (select count(*)::int from ${mails} where failed_at is not null) as "mailsGivenUp",
      rounds.count as "openRounds", greatest(${age(sql`rounds.until`)}, 0) as "overdueRound",
      ${age(sql`(select at from ${auditLog} where user_id is null and type = 'backup_made'
        and metadata ->> 'by' is distinct from 'update' order by at desc limit 1)`)}
        as "lastBackup",
      coalesce((select max(number) from ${auditLog}), 0)::float8 as "lastAudit"
    from
      (select count(*)::int, min(${dueSince}) as since from ${mails} where ${isDue(at)}) waiting,
      (select count(*)::int, min(planned_close) as until from ${studyRounds}
        join ${networks} on ${networks.id} = network_id and deleted_at is null
        where closed_at is null) rounds`);
  return rows[0]!;
}
