import type { RefusalParams } from '@credence/api-client';
import { isCommon } from './commonPasswords.js';

/** Characters, counted as people count them. */
const shortestPassword = 8;
const longestPassword = 128;

/** What others can look up about somebody who chooses a password. */
export interface Known {
  readonly username: string;
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  /** What the site and its institution are called. */
  readonly site: { readonly name: string; readonly organisation: string };
}

/**
 * Why a password is refused, undefined where it will do. Length and what everybody uses count, kinds of
 * characters do not (NIST SP 800-63B, section 5.1.1.2).
 */
export function weaknessOf(password: string, known: Known): RefusalParams['weak_password'] | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return { reason: 'too-short', limit: shortestPassword };
  if (length > longestPassword) return { reason: 'too-long', limit: longestPassword };
  const plain = password.normalize('NFC').toLowerCase();
  if (isCommon(plain, shortestPassword)) return { reason: 'common' };
  if (leansOn(bare(plain), wordsOf(known))) return { reason: 'personal' };
  return isWordWithYear(plain) ? { reason: 'common' } : undefined;
}

/** Whether a password is one word, as letters alone, with a year before or after it and a few signs: `Klinikum2024`. */
function isWordWithYear(plain: string): boolean {
  return /^[^\p{L}\p{N}]*(?:\p{L}+[^\p{L}\p{N}]*(?:19|20)\d\d|(?:19|20)\d\d[^\p{L}\p{N}]*\p{L}+)[^\p{L}\p{N}]*$/u.test(
    plain,
  );
}

/** The words that everybody can look up, the longest first. */
function wordsOf({ username, firstname = '', lastname = '', site }: Known): string[] {
  const [person = '', domain = ''] = username.split('@');
  const partsOf = (...names: readonly string[]) => names.flatMap((name) => name.split(/[^\p{L}]+/u));
  // Without the last, such as org: that many words begin with.
  const institutionWords = partsOf(site.organisation, ...domain.split('.').slice(0, -1)).filter(
    (word) => word.length >= 5,
  );
  const names = [username, person, firstname, lastname, site.name, site.organisation, 'credence'];
  const words = [...names, ...partsOf(person, firstname, lastname), ...institutionWords].map(bare);
  return words.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
}

/** Whether a password is little more than words that everybody can look up. Short ones count at its ends only. */
function leansOn(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => {
    if (word.length >= 5 || left.startsWith(word)) return left.replace(word, '');
    return left.endsWith(word) ? left.slice(0, -word.length) : left;
  }, password);
  return rest !== password && ([...rest].length < shortestPassword || isCommon(rest, shortestPassword));
}

const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
