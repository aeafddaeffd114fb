import { attemptAllowed, countAttempt, forgetAttempt, tooMany } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { normaliseUsername } from './username.js';

/**
 * Checks a password for an account that may not exist, within the limits. Only failures count; once they are used up,
 * even the right password has to wait. Takes equally long for known and unknown accounts.
 * @returns whether the password is right
 * @throws ApiError too_many_requests
 */
export async function checkPassword(
  guess: { username: string; passwordHash: string | undefined; password: string; address: string },
  { database, passwords, clock, config }: Pick<Services, 'database' | 'passwords' | 'clock' | 'config'>,
): Promise<boolean> {
  const counting = { secret: config.secret, at: clock.now() };
  const ofAccount = { limit: limits.passwordByAccount, subject: normaliseUsername(guess.username) };
  const ofAddress = { limit: limits.passwordByAddress, subject: guess.address };
  // Counted before the check, so that guessing in parallel gains nothing.
  const { allowed, until } = await countAttempt(database, ofAccount, counting);
  if (!allowed) throw tooMany(until, counting.at);

  // A whole clinic may log in from one address, so only failures count there. The limit is checked when the password
  // check begins, because few of those run at a time.
  const allow = async () => {
    const address = await attemptAllowed(database, ofAddress, counting);
    if (!address.allowed) throw tooMany(address.until, counting.at);
  };
  let right = false;
  let wrong = false;
  try {
    right = await passwords.verify(guess.passwordHash, guess.password, allow);
    wrong = !right;
  } finally {
    // An unchecked password is not a guess.
    if (!wrong) await forgetAttempt(database, ofAccount, counting);
  }
  if (wrong) await countAttempt(database, ofAddress, counting);
  return right;
}
