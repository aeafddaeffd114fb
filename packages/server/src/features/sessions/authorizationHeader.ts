/** What the Authorization header says: nothing, something that is no token, or a token. */
export type Credentials = { kind: 'none' } | { kind: 'malformed' } | { kind: 'token'; token: string };

/** Reads `Token {token}`. The scheme may be written in any case; anything beside one scheme and one token is malformed. */
export function readAuthorization(rawHeaders: readonly string[]): Credentials {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  );
  const [value] = values;
  if (value === undefined) return { kind: 'none' };
  // Two headers: which one a proxy looked at cannot be known.
  if (values.length > 1) return { kind: 'malformed' };
  const token = /^token +([\w-]{20,100})$/i.exec(value)?.[1];
  return token === undefined ? { kind: 'malformed' } : { kind: 'token', token };
}
