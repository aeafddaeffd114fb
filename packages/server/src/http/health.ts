import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.js';
import { postgresCode } from '../database/postgresCode.js';
import { probeWriting } from '../database/probeWriting.js';
import type { Clock } from '../platform/clock.js';

/** Signals that the server is shutting down, so that it gets no new work. */
export interface Readiness {
  stopping: boolean;
}

type State = 'ready' | 'database unavailable' | 'database is read-only' | 'no space left';

/** Milliseconds that a result is repeated, so that asking costs no more than this, however often it is done. */
const shelfLife = 2000;

/** GET /healthz succeeds while the process is alive, GET /readyz while it is ready to serve. */
export function addHealth(
  app: FastifyInstance,
  { database, clock, readiness }: { database: Database; clock: Clock; readiness: Readiness },
): void {
  const databaseState = remembered(() => stateOf(database), clock);
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const state = readiness.stopping ? 'stopping' : await databaseState();
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state });
  });
}

function stateOf(database: Database): Promise<State> {
  return probeWriting(database).then(
    () => 'ready',
    (error: unknown) => {
      const code = postgresCode(error);
      if (code === '53100') return 'no space left';
      return code === '25006' ? 'database is read-only' : 'database unavailable';
    },
  );
}

function remembered(look: () => Promise<State>, clock: Clock): () => Promise<State> {
  let last: { state: Promise<State>; at: number } | undefined;
  return () => {
    const at = clock.now().getTime();
    // A clock that jumped back would keep what it said for as long.
    if (!last || Math.abs(at - last.at) >= shelfLife) last = { state: look(), at };
    return last.state;
  };
}
