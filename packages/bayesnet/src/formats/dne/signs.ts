const HASH = 35;
const AT = 64;
const X = 88;
const SMALL_X = 120;

/** What Netica writes in place of a number that nobody gave, or for a case that cannot occur. */
export const isOpen = (text: string) => /^(?:x|@undef|@imposs)$/i.test(text);

/** The number that a state without a name is told by. */
export function stateIndex(text: string): number | undefined {
  return /^#\d+$/.test(text) ? Number(text.slice(1)) : undefined;
}

/** What a word stands for, if it is such a sign: most are none, so that only their first character is looked at. */
export function signOf(source: string, start: number, end: number): 'open' | 'state' | undefined {
  const code = source.charCodeAt(start);
  if (code !== HASH && code !== AT && code !== X && code !== SMALL_X) return undefined;
  const text = source.slice(start, end);
  if (isOpen(text)) return 'open';
  return stateIndex(text) === undefined ? undefined : 'state';
}
