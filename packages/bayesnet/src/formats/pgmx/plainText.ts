const names: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** What ends a line of text in HTML. */
const lineEnd = /<(?:\/p|\/li|\/div|\/h\d|br\s?\/?)>/gi;

/** A comment of OpenMarkov, which is HTML, as it reads. Old files write `SymbolLT` and `SymbolGT` for its brackets. */
export function plainText(comment: string): string {
  const html = comment.replaceAll('SymbolLT', '<').replaceAll('SymbolGT', '>');
  return html
    .replace(/\s+/g, ' ')
    .replace(lineEnd, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, reference)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function reference(whole: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (Number.isNaN(code)) return names.get(name) ?? whole;
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
}
