/** Blanks, and comments of all text formats: lines after //, % or #, and between the signs of C. */
const comment = /\s+|\/\/[^\n\r]*|[%#][^\n\r]*|\/\*[^]*?\*\//y;

/** Where a text begins, behind comments. */
export function beginningAt(source: string): number {
  let at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (;;) {
    comment.lastIndex = at;
    if (!comment.test(source)) return at;
    at = comment.lastIndex;
  }
}

/** The first characters of a text, behind comments: what tells its format. */
export function beginning(source: string): string {
  const at = beginningAt(source);
  return source.slice(at, at + 10_000);
}
