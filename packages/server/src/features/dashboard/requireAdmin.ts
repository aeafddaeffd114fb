import { ApiError } from '../../platform/errors.js';

/** Allows administrators only. @throws ApiError forbidden for everybody else */
export function requireAdmin(user: { isAdmin: boolean }): void {
  if (!user.isAdmin) throw new ApiError('forbidden', { reason: 'administrators-only' });
}
