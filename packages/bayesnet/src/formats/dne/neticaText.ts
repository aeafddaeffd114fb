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
export function neticaText(inner: string): string {
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
