import { createHash } from 'node:crypto';

/** A request that its client may repeat: with the same key it is executed only once. */
export interface RepeatableRequest {
  readonly key: string | undefined;
  readonly hash: string;
}

/** Identifies a request by its method, path and body. */
export function repeatable(
  key: string | undefined,
  request: { method: string; url: string },
  body: unknown,
): RepeatableRequest {
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(body)}`)
    .digest('hex');
  return { key: key?.toLowerCase(), hash };
}
