import type { Language, Text } from '@credence/text';
import { english } from '@credence/text/english/app';
import { shownLanguage } from './language.js';

/** A language with all texts of the application. */
interface Catalogue {
  readonly language: Language;
  readonly text: Text;
}

/** The current language's catalogue, for code outside components; components have `useText`. */
export function catalogue(): Catalogue {
  const { language, text = english } = shownLanguage();
  return { language, text };
}
