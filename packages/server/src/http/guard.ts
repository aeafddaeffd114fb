import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../ground/accounts/sessions.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: SignedIn | undefined;
    /** The token of the Authorization header, whether it holds or not. */
    sentToken: string | undefined;
  }
}

/** What the guard needs to know of an operation. */
export interface Guarded {
  id: string;
  isPublic: boolean;
}

/** Settles who calls, or refuses. */
export type Guard = (request: FastifyRequest, operation: Guarded) => Promise<SignedIn | undefined>;
