/** Blanks, and comments of all text formats: lines after //, % or #, and between the signs of C. */
const comment = /\s+|\/\/[^\n\r]*|[%#][^\n\r]*|\/\*[^]*?\*\//y;

/** The first characters of a text, behind comments: what tells its format. */
export function beginning(source: string): string {
  let at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (;;) {
    comment.lastIndex = at;
    if (!comment.test(source)) return source.slice(at, at + 10_000);
    at = comment.lastIndex;
  }
}
