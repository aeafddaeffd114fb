import * as contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Services } from '../platform/services.js';
import { browserCookie, institutionCookie, signupCookie } from './browserCookie.js';
import { csrfCookie } from './csrfCookie.js';
import { FileReply, JsonReply, Reply } from './operation.js';

/** Turns an operation's result into the response. */
export function send(reply: FastifyReply, result: unknown, config: Services['config']): FastifyReply {
  if (result instanceof FileReply) return sendFile(reply, result);
  if (result instanceof JsonReply) return sendJson(reply, result);
  if (!(result instanceof Reply)) return reply.send(result);
  const { status = 200, headers = {}, csrfToken, browserSecret, signupSecret, institutionSecret } = result.extras;
  if (browserSecret) reply.header('set-cookie', browserCookie(browserSecret, config));
  if (signupSecret) reply.header('set-cookie', signupCookie(signupSecret, config));
  if (institutionSecret !== undefined) reply.header('set-cookie', institutionCookie(institutionSecret, config));
  if (csrfToken) reply.header('set-cookie', csrfCookie(csrfToken, config));
  return reply.code(status).headers(headers).send(result.body);
}

function sendFile(reply: FastifyReply, { file }: FileReply): FastifyReply {
  return reply
    .headers(file.headers ?? {})
    .header('content-disposition', contentDisposition.create(file.filename))
    .type(file.contentType)
    .send(file.bytes);
}

/** The version is a weak one: the same numbers are sent compressed and not. */
function sendJson(reply: FastifyReply, { version, json }: JsonReply): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (version !== undefined) reply.header('etag', `W/"${version}"`);
  if (!json) return reply.code(304).send();
  if (json.isGzipped) reply.header('content-encoding', 'gzip');
  return reply.type('application/json; charset=utf-8').send(json.bytes);
}
