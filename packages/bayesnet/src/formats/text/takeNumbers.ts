import type { TextScanner } from './textScanner.js';

/**
 * Reads the numbers up to a semicolon, and moves behind it. There must be at least one number.
 * @returns how many
 */
export function takeNumbers(scanner: TextScanner, node: string): number {
  let found = 0;
  for (;;) {
    if (scanner.kind === 'word') found += scanner.takeNumbers(node);
    else if (!scanner.take(',')) break;
  }
  if (scanner.kind === 'text') scanner.refuseFor('no-number');
  else if (!scanner.is(';')) scanner.refuse(';');
  else if (found === 0) scanner.refuseFor('no-number');
  else scanner.next();
  return found;
}
