/** The content of the Authorization header: none, malformed, or a token. */
export type AuthorizationHeader = { kind: 'none' } | { kind: 'malformed' } | { kind: 'token'; token: string };

/** Parses `Token {token}`. The scheme is case-insensitive; anything but one scheme and one token is malformed. */
export function readAuthorization(rawHeaders: readonly string[]): AuthorizationHeader {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  );
  const [value] = values;
  if (value === undefined) return { kind: 'none' };
  // With two headers, there is no telling which one a proxy looked at.
  if (values.length > 1) return { kind: 'malformed' };
  const token = /^token +([\w-]{20,100})$/i.exec(value)?.[1];
  return token === undefined ? { kind: 'malformed' } : { kind: 'token', token };
}
