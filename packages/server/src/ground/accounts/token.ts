import { createHash, randomBytes } from 'node:crypto';

/** Lets people and secret scanners see what the string is. */
const prefix = 'crd_';

/** A new login token: 256 random bits. Given out once and stored nowhere. */
export const newToken = () => prefix + randomBytes(32).toString('base64url');

/** What is stored in its place. The token is random, so a fast hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
