import { plainDigits } from './plainDigits.js';

/** "percent" after a number, in the languages of the kit. */
const percentInWords = / ?p(?:er|ro|our|or) ?(?:cento?|ciento|zent)$/i;

/**
 * A typed number in the signs that its readers know: the digits and signs of Arabic, Persian and full-width keyboards
 * become those of ASCII, "37 percent" becomes "37%", and marks of direction that came along with a paste are left out.
 */
export const plainSigns = (text: string): string =>
  plainDigits(text.replace(/\p{Cf}/gu, ''))
    .replace(/٬/g, '’')
    .replace(/٪/g, '%')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(percentInWords, '%');

/** Whether a plain number has its thousands grouped as in this language: it then is no percentage, whatever it begins with. */
export function isGrouped(plain: string, locale: string): boolean {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  return (group === '.' || group === ',') && new RegExp(`^[1-9]\\d{0,2}([${group}]\\d{3})+ ?%?$`).test(plain);
}
