import path from 'node:path';

/** The path of the organisation's logo. */
export const logoPath = '/site-logo';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The content type of a logo's file; undefined if browsers cannot show it as an image. */
export const logoType = (file: string): string | undefined => types[path.extname(file).toLowerCase()];
