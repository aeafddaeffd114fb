import type { Database } from '../../database/database.js';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/config.js';
import type { Jobs } from '../../platform/schedule/jobs.js';
import type { DoctorFinding } from './finding.js';

/** An installation that is looked at, from within its server or beside it. */
export interface Patient {
  readonly config: Config;
  /** Where DATA_DIR really is. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** Or a sentence about why it cannot be used. */
  readonly database: Database | { readonly away: string };
  /** Where this release lies, with what it says of its parts. */
  readonly release: string;
  /** The folder of this release's migrations. */
  readonly migrations: string;
  /** Where the server listens, with its protocol. */
  readonly server: string;
  /** How its jobs are going; undefined beside the server. */
  readonly jobs: Jobs | undefined;
  /** What the running server finds itself; undefined within it, or if it cannot be asked. */
  readonly running: readonly DoctorFinding[] | undefined;
}

/** What is asked only of the database cannot be seen, because it is away. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** @throws DatabaseAway */
export function databaseOf({ database }: Patient): Database {
  if ('away' in database) throw new DatabaseAway(database.away);
  return database;
}

/** Milliseconds that a server which is asked gets to answer. */
export const patience = 5000;

/** Seconds as people say them. */
export function span(seconds: number): string {
  const [count, unit] =
    seconds >= 2 * 86_400
      ? [seconds / 86_400, 'days']
      : seconds >= 2 * 3600
        ? [seconds / 3600, 'hours']
        : seconds >= 120
          ? [seconds / 60, 'minutes']
          : [seconds, 'seconds'];
  return `${Math.floor(count)} ${unit}`;
}

/** A certificate that nobody vouches for whom this machine trusts (codes of OpenSSL, as Node names them). */
const unknownAuthority =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER_CERT(?:_LOCALLY)?|VERIFY_LEAF_SIGNATURE))$/;

/** What to do about a request that was not answered: `otherwise`, unless a certificate is why. */
export const todoOf = (error: unknown, otherwise: string): string =>
  unknownAuthority.test(whyNot(error))
    ? 'Add the authority that signed its certificate to those that this machine trusts, and see that the whole chain is sent.'
    : otherwise;

/** What kept a request from being answered, in a word: the code of the innermost error. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.cause instanceof Error) return whyNot(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}
