import path from 'node:path';
import { type AuditTarget, parseAuditTarget } from './auditTarget.js';
import {
  type CertaintyCases,
  type Duration,
  parseCertaintyCases,
  parseCount,
  parseDuration,
  parseOrigin,
  parseOrigins,
  parseSize,
  parseUrl,
} from './configValues.js';
import { type InstitutionConfig, readInstitution, type SettingsReader } from './institution.js';
import { timeZoneName } from './timeZoneName.js';

/** All settings, read once from the environment. docs/operate.md lists them for operators. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** URL of a PostgreSQL server; undefined: the embedded one in dataDir. */
  databaseUrl: string | undefined;
  /** Whether database connections may keep statements prepared, which some poolers cannot. */
  preparedStatements: boolean;
  /** URL of a standby of that server, for reads that may come from one; undefined: there is none. */
  replicaUrl: string | undefined;
  /** Milliseconds by which it may be behind. */
  replicaLag: Duration;
  /** The site's public URL, without a trailing slash. */
  publicUrl: string;
  /** The origins of other sites whose pages may call /api. */
  allowedOrigins: readonly string[];
  /** Signs CSRF tokens; undefined: generated at the first start and kept in dataDir. */
  secret: string | undefined;
  /** The mail server; undefined: every mail becomes a file in the outbox of dataDir. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Path of a JSON file with the site's names and texts. */
  siteConfig: string | undefined;
  /** Whether the server refuses to start with an empty imprint. */
  needsImprint: boolean;
  timeZone: string;
  /** How many cases each of the four certainties stands for. */
  certaintyCases: CertaintyCases;
  /** Milliseconds after the last request until a session expires. */
  sessionIdle: Duration;
  /** Milliseconds after login until a session expires, whether used or not. */
  sessionMax: Duration;
  /** The proxies trusted to report the client's address: how many are in front, or which; false: none. */
  trustProxy: boolean | number | string[];
  /** The sites that may show a question in a frame, as origins. */
  embedOrigins: readonly string[];
  /** How many people may share one internet address. The limits of an address grow with it. */
  peoplePerAddress: number;
  /** The institution's login; undefined: there are passwords alone. */
  institution: InstitutionConfig | undefined;
  /** Whether administrators who sign in with a password need a second factor. */
  adminsNeedFactor: boolean;
  logLevel: LogLevel;
  /** Where metrics and the doctor's findings are served; undefined: nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where the audit log is written to besides the database; undefined: nowhere. */
  auditTo: AuditTarget | undefined;
  /** Bytes left on the disk of dataDir below which the log warns. */
  diskWarning: number;
  /** Whether an update backs everything up before it changes the tables, and the public key to which, if one is given. */
  backupBeforeUpdate: 'on' | 'off' | `age1${string}`;
  /** What each person may keep, and upload within an hour. `bytes` are those of all their files. */
  quotas: { uploads: number; networks: number; bytes: number };
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Reports all invalid settings at once, each with what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings.
 * @param checkout parent of the default data folder
 * @throws ConfigError that names every problem
 */
export function readConfig(environment: Environment, checkout: string): Config {
  const settings = readerOf(environment);
  const { value, read, problems } = settings;
  const production = read('NODE_ENV', false, parseNodeEnv, '"production", "development" or "test"');
  const port = read('PORT', 3000, parsePort, 'a number from 0 to 65535');
  const secret = readSecret(settings);
  if (production) requireForProduction(settings);
  const needsImprint = readNeedsImprint(settings, production);

  const config: Config = {
    production,
    port,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(checkout, value('DATA_DIR') ?? '.data'),
    ...readDatabase(settings),
    ...readOrigins(settings, port),
    secret,
    ...readMail(settings),
    needsImprint,
    siteConfig: value('SITE_CONFIG') && path.resolve(checkout, value('SITE_CONFIG') ?? ''),
    timeZone: read(
      'TIME_ZONE',
      timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC',
      timeZoneName,
      'a time zone like Europe/Berlin',
    ),
    certaintyCases: read(
      'CERTAINTY_CASES',
      [2, 5, 15, 40],
      parseCertaintyCases,
      'four whole numbers from 1 to 1000000, each greater than the one before, like 2,5,15,40',
    ),
    ...readSessions(settings),
    ...readCallers(settings),
    institution: readInstitution(settings),
    adminsNeedFactor: read('SECOND_FACTOR', false, parseSecondFactor, '"administrators" or "offered"'),
    ...readMonitoring(settings, production),
    backupBeforeUpdate: read(
      'BACKUP_BEFORE_UPDATE',
      'on',
      parseBackupBeforeUpdate,
      '"on", "off", or a public key of age, which begins with age1',
    ),
    quotas: readQuotas(settings),
  };
  // 0 is any that is free.
  if (config.metricsPort && config.metricsPort === port)
    problems.push('METRICS_PORT is the same as PORT. Set it to another number: metrics are not for the public.');
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readerOf(environment: Environment): SettingsReader {
  const problems: string[] = [];
  const value = (name: string) => environment[name]?.trim() || undefined;
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = value(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed === undefined) problems.push(`${name} is "${text}". Set it to ${expected}.`);
    return parsed ?? fallback;
  };
  return { value, read, problems };
}

function readSecret({ read }: SettingsReader): Config['secret'] {
  return read(
    'SECRET',
    undefined,
    (text) => (text.length >= 32 ? text : undefined),
    'at least 32 random characters (openssl rand -base64 32)',
  );
}

/** Notes what production cannot do without. */
function requireForProduction({ value, problems }: SettingsReader): void {
  if (!value('SECRET'))
    problems.push('SECRET is missing. Production needs at least 32 random characters (openssl rand -base64 32).');
  if (!value('PUBLIC_URL'))
    problems.push(
      'PUBLIC_URL is missing. Production needs the address that people open, for example https://credence.example.org.',
    );
  if (!value('SMTP_URL'))
    problems.push(
      'SMTP_URL is missing. Production needs its mail server, for example smtp://user:password@mail.example.org:587, or "none" to keep every mail as a file on this machine.',
    );
}

function readNeedsImprint({ value, read, problems }: SettingsReader, production: boolean): boolean {
  const needsImprint = read(
    'IMPRINT',
    production,
    (text) => (text === 'none' ? false : undefined),
    '"none", or leave it out',
  );
  if (needsImprint && !value('SITE_CONFIG'))
    problems.push(
      'SITE_CONFIG is missing. Production needs the file with the imprint, which docs/operate.md shows, or IMPRINT=none.',
    );
  return needsImprint;
}

function readDatabase({
  read,
  problems,
}: SettingsReader): Pick<Config, 'databaseUrl' | 'preparedStatements' | 'replicaUrl' | 'replicaLag'> {
  const readUrl = (name: string) =>
    read(
      name,
      undefined,
      (text) => parseUrl(text, ['postgres:', 'postgresql:']),
      'an address like postgresql://user:password@host:5432/credence',
    );
  const [databaseUrl, replicaUrl] = [readUrl('DATABASE_URL'), readUrl('REPLICA_URL')];
  if (replicaUrl !== undefined && databaseUrl === undefined)
    problems.push('REPLICA_URL is set without DATABASE_URL. Set that to the server that the replica follows.');
  return {
    databaseUrl,
    replicaUrl,
    replicaLag: read('REPLICA_LAG', parseDuration('2s') ?? 0, parseDuration, 'a time like 2s'),
    preparedStatements: read('PREPARED_STATEMENTS', true, parseSwitch, '"on" or "off"'),
  };
}

function readOrigins({ read }: SettingsReader, port: number): Pick<Config, 'publicUrl' | 'allowedOrigins'> {
  return {
    publicUrl: read(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      parseOrigin,
      'an address like https://credence.example.org, without a path',
    ),
    allowedOrigins: read(
      'ALLOWED_ORIGINS',
      [],
      parseOrigins,
      'the addresses of sites like https://study.example.org, without a path, separated by commas',
    ),
  };
}

function readMail({ value, read }: SettingsReader): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  return {
    smtpUrl:
      value('SMTP_URL') === 'none'
        ? undefined
        : read(
            'SMTP_URL',
            undefined,
            (text) => parseUrl(text, ['smtp:', 'smtps:']),
            'an address like smtp://user:password@mail.example.org:587, or "none"',
          ),
    mailFrom: value('MAIL_FROM') ?? 'Credence <credence@localhost>',
  };
}

function readSessions({ read }: SettingsReader): Pick<Config, 'sessionIdle' | 'sessionMax'> {
  return {
    sessionIdle: read('SESSION_IDLE', parseDuration('12h') ?? 0, parseDuration, 'a time like 30m, 12h or 14d'),
    sessionMax: read('SESSION_MAX', parseDuration('14d') ?? 0, parseDuration, 'a time like 12h or 14d'),
  };
}

/** Reads where calls come from, and how many from one place. */
function readCallers({ read }: SettingsReader): Pick<Config, 'trustProxy' | 'embedOrigins' | 'peoplePerAddress'> {
  return {
    trustProxy: read(
      'TRUST_PROXY',
      false,
      parseTrustProxy,
      '"true", "false", the number of proxies in front, "loopback" or their addresses',
    ),
    embedOrigins: read('EMBED_ORIGINS', [], parseOrigins, 'origins like https://survey.example.org, between commas'),
    peoplePerAddress: read('PEOPLE_PER_ADDRESS', 200, parsePeople, 'a number from 1 to 100000'),
  };
}

function readMonitoring(
  { value, read }: SettingsReader,
  production: boolean,
): Pick<Config, 'logLevel' | 'metricsPort' | 'metricsHost' | 'auditTo' | 'diskWarning'> {
  return {
    logLevel: read(
      'LOG_LEVEL',
      production ? 'info' : 'warn',
      (text) => logLevels.find((level) => level === text),
      `one of ${logLevels.join(', ')}`,
    ),
    metricsPort: read('METRICS_PORT', undefined, parsePort, 'a number from 0 to 65535, other than PORT'),
    metricsHost: value('METRICS_HOST') ?? '127.0.0.1',
    auditTo: read(
      'AUDIT_TO',
      undefined,
      parseAuditTarget,
      '"stdout", or an address like syslog:tcp://logs.example.org:601, syslog:udp://127.0.0.1:514 or syslog:unix:/run/syslog.sock',
    ),
    diskWarning: read('DISK_WARNING', 1024 ** 3, parseSize, 'a size like 500MB or 2GB'),
  };
}

function readQuotas({ read }: SettingsReader): Config['quotas'] {
  return {
    uploads: read('QUOTA_UPLOADS', 600, parseCount, 'a whole number from 1'),
    networks: read('QUOTA_NETWORKS', 20_000, parseCount, 'a whole number from 1'),
    bytes: read('QUOTA_STORAGE', 5 * 1024 ** 3, parseSize, 'a size like 500MB or 5GB'),
  };
}

function parseNodeEnv(text: string): boolean | undefined {
  if (text === 'production') return true;
  return text === 'development' || text === 'test' ? false : undefined;
}

function parseSwitch(text: string): boolean | undefined {
  if (text === 'on') return true;
  return text === 'off' ? false : undefined;
}

function parseSecondFactor(text: string): boolean | undefined {
  if (text === 'administrators') return true;
  return text === 'offered' ? false : undefined;
}

function parseBackupBeforeUpdate(text: string): Config['backupBeforeUpdate'] | undefined {
  if (text === 'on' || text === 'off') return text;
  return /^age1[a-z0-9]+$/.test(text) ? (text as `age1${string}`) : undefined;
}

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65535 ? port : undefined;
}

function parsePeople(text: string): number | undefined {
  const people = Number(text);
  return /^\d{1,6}$/.test(text) && people >= 1 && people <= 100_000 ? people : undefined;
}

function parseTrustProxy(text: string): boolean | number | string[] | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every((address) =>
    /^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]*[.:][0-9a-fA-F.:]*(\/\d{1,3})?)$/.test(address),
  )
    ? addresses
    : undefined;
}
