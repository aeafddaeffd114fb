import { normaliseUsername } from '../../ground/accounts/username.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

/** Whether another mail may go to the address. Callers are not told if not: they need not know who gets mail. */
export async function mailAllowed(
  username: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<boolean> {
  const attempt = { limit: limits.mailByAccount, subject: normaliseUsername(username) };
  return (await countAttempt(database, attempt, { secret: config.secret, at: clock.now() })).allowed;
}
