import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** `data-slot="thumb"` as an attribute of JSX; a selector in a string begins with a bracket instead. */
const MARK = /(?<=\s)data-(?:slot|credence)=("[\w-]+")(?=[\s/>])/g;

/** The same in an object of attributes. */
const ENTRY = /'data-slot': ('[\w-]+')/g;

/** `part="thumb"` beside every `data-slot="thumb"`, and beside every `data-credence` of a root. */
export const withParts = (source: string): string => source.replace(MARK, '$& part=$1').replace(ENTRY, '$&, part: $1');

/** Gives the parts of the kit's components a name that `::part()` of the page can select. */
export const partsOfSlots: Plugin = {
  name: 'parts-of-slots',
  setup(build) {
    build.onLoad({ filter: /\/ui\/src\/.*\.tsx$/ }, async ({ path }) => ({
      contents: withParts(await readFile(path, 'utf8')),
      loader: 'tsx',
    }));
  },
};
