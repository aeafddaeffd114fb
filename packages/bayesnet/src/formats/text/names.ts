import type { Word } from '../rawNode.js';
import { unescaped } from './unescaped.js';

/** A comma of a list, and what it stands among. */
interface Comma {
  readonly at: number;
  readonly isInBrackets: boolean;
  readonly isBeforeBlank: boolean;
}

/**
 * Which commas of a list may separate its names where not all do, as names may hold commas themselves: `(0,35]`. Those
 * outside brackets, those with a blank behind them, as programs write lists, and those that are both.
 */
const separators: readonly ((comma: Comma) => boolean)[] = [
  ({ isInBrackets }) => !isInBrackets,
  ({ isBeforeBlank }) => isBeforeBlank,
  ({ isInBrackets, isBeforeBlank }) => !isInBrackets && isBeforeBlank,
];

/**
 * The ways to read the names between two offsets, where a name may hold blanks, brackets and commas: by every comma first,
 * then by fewer. Comments are blanks.
 */
export function* waysToSplit(source: string, start: number, end: number): Generator<Word[]> {
  const text = withoutComments(source, start, end);
  const commas = commasIn(text.includes('"') ? withoutComments(source, start, end, 'x') : text);
  yield namesIn(text, start, commas);
  const seen = [commas];
  for (const separates of separators) {
    const some = commas.filter(separates);
    // Of equally many commas all may be the same.
    if (seen.some((other) => other.length === some.length && other.every((comma, index) => comma === some[index])))
      continue;
    seen.push(some);
    yield namesIn(text, start, some);
  }
}

/** The offset of the first sign behind another offset that is neither in quotes nor in a comment; undefined if there is none. */
export function signBehind(source: string, start: number, sign: ';' | '}'): number | undefined {
  const next = sign === ';' ? /[;"/]/g : /[}"/]/g;
  next.lastIndex = start;
  for (let found = next.exec(source); found; found = next.exec(source)) {
    if (found[0] === sign) return found.index;
    const behind = behindSkipped(source, found.index);
    if (behind === undefined) return undefined;
    next.lastIndex = behind;
  }
  return undefined;
}

/** The offset behind a text in quotes or a comment, if one begins there, or else behind the sign; undefined if it is not closed. */
function behindSkipped(source: string, at: number): number | undefined {
  const part = partAt.get(source.slice(at, at + 2)) ?? partAt.get(source.charAt(at));
  if (!part) return at + 1;
  part.lastIndex = at;
  return part.test(source) ? part.lastIndex : undefined;
}

const partAt: ReadonlyMap<string, RegExp> = new Map([
  ['"', /"(?:[^"\\]|\\[^])*"/y],
  ['//', /\/\/[^\n\r]*/y],
  ['/*', /\/\*[^]*?\*\//y],
]);

const textOrComment = /"(?:[^"\\]|\\[^])*"|\/\/[^\n\r]*|\/\*[^]*?\*\//g;

/**
 * A stretch of a text in which what is opened is closed, with blanks in place of its comments.
 * @param inQuotes what stands in place of each sign of a text in quotes, if not the text itself
 */
export function withoutComments(source: string, start: number, end: number, inQuotes?: string): string {
  const text = source.slice(start, end);
  // Most stretches have neither, which is told sooner.
  if (!text.includes('/') && !text.includes('"')) return text;
  return text.replace(textOrComment, (found) => {
    if (!found.startsWith('"')) return ' '.repeat(found.length);
    return inQuotes === undefined ? found : inQuotes.repeat(found.length);
  });
}

function commasIn(text: string): Comma[] {
  const commas: Comma[] = [];
  let depth = 0;
  for (const { 0: sign, index: at } of text.matchAll(/[,()[\]]/g)) {
    if (sign === ',') commas.push({ at, isInBrackets: depth > 0, isBeforeBlank: /\s/.test(text.charAt(at + 1)) });
    else if (sign === '(' || sign === '[') depth += 1;
    else depth = Math.max(0, depth - 1);
  }
  return commas;
}

const quotedText = /^"((?:[^"\\]|\\[^])*)"$/;

/** What stands between commas, without what is empty. Blanks in a name are one. */
function namesIn(text: string, start: number, commas: readonly Comma[]): Word[] {
  const ends = [...commas.map(({ at }) => at), text.length];
  return ends.flatMap((to, index) => {
    const from = (ends[index - 1] ?? -1) + 1;
    const name = text.slice(from, to).trim();
    if (name === '') return [];
    const quoted = name.startsWith('"') ? quotedText.exec(name)?.[1] : undefined;
    return {
      text: quoted === undefined ? name.replaceAll(/\s+/g, ' ') : unescaped(quoted),
      offset: start + text.indexOf(name, from),
    };
  });
}
