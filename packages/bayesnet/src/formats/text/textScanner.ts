import { limits } from '../../network/limits.js';
import { NumberReader, type Passes } from '../numbers.js';
import type { ProblemList, LocatedProblem } from '../problemList.js';
import type { Word } from '../rawNode.js';
import type { Grammar } from './grammar.js';
import { unescaped } from './unescaped.js';

/** What a token is: a word (a name or a number), a text between quotes, one of the grammar's signs, or the end. */
export type TokenKind = 'word' | 'text' | 'sign' | 'end';

const WORD = 0;
const BLANK = 1;
const SIGN = 2;
const QUOTE = 3;
const COMMENT = 4;
const IMPOSSIBLE = 5;
const COMMA = 44;
const lineEnds = /\s*[\r\n]\s*/g;

/**
 * Reads a text format token by token, with the position of each. The first thing that is wrong is reported, and from then
 * on there is only the end: a reader needs no second way out. Time is linear in the length of the text.
 */
export class TextScanner {
  readonly source: string;
  readonly problems: ProblemList;
  /** The numbers that were taken. */
  readonly numbers: NumberReader;
  /** The token at hand: its kind, and where it begins and ends, with its quotes. */
  kind: TokenKind = 'end';
  start = 0;
  end = 0;
  /** Where the token before it ends. */
  previousEnd = 0;
  readonly #grammar: Grammar;
  readonly #classes: Uint8Array;

  /** Begins at the first token. */
  constructor(source: string, grammar: Grammar, problems: ProblemList) {
    this.source = source;
    this.problems = problems;
    this.#grammar = grammar;
    this.#classes = classesOf(grammar);
    this.numbers = new NumberReader({
      source,
      classes: this.#classes.map(amongNumbers),
      tokenEnd: (start) => (this.#beginsWord(start) ? this.#wordEnd(start) : start),
    });
    this.next();
  }

  /** Moves to the next token. */
  next(): void {
    const { source } = this;
    this.previousEnd = this.end;
    for (let at = this.end; at < source.length; ) {
      const found = this.#classAt(at);
      if (found === BLANK) at += 1;
      else if (found === COMMENT && this.#beginsComment(at)) at = this.#afterComment(at);
      else if (found === IMPOSSIBLE && this.#isEndOfDosText(at)) break;
      else return this.#token(found, at);
    }
    this.kind = 'end';
    this.start = this.end = source.length;
  }

  /** Moves to the first token behind an offset: a format may have stretches that do not consist of tokens. */
  goTo(offset: number): void {
    this.end = offset;
    this.next();
  }

  /** What the token says: without quotes, and with what backslashes stand for. */
  get text(): string {
    if (this.kind !== 'text') return this.source.slice(this.start, this.end);
    const inner = this.source.slice(this.start + 1, this.end - 1);
    return this.#grammar.escapes && inner.includes('\\') ? unescaped(inner) : inner;
  }

  /** The token at hand with its position. */
  get word(): Word {
    return { text: this.text, offset: this.start };
  }

  /** Whether the token is this sign, or this word in any case. */
  is(what: string): boolean {
    if (this.end - this.start !== what.length) return false;
    const first = this.source.charCodeAt(this.start);
    if (this.kind === 'sign') return first === what.charCodeAt(0);
    // Most words are others, which their first character tells: its case is one bit.
    return (
      this.kind === 'word' &&
      (first | 32) === (what.charCodeAt(0) | 32) &&
      this.source.slice(this.start, this.end).toLowerCase() === what.toLowerCase()
    );
  }

  /** What a text holds that no word may: a character that no file may hold, or else one of the grammar's signs. */
  specialIn(text: string): 'impossible' | 'sign' | undefined {
    let special: 'sign' | undefined;
    for (let at = 0; at < text.length; at += 1) {
      const found = this.#classes[text.charCodeAt(at)];
      if (found === IMPOSSIBLE) return 'impossible';
      if (found === SIGN) special = 'sign';
    }
    return special;
  }

  /** Moves past this sign or word if it is at hand. */
  take(what: string): boolean {
    if (!this.is(what)) return false;
    this.next();
    return true;
  }

  /** Moves past this sign or word, which must be at hand; anything else is reported. */
  expect(what: string): boolean {
    if (this.take(what)) return true;
    this.refuse(what);
    return false;
  }

  /** A name, be it a word or a text, which must be at hand; undefined if it is reported as missing. */
  takeName(): Word | undefined {
    if (this.kind !== 'word' && this.kind !== 'text') {
      this.refuseFor('no-name');
      return undefined;
    }
    const { word } = this;
    this.next();
    return word;
  }

  /**
   * Reads the word at hand and all that follow, with nothing but blanks and commas between, as numbers, and moves behind
   * them. A file with too many is refused where the limit is reached.
   * @param most how many at most
   * @param passes whether the sign at an offset may stand between them
   * @returns how many
   */
  takeNumbers(node: string, most?: number, passes?: Passes): number {
    const found = this.numbers.read(this.start, this.source.length, most, passes);
    this.end = this.numbers.stop;
    this.next();
    if (this.numbers.exhausted) {
      this.fail({ code: 'too-many-numbers', params: { node, limit: limits.numbers }, offset: this.previousEnd });
    }
    return found;
  }

  /** Moves behind what the bracket at hand opens, whatever is inside: its last token is the one that closes it. */
  skipBlock(): void {
    const opened: string[] = [];
    do {
      if (this.kind === 'end') return this.refuse(opened.at(-1) ?? '');
      const sign = this.kind === 'sign' ? this.source.charAt(this.start) : '';
      const closing = closings.get(sign);
      if (closing !== undefined) opened.push(closing);
      else if (isClosing.has(sign)) {
        const expected = opened.pop() ?? '';
        if (expected !== sign) return this.refuse(expected);
      }
      if (opened.length > limits.depth) {
        return this.fail({ code: 'too-deep', params: { limit: limits.depth }, offset: this.start });
      }
      this.next();
    } while (opened.length > 0);
  }

  /** Reports that something else was expected than what is at hand. */
  refuse(expected: string): void {
    if (this.kind === 'end') {
      this.fail({ code: 'malformed-text', params: { reason: 'cut-off', expected }, offset: this.start });
    } else {
      const params = { reason: 'wrong-sign', text: this.#shown(), expected } as const;
      this.fail({ code: 'malformed-text', params, offset: this.start });
    }
  }

  /** Reports that the token at hand is not what the reason says. */
  refuseFor(reason: 'no-name' | 'no-number' | 'no-count' | 'unknown-word'): void {
    const hasEnded = this.kind === 'end' && (reason === 'no-name' || reason === 'no-number');
    const params = hasEnded ? ({ reason: `${reason}-left` } as const) : { reason, text: this.#shown() };
    this.fail({ code: 'malformed-text', params, offset: this.start });
  }

  /** Reports what stands behind a whole network: one more, if it is a word that a network begins with. */
  refuseMore(...beginnings: readonly string[]): void {
    if (!beginnings.some((word) => this.is(word))) this.refuseFor('unknown-word');
    else this.fail({ code: 'repeated-element', params: { reason: 'network' }, offset: this.start });
  }

  /** Reports a problem after which nothing more is read; only the first counts. */
  fail(report: LocatedProblem): void {
    if (this.failed) return;
    this.failed = true;
    this.problems.error(report);
    this.kind = 'end';
    this.start = this.end = this.source.length;
  }

  /** True once something was reported after which nothing is read. */
  failed = false;

  /** The token at hand in one line, as a sentence shows it: between quotes it may be many. */
  #shown(): string {
    return this.source.slice(this.start, Math.min(this.end, this.start + limits.name)).replaceAll(lineEnds, ' ');
  }

  #classAt(at: number): number {
    const code = this.source.charCodeAt(at);
    return code < 128 ? (this.#classes[code] ?? WORD) : code === 0xa0 || code === 0xfeff ? BLANK : WORD;
  }

  /** DOS ends a text with Ctrl-Z, of which some programs write several. */
  #isEndOfDosText(at: number): boolean {
    return this.source.charAt(at) === CTRL_Z && this.source.slice(at).replaceAll(CTRL_Z, '').trim() === '';
  }

  #token(found: number, at: number): void {
    this.start = at;
    if (found === IMPOSSIBLE) {
      const character = `U+${this.source.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
      this.fail({ code: 'malformed-text', params: { reason: 'impossible-character', character }, offset: at });
    } else if (found === SIGN) {
      this.kind = 'sign';
      this.end = at + 1;
    } else if (found === QUOTE) this.#quoted(at);
    else {
      this.kind = 'word';
      this.end = this.#wordEnd(at);
    }
  }

  #beginsWord(at: number): boolean {
    const found = this.#classAt(at);
    return found === WORD || (found === COMMENT && !this.#beginsComment(at));
  }

  #wordEnd(from: number): number {
    for (let at = from + 1; at < this.source.length; at += 1) {
      const found = this.#classAt(at);
      if (found !== WORD && (found !== COMMENT || this.#beginsComment(at))) return at;
    }
    return this.source.length;
  }

  #quoted(at: number): void {
    const quote = this.source.charCodeAt(at);
    const { escapes } = this.#grammar;
    for (let end = at + 1; end < this.source.length; end += 1) {
      const code = this.source.charCodeAt(end);
      if (escapes && code === 92) end += 1;
      else if (code === quote) {
        this.kind = 'text';
        this.end = end + 1;
        if (end - at > limits.piece) {
          this.fail({ code: 'too-large', params: { reason: 'text', limit: limits.piece }, offset: at });
        }
        return;
      }
    }
    this.fail({ code: 'malformed-text', params: { reason: 'open-text' }, offset: at });
  }

  #beginsComment(at: number): boolean {
    const { lineComments, blockComments } = this.#grammar;
    return lineComments.some((sign) => this.source.startsWith(sign, at)) || (blockComments && this.#opensBlock(at));
  }

  #opensBlock(at: number): boolean {
    return this.source.startsWith('/*', at);
  }

  /** The offset behind a comment. */
  #afterComment(at: number): number {
    if (this.#grammar.blockComments && this.#opensBlock(at)) {
      const end = this.source.indexOf('*/', at + 2);
      if (end >= 0) return end + 2;
      this.fail({ code: 'malformed-text', params: { reason: 'open-comment' }, offset: at });
      return this.source.length;
    }
    lineEnd.lastIndex = at;
    return lineEnd.test(this.source) ? lineEnd.lastIndex - 1 : this.source.length;
  }
}

const lineEnd = /[\n\r]/g;
const CTRL_Z = '\u001a';
/** What closes a bracket. */
export const closings: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const isClosing: ReadonlySet<string> = new Set(closings.values());

/** What a character is among numbers (NumberText). A comment may begin with one that belongs to a word elsewhere. */
function amongNumbers(found: number, code: number): number {
  if (found === WORD || found === COMMENT) return 0;
  return found === BLANK || (found === SIGN && code === COMMA) ? 1 : 2;
}

/** What each ASCII character may begin. */
function classesOf({ signs, quotes, lineComments, blockComments }: Grammar): Uint8Array {
  const classes = new Uint8Array(128);
  for (let code = 0; code < 32; code += 1) classes[code] = IMPOSSIBLE;
  for (const blank of '\t\n\v\f\r ') classes[blank.charCodeAt(0)] = BLANK;
  for (const sign of signs) classes[sign.charCodeAt(0)] = SIGN;
  for (const quote of quotes) classes[quote.charCodeAt(0)] = QUOTE;
  for (const comment of [...lineComments, ...(blockComments ? ['/*'] : [])]) classes[comment.charCodeAt(0)] = COMMENT;
  return classes;
}
