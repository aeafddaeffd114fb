import { countAttempt, forgetAttempt, tooMany } from '../limits/attempts.js';
import { limits } from '../limits/limits.js';
import type { Services } from '../operation.js';
import { normaliseUsername } from '../sessions/username.js';

/**
 * Checks a password against an account that may not exist, as often as the limits allow: only failures count, and once
 * they are used up even the right one has to wait. Takes as long for an unknown account as for a known one.
 * @returns whether it is right
 * @throws ApiError too_many_requests
 */
export async function checkPassword(
  guess: { username: string; passwordHash: string | undefined; password: string; address: string },
  { database, passwords, clock, config }: Pick<Services, 'database' | 'passwords' | 'clock' | 'config'>,
): Promise<boolean> {
  const counting = { secret: config.secret, at: clock.now() };
  const attempts = [
    { limit: limits.passwordByAccount, subject: normaliseUsername(guess.username) },
    { limit: limits.passwordByAddress, subject: guess.address },
  ];
  // All are counted before the check, so that many at once cannot slip through.
  const counted = await Promise.all(attempts.map((attempt) => countAttempt(database, attempt, counting)));
  const refused = counted.find(({ allowed }) => !allowed);
  if (refused) throw tooMany(refused.until, counting.at);
  const right = await passwords.verify(guess.passwordHash, guess.password);
  if (right) for (const attempt of attempts) await forgetAttempt(database, attempt, counting);
  return right;
}
