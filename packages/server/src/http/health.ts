import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.js';

/** Signals that the server is shutting down, so that it gets no new work. */
export interface Readiness {
  stopping: boolean;
}

/** GET /healthz succeeds while the process is alive, GET /readyz while it is ready to serve. */
export function addHealth(
  app: FastifyInstance,
  { database, readiness }: { database: Database; readiness: Readiness },
): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const state = readiness.stopping ? 'stopping' : await databaseState(database);
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state });
  });
}

function databaseState(database: Database): Promise<'ready' | 'database unavailable'> {
  return database.execute(sql`select 1`).then(
    () => 'ready',
    () => 'database unavailable',
  );
}
