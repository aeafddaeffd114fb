import { ApiError } from '../../platform/errors.js';

/**
 * Refuses what cannot be an e-mail address, so that nobody is told that a mail was sent to nowhere.
 * @throws ApiError invalid_input
 */
export function requireAddress(username: string): void {
  if (!/^[^@\s]+@[^@\s]+$/.test(username.trim())) throw new ApiError('invalid_input', { reason: 'e-mail' });
}
