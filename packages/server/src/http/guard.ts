import type { FastifyRequest } from 'fastify';
import type { sessions, users } from '../database/schema/index.js';

/** A valid session and its user. */
export interface SignedIn {
  session: typeof sessions.$inferSelect;
  user: typeof users.$inferSelect;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: SignedIn | undefined;
    /** The token of the Authorization header, whether valid or not. */
    sentToken: string | undefined;
  }
}

/** The facts about an operation that the guard needs. */
export interface Guarded {
  id: string;
  isPublic: boolean;
}

/** Determines the caller, or refuses the request. */
export type Guard = (request: FastifyRequest, operation: Guarded) => Promise<SignedIn | undefined>;
