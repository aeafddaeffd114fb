import { englishLetters } from './englishLetters.js';
import { germanLetters } from './germanLetters.js';
import type { Letters } from './letterTypes.js';

/** How dates are written in English where the reader's region is unknown: the day before the month in words. */
export const englishDates = 'en-GB';

/** The letters in a person's language, English by default, and the locale in which to write the dates in them. */
export function lettersIn(locale: string | null | undefined): { locale: string; dates: string; letters: Letters } {
  return locale === 'de'
    ? { locale, dates: locale, letters: germanLetters }
    : { locale: 'en', dates: englishDates, letters: englishLetters };
}
