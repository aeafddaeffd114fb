import { databaseIsBusy } from '../../database/databaseIsAway.js';
import { isOfPooler } from '../../database/pooler.js';
import { postgresCode } from '../../database/postgresCode.js';
import type { Fault } from './faults.js';

/** What broke, by an error that the database or the way to it made. */
export function faultOf(error: unknown): Fault {
  const code = postgresCode(error);
  if (code === '53100') return 'disk_full';
  if (code === '25006') return 'database_read_only';
  if (isOfPooler(error)) return 'pooler_refuses';
  return databaseIsBusy(error) ? 'database_busy' : 'database_away';
}
