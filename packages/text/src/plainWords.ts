/** What mail programs make a link, or people read as an address. */
const address = /[/\\:@]|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** The same in a text of several sentences, where a colon, or a slash between words, is none. */
const inSentences = /[\\@]|:\/\/|\p{L}:\S|www\.|[\p{L}\p{N}]\.\p{L}{2}|\S\.\S*\/|\/\S*\.\S/iu;

/** Characters of a name in a mail. */
const longest = 40;

const oneLine = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/** A name that people chose, on one short line. One with an address in it is left out. */
export function plainName(name: string): string {
  const line = oneLine(name);
  if (address.test(line)) return '';
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

/** What somebody wrote to another person, on one line. With an address in it, it stays out of the mail. */
export function plainMessage(message: string): string {
  const line = oneLine(message);
  return inSentences.test(line) ? '' : line;
}

/** Whether somebody wrote a message that stays out of the mail. */
export const isLeftOut = (message: string): boolean => oneLine(message) !== '' && plainMessage(message) === '';
