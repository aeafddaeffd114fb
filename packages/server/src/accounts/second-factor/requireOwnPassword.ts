import type { SignedIn } from '../../http/guard.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { checkPassword } from '../passwords/checkPassword.js';
import { requireCode } from './requireCode.js';

/**
 * Asks a signed-in user for password and, where there is a factor, its code: whoever finds a session open changes nothing.
 * @throws ApiError invalid_credentials, code_needed, wrong_code, too_many_requests
 */
export async function requireOwnPassword(
  { user, session }: SignedIn,
  { password, code }: { password: string; code?: string },
  services: Services,
): Promise<void> {
  const { username, passwordHash } = user;
  const guess = { username, passwordHash, password, source: { session: session.id } };
  if (!(await checkPassword(guess, services))) throw new ApiError('invalid_credentials', { reason: 'password' });
  await requireCode(user.id, code, services);
}
