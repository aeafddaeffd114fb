/** A section of a legal page. Blank lines in the text separate paragraphs. */
export interface LegalSection {
  readonly heading: string;
  readonly text: string;
}
