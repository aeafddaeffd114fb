import { limits } from '../../network/limits.js';
import type { ProblemList } from '../problemList.js';
import type { Runs } from '../numbers.js';
import type { TextScanner } from '../text/textScanner.js';

/** A table as its brackets and words say it, from its first character to behind its last. */
export interface TableText {
  readonly start: number;
  readonly end: number;
  readonly runs: Runs;
  /** The brackets of each depth, from the outermost: all of one depth have as many entries. */
  readonly brackets: readonly Bracket[];
  /** How many entries are signs for what nobody gave. */
  readonly open: number;
  /** True if one sign stands for more than one number: `#2` for a certain state, `@undef` for a whole row. */
  readonly isShort: boolean;
}

interface Bracket {
  readonly entries: number;
  /** Where the first bracket of this depth is closed. */
  readonly closed: number;
}

/** What Netica writes in place of a number that nobody gave, or for a case that cannot occur. */
export const isOpen = (text: string) => /^(?:x|@undef|@imposs)$/i.test(text);

/** The number that a state without a name is told by. */
export function stateIndex(text: string): number | undefined {
  return /^#\d+$/.test(text) ? Number(text.slice(1)) : undefined;
}

/** The table at hand, be its numbers in nested brackets or in one. */
export function takeTable(scanner: TextScanner, node: string): TableText {
  const { start } = scanner;
  const runs: number[] = [];
  const brackets: Bracket[] = [];
  const opened: { entries: number; signs: number }[] = [];
  let isShort = false;
  let open = 0;
  let end = start;
  do {
    const inside = opened.at(-1);
    const isWord = scanner.kind === 'word';
    if (inside && (isWord || scanner.is('('))) {
      inside.entries += 1;
      if (inside.entries > (brackets[opened.length - 1]?.entries ?? Infinity)) scanner.refuse(')');
    }
    if (isWord) {
      runs.push(scanner.start, scanner.end);
      const sign = signAt(scanner);
      if (sign === 'open') open += 1;
      if (sign === 'state') isShort = true;
      if (inside && sign) inside.signs += 1;
    } else if (inside && scanner.is(',')) {
      // Between two entries, or behind the last.
    } else if (scanner.is('(')) opened.push({ entries: 0, signs: 0 });
    else if (inside && scanner.is(')')) {
      opened.pop();
      const isOneSign = inside.entries === 1 && inside.signs === 1;
      const first = brackets[opened.length];
      if (isOneSign) isShort = true;
      else if (!first) brackets[opened.length] = { entries: inside.entries, closed: scanner.start };
      else if (inside.entries < first.entries) scanner.refuse(',');
    } else if (scanner.kind === 'text') scanner.refuseFor('no-number');
    else scanner.refuse(inside ? ')' : '(');
    checkSize(scanner, node, opened.length, runs.length);
    if (scanner.failed) break;
    end = scanner.end;
    scanner.next();
  } while (opened.length > 0);
  return { start, end, runs, brackets, open, isShort };
}

/** What the word at hand stands for, if it is no number: most are, so that only their first sign is looked at. */
function signAt({ source, start, end }: TextScanner): 'open' | 'state' | undefined {
  const code = source.charCodeAt(start);
  if (code !== HASH && code !== AT && code !== X && code !== SMALL_X) return undefined;
  const text = source.slice(start, end);
  if (isOpen(text)) return 'open';
  return stateIndex(text) === undefined ? undefined : 'state';
}
const HASH = 35;
const AT = 64;
const X = 88;
const SMALL_X = 120;

function checkSize(scanner: TextScanner, node: string, depth: number, runs: number): void {
  if (depth > limits.depth) {
    scanner.fail({ code: 'too-deep', params: { limit: limits.depth }, offset: scanner.start });
  } else if (runs > 2 * (limits.numbers + 1)) {
    scanner.fail({ code: 'too-many-numbers', params: { node, limit: limits.numbers }, offset: scanner.start });
  }
}

/**
 * Reports brackets that do not follow the states of the parents, first parent outermost, and of the node: a program that
 * groups them otherwise has another order in mind. `sizes` are how many states each has.
 */
export function checkBrackets({ brackets }: TableText, sizes: readonly number[], problems: ProblemList): void {
  const own = sizes.at(-1) ?? 1;
  const innermost = brackets.at(-1);
  const cut =
    brackets.length === sizes.length
      ? brackets.find(({ entries }, depth) => entries < (sizes[depth] ?? 0))
      : innermost && innermost.entries % own !== 0 && innermost;
  if (!cut) return;
  const params = { reason: 'wrong-sign', text: ')', expected: ',' } as const;
  problems.error({ code: 'malformed-text', params, offset: cut.closed });
}
