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

/** The language that the page declares around an element, and the kit's words in it. */
export function languageOf(element: Element): { locale: string; labels: PartialLabels } {
  const declared = element.closest('[lang]')?.getAttribute('lang')?.trim();
  const locale = declared && isLocale(declared) ? declared : 'en';
  return { locale, labels: languages[locale.split('-')[0]!.toLowerCase()] ?? {} };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
