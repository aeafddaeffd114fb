import type { Word } from '../rawNode.js';
import type { TextScanner } from '../text/textScanner.js';

/** What to do with the members of a block; each says whether it took what is at hand. The rest is passed over. */
export interface BlockHandlers {
  /** `name =`, and the value is at hand. Behind it comes a semicolon. */
  readonly field: (name: Word) => boolean;
  /** `kind name {`, and the bracket is at hand. */
  readonly block?: (kind: Word, name: Word | undefined) => boolean;
}

/** Reads a block, from its opening bracket to its closing one. */
export function takeBlock(scanner: TextScanner, handlers: BlockHandlers): void {
  if (!scanner.expect('{')) return;
  while (scanner.kind !== 'end' && !scanner.is('}')) {
    if (scanner.take(';')) continue;
    if (scanner.kind !== 'word') return scanner.refuseFor('no-name');
    const { word } = scanner;
    scanner.next();
    if (scanner.take('=')) {
      if (!handlers.field(word)) skipValue(scanner);
      scanner.expect(';');
      continue;
    }
    const name = scanner.is('{') ? undefined : scanner.takeName();
    if (!scanner.is('{')) scanner.refuse('{');
    else if (!handlers.block?.(word, name)) scanner.skipBlock();
  }
  scanner.expect('}');
}

/** A word or a text, or several texts one after the other. */
export function takeValue(scanner: TextScanner): Word {
  const offset = scanner.start;
  if (scanner.kind === 'text') {
    let text = '';
    for (; scanner.kind === 'text'; scanner.next()) {
      text += neticaText(scanner.source.slice(scanner.start + 1, scanner.end - 1));
    }
    return { text, offset };
  }
  const word = scanner.takeName() ?? { text: '', offset };
  // `font {shape = "Arial"; size = 9;}`
  if (scanner.is('{')) scanner.skipBlock();
  return word;
}

/** The words or texts in the bracket at hand. An empty place, as in `(, "late")`, is an empty word. */
export function takeList(scanner: TextScanner): Word[] {
  if (!scanner.expect('(') || scanner.take(')')) return [];
  const words: Word[] = [];
  while (scanner.kind !== 'end') {
    const isEmpty = scanner.is(',') || scanner.is(')');
    words.push(isEmpty ? { text: '', offset: scanner.start } : takeValue(scanner));
    if (scanner.take(')')) break;
    scanner.expect(',');
  }
  return words;
}

function skipValue(scanner: TextScanner): void {
  if (scanner.is('(') || scanner.is('{')) scanner.skipBlock();
  else takeValue(scanner);
}

/** A backslash: at the end of a line, with the indentation of the next up to `\|`; before a byte; before a sign. */
const escape = /\\(?:\r\n|[\r\n])(?:[ \t]*\\\|)?|(?:\\[\dA-F]{2})+|\\[^]/g;

const signs: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', ''],
  ['|', ''],
]);

/**
 * What the inside of a text in quotes says. Netica breaks long lines with a backslash, and writes what is no ASCII as the
 * bytes of UTF-8, in hexadecimal digits: `\E2\80\93`.
 */
function neticaText(inner: string): string {
  if (!inner.includes('\\')) return inner;
  return inner.replace(escape, (found) => {
    const sign = found.charAt(1);
    if (sign === '\n' || sign === '\r') return '';
    return found.length > 2 ? decoded(found) : (signs.get(sign) ?? sign);
  });
}

/** Older versions wrote a byte for each character. */
function decoded(written: string): string {
  const bytes = Uint8Array.from(written.slice(1).split('\\'), (digits) => Number.parseInt(digits, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
