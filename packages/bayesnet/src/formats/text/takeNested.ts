import { limits } from '../../network/limits.js';
import type { ReadNumbers } from '../rawNode.js';
import { Groups } from './groups.js';
import { closings, type TextScanner } from './textScanner.js';

/** The numbers inside the bracket at hand and all brackets in it. Moves behind the closing bracket. */
export function takeNested(scanner: TextScanner, node: string): ReadNumbers & { readonly groups: Groups } {
  const { source, start: offset } = scanner;
  const groups = new Groups();
  const opened: string[] = [];
  let before = 0;
  /** Opens or closes at a bracket behind so many numbers, down to so many that are left open; false for anything else. */
  const passes = (at: number, numbers: number, left: number): boolean => {
    const sign = source.charAt(at);
    const closing = closings.get(sign);
    if (closing !== undefined && opened.length < limits.depth) {
      opened.push(closing);
      groups.open(numbers);
    } else if (sign === opened.at(-1) && opened.length > left) {
      opened.pop();
      groups.close(at, numbers);
    } else return false;
    return true;
  };
  const withinOutermost = (at: number, found: number) => passes(at, before + found, 1);
  do {
    if (scanner.kind === 'word') before += scanner.takeNumbers(node, undefined, withinOutermost);
    else if (scanner.kind === 'text') scanner.refuseFor('no-number');
    else if (passes(scanner.start, before, 0)) scanner.next();
    else if (closings.has(source.charAt(scanner.start))) {
      scanner.fail({ code: 'too-deep', params: { limit: limits.depth }, offset: scanner.start });
    } else if (!scanner.take(',')) scanner.refuse(opened.at(-1) ?? '(');
  } while (opened.length > 0 && !scanner.failed);
  return { numbers: scanner.numbers.take(), offset, groups };
}
