import { expect, test } from 'vitest';
import { type ConfigError, readConfig } from './config.js';
import { timeZoneName } from './timeZoneName.js';

const production = {
  NODE_ENV: 'production',
  SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://credence.example.org/',
  SMTP_URL: 'smtp://mail.example.org:587',
  SITE_CONFIG: '/etc/credence/site.json',
};

test('without any setting the product runs on this machine alone', () => {
  expect(readConfig({}, '/checkout')).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/checkout/.data',
    databaseUrl: undefined,
    preparedStatements: true,
    replicaUrl: undefined,
    replicaLag: 2000,
    publicUrl: 'http://localhost:3000',
    allowedOrigins: [],
    secret: undefined,
    sessionIdle: 12 * 3_600_000,
    sessionMax: 14 * 86_400_000,
    trustProxy: false,
    embedOrigins: [],
    peoplePerAddress: 200,
    certaintyCases: [2, 5, 15, 40],
    institution: undefined,
    adminsNeedFactor: false,
    logLevel: 'warn',
    diskWarning: 1024 ** 3,
    backupBeforeUpdate: 'on',
    quotas: { uploads: 600, networks: 20_000, bytes: 5 * 1024 ** 3 },
  });
});

test('B-197 production listens to everybody and does not start without its secret and address', () => {
  expect(readConfig(production, '/')).toMatchObject({
    host: '0.0.0.0',
    logLevel: 'info',
    publicUrl: 'https://credence.example.org',
  });
  expect(() => readConfig({ NODE_ENV: 'production' }, '/')).toThrow(/SECRET is missing[^]*PUBLIC_URL is missing/);
  expect(() => readConfig({ ...production, SECRET: 'too short' }, '/')).toThrow(/SECRET is "too short"\. Set it to/);
});

test('B-276 production does not start without a mail server and an imprint, unless each is said to be meant', () => {
  expect(readConfig(production, '/')).toMatchObject({ smtpUrl: production.SMTP_URL, needsImprint: true });
  expect(() => readConfig({ ...production, SMTP_URL: '' }, '/')).toThrow(/:\n {2}- SMTP_URL is missing\. .*"none".*$/);
  expect(() => readConfig({ ...production, SITE_CONFIG: '' }, '/')).toThrow(
    /:\n {2}- SITE_CONFIG is missing\. .*imprint.*IMPRINT=none\.$/,
  );
  const meant = { ...production, SMTP_URL: 'none', SITE_CONFIG: '', IMPRINT: 'none' };
  expect(readConfig(meant, '/')).toMatchObject({ smtpUrl: undefined, siteConfig: undefined, needsImprint: false });
});

test('on this machine alone neither is needed', () => {
  expect(readConfig({}, '/')).toMatchObject({ smtpUrl: undefined, needsImprint: false });
});

test('R-3284: the backup before an update is a setting: a switch, or the key to encrypt it to', () => {
  for (const given of ['off', 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'])
    expect(readConfig({ BACKUP_BEFORE_UPDATE: given }, '/')).toMatchObject({ backupBeforeUpdate: given });
  expect(() => readConfig({ BACKUP_BEFORE_UPDATE: 'AGE-SECRET-KEY-1' }, '/')).toThrow(
    /"on", "off", or a public key of age/,
  );
});

test('B-112: quotas are settings', () => {
  const set = { QUOTA_UPLOADS: '20', QUOTA_NETWORKS: '100', QUOTA_STORAGE: '500MB' };
  expect(readConfig(set, '/').quotas).toEqual({ uploads: 20, networks: 100, bytes: 500 * 1024 ** 2 });
});

test('statements are prepared unless a pooler cannot keep them', () => {
  expect(readConfig({ PREPARED_STATEMENTS: 'off' }, '/').preparedStatements).toBe(false);
  expect(readConfig({ PREPARED_STATEMENTS: 'on' }, '/').preparedStatements).toBe(true);
  expect(() => readConfig({ PREPARED_STATEMENTS: 'yes' }, '/')).toThrow('PREPARED_STATEMENTS is "yes". Set it to');
});

test('how many cases each certainty stands for is a setting, if they grow', () => {
  const casesOf = (text: string) => readConfig({ CERTAINTY_CASES: text }, '/').certaintyCases;
  expect(casesOf('1, 3,10,1000000')).toEqual([1, 3, 10, 1_000_000]);
  for (const text of ['2,5,15', '2,5,15,40,80', '0,5,15,40', '2,5,5,40', '40,15,5,2', '2,5,15,1000001', 'a,b,c,d'])
    expect(() => casesOf(text), text).toThrow(/CERTAINTY_CASES is .* Set it to four whole numbers/);
});

test('all problems are reported at once, each with what to set', () => {
  const wrong = {
    NODE_ENV: 'prod',
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'https://a.org/path',
    ALLOWED_ORIGINS: 'https://a.org, *',
    SECRET: 'short',
    SMTP_URL: 'mail.example.org',
    IMPRINT: 'later',
    TIME_ZONE: 'Mars/Base',
    EMBED_ORIGINS: 'https://a.org, survey.example.org',
    SESSION_IDLE: '12 hours',
    SESSION_MAX: '0d',
    TRUST_PROXY: 'proxy.local',
    LOG_LEVEL: 'loud',
    DISK_WARNING: '10%',
    QUOTA_UPLOADS: '0',
    QUOTA_NETWORKS: 'many',
    QUOTA_STORAGE: '5 GB',
  };
  try {
    readConfig(wrong, '/');
    expect.unreachable();
  } catch (error) {
    const { problems } = error as ConfigError;
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
    for (const problem of problems) expect(problem).toMatch(/ is ".+"\. Set it to .+\.$/);
  }
});

test.each([
  ['true', true],
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY %s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }, '/').trustProxy).toEqual(expected);
});

test('EMBED_ORIGINS names the sites that may show a question', () => {
  const set = { EMBED_ORIGINS: 'https://survey.example.org/, http://localhost:8080' };
  expect(readConfig(set, '/').embedOrigins).toEqual(['https://survey.example.org', 'http://localhost:8080']);
});

test('R-2676: ALLOWED_ORIGINS names sites as browsers do', () => {
  const allowed = (text: string) => readConfig({ ALLOWED_ORIGINS: text }, '/').allowedOrigins;
  expect(allowed('https://study.example.org/, HTTP://localhost:5173')).toEqual([
    'https://study.example.org',
    'http://localhost:5173',
  ]);
  for (const wrong of [
    '*',
    'https://*.example.org',
    'study.example.org',
    'https://a.org/page',
    'null',
    'https://a.org,',
  ])
    expect(() => allowed(wrong), wrong).toThrow(/ALLOWED_ORIGINS is ".+"\. Set it to/);
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, '/')).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['europe/berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
])('R-2673: the time zone %s is called %s', (given, called) => {
  expect(timeZoneName(given)).toBe(called);
});

test.each([
  ['stdout', { to: 'stdout' }],
  ['syslog:tcp://logs.example.org', { to: 'tcp', host: 'logs.example.org', port: 601 }],
  ['syslog:tcp://logs.example.org:80', { to: 'tcp', host: 'logs.example.org', port: 80 }],
  ['syslog:udp://127.0.0.1', { to: 'udp', host: '127.0.0.1', port: 514 }],
  ['syslog:udp://[::1]:5140', { to: 'udp', host: '::1', port: 5140 }],
  ['syslog:unix:/run/syslog.sock', { to: 'unix', path: '/run/syslog.sock' }],
])('R-3275: the audit log goes to %s', (text, target) => {
  expect(readConfig({ AUDIT_TO: text }, '/').auditTo).toEqual(target);
});

test.each([
  'syslog',
  'syslog:tcp',
  'syslog:tls://logs.example.org',
  'syslog:unix:relative',
  'syslog:tcp://a:b@c',
  'file',
])('R-3275: %s is no place for the audit log', (text) => {
  expect(() => readConfig({ AUDIT_TO: text }, '/')).toThrow(/AUDIT_TO is ".*"\. Set it to "stdout", or an address/);
});

test('R-3275: metrics are served only where a port of their own is set, for this machine', () => {
  expect(readConfig({}, '/')).toMatchObject({ metricsPort: undefined, metricsHost: '127.0.0.1', auditTo: undefined });
  expect(readConfig({ ...production, METRICS_PORT: '9464' }, '/')).toMatchObject({
    host: '0.0.0.0',
    metricsPort: 9464,
    metricsHost: '127.0.0.1',
  });
  expect(() => readConfig({ METRICS_PORT: '3000' }, '/')).toThrow(/METRICS_PORT is the same as PORT/);
  expect(() => readConfig({ METRICS_PORT: 'on' }, '/')).toThrow(/METRICS_PORT is "on"/);
});

const institution = {
  OIDC_ISSUER: 'https://login.clinic.example/realms/staff',
  OIDC_CLIENT_ID: 'credence',
  OIDC_CLIENT_SECRET: 'a secret of the provider',
  OIDC_NAME: 'Clinic account',
};

/** Entra's login of a tenant, or of all of them, with its addresses trusted. */
function trusting(tenant: string) {
  const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`;
  return { ...institution, OIDC_ISSUER: issuer, OIDC_TRUST_EMAIL_OF: issuer };
}

test('R-3230 the institution’s login is read whole, or not at all', () => {
  expect(readConfig(institution, '/').institution).toEqual({
    issuer: 'https://login.clinic.example/realms/staff',
    clientId: 'credence',
    clientSecret: 'a secret of the provider',
    trustsEmail: false,
    name: 'Clinic account',
    groupsClaim: 'groups',
    studyGroups: [],
    adminGroups: [],
    onlyDomains: [],
  });
  const all = {
    ...institution,
    OIDC_TRUST_EMAIL_OF: institution.OIDC_ISSUER,
    OIDC_GROUPS_CLAIM: 'roles',
    OIDC_STUDY_GROUPS: 'research, heads',
    OIDC_ADMIN_GROUPS: 'it',
    OIDC_ONLY_DOMAINS: 'Clinic.example,lab.clinic.example',
  };
  expect(readConfig(trusting('5c5f1f7e'), '/').institution).toMatchObject({ trustsEmail: true });
  expect(readConfig(all, '/').institution).toMatchObject({
    trustsEmail: true,
    groupsClaim: 'roles',
    studyGroups: ['research', 'heads'],
    adminGroups: ['it'],
    onlyDomains: ['clinic.example', 'lab.clinic.example'],
  });
});

test.each([
  [{ OIDC_NAME: 'Clinic account' }, /^OIDC_ISSUER is missing\. With OIDC_NAME, the institution's login needs it\.$/],
  [{ OIDC_ONLY_DOMAINS: 'clinic.example' }, /^OIDC_ISSUER is missing/],
  [{ ...institution, OIDC_ISSUER: 'http://login.clinic.example' }, /^OIDC_ISSUER is "http/],
  [{ ...institution, OIDC_ISSUER: 'https://login.clinic.example/?a=b' }, /^OIDC_ISSUER is "https/],
  [{ ...institution, OIDC_NAME: 'x'.repeat(61) }, /^OIDC_NAME is "x+"\. Set it to at most 60 characters/],
  [{ ...institution, OIDC_ADMIN_GROUPS: 'it,,heads' }, /^OIDC_ADMIN_GROUPS is "it,,heads"/],
  [{ ...institution, OIDC_ONLY_DOMAINS: '@clinic.example' }, /^OIDC_ONLY_DOMAINS is "@clinic.example"/],
  [
    { ...institution, OIDC_TRUST_EMAIL_OF: 'https://login.clinic.example' },
    /^OIDC_TRUST_EMAIL_OF is "https.*OIDC_ISSUER/,
  ],
  [{ ...institution, OIDC_TRUST_EMAIL_OF: 'true' }, /^OIDC_TRUST_EMAIL_OF is "true"/],
  [trusting('common'), /^OIDC_TRUST_EMAIL_OF is "https/],
  [trusting('organizations'), /^OIDC_TRUST_EMAIL_OF is "https/],
  [trusting('consumers'), /^OIDC_TRUST_EMAIL_OF is "https/],
  [{ SECOND_FACTOR: 'yes' }, /^SECOND_FACTOR is "yes"\. Set it to "administrators" or "offered"\.$/],
])('R-3230 a setting of the login that cannot be meant stops the start: %j', (given, problem) => {
  const thrown = (() => {
    try {
      readConfig(given, '/');
    } catch (error) {
      return error as ConfigError;
    }
    return undefined;
  })();
  expect(thrown?.problems[0]).toMatch(problem);
});

test('R-3230 a provider on this machine needs no TLS, and second factors can be asked of administrators', () => {
  const local = { ...institution, OIDC_ISSUER: 'http://127.0.0.1:8080', SECOND_FACTOR: 'administrators' };
  expect(readConfig(local, '/')).toMatchObject({
    institution: { issuer: 'http://127.0.0.1:8080' },
    adminsNeedFactor: true,
  });
});

test('R-3728: a replica needs the database that it follows, and may be behind by two seconds unless another bound is set', () => {
  const [database, replica] = ['postgresql://one/credence', 'postgresql://two/credence'];
  const settings = { DATABASE_URL: database, REPLICA_URL: replica };
  expect(readConfig(settings, '/')).toMatchObject({ replicaUrl: replica, replicaLag: 2000 });
  expect(readConfig({ ...settings, REPLICA_LAG: '30s' }, '/').replicaLag).toBe(30_000);
  expect(() => readConfig({ REPLICA_URL: replica }, '/')).toThrow(/REPLICA_URL is set without DATABASE_URL\. Set that/);
  expect(() => readConfig({ ...settings, REPLICA_LAG: 'none' }, '/')).toThrow(/REPLICA_LAG is "none"\. Set it to/);
});
