import { defaultPrivacy, defaultPrivacyGerman } from './defaultPrivacy.js';
import { imprintParts, toFillIn, toFillInGerman } from './imprintParts.js';
import type { LegalSection } from './legalSection.js';

/** The operator's texts about a site. */
export interface SiteTexts {
  readonly name: string;
  readonly organisation: string;
  /** Path of the organisation's logo; undefined: the product's own. */
  readonly logo: string | undefined;
  /** An e-mail address or a web address. */
  readonly contact: string | undefined;
  readonly imprint: readonly LegalSection[];
  readonly privacy: readonly LegalSection[];
  /** Version of the privacy text that people agree to when they register. */
  readonly privacyVersion: string;
  /** The legal pages for German readers. Without a German privacy text, they read `privacy`. */
  readonly german: {
    readonly imprint: readonly LegalSection[];
    readonly privacy: readonly LegalSection[] | undefined;
  };
}

/** The default name and legal pages, which say plainly that the operator has not filled them in yet. */
export const defaultSite: SiteTexts = {
  name: 'Credence',
  organisation: 'Credence',
  logo: undefined,
  contact: undefined,
  imprint: imprintParts.map(({ english: { heading, meanwhile } }) => ({
    heading,
    text: unwritten(toFillIn, meanwhile),
  })),
  privacy: defaultPrivacy,
  privacyVersion: 'default',
  german: {
    imprint: imprintParts.map(({ german: { heading, meanwhile } }) => ({
      heading,
      text: unwritten(toFillInGerman, meanwhile),
    })),
    privacy: defaultPrivacyGerman,
  },
};

function unwritten(placeholder: string, meanwhile: string): string {
  return meanwhile ? `${placeholder}\n\n${meanwhile}` : placeholder;
}
