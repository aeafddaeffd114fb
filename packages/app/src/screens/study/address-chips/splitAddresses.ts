/** A comma or semicolon between addresses, a line, or a column of a spreadsheet. */
const BETWEEN = /[,;\n\r\t]+/;
/** A name in quotation marks, as mail programs write one that has a comma in it. */
const QUOTED = /"[^"]*"/g;

/** Whether a text holds more than one address, or one that is finished. */
export const isSeveral = (text: string): boolean => BETWEEN.test(text);

/**
 * The addresses of a pasted text, as they are written: of "Ann Berger <a.berger@uke.example>" what stands between the
 * angle brackets. Nothing is corrected or left out.
 */
export function splitAddresses(text: string): readonly string[] {
  return text
    .replaceAll(QUOTED, ' ')
    .split(BETWEEN)
    .map((piece) => (/<([^<>]*)>/.exec(piece)?.[1] ?? piece).trim())
    .flatMap(atSpaces)
    .filter((piece) => piece !== '');
}

/** Spaces stand between addresses where there is one on either side. */
function atSpaces(piece: string): readonly string[] {
  const parts = piece.split(/\s+/);
  return parts.every((part) => part.includes('@')) ? parts : [piece];
}
