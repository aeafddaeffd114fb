import { limits } from '../../network/limits.js';
import { skipField } from '../text/skipField.js';
import type { TextScanner } from '../text/textScanner.js';
import { unescaped } from '../text/unescaped.js';

/**
 * Takes `property "position = (73, 165)";` from its first word, with or without quotes: what it says is raw, whatever
 * brackets, slashes and backslashes are in it. Undefined if something is reported.
 */
export function takePropertyText(scanner: TextScanner): string | undefined {
  const { source, end: from } = scanner;
  const start = behind(blanks, source, from) ?? from;
  const isQuoted = source.charAt(start) === '"';
  const text = isQuoted ? textBetweenQuotes(source, start) : undefined;
  const end = isQuoted ? text?.end : endInLine(source, start);
  if (end === undefined) return takeTokens(scanner);
  if (end - start > limits.piece) {
    scanner.fail({ code: 'too-large', params: { reason: 'text', limit: limits.piece }, offset: start });
    return undefined;
  }
  scanner.goTo(end);
  if (skipField(scanner) === undefined) return undefined;
  return text ? text.text : source.slice(start, end).trim().replaceAll('"', '');
}

/** Whether the property at hand says `function max`: the rows beside it are parameters of a noisy-MAX, as in DSC. */
export function isOfFunction({ source, end }: TextScanner): boolean {
  return behind(ofFunction, source, end) !== undefined;
}

const blanks = /[\s\ufeff]*/y;
const ofFunction = /\s*function\b/iy;
const endOfField = /\s*(?:;|\/\/|\/\*)/y;
const textInLine = /"[^"\r\n]*"/y;
const nextBlock = /\}\s*(?:variable|probability|network)\b/iy;

/** The offset behind what a pattern matches at another; undefined if it does not. */
function behind(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}

/**
 * A text with what its backslashes stand for, and where it ends. A backslash before the last quote may belong to the
 * text, as in a path of Windows: then no semicolon stands behind the quote that would end it otherwise.
 */
function textBetweenQuotes(source: string, start: number): { text: string; end: number } | undefined {
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== '"') at += source.charAt(at) === '\\' ? 2 : 1;
  if (at < source.length && behind(endOfField, source, at + 1) !== undefined) {
    return { text: unescaped(source.slice(start + 1, at)), end: at + 1 };
  }
  const first = source.indexOf('"', start + 1);
  return first < 0 ? undefined : { text: source.slice(start + 1, first), end: first + 1 };
}

/**
 * Where the semicolon is that ends a property in its line: the first that is not between two quotes. Undefined if there
 * is none, or if a bracket that closes the whole block comes before it.
 */
function endInLine(source: string, start: number): number | undefined {
  let opened = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === ';') return at;
    if (sign === '\n' || sign === '\r') return undefined;
    if (sign === '"') at = (behind(textInLine, source, at) ?? at + 1) - 1;
    if (sign === '{') opened += 1;
    if (sign === '}') opened -= 1;
    if (opened < 0 && behind(nextBlock, source, at) !== undefined) return undefined;
  }
  return undefined;
}

/** What the tokens up to the semicolon say, of a property of several lines. */
function takeTokens(scanner: TextScanner): string | undefined {
  scanner.next();
  const { source, start } = scanner;
  const end = skipField(scanner);
  return end === undefined ? undefined : source.slice(start, end).trim().replaceAll('"', '');
}
