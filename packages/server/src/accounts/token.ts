import { createHash, randomBytes } from 'node:crypto';

/** Lets people and secret scanners recognise the token. */
const prefix = 'crd_';

/** Creates a login token: 256 random bits, handed out once and never stored. */
export const newToken = () => prefix + randomBytes(32).toString('base64url');

/** The hash stored in its place. The token is random, so a fast hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whether this can be a token of ours. */
export const isToken = (text: string) => /^crd_[\w-]{43}$/.test(text);
