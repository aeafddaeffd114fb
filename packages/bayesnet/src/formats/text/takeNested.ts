import { limits } from '../../network/limits.js';
import type { RawTable } from '../rawNode.js';
import { closings, type TextScanner } from './textScanner.js';

/** The numbers inside the bracket at hand and all brackets in it. Moves behind the closing bracket. */
export function takeNested(scanner: TextScanner, node: string): RawTable {
  const { source, start: offset } = scanner;
  const runs: number[] = [];
  const opened: string[] = [];
  const passes = (at: number): boolean => {
    const sign = source.charAt(at);
    const closing = closings.get(sign);
    if (closing !== undefined && opened.length < limits.depth) opened.push(closing);
    // The outermost is closed below.
    else if (sign === opened.at(-1) && opened.length > 1) opened.pop();
    else return false;
    return true;
  };
  do {
    const sign = scanner.kind === 'sign' ? source.charAt(scanner.start) : '';
    const closing = closings.get(sign);
    if (scanner.kind === 'word') scanner.takeNumbers(node, runs, undefined, passes);
    else if (scanner.kind === 'text') scanner.refuseFor('no-number');
    else if (closing !== undefined && opened.length === limits.depth) {
      scanner.fail({ code: 'too-deep', params: { limit: limits.depth }, offset: scanner.start });
    } else if (closing !== undefined) {
      opened.push(closing);
      scanner.next();
    } else if (sign !== '' && sign === opened.at(-1)) {
      opened.pop();
      scanner.next();
    } else if (!scanner.take(',')) scanner.refuse(opened.at(-1) ?? '(');
  } while (opened.length > 0 && !scanner.failed);
  return { runs, numbers: scanner.numbers.take(), offset };
}
