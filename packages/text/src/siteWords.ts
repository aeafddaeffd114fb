/** A section of a legal page. Blank lines in the text separate paragraphs. */
export interface LegalText {
  readonly heading: string;
  readonly text: string;
}

/** The mandatory parts of an imprint, by their keys in SITE_CONFIG. */
export const imprintParts = ['publisher', 'editor', 'board', 'terms', 'liability', 'hosting'] as const;
export type ImprintPart = (typeof imprintParts)[number];

/** The legal pages of a site whose operator has written none, in one language. */
export interface SiteWords {
  readonly imprint: Readonly<Record<ImprintPart, LegalText>>;
  /**
   * Covers the product's own processing of personal data; its periods are those of the server's limits/retention.ts and
   * docs/operate.md.
   */
  readonly privacy: readonly LegalText[];
}
