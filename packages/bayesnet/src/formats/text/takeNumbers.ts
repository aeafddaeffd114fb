import { limits } from '../../network/limits.js';
import type { TextScanner } from './textScanner.js';

/**
 * Adds the words up to a semicolon to `runs`, one run for each, and moves behind it: commas and comments stay out. There
 * must be at least one. A file with too many is refused where the limit is reached.
 */
export function takeNumbers(scanner: TextScanner, node: string, runs: number[]): void {
  const before = runs.length;
  for (; scanner.kind === 'word' || scanner.is(','); scanner.next()) {
    if (scanner.kind !== 'word') continue;
    runs.push(scanner.start, scanner.end);
    if (runs.length > 2 * (limits.numbers + 1)) {
      const params = { node, limit: limits.numbers };
      return scanner.fail({ code: 'too-many-numbers', params, offset: scanner.start });
    }
  }
  if (scanner.kind === 'text') return scanner.refuseFor('no-number');
  if (!scanner.is(';')) return scanner.refuse(';');
  if (runs.length === before) return scanner.refuseFor('no-number');
  scanner.next();
}
