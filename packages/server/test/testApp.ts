import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { anonymous, newCsrfToken } from '../src/accounts/sessions/csrf.js';
import { startSession } from '../src/accounts/sessions/startSession.js';
import type { UserRow } from '../src/accounts/users.js';
import { type AppOptions, buildApp } from '../src/app.js';
import type { Database } from '../src/database/database.js';
import { readContract } from '../src/http/contract/contract.js';
import { accountInvitations } from '../src/networks/sharing/accountInvitations.js';
import { defaultSite, type SiteTexts } from '../src/platform/config/siteTexts.js';
import type { Invitations } from '../src/platform/services.js';
import { Client } from './client.js';
import { cheapPasswords } from './passwords.js';
import { isAsOpened, testDatabase } from './testDatabase.js';
import { addUser, type NewUser } from './users.js';

export const contract = await readContract(path.join(import.meta.dirname, '../../../openapi.yaml'));

const config: AppOptions['config'] = {
  publicUrl: 'https://credence.test',
  allowedOrigins: [],
  production: false,
  secret: 'a secret for tests, never for anything else',
  sessionIdle: 12 * 3_600_000,
  sessionMax: 14 * 86_400_000,
  mailFrom: 'Credence <credence@credence.test>',
  timeZone: 'UTC',
  certaintyCases: [2, 5, 15, 40],
  quotas: { uploads: 600, networks: 20_000, bytes: 5 * 1024 ** 3 },
  peoplePerAddress: 20,
  institution: undefined,
  adminsNeedFactor: false,
  embedOrigins: ['https://survey.example.org'],
  trustProxy: false,
};

/** A clock that stands still until advanced. */
export class TestClock {
  static readonly #start = new Date('2026-11-20T10:00:00Z').getTime();
  #now = TestClock.#start;
  now(): Date {
    return new Date(this.#now);
  }
  /** Milliseconds. */
  advance(by: number): void {
    this.#now += by;
  }
  restart(): void {
    this.#now = TestClock.#start;
  }
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  clock: TestClock;
  config: AppOptions['config'];
  site: SiteTexts;
  invitations: Invitations;
  /** A person who is not signed in, with a csrftoken like in a browser. */
  visitor(): Client;
  /** A new account, ready to sign in unless specified otherwise. */
  addUser(user?: Partial<NewUser>): Promise<UserRow>;
  /** A signed-in person, with a new account unless one is given. */
  signedIn(user?: UserRow): Promise<Client & { user: UserRow }>;
  close(): Promise<void>;
}

type TestOptions = Partial<Omit<AppOptions, 'config'>> & { config?: Partial<AppOptions['config']> };

interface BuiltApp {
  app: FastifyInstance;
  clock: TestClock;
}

/** Applications without options of their own, each for the next test on its database: building one takes longer than most tests. */
const builtApps = new WeakMap<Database, BuiltApp>();
const closedApps = new WeakSet<FastifyInstance>();

/**
 * A server on an empty database, or on one that the caller keeps, with its responses checked against the contract. Create
 * it in beforeAll and close it in afterAll; appForThisTest closes it by itself.
 */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const given = options.database && { database: options.database, drop: () => Promise.resolve() };
  const { database, drop } = given ?? (await testDatabase());
  const settings = { ...config, ...options.config };
  const isPlain = Object.keys(options).length === 0;
  const { app, clock } = (isPlain && builtApps.get(database)) || (await build(database, settings, options));
  if (isPlain) builtApps.delete(database);
  clock.restart();
  return {
    app,
    database,
    clock,
    config: settings,
    site: options.site ?? defaultSite,
    invitations: accountInvitations,
    visitor: () => new Client(app, undefined, newCsrfToken(settings.secret, anonymous)),
    addUser: (user = {}) => addUser(database, user),
    async signedIn(given) {
      const user = given ?? (await addUser(database, {}));
      const { token, sessionId } = await startSession(database, {
        userId: user.id,
        at: clock.now(),
        userAgent: 'test',
        limits: settings,
      });
      return Object.assign(new Client(app, token, newCsrfToken(settings.secret, sessionId)), { user });
    },
    async close() {
      const isReusable = isPlain && !app.server.listening && !closedApps.has(app) && isAsOpened(database);
      if (!isReusable) await app.close();
      await drop();
      if (isReusable) builtApps.set(database, { app, clock });
    },
  };
}

async function build(database: Database, settings: AppOptions['config'], options: TestOptions): Promise<BuiltApp> {
  const clock = new TestClock();
  const app = await buildApp({
    database,
    clock,
    contract,
    logger: false,
    passwords: cheapPasswords,
    pause: () => Promise.resolve(),
    onMismatch: (problem) => console.error(problem),
    ...options,
    config: settings,
  });
  app.addHook('onClose', () => void closedApps.add(app));
  return { app, clock };
}

/** Like testApp, but closed when the running test ends. */
export async function appForThisTest(options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const made = await testApp(options);
  onTestFinished(() => made.close());
  return made;
}
