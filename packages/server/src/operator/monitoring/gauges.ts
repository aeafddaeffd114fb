import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { Database } from '../../database/database.js';
import type { Jobs } from '../../platform/schedule/jobs.js';
import type { StoredState } from './storedState.js';

/** What is looked up for each scrape. What nobody can say at the moment is left out, never a number of earlier. */
export function createGauges(registers: Registry[]): { look: (sources: Sources) => Promise<void> } {
  const gauge = gaugeIn(registers);
  const up = gauge('database_up', '1 if the database answers within three seconds, else 0');
  const connections = gauge(
    'database_connections',
    'Connections of the pool that serves calls, by state: in_use or idle',
    ['state'],
  );
  const waiting = gauge('database_waiting', 'Calls that wait for a connection of the pool');
  const lag = gauge('job_lag_seconds', 'How long a run of a job is overdue that does not fail', ['job']);
  const lastSuccess = gauge(
    'job_last_success_timestamp_seconds',
    'When the last run of a job ended that did not fail, in seconds since 1970',
    ['job'],
  );
  const failures = new Counter({
    registers,
    name: 'credence_job_failures_total',
    labelNames: ['job'],
    help: 'Runs of a job that failed',
  });
  const free = gauge('disk_free_bytes', 'Bytes that can still be written in DATA_DIR');
  const unsent = gauge('audit_waiting_entries', 'Entries of the audit log that AUDIT_TO has not received yet');
  const stored = createStoredGauges(registers);

  function lookAtProcess({ pool, jobs }: Sources): void {
    connections.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    waiting.set(pool.waitingCount);
    failures.reset();
    for (const [job, known] of Object.entries(jobs())) {
      lag.set({ job }, known.lag / 1000);
      failures.inc({ job }, known.failures);
      if (known.lastSuccess) lastSuccess.set({ job }, known.lastSuccess.getTime() / 1000);
    }
  }

  return {
    async look(sources) {
      lookAtProcess(sources);
      setOrRemove(free, await sources.freeSpace());
      const state = await sources.stored().catch(() => undefined);
      up.set(state ? 1 : 0);
      for (const [metric, read] of stored) setOrRemove(metric, state && read(state));
      const delivered = sources.delivered();
      setOrRemove(unsent, state && delivered !== undefined ? Math.max(0, state.lastAudit - delivered) : undefined);
    },
  };
}

const gaugeIn =
  (registers: Registry[]) =>
  <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ registers, name: `credence_${name}`, help, labelNames });

/** The gauges of what the database holds, each with how it is read. */
function createStoredGauges(registers: Registry[]): readonly [Gauge, (state: StoredState) => number | null][] {
  const gauge = gaugeIn(registers);
  return [
    [gauge('mails_waiting', 'Mails that are due and not sent'), ({ mailsWaiting }) => mailsWaiting],
    [gauge('mails_oldest_seconds', 'How long the first of them has been due'), ({ oldestMail }) => oldestMail],
    [gauge('mails_given_up', 'Mails of the last 30 days that were given up'), ({ mailsGivenUp }) => mailsGivenUp],
    [gauge('open_rounds', 'Rounds of studies that are open'), ({ openRounds }) => openRounds],
    [
      gauge('overdue_round_seconds', 'How long the round is over that should have been closed first'),
      ({ overdueRound }) => overdueRound,
    ],
    [
      gauge('backup_age_seconds', 'Time since the last backup by credence backup; missing without one'),
      ({ lastBackup }) => lastBackup,
    ],
  ];
}

function setOrRemove(gauge: Gauge, value: number | null | undefined): void {
  if (value === undefined || value === null) gauge.remove();
  else gauge.set(value);
}

/** What a scrape looks at. */
export interface Sources {
  readonly pool: Pick<Database['$client'], 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** @throws if the database is away */
  readonly stored: () => Promise<StoredState>;
  readonly jobs: () => Jobs;
  /** Bytes that can still be written in DATA_DIR; undefined if the system does not say. */
  readonly freeSpace: () => Promise<number | undefined>;
  /** The number of the last entry of the audit log that was delivered; undefined if none is to be. */
  readonly delivered: () => number | undefined;
}
