import type { TextScanner } from './textScanner.js';

/**
 * Adds the stretches of the numbers up to a semicolon to `runs`, and moves behind it: comments are in none. There must be at
 * least one number.
 * @returns how many
 */
export function takeNumbers(scanner: TextScanner, node: string, runs: number[]): number {
  let found = 0;
  for (;;) {
    if (scanner.kind === 'word') found += scanner.takeNumbers(node, runs);
    else if (!scanner.take(',')) break;
  }
  if (scanner.kind === 'text') scanner.refuseFor('no-number');
  else if (!scanner.is(';')) scanner.refuse(';');
  else if (found === 0) scanner.refuseFor('no-number');
  else scanner.next();
  return found;
}
