import type { RefusalParams } from '@credence/api-client';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Characters, counted as people count them. */
const shortestPassword = 8;
const longestPassword = 128;

/** More than 10,000 passwords that are tried first. */
const common = new Set(dictionary['passwords-common']);

/**
 * Why a password is refused, undefined where it will do. Length and what everybody uses count, kinds of
 * characters do not (NIST SP 800-63B, section 5.1.1.2).
 */
export function weaknessOf(
  password: string,
  { username, site }: { username: string; site: string },
): RefusalParams['weak_password'] | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return { reason: 'too-short', limit: shortestPassword };
  if (length > longestPassword) return { reason: 'too-long', limit: longestPassword };
  const plain = password.toLowerCase();
  if (common.has(plain) || new Set(plain).size <= 2) return { reason: 'common' };
  const words = [username, username.split('@')[0] ?? '', site, 'credence'].map((word) => word.toLowerCase());
  const bare = plain.replaceAll(/[\d\W_]+/g, '');
  if (words.some((word) => word.length >= 3 && (plain === word || bare === word.replaceAll(/[\d\W_]+/g, ''))))
    return { reason: 'personal' };
  return undefined;
}
