/** The line break and indentation before an offset, so that a new line can be aligned with its neighbour. */
export function lineStartBefore(source: string, offset: number): string {
  let start = offset;
  while (start > 0 && (source.charCodeAt(start - 1) === 32 || source.charCodeAt(start - 1) === 9)) start -= 1;
  if (source.charCodeAt(start - 1) === 10) start -= source.charCodeAt(start - 2) === 13 ? 2 : 1;
  else if (source.charCodeAt(start - 1) === 13) start -= 1;
  else return '';
  return source.slice(start, offset);
}

/** How the first line of a file ends, so that a new one can end likewise. */
export function lineEndOf(source: string): string {
  return /\r\n?|\n/.exec(source)?.[0] ?? '\n';
}
