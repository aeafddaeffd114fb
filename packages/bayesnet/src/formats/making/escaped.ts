/** Signs that no XML document may hold, written in whatever way. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
export const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

const everyNotInXml = new RegExp(NOT_IN_XML, 'g');

/** A text as it is written between two tags; of what no XML document may hold, a blank is left. */
export function escaped(text: string): string {
  return text.replace(everyNotInXml, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
