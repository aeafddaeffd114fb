import type { PartialLabels } from '../../labels/labels.js';

/** What the provider hands to every component below it. */
export interface CredenceContextValue {
  /** What is said in place of the components' own words. */
  readonly labels: PartialLabels;
  /** BCP 47 tag that numbers, dates and sorting follow. */
  readonly locale: string;
  /** Light or dark, where the provider says so: what is rendered elsewhere in the document carries it along. */
  readonly theme: 'light' | 'dark' | undefined;
  /** Where dialogs and menus are rendered; undefined means the document's body. */
  readonly portalContainer: HTMLElement | undefined;
}

/** What components see without a provider. */
export const defaultContext: CredenceContextValue = {
  labels: {},
  locale: 'en',
  theme: undefined,
  portalContainer: undefined,
};
