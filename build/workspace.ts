import path from 'node:path';

/** The root of this checkout; commands work from any folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** A path inside the checkout. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** Files made once and kept between runs: fingerprints, reports, packed tarballs. Safe to delete. */
export const cache = inRoot('.cache');
