import type { Word } from '../rawNode.js';
import type { TextScanner } from './textScanner.js';

/**
 * The names in the list in round brackets at hand, with or without commas between them. Moves behind the closing
 * bracket. Beyond the limit one more is kept, so that the excess is noticed.
 */
export function takeWords(scanner: TextScanner, limit: number): Word[] {
  return scanner.expect('(') ? takeWordsTo(scanner, ')', limit) : [];
}

/** The names up to a sign, likewise. Moves behind it. */
export function takeWordsTo(scanner: TextScanner, sign: string, limit: number): Word[] {
  const words: Word[] = [];
  while (scanner.kind !== 'end' && !scanner.is(sign)) {
    if (scanner.take(',')) continue;
    const word = scanner.takeName();
    if (word && words.length <= limit) words.push(word);
  }
  scanner.expect(sign);
  return words;
}
