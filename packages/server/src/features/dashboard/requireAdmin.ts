import { ApiError } from '../../platform/errors.js';

/** Lets administrators pass. @throws ApiError forbidden for everybody else */
export function requireAdmin(user: { isAdmin: boolean }): void {
  if (!user.isAdmin) throw new ApiError('forbidden', { reason: 'administrators-only' });
}
