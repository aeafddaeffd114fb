import { ApiError } from '../platform/errors.js';

/**
 * Refuses half a surrogate pair, which is no character: the database would store another one in its place.
 * @throws ApiError invalid_input
 */
export function requireCharacters(text: string, field: string): void {
  if (!text.isWellFormed()) throw new ApiError('invalid_input', { reason: 'impossible-character', field });
}
