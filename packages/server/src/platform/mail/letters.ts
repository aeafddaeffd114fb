import { englishLetters } from './englishLetters.js';
import { germanLetters } from './germanLetters.js';
import type { Letters } from './letterTypes.js';

/** The letters in a person's language, English by default. */
export function lettersIn(locale: string | null | undefined): { locale: string; letters: Letters } {
  return locale === 'de' ? { locale, letters: germanLetters } : { locale: 'en', letters: englishLetters };
}
