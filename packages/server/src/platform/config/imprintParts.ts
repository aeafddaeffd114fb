/** Placeholder for texts that the operator has to write. */
export const toFillIn = 'To be filled in by the operator of this site.';

/** The mandatory parts of an imprint, with their keys in SITE_CONFIG. */
export const imprintParts = [
  { key: 'publisher', heading: 'Publisher', meanwhile: '' },
  { key: 'editor', heading: 'Editor in charge', meanwhile: '' },
  { key: 'board', heading: 'Board', meanwhile: '' },
  {
    key: 'terms',
    heading: 'Terms of use',
    meanwhile: 'Until then: this installation is a demonstration. Its numbers are not for clinical use.',
  },
  {
    key: 'liability',
    heading: 'Liability',
    meanwhile: 'The software is provided under the MIT licence, without warranty of any kind.',
  },
  { key: 'hosting', heading: 'Hosting', meanwhile: '' },
] as const;
