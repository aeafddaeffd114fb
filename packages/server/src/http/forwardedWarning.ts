import type { FastifyInstance } from 'fastify';

/** Warns once if requests come through a proxy that nobody declared: everybody then shares the proxy's address and its limits. */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    request.log.warn(
      'X-Forwarded-For arrives, but TRUST_PROXY is not set. Behind a proxy, set it to the number of proxies.',
    );
  });
}
