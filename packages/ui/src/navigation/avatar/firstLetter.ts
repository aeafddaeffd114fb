/** The first letter of a name in upper case: a whole character, even if it takes several code units. */
export function firstLetter(name: string, locale: string): string {
  const first = new Intl.Segmenter(locale).segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase(locale);
}
