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
  en: {},
  de: germanLabels,
  es: spanishLabels,
  fr: frenchLabels,
  it: italianLabels,
  nl: dutchLabels,
};

/**
 * The language that the page declares around an element, and the kit's words in it. Without any it is English, unless
 * the page brings words of its own.
 */
export function languageOf(element: Element, hasOwnWords: boolean): { locale: string; labels: PartialLabels } {
  const declared = element.closest('[lang]')?.getAttribute('lang')?.trim();
  const locale = declared && isLocale(declared) ? declared : 'en';
  const labels = languages[locale.split('-')[0]!.toLowerCase()];
  return labels || hasOwnWords ? { locale, labels: labels ?? {} } : { locale: 'en', labels: {} };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
