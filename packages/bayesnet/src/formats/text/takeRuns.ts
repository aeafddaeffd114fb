import { limits } from '../../network/limits.js';
import type { Runs } from '../numbers.js';
import type { TextScanner } from './textScanner.js';

/**
 * The words inside the bracket at hand and all brackets in it, as one run for each: what is between them, be it commas
 * or comments, stays out. Moves behind the closing bracket. A file with too many is refused where the limit is reached.
 */
export function takeRuns(scanner: TextScanner, node: string): Runs {
  const runs: number[] = [];
  const opened: string[] = [];
  do {
    if (scanner.kind === 'end') {
      scanner.refuse(opened.at(-1) ?? '(');
      return [];
    }
    if (scanner.kind === 'word') runs.push(scanner.start, scanner.end);
    else if (scanner.kind === 'text') {
      scanner.refuseFor('no-number');
      return [];
    } else if (scanner.is('(')) opened.push(')');
    else if (scanner.is('{')) opened.push('}');
    else if (scanner.is('[')) opened.push(']');
    else if (opened.length > 0 && scanner.is(opened.at(-1) ?? '')) opened.pop();
    else if (!scanner.is(',')) {
      scanner.refuse(opened.at(-1) ?? '(');
      return [];
    }
    if (opened.length > limits.depth || runs.length > 2 * (limits.numbers + 1)) {
      scanner.fail(
        opened.length > limits.depth
          ? { code: 'too-deep', params: { limit: limits.depth }, offset: scanner.start }
          : { code: 'too-many-numbers', params: { node, limit: limits.numbers }, offset: scanner.start },
      );
      return [];
    }
    scanner.next();
  } while (opened.length > 0);
  return runs;
}
