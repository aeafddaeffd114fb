import type { RefusalParams } from '@credence/api-client';
import { isCommon } from './commonPasswords.js';

/** Characters, counted as people count them. */
const shortestPassword = 8;
const longestPassword = 128;

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
  const plain = password.normalize('NFC').toLowerCase();
  if (isCommon(plain, shortestPassword)) return { reason: 'common' };
  const known = [username, username.split('@')[0] ?? '', site, 'credence'].map(bare);
  if (known.some((word) => leansOn(bare(plain), word))) return { reason: 'personal' };
  return isWordWithYear(plain) ? { reason: 'common' } : undefined;
}

/** Whether a password is one word, as letters alone, with a year before or after it and a few signs: `Klinikum2024`. */
function isWordWithYear(plain: string): boolean {
  return /^[^\p{L}\p{N}]*(?:\p{L}+[^\p{L}\p{N}]*(?:19|20)\d\d|(?:19|20)\d\d[^\p{L}\p{N}]*\p{L}+)[^\p{L}\p{N}]*$/u.test(
    plain,
  );
}

/** Whether a password is little more than a word that everybody can look up. */
function leansOn(password: string, word: string): boolean {
  const found = word.length >= 5 ? password.includes(word) : word.length >= 3 && password.startsWith(word);
  if (!found) return false;
  const rest = password.replace(word, '');
  return [...rest].length < shortestPassword || isCommon(rest, shortestPassword);
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
