import { limits } from '../../network/limits.js';
import { type Passes, type TableNumbers, TokenScanner } from '../numbers.js';
import { Groups } from '../text/groups.js';
import type { TextScanner } from '../text/textScanner.js';
import { Brackets } from './brackets.js';
import { signOf } from './signs.js';

/** A table as its brackets and words say it, from its first character to behind its last. */
export interface TableText {
  readonly start: number;
  readonly end: number;
  readonly numbers: TableNumbers;
  /** The brackets around the numbers. */
  readonly groups: Groups;
  /** How many entries are signs for what nobody gave. */
  readonly open: number;
  /** True if one sign stands for more than one number: `#2` for a certain state, `@undef` for a whole row. */
  readonly isShort: boolean;
}

/** The table at hand, be its numbers in nested brackets or in one, or one sign for all of them. */
export function takeTable(scanner: TextScanner, node: string): TableText {
  const { start } = scanner;
  const reader = new TableReader(scanner, node);
  const end = scanner.kind === 'word' ? reader.takeWord() : reader.takeBrackets();
  const numbers = scanner.numbers.take();
  let { isShort } = reader;
  let open = 0;
  for (let token = 0; token < numbers.invalid.length; token += 2) {
    const sign = signOf(scanner.source, numbers.invalid[token] ?? 0, numbers.invalid[token + 1] ?? 0);
    if (sign === 'open') open += 1;
    if (sign === 'state') isShort = true;
  }
  return { start, end, numbers, groups: reader.groups, open, isShort };
}

/** Reads numbers and counts them by their brackets. */
class TableReader {
  readonly brackets = new Brackets();
  readonly groups = new Groups();
  /** Whether there is a bracket with nothing but a sign in it. */
  isShort = false;
  readonly #scanner: TextScanner;
  readonly #node: string;
  /** Where the numbers begin behind the last bracket or comment, and how many were counted there. */
  #from = 0;
  #added = 0;
  /** How many of the numbers that are being read are counted. */
  #counted = 0;
  /** How many numbers of the table were counted. */
  #total = 0;

  constructor(scanner: TextScanner, node: string) {
    this.#scanner = scanner;
    this.#node = node;
  }

  /** Takes the word at hand; the offset behind it. */
  takeWord(): number {
    const { start, end, numbers } = this.#scanner;
    numbers.read(start, end);
    this.#scanner.next();
    return end;
  }

  /** Takes what is between the bracket at hand and the one that closes it; the offset behind that. */
  takeBrackets(): number {
    const scanner = this.#scanner;
    const { brackets } = this;
    do {
      if (scanner.kind === 'word') this.#takeNumbers();
      else if (scanner.is('(')) this.#open();
      else if (scanner.kind === 'text') scanner.refuseFor('no-number');
      else if (brackets.depth === 0) scanner.refuse('(');
      else if (scanner.is(')')) {
        if (this.#close(scanner.start)) scanner.next();
        else scanner.refuse(',');
      } else if (!scanner.take(',')) scanner.refuse(')');
    } while (brackets.depth > 0 && !scanner.failed);
    return scanner.previousEnd;
  }

  /** Takes numbers up to a comment, or what only `takeBrackets` can tell. */
  #takeNumbers(): void {
    const scanner = this.#scanner;
    this.#from = scanner.start;
    this.#counted = 0;
    const found = scanner.takeNumbers(this.#node, undefined, this.#passes);
    this.#count(found);
    if (this.brackets.room < 0) this.#tellExcess();
  }

  /** Counts numbers, and follows a bracket behind them that is right. */
  readonly #passes: Passes = (at, found) => {
    const { brackets } = this;
    this.#count(found);
    if (brackets.room < 0) return false;
    if (this.#scanner.source.charCodeAt(at) === OPENING) {
      if (brackets.depth === limits.depth || brackets.room === 0) return false;
      brackets.add(1);
      this.#opened();
      this.#from = at + 1;
      return true;
    }
    return brackets.depth > 1 && this.#close(at);
  };

  #count(found: number): void {
    if (found === this.#counted) return;
    this.#added = found - this.#counted;
    this.#counted = found;
    this.#total += this.#added;
    this.brackets.add(this.#added);
  }

  #open(): void {
    const scanner = this.#scanner;
    this.brackets.add(1);
    if (this.brackets.room < 0) return scanner.refuse(')');
    this.#opened();
    if (this.brackets.depth <= limits.depth) return scanner.next();
    scanner.fail({ code: 'too-deep', params: { limit: limits.depth }, offset: scanner.start });
  }

  #opened(): void {
    this.brackets.open();
    this.groups.open(this.#total);
  }

  /** Closes a bracket at an offset; false if there is another sign, or too few entries are in it. */
  #close(at: number): boolean {
    const { brackets } = this;
    if (this.#scanner.source.charCodeAt(at) !== CLOSING) return false;
    const isOneSign = brackets.entries === 1 && this.#isSign();
    if (isOneSign) this.isShort = true;
    else if (brackets.isShort) return false;
    brackets.close(!isOneSign);
    this.groups.close(at, this.#total);
    this.#from = at + 1;
    return true;
  }

  /** Whether the only entry of the innermost bracket is a sign. */
  #isSign(): boolean {
    const { source, numbers } = this.#scanner;
    const tokens = new TokenScanner(source, [this.#from, numbers.end], true);
    return tokens.next() && signOf(source, tokens.start, tokens.end) !== undefined;
  }

  /** Reports the first number that is one too many in its bracket. */
  #tellExcess(): void {
    const { source, numbers } = this.#scanner;
    const tokens = new TokenScanner(source, [this.#from, numbers.end], true);
    for (let left = this.#added + this.brackets.room; left >= 0; left -= 1) tokens.next();
    const params = { reason: 'wrong-sign', text: source.slice(tokens.start, tokens.end), expected: ')' } as const;
    this.#scanner.fail({ code: 'malformed-text', params, offset: tokens.start });
  }
}
const OPENING = 40;
const CLOSING = 41;
