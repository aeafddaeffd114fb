import { normaliseUsername } from '../../ground/accounts/username.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

/** Whether one more mail may go to the address. Nobody is told when not: who asks need not know who gets mail. */
export async function mailAllowed(
  username: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<boolean> {
  const attempt = { limit: limits.mailByAccount, subject: normaliseUsername(username) };
  return (await countAttempt(database, attempt, { secret: config.secret, at: clock.now() })).allowed;
}
