import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { createGuard } from './accounts/index.js';
import type { Database } from './database/database.js';
import { probeWriting } from './database/probeWriting.js';
import { createReadFromReplica, type ReadFromReplica } from './database/replica.js';
import type { CallSeen } from './http/callSeen.js';
import { answerClientError } from './http/clientErrors.js';
import type { ContractOperation } from './http/contract/contract.js';
import { addParsers } from './http/contract/parsers.js';
import type { OnMismatch } from './http/contract/responseCheck.js';
import { addCrossOrigin } from './http/crossOrigin.js';
import { DatabaseTrouble } from './http/databaseTrouble.js';
import { answerError } from './http/errorHandler.js';
import { warnOfProxy } from './http/forwardedWarning.js';
import { addHealth, type Readiness } from './http/health.js';
import { registerOperations } from './http/registerOperations.js';
import { isApi, setSecurityHeaders } from './http/securityHeaders.js';
import { addressedOperation } from './http/undecodable.js';
import { accountInvitations } from './networks/index.js';
import { operations } from './operations.js';
import { type Clock, systemClock } from './platform/clock.js';
import type { Config } from './platform/config/config.js';
import { defaultSite, type SiteTexts } from './platform/config/siteTexts.js';
import { ApiError } from './platform/errors.js';
import { tellOfReplica } from './platform/faults/tellOfReplica.js';
import { inThisThread, type NetworkFiles } from './platform/files/networkFiles.js';
import { createProvider } from './platform/institution/provider.js';
import type { MailServer } from './platform/mail/mailServer.js';
import { createPasswords, type Passwords } from './platform/passwords.js';
import { repeat } from './platform/schedule/repeat.js';
import type { Services } from './platform/services.js';
import { addLogo, addSite, addWellKnown, type ServedSite } from './site/index.js';

/** Everything the server is built from. Only serve.ts reads the environment. */
export interface AppOptions {
  database: Database;
  /** @default reads from the database itself */
  readFromReplica?: ReadFromReplica;
  config: Services['config'] & Pick<Config, 'embedOrigins' | 'trustProxy'>;
  /** The result of readContract for openapi.yaml. */
  contract: readonly ContractOperation[];
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Folder of the built application. Without it, only /api is served. */
  siteFolder?: string;
  clock?: Clock;
  pause?: Services['pause'];
  passwords?: Passwords;
  /** @default a site whose operator has filled in nothing yet */
  site?: SiteTexts;
  /** @default runs in the server's own thread */
  files?: NetworkFiles;
  readiness?: Readiness;
  /** What the post office knows of the mail server. */
  mailServer?: Readonly<MailServer>;
  /** Told of every call of the API once its response is sent. */
  onCall?: (call: CallSeen) => void;
  /** Overrides of the built-in handlers, for tests. */
  operations?: Partial<typeof operations>;
  /** If given, called for every response that violates the contract, which becomes an error: for tests. */
  onMismatch?: OnMismatch;
}

/** Milliseconds between two looks whether trouble with the database is over. */
const betweenLooks = 5000;

/** Builds the server without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    config,
    clock = systemClock,
    pause = sleep,
    passwords = createPasswords(),
    files = inThisThread,
    site: texts = defaultSite,
    readiness = { stopping: false },
    mailServer = { isAway: false },
  } = options;
  const served: { site?: ServedSite } = {};
  const answerUnknown = answerUnknownWith(served, options.contract);
  const app = createServer(options, answerUnknown);
  const { log } = app;

  app.addHook('onSend', (request, reply, _payload, done) => {
    setSecurityHeaders(request, reply, config.publicUrl);
    // A connection that stays open would delay the shutdown.
    if (readiness.stopping) reply.header('connection', 'close');
    done();
  });
  watchDatabase(app, database);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.decorateRequest('caller', undefined);
  app.decorateRequest('sentToken', undefined);
  app.decorateRequest('refusal', undefined);
  addCrossOrigin(app, config);
  await app.register(cookie);
  if (config.trustProxy === false) warnOfProxy(app);
  addHealth(app, { database, clock, readiness });

  const provider = providerOf(config, log);
  await addApi(app, options, {
    database,
    readFromReplica: options.readFromReplica ?? createReadFromReplica(database, undefined, tellOfReplica(log)),
    clock,
    pause,
    config,
    passwords,
    files,
    invitations: accountInvitations,
    provider,
    mailServer,
    site: texts,
    log,
  });

  await addLogo(app, texts.logo);
  addWellKnown(app, { site: texts, publicUrl: config.publicUrl, clock });
  if (options.siteFolder) served.site = await addSite(app, options.siteFolder, config.embedOrigins);
  app.setNotFoundHandler(answerUnknown);
  return app;
}

type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The application says itself what it does not know. */
const answerUnknownWith =
  (served: { readonly site?: ServedSite }, contract: readonly ContractOperation[]): AnswerUnknown =>
  (request, reply) =>
    served.site?.wantsPage(request) && !isApi(request.url)
      ? served.site.sendPage(reply)
      : answerError(
          new ApiError('not_found'),
          request,
          reply,
          addressedOperation(contract, request.method, request.url),
        );

/** The server with its limits, without any route. */
function createServer({ logger, config }: AppOptions, answerUnknown: AnswerUnknown): FastifyInstance {
  return Fastify({
    logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: silenceOf(config.trustProxy),
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    // A URL that cannot be decoded, or with an overlong parameter, matches nothing.
    frameworkErrors(_error, request, reply) {
      setSecurityHeaders(request, reply, config.publicUrl);
      answerUnknown(request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1100 },
  });
}

/** Looks whether trouble with the database is over, for as long as the server runs. */
function watchDatabase(app: FastifyInstance, database: Database): void {
  const trouble = new DatabaseTrouble({ log: app.log, probe: () => probeWriting(database) });
  app.decorate('databaseTrouble', trouble);
  const looking = repeat(() => trouble.look(), betweenLooks);
  app.addHook('onClose', () => looking.stop());
}

function providerOf({ institution, publicUrl }: AppOptions['config'], log: FastifyBaseLogger): Services['provider'] {
  return (
    institution &&
    createProvider(institution, publicUrl, (reason) => log.warn({ reason }, "a login with the institution's failed"))
  );
}

async function addApi(app: FastifyInstance, options: AppOptions, services: Services): Promise<void> {
  await app.register(
    async (api) => {
      addParsers(api);
      await api.register(multipart);
      registerOperations(api, {
        contract: options.contract,
        operations: { ...operations, ...options.operations },
        services,
        guard: createGuard(services),
        onCall: options.onCall,
        onMismatch: options.onMismatch,
      });
    },
    { prefix: '/api' },
  );
}

/**
 * Milliseconds for which a connection may be silent. What a proxy sends into one that is just being closed is lost, and
 * it repeats no save: so its connections outlast the two minutes that Caddy keeps them, and the one that nginx does.
 */
const silenceOf = (proxies: Config['trustProxy']) => (proxies === false ? 5000 : 130_000);

/** A number counts the proxies nearest to us. Their word on the address before them is trusted, nobody else's. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
