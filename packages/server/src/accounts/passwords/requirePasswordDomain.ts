import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { normaliseUsername } from '../username.js';

/**
 * Refuses an address of a domain whose people sign in with the institution's login alone. Whether it has an account does
 * not matter, so nobody learns that.
 * @throws ApiError institution_only
 */
export function requirePasswordDomain(
  username: string,
  { institution }: Pick<Services['config'], 'institution'>,
): void {
  const domain = normaliseUsername(username).split('@').at(-1) ?? '';
  if (institution?.onlyDomains.includes(domain)) throw new ApiError('institution_only', { name: institution.name });
}
