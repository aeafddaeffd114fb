/** A letter that nothing behind it changes, as in most names: to load what tells others takes a phone a while. */
const PLAIN = /^[A-Za-z\u00c0-\u024f](?=[\0-\u02ff]|$)/;

/** The first letter of a name in upper case: a whole character, even if it takes several code units. */
export function firstLetter(name: string, locale: string): string {
  const trimmed = name.trim();
  const first = PLAIN.exec(trimmed)?.[0] ?? firstCharacter(trimmed, locale);
  return first.toLocaleUpperCase(locale);
}

function firstCharacter(text: string, locale: string): string {
  const first = new Intl.Segmenter(locale).segment(text)[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment;
}
