import type { PartialLabels } from '@credence/ui';
import { isNotLoaded, untilLoaded } from '@credence/ui/later/untilLoaded';

/** The languages of the kit beside English, by their BCP 47 code. Each is loaded by the first page that is in it. */
const LOADED: Readonly<Record<string, () => Promise<PartialLabels>>> = {
  de: async () => (await import('@credence/ui/labels/german')).germanLabels,
  es: async () => (await import('@credence/ui/labels/spanish')).spanishLabels,
  fr: async () => (await import('@credence/ui/labels/french')).frenchLabels,
  it: async () => (await import('@credence/ui/labels/italian')).italianLabels,
  nl: async () => (await import('@credence/ui/labels/dutch')).dutchLabels,
};

/** The words that are there, by language. */
const words = new Map<string, PartialLabels>([['en', {}]]);

/** Words that are on their way. */
interface Loading {
  /** True once they have not come at the first try: whoever has drawn nothing yet waits no longer. */
  isLate: boolean;
  /** Ends with the first try. */
  readonly tried: Promise<void>;
  /** Ends when they are there. */
  readonly there: Promise<void>;
}
const loading = new Map<string, Loading>();

function load(language: string, from: () => Promise<PartialLabels>): Loading {
  const known = loading.get(language);
  if (known) return known;
  let endTry = () => {};
  const tried = new Promise<void>((resolve) => {
    endTry = resolve;
  });
  const ask = async () => {
    try {
      words.set(language, await from());
    } catch (cause) {
      found.isLate = true;
      throw cause;
    } finally {
      endTry();
    }
  };
  const found: Loading = { isLate: false, tried, there: untilThere(ask) };
  loading.set(language, found);
  return found;
}

/** A few tries, as for every part of the kit, and a few more when there is a connection again. */
async function untilThere(ask: () => Promise<void>): Promise<void> {
  try {
    await untilLoaded(ask);
  } catch (cause) {
    if (!isNotLoaded(cause)) throw cause;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    await untilThere(ask);
  }
}

export interface ElementLanguage {
  readonly locale: string;
  /** The kit's words in it. */
  readonly labels: PartialLabels;
  /** Ends when there may be other words to draw; undefined if nothing is to be waited for. */
  readonly coming?: Promise<void>;
  /** True as long as nobody knows whether the words come at once. */
  readonly isPending?: boolean;
}

/**
 * The language that the page declares around an element, and the kit's words in it. Without any it is English, unless
 * the page brings words of its own.
 */
export function languageOf(element: Element, hasOwnWords: boolean): ElementLanguage {
  const declared = element.closest('[lang]')?.getAttribute('lang')?.trim();
  const locale = declared && isLocale(declared) ? declared : 'en';
  const language = locale.split('-')[0]!.toLowerCase();
  const from = LOADED[language];
  const labels = words.get(language);
  const shown = labels || hasOwnWords ? { locale, labels: labels ?? {} } : { locale: 'en', labels: {} };
  if (labels || !from) return shown;
  const { isLate, tried, there } = load(language, from);
  return { ...shown, coming: isLate ? there : tried, isPending: !isLate };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
