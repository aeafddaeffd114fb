import { createHash } from 'node:crypto';

/** A request that its client may send again: with the same key it is carried out once. */
export interface RepeatableRequest {
  readonly key: string | undefined;
  readonly hash: string;
}

/** What makes two requests the same: method, path and body. */
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
