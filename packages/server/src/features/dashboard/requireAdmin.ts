import { ApiError } from '../../platform/errors.js';
import { mayOnSite } from '../../roles/rights.js';

/** Allows administrators only. @throws ApiError forbidden for everybody else */
export function requireAdmin(user: { isAdmin: boolean }): void {
  if (!mayOnSite(user, 'read_dashboard')) throw new ApiError('forbidden', { reason: 'administrators-only' });
}
