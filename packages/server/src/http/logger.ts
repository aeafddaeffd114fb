import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { LogLevel } from '../platform/config/config.js';
import { loggedError } from './loggedError.js';

const hidden = ['authorization', 'cookie', 'x-csrftoken', 'set-cookie'].flatMap((name) => [
  `req.headers["${name}"]`,
  `headers["${name}"]`,
  `res.headers["${name}"]`,
]);

/**
 * Logs JSON lines without tokens, cookies, passwords or answers; URLs lose their query and e-mail parts, errors their
 * message.
 */
export function loggerOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    redact: {
      // The reader of uploads logs all headers at its finest level.
      paths: [...hidden, 'busboyOptions.headers', 'password', 'token', 'secret', '*.password', '*.token', '*.secret'],
      censor: '[hidden]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: loggedUrl(request.url ?? ''), ip: request.ip }),
      err: (error: unknown) => loggedError(error),
    },
  };
}

/** The path without the query and with usernames removed. */
export const loggedUrl = (url: string) =>
  (url.split('?')[0] ?? '').replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '[user]').slice(0, 500);
