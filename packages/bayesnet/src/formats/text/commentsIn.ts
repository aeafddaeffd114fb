/** A comment of a text format, or any other sign that is not blank. */
const commentOrSign = /(%[^\n\r]*|\/\/[^\n\r]*|\/\*[^]*?\*\/)|\S/g;

/**
 * The comments in brackets without numbers, with the blanks around them: numbers that take the place of the brackets go
 * before them. Empty if there are none.
 */
export function commentsIn(source: string, start: number, end: number): string {
  const found = source.slice(start, end).replace(commentOrSign, (_, comment?: string) => comment ?? '');
  return found.trim() === '' ? '' : ` ${found.trimStart()}`;
}
