import type { TextScanner } from './textScanner.js';

/** Reads what is between two braces, from one semicolon to the next; returns where the second is. */
export function inBlock(scanner: TextScanner, takeItem: () => void): number {
  scanner.expect('{');
  while (!scanner.is('}')) {
    if (scanner.kind === 'end') scanner.refuse('}');
    if (scanner.failed) return scanner.start;
    takeItem();
  }
  const { start } = scanner;
  scanner.next();
  return start;
}
