import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The value that binds a csrftoken when nobody is signed in. */
export const anonymous = 'anonymous';

/** Creates a token that only this server can issue, valid for one session: random.HMAC(session|random). */
export function newCsrfToken(secret: string, sessionId: string): string {
  const random = randomBytes(16).toString('base64url');
  return `${random}.${sign(secret, sessionId, random)}`;
}

/** Whether header and cookie are the same token, issued for one of these sessions. */
export function csrfTokenHolds(
  secret: string,
  pair: { header: string | undefined; cookie: string | undefined },
  sessionIds: readonly string[],
): boolean {
  const { header, cookie } = pair;
  if (!header || !cookie || !equal(header, cookie)) return false;
  const [random, signature, ...rest] = header.split('.');
  if (!random || !signature || rest.length > 0) return false;
  return sessionIds.some((id) => equal(signature, sign(secret, id, random)));
}

const sign = (secret: string, sessionId: string, random: string) =>
  createHmac('sha256', secret).update(`csrf|${sessionId}|${random}`).digest('base64url');

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
