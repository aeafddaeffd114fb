import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { minifyStyles } from '../../tools/styles/minifyStyles.ts';

const CONTAINER = /@container[^{]*\{/g;
const REM = /(?<![\w.])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/**
 * Sizes that no page changes. A `rem` follows the size of `html`, which many pages set; here it is `--credence-rem`,
 * the reader's own text size. Queries of containers know no variables: their `em` is the text of the container, which
 * is of that size.
 */
export const withOwnSizes = (css: string): string =>
  css
    .replace(CONTAINER, (query) => query.replace(REM, '$1em'))
    .replace(REM, (_, factor: string) => `calc(${factor} * var(--credence-rem))`);

/** Loads the styles of the kit, minified and with sizes of our own. */
export const sizesOfOurs: Plugin = {
  name: 'sizes-of-ours',
  setup(build) {
    build.onLoad({ filter: /\/ui\/src\/.*\.styles\.ts$/ }, async ({ path }) => ({
      contents: withOwnSizes(minifyStyles(await readFile(path, 'utf8'), path)),
      loader: 'ts',
    }));
  },
};
