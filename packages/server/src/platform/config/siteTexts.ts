import { type ImprintPart, imprintParts, type Language, type LegalText, ofEach, standard, tags } from '@credence/text';

/** The legal pages in one language. */
export interface LegalPages {
  readonly imprint: readonly LegalText[];
  /** Without one, people read the site's own, in whatever language that is. */
  readonly privacy: readonly LegalText[] | undefined;
}

/** The operator's texts about a site. */
export interface SiteTexts {
  readonly name: string;
  readonly organisation: string;
  /** Path of the organisation's logo; undefined: the product's own. */
  readonly logo: string | undefined;
  /** An e-mail address or a web address. */
  readonly contact: string | undefined;
  readonly imprint: readonly LegalText[];
  readonly privacy: readonly LegalText[];
  /** Version of the privacy text that people agree to when they register. */
  readonly privacyVersion: string;
  /** The legal pages for readers of other languages, by language. */
  readonly languages: Readonly<Record<string, LegalPages>>;
}

/** What an operator writes for an imprint. */
export type ImprintTexts = Partial<Record<ImprintPart, string>>;

/** The product's own legal pages, which say plainly that the operator has not filled them in yet. */
export const unwritten = await ofEach((folder) => folder.site());

/** The languages that an operator may write the legal pages in, beside the standard one. */
export const otherLanguages = tags.filter((tag) => tag !== standard);

/** The parts of an imprint in their order, with what the operator has written of them. */
export function imprintIn(language: Language, written: ImprintTexts = {}): LegalText[] {
  const { imprint } = unwritten[language];
  return imprintParts.map((part) => ({ ...imprint[part], text: written[part] ?? imprint[part].text }));
}

/** The site of an operator who has written nothing. */
export const defaultSite: SiteTexts = {
  name: 'Credence',
  organisation: 'Credence',
  logo: undefined,
  contact: undefined,
  imprint: imprintIn(standard),
  privacy: unwritten[standard].privacy,
  privacyVersion: 'default',
  languages: Object.fromEntries(
    otherLanguages.map((tag) => [tag, { imprint: imprintIn(tag), privacy: unwritten[tag].privacy }]),
  ),
};
