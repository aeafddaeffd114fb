const meanings: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', ''],
]);

/**
 * A text with what its backslashes stand for, as in C: a line break, a tab, the sign that follows, or nothing at the end
 * of a line, which then goes on in the next.
 */
export function unescaped(text: string): string {
  return text.replace(/\\(\r\n|[^])/g, (_, sign: string) => {
    if (sign === '\n' || sign === '\r\n' || sign === '\r') return '';
    return meanings.get(sign) ?? sign;
  });
}
