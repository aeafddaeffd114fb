import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.js';

/** Says that the server is going down, so that no new work is sent to it. */
export interface Readiness {
  stopping: boolean;
}

/** GET /healthz answers while the process lives, GET /readyz while it serves. */
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
