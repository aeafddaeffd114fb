import type { TextScanner } from './textScanner.js';

/** Passes over `[ 2 ]`, the number of states, which says nothing that their names do not say. */
export function skipCount(scanner: TextScanner): void {
  if (!scanner.take('[')) return;
  if (scanner.kind === 'word') scanner.next();
  scanner.expect(']');
}
