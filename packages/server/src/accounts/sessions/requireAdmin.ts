import type { SignedIn } from '../../http/guard.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { mayOnSite } from '../../roles/rights.js';
import type { SitePermission } from '../../roles/roles.js';
import { findFactor } from '../second-factor/secondFactors.js';

/**
 * Allows administrators only and, where the site wants it, only those who proved a second factor: their own, or whatever
 * the institution's login asked for.
 * @throws ApiError forbidden, factor_required
 */
export async function requireAdmin(
  { user, session }: SignedIn,
  permission: SitePermission,
  { database, config }: Pick<Services, 'database' | 'config'>,
): Promise<void> {
  if (!mayOnSite(user, permission)) throw new ApiError('forbidden', { reason: 'administrators-only' });
  if (!config.adminsNeedFactor || session.idToken) return;
  if (!(await findFactor(database, user.id))) throw new ApiError('factor_required');
}
