import {
  dutchLabels,
  frenchLabels,
  germanLabels,
  italianLabels,
  type PartialLabels,
  spanishLabels,
} from '@credence/ui';

/** The languages of the kit beside English, by their BCP 47 code. */
const languages: Readonly<Record<string, PartialLabels>> = {
  de: germanLabels,
  es: spanishLabels,
  fr: frenchLabels,
  it: italianLabels,
  nl: dutchLabels,
};

/**
 * The language that the page declares around an element, and the kit's words in it. Where there are none, neither ours
 * nor words of the page's own, everything is English and from left to right, its numbers too.
 */
export function languageOf(element: Element, own?: object): { locale: string; dir: string; labels: PartialLabels } {
  const declared = element.closest('[lang]')?.getAttribute('lang')?.trim();
  const locale = declared && isLocale(declared) ? declared : 'en';
  const language = locale.split('-')[0]!.toLowerCase();
  const labels = languages[language];
  if (!labels && language !== 'en' && !own) return { locale: 'en', dir: 'ltr', labels: {} };
  return { locale, dir: '', labels: labels ?? {} };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
