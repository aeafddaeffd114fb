import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors.js';
import { JsonBodyError, parseJsonBody } from './jsonBody.js';

/** JSON is the only body that is parsed. text/plain and forms, which other sites can send, are refused with 415. */
export function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJsonBody(bytes as Buffer));
    } catch (error) {
      done(
        error instanceof JsonBodyError ? new ApiError('invalid_json', { message: error.message }) : (error as Error),
      );
    }
  });
}
