const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];
/** Elements whose text is neither announced nor visible. */
const SILENT = 'script, style, template, noscript';

/** All visible or announced strings below an element: text, names and descriptions. */
export function stringsIn(root: Element): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node;
    if (at instanceof Element) found.push(...SPOKEN.map((name) => at.getAttribute(name) ?? ''));
    else if (!at.parentElement?.closest(SILENT)) found.push(at.textContent ?? '');
  }
  return found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

const latin = /[a-z]/i;
/** Unit symbols that Greek uses unchanged. */
const SIGNS = ['kB', 'MB', 'byte'];
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a whole word. A long word (8 letters or more) may match anywhere: it is no part of another by chance. */
const asWord = (word: string, flags: string) =>
  new RegExp(word.length < 8 ? `(?<![a-z])${escaped(word)}(?![a-z])` : escaped(word), flags);

/** Whether a text derives from the story's words: a part shown where space is short, or an initial as an avatar. */
const madeOf = (text: string, own: readonly string[]) =>
  own.some(
    (word) => asWord(text, 'i').test(word) || (text.length === 1 && word.toLowerCase().startsWith(text.toLowerCase())),
  );

/** What remains of a string in Latin letters after removing the words supplied by the story itself. */
export function untranslated(given: string, own: readonly string[]): string | undefined {
  // State names are shown with spaces for underscores; long names are cut; filler text repeats one letter over and over.
  const text = given
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/…$/, '')
    .replaceAll(/([a-z])\1{4,}/gi, '$1')
    .trim();
  if (!latin.test(text) || madeOf(text, own)) return undefined;
  // The longest first; whole words only, so that "a" removes nothing from "Cancel".
  const words = [...own, ...SIGNS].filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  let left = text;
  for (const word of words.sort((a, b) => b.length - a.length)) left = left.replaceAll(asWord(word, 'gi'), ' ');
  return latin.test(left) ? left.trim() : undefined;
}
