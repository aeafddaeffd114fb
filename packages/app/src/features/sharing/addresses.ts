/** Most addresses that one call invites. */
export const mostAddresses = 20;

/** The addresses in a text, each once: separated by commas, semicolons, blanks or lines, or as "Ann <ann@x.org>". */
export function addressesIn(text: string): string[] {
  const plain = text.replaceAll(/[^,;\n<>]*<([^<>]*)>/g, ' $1 ');
  return [...new Set(plain.split(/[\s,;]+/).filter(Boolean))];
}
