import { createContext, useContext } from 'react';
import type { PartialLabels } from '../../labels/labels.js';

/** What the provider passes to every component below it. */
interface CredenceContextValue {
  /** Replacements for the components' own strings. */
  readonly labels: PartialLabels;
  /** BCP 47 tag for numbers, dates and sorting. */
  readonly locale: string;
  /** The theme, if a provider specifies it: also applied to content rendered elsewhere in the document. */
  readonly theme: 'light' | 'dark' | 'system' | undefined;
  /** The text size of `html`, in percent of the reader's own. */
  readonly rootTextSize: number;
  /** Where dialogs and menus are rendered; undefined means the document's body. */
  readonly portalContainer: HTMLElement | undefined;
}

/** The context without a provider. */
const defaultContext: CredenceContextValue = {
  labels: {},
  locale: 'en',
  theme: undefined,
  rootTextSize: 100,
  portalContainer: undefined,
};

export const CredenceContext = createContext<CredenceContextValue>(defaultContext);

/** Locale, theme and portal container for the calling component. Its strings come from `useLabels`. */
export function useCredence(): CredenceContextValue {
  return useContext(CredenceContext);
}
