import { dictionary } from '@zxcvbn-ts/language-common';

/** Characters as people count them. */
const shortestPassword = 8;
const longestPassword = 128;

/** More than 10,000 passwords that attackers try first. */
const common = new Set(dictionary['passwords-common']);

/**
 * Explains why a password is refused, as a sentence; undefined if it is acceptable. Checks length and common passwords,
 * not kinds of characters (NIST SP 800-63B, section 5.1.1.2).
 */
export function weaknessOf(
  password: string,
  { username, site }: { username: string; site: string },
): string | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return `Please choose a password of at least ${shortestPassword} characters.`;
  if (length > longestPassword) return `Please choose a password of at most ${longestPassword} characters.`;
  const plain = password.toLowerCase();
  if (common.has(plain) || new Set(plain).size <= 2)
    return 'This is one of the passwords that are tried first. Please choose another.';
  const words = [username, username.split('@')[0] ?? '', site, 'credence'].map((word) => word.toLowerCase());
  const bare = plain.replaceAll(/[\d\W_]+/g, '');
  if (words.some((word) => word.length >= 3 && (plain === word || bare === word.replaceAll(/[\d\W_]+/g, ''))))
    return 'Please choose a password that is not your address or the name of this site.';
  return undefined;
}
