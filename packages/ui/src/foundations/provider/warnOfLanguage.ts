import type { PartialLabels } from '../../labels/labels.js';

/** What bundlers put in the place of it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

const languageOf = (locale: string) => locale.split('-', 1)[0]?.toLowerCase();

/**
 * Says once, in development, that numbers and words are in two languages. Words that a page brings without saying their
 * language are taken for those of its locale.
 */
export function warnOfLanguage(labels: PartialLabels, locale: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const { locale: ofWords = Object.keys(labels).length === 0 ? 'en' : locale } = labels;
  const both = `${ofWords} ${locale}`;
  if (languageOf(ofWords) === languageOf(locale) || warned.has(both)) return;
  warned.add(both);
  console.warn(
    `CredenceProvider: numbers and dates are in "${locale}", the words in "${ofWords}". Give it labels in that language, such as labels={spanishLabels}, which bring their locale; or, if the words are meant to be others, labels={{ locale: '${locale}' }}.`,
  );
}
