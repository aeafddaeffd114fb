import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../database/database.js';
import { requireKeptStatements } from '../../database/pooler.js';
import { probeWriting } from '../../database/probeWriting.js';
import { faultOf } from '../../platform/faults/faultOf.js';
import { faults } from '../../platform/faults/faults.js';
import { databaseNow, heldBackBy, readClockRecord } from '../../platform/schedule/steadyClock.js';
import { explainFailure } from '../explainFailure.js';
import { failing, type Looked, ok, warning } from './finding.js';
import { databaseOf, type Patient, span } from './patient.js';
import { checkPatched } from './weaknessChecks.js';

/** The oldest PostgreSQL that has all we use: `date_bin` came with 14. */
const oldest = 14;

/** Whether it answers, is new enough, stores something new, and has all security fixes that are known. */
export async function checkDatabase(patient: Patient): Promise<Looked> {
  const { database, config } = patient;
  if ('away' in database) return failing(database.away, 'Until then nothing can be read or saved.');
  const { rows } = await database.$client.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  );
  const { version, number } = rows[0]!;
  if (number < oldest * 10_000) return failing(`PostgreSQL ${version} is too old.`, `Update it to ${oldest} or newer.`);
  try {
    if (config.databaseUrl && config.preparedStatements) await requireKeptStatements(database);
  } catch (error) {
    return failing(await explainFailure(error, config), 'Otherwise saving fails now and then.');
  }
  try {
    await probeWriting(database);
  } catch (error) {
    return failing(
      `PostgreSQL ${version} stores nothing. ${await explainFailure(error, config)}`,
      `Nothing can be saved meanwhile. ${faults[faultOf(error)].todo}`,
    );
  }
  return (await checkPatched(patient, version)) ?? ok(`PostgreSQL ${version} answers and stores.`);
}

/** Whether the tables are those of this release. */
export async function checkMigrations(patient: Patient): Promise<Looked> {
  const database = databaseOf(patient);
  const known = readMigrationFiles({ migrationsFolder: patient.migrations }).map(({ hash }) => hash);
  const { rows: there } = await database.$client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!there[0]?.there)
    return failing('The database holds no Credence.', 'Correct DATABASE_URL, or start the server on it first.');
  const { rows } = await database.$client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map(({ hash }) => hash));
  if (rows.some(({ hash }) => !known.includes(hash)))
    return failing(
      'The tables are those of another release, most likely a newer one.',
      'Run the release that made them.',
    );
  const waiting = known.filter((hash) => !applied.has(hash)).length;
  return waiting > 0
    ? warning(
        `${waiting} of ${known.length} migrations are not applied.`,
        'Back up and start the server: it applies them.',
      )
    : ok(`All ${known.length} migrations are applied.`);
}

/** Seconds between two clocks that nobody minds, and that break sign-ins and dates. */
const [noticed, harmful] = [5, 300];

/** Whether this machine's clock is the database's, by which rounds are closed, and ran on, so that what is due is erased. */
export async function checkClock(patient: Patient): Promise<Looked> {
  const database = databaseOf(patient);
  const { clock } = patient;
  const before = clock.now().getTime();
  const now = await databaseNow(database);
  const after = clock.now().getTime();
  const apart = Math.abs(now.getTime() - (before + after) / 2) / 1000;
  const held = await sayWhatIsHeld(database, now);
  const says = [...(apart < noticed ? [] : [`The clock and the database’s are ${span(apart)} apart.`]), ...held].join(
    ' ',
  );
  if (!says) return ok('The clock is the same as the database’s.');
  const todo = 'See that the clock is right and that both machines follow a time server (NTP).';
  return apart < harmful ? warning(says, todo) : failing(says, todo);
}

/** That nothing is erased by the clock after it jumped, and until when. */
async function sayWhatIsHeld(database: Database, now: Date): Promise<string[]> {
  const record = await readClockRecord(database);
  const held = record && heldBackBy(record, now);
  if (!held?.jumped) return [];
  const jump = span(Math.abs(held.jumped) / 1000);
  const cause =
    held.jumped > 0 ? `The server was off, or the clock jumped ${jump} ahead` : `The clock jumped ${jump} back`;
  return [`${cause}: nothing is erased before ${held.until.toISOString().slice(0, 16)} UTC.`];
}
