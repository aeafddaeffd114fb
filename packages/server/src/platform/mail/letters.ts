import { englishLetters } from './englishLetters.js';
import { germanLetters } from './germanLetters.js';
import type { Letters } from './letterTypes.js';
import { englishDates } from './writtenDates.js';

/** The letters in a person's language, English by default, and the locale in which to write the dates in them. */
export function lettersIn(locale: string | null | undefined): { locale: string; dates: string; letters: Letters } {
  return locale === 'de'
    ? { locale, dates: locale, letters: germanLetters }
    : { locale: 'en', dates: englishDates, letters: englishLetters };
}
