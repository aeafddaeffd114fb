import { englishLabels } from '../../src/labels/englishLabels.js';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áƀćđéƒǵĥíĵķĺɱńóƥɋŕśťúṽŵẋýźÁɃĆĐÉƑǴĤÍĴĶĹṀŃÓƤɊŔŚŤÚṼŴẊÝŹ';

/** A text that looks translated: still readable, 40 % longer, in brackets, without a plain letter. */
export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const foreign = [...text].map((letter) => marked[plain.indexOf(letter)] ?? letter).join('');
  // Split into words, so that lines wrap as they do in languages with long words.
  const longer = [...'·'.repeat(Math.ceil(text.length * 0.4))].map((dot, at) => (at % 8 === 7 ? ' ' : dot)).join('');
  return `[${foreign}${longer}]`;
}

/** The same of every text in a catalogue, and of every text that its functions write. */
export function pseudoOf<Texts>(texts: Texts): Texts {
  return translated(texts) as Texts;
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => unknown;
    return (...given: unknown[]) => translated(say(...given));
  }
  if (Array.isArray(value)) return value.map(translated);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each)]));
}

/** All strings of the kit in an invented language: any plain English left on the screen is not a label. */
// Dates and country names use a locale without Latin letters, so that none of them is mistaken for English.
export const pseudoLabels = { ...pseudoOf(englishLabels), locale: 'el' };
