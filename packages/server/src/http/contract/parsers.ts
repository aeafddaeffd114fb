import type { FastifyInstance } from 'fastify';
import { parseJsonBody } from './jsonBody.js';

/** JSON is the only body that is parsed. text/plain and forms, which other sites can send, are refused with 415. */
export function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJsonBody(bytes as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}
