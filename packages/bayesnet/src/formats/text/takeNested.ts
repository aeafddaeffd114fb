import { limits } from '../../network/limits.js';
import type { RawTable } from '../rawNode.js';
import { closings, type TextScanner } from './textScanner.js';

/**
 * The numbers inside the bracket at hand and all brackets in it: comments and brackets are in no run. Moves behind the
 * closing bracket.
 */
export function takeNested(scanner: TextScanner, node: string): RawTable {
  const { start: offset } = scanner;
  const runs: number[] = [];
  const opened: string[] = [];
  do {
    if (scanner.kind === 'word') scanner.takeNumbers(node, runs);
    else {
      const sign = scanner.kind === 'sign' ? scanner.source.charAt(scanner.start) : '';
      const closing = closings.get(sign);
      if (closing !== undefined) opened.push(closing);
      else if (sign !== '' && sign === opened.at(-1)) opened.pop();
      else if (scanner.kind === 'text') scanner.refuseFor('no-number');
      else if (sign !== ',') scanner.refuse(opened.at(-1) ?? '(');
      if (opened.length > limits.depth) {
        scanner.fail({ code: 'too-deep', params: { limit: limits.depth }, offset: scanner.start });
      }
      scanner.next();
    }
  } while (opened.length > 0 && !scanner.failed);
  return { runs, numbers: scanner.numbers.take(), offset };
}
