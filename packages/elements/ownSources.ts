import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withDirectImports } from './directImports.ts';
import { withParts } from './partsOfSlots.ts';

/** Has the bundler read the sources of the kit with parts, and all with direct imports. */
export const ownSources: Plugin = {
  name: 'own-sources',
  setup(build) {
    build.onLoad({ filter: /\/(?:ui|elements)\/src\/.*\.tsx?$/ }, async ({ path: file }) => {
      const source = withDirectImports(await readFile(file, 'utf8'));
      return file.endsWith('.tsx')
        ? { contents: withParts(source), loader: 'tsx' }
        : { contents: source, loader: 'ts' };
    });
  },
};
