import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.js';
import { isApi } from './securityHeaders.js';

/** What a page of another origin may send and read beyond what every page may. */
const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Assessment, X-Revision',
  'access-control-max-age': '7200',
};
const exposed = 'Content-Disposition, ETag, Retry-After, X-Request-Id';

/**
 * Lets the pages of `ALLOWED_ORIGINS` call `/api`. Credentials stay off: such a page signs in with the token alone, and
 * a browser shows it no answer to a call that cookies went with. All other origins are told nothing.
 */
export function addCrossOrigin(app: FastifyInstance, { allowedOrigins }: Pick<Config, 'allowedOrigins'>): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request.url)) return;
    // A cache must not give one origin the answer to another.
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') reply.header('access-control-expose-headers', exposed);
    else return reply.headers(allowed).code(204).send();
  });
}
