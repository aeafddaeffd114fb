import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { RADIX, withDirectImports } from './directImports.ts';
import { withParts } from './partsOfSlots.ts';

const OF_KIT = /\/ui\/src\//;

/** Has the bundler read the sources of the kit with parts, and all with direct imports. */
export const ownSources: Plugin = {
  name: 'own-sources',
  setup(build) {
    build.onResolve({ filter: /^@radix-ui\/react-/ }, ({ path: name, kind, importer }) =>
      OF_KIT.test(importer) ? build.resolve(name, { kind, resolveDir: RADIX }) : undefined,
    );
    build.onLoad({ filter: /\/(?:ui|elements)\/src\/.*\.tsx?$/ }, async ({ path: file }) => {
      const source = withDirectImports(await readFile(file, 'utf8'));
      return file.endsWith('.tsx')
        ? { contents: withParts(source), loader: 'tsx' }
        : { contents: source, loader: 'ts' };
    });
  },
};
