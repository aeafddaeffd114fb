/** A comment of a text format, with the blanks behind it. */
const everyComment = /(?:%[^\n\r]*|\/\/[^\n\r]*|\/\*[^]*?\*\/)\s*/g;

/**
 * The comments in brackets without numbers, with the blanks behind them: numbers that take the place of the brackets go
 * before them. Empty if there are none.
 */
export function commentsIn(source: string, start: number, end: number): string {
  let found = '';
  for (const [comment] of source.slice(start, end).matchAll(everyComment)) found += comment;
  return found === '' ? '' : ` ${found}`;
}
