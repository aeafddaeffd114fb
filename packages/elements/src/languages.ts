import type { PartialLabels } from '@credence/ui';

/** The languages of the kit beside English, by their BCP 47 code. Each is loaded by the first page that is in it. */
const LOADED: Readonly<Record<string, () => Promise<PartialLabels>>> = {
  de: async () => (await import('@credence/ui/labels/german')).germanLabels,
  es: async () => (await import('@credence/ui/labels/spanish')).spanishLabels,
  fr: async () => (await import('@credence/ui/labels/french')).frenchLabels,
  it: async () => (await import('@credence/ui/labels/italian')).italianLabels,
  nl: async () => (await import('@credence/ui/labels/dutch')).dutchLabels,
};

/** The words that are there, by language; undefined for those that could not be loaded. */
const words = new Map<string, PartialLabels | undefined>([['en', {}]]);
const coming = new Map<string, Promise<void>>();

/** Ends when the words of a language are there, or cannot be had: the browser tells why. */
function load(language: string, from: () => Promise<PartialLabels>): Promise<void> {
  const known = coming.get(language);
  if (known) return known;
  const loading = from().then(
    (labels) => void words.set(language, labels),
    () => void words.set(language, undefined),
  );
  coming.set(language, loading);
  return loading;
}

export interface Language {
  readonly locale: string;
  /** The kit's words in it. */
  readonly labels: PartialLabels;
  /** Ends when the words are there; undefined if nothing is to be waited for. */
  readonly coming?: Promise<void>;
}

/**
 * The language that the page declares around an element, and the kit's words in it. Without any it is English, unless
 * the page brings words of its own.
 */
export function languageOf(element: Element, hasOwnWords: boolean): Language {
  const declared = element.closest('[lang]')?.getAttribute('lang')?.trim();
  const locale = declared && isLocale(declared) ? declared : 'en';
  const language = locale.split('-')[0]!.toLowerCase();
  const from = LOADED[language];
  if (from && !words.has(language)) return { locale, labels: {}, coming: load(language, from) };
  const labels = words.get(language);
  return labels || hasOwnWords ? { locale, labels: labels ?? {} } : { locale: 'en', labels: {} };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
