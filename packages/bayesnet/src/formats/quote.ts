/** The first characters of a text, with an ellipsis if it was cut; never splits a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = Array.from(text.slice(0, length * 2));
  if (characters.length <= length && text.length <= length * 2) return text;
  return `${characters.slice(0, length).join('')}…`;
}

/** A word from the file for use in a sentence: quoted and at most 40 characters. */
export function quote(text: string): string {
  return `“${cut(text, 40)}”`;
}
