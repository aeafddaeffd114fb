const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];
/** What is never read out, nor seen. */
const SILENT = 'script, style, template, noscript';

/** All that is written or spoken below an element: text, names and descriptions. */
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
/** Signs that Greek takes over as they are. */
const SIGNS = ['kB', 'MB', 'byte'];
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word as it is told from the letters around it. So long a one is no part of another by chance, and may be repeated. */
const asWord = (word: string, flags: string) =>
  new RegExp(word.length < 8 ? `(?<![a-z])${escaped(word)}(?![a-z])` : escaped(word), flags);

/** Words, and what a component makes of them: a part of one for little room, its first letter as somebody's picture. */
const madeOf = (text: string, own: readonly string[]) =>
  own.some(
    (word) => asWord(text, 'i').test(word) || (text.length === 1 && word.toLowerCase().startsWith(text.toLowerCase())),
  );

/** What is left in plain letters of a string when the words are taken away that the story itself brought along. */
export function untranslated(given: string, own: readonly string[]): string | undefined {
  // Names of states are shown with spaces for underscores; text that fills a line has the same letter over and over.
  const text = given
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll(/([a-z])\1{4,}/gi, '$1')
    .trim();
  if (!latin.test(text) || madeOf(text, own)) return undefined;
  // The longest first; whole words only, so that "a" takes nothing out of "Cancel".
  const words = [...own, ...SIGNS].filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  let left = text;
  for (const word of words.sort((a, b) => b.length - a.length)) left = left.replaceAll(asWord(word, 'gi'), ' ');
  return latin.test(left) ? left.trim() : undefined;
}
