import path from 'node:path';

/** Where the organisation's logo is served. */
export const logoPath = '/site-logo';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The content type of a logo's file; undefined where it is no picture that browsers show. */
export const logoType = (file: string): string | undefined => types[path.extname(file).toLowerCase()];
