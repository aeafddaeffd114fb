import { allowAttempts, attemptAllowed, countAttempt, forgetAttempt, tooMany } from '../../platform/limits/attempts.js';
import { countGuess, forgetGuesses, takeBackGuess } from '../../platform/limits/guesses.js';
import { addressLimits, limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { normaliseUsername } from '../username.js';

/**
 * Where a password comes from: an open session, a browser in which the owner has signed in, or just an address. Wrong
 * ones lock the account for this source only, so that nobody elsewhere locks its owner out.
 */
type Source = { readonly session: string } | { readonly knownBrowser: string } | { readonly address: string };

interface Guess {
  readonly username: string;
  readonly passwordHash: string | undefined;
  readonly password: string;
  readonly source: Source;
}

/**
 * Checks a password for an account that may not exist, within the limits. Only failures count; once they are used up,
 * even the right password has to wait. Takes equally long for known and unknown accounts.
 * @returns whether the password is right
 * @throws ApiError too_many_requests
 */
export async function checkPassword(
  { username, passwordHash, password, source }: Guess,
  { database, passwords, clock, config }: Pick<Services, 'database' | 'passwords' | 'clock' | 'config'>,
): Promise<boolean> {
  const counting = { secret: config.secret, at: clock.now() };
  // Counted for this password: once another one is set, nothing is left of the guesses.
  const account = `${normaliseUsername(username)}|${passwordHash ?? ''}`;
  const here = { limit: limits.passwordBySource, subject: `${account}|${Object.entries(source).flat().join('|')}` };
  const { allowed, until } = await countGuess(database, here, counting);
  if (!allowed) throw tooMany(until, counting.at);

  // From an address anybody may be guessing; the owner of a session or of a known browser is not to wait for them.
  const anybody = 'address' in source;
  const inAll = { limit: limits.passwordByAccount, subject: account };
  const ofAddress = {
    limit: addressLimits(config.peoplePerAddress).wrongPasswords,
    subject: anybody ? source.address : '',
  };
  // A whole clinic may log in from one address, so only failures count there. The limit is checked when the password
  // check begins, because few of those run at a time.
  const allow = async () => {
    if (!anybody) return;
    const address = await attemptAllowed(database, ofAddress, counting);
    if (!address.allowed) throw tooMany(address.until, counting.at);
  };
  let counted = false;
  let right: boolean | undefined;
  try {
    if (anybody) {
      await allowAttempts(database, [inAll], counting);
      counted = true;
    }
    right = await passwords.verify(passwordHash, password, allow);
  } finally {
    // An unchecked password is not a guess.
    if (right === undefined) await takeBackGuess(database, here, counting);
    if (right) await forgetGuesses(database, here, counting);
    if (counted && right !== false) await forgetAttempt(database, inAll, counting);
  }
  if (anybody && !right) await countAttempt(database, ofAddress, counting);
  return right;
}
