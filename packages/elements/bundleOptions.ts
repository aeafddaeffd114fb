import type { BuildOptions, Plugin } from 'esbuild';
import path from 'node:path';
import { compiledModule } from '../../build/styles/compiledModules.ts';
import { withOwnSizes } from '../../build/styles/ownSizes.ts';
import { readFile } from 'node:fs/promises';
import { RADIX, withDirectImports } from './directImports.ts';

const OF_KIT = /\/ui\/src\//;

/** Has the bundler read the sources of the kit with parts, and all with direct imports. */
const ownSources: Plugin = {
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

/**
 * `data-slot="thumb"` as an attribute of JSX, or both attributes of a root that is a part of another's; a selector in a
 * string begins with a bracket instead.
 */
const MARK = /(?<=\s)data-(?:slot|credence)="([\w-]+)"(?:\s+data-slot="([\w-]+)")?(?=[\s/>])/g;

/** The same in an object of attributes. */
const ENTRY = /'data-slot': ('[\w-]+')/g;

/** `part="thumb"` beside every `data-slot="thumb"`, and beside every `data-credence` of a root: `::part()` selects it. */
export const withParts = (source: string): string =>
  source
    .replace(
      MARK,
      (mark, name: string, slot?: string) => `${mark} part="${slot === undefined ? name : `${name} ${slot}`}"`,
    )
    .replace(ENTRY, '$&, part: $1');

const SHEET = path.join(import.meta.dirname, 'src/kitSheet.ts');

/**
 * Has every style module of the kit add its rules to the sheet of the shadow roots. As the bundler leaves out modules
 * that nobody needs, a script holds the rules of what is in it.
 */
const rulesInScript: Plugin = {
  name: 'rules-in-script',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path: file }) => {
      const { code, css } = await compiledModule(file, path.dirname(import.meta.dirname));
      const own = JSON.stringify(withOwnSizes(css));
      const adding = `import { addRules } from ${JSON.stringify(SHEET)};\naddRules(${own});\n`;
      return { contents: css === '' ? code : code + adding, loader: 'ts' };
    });
  },
};

/** How the elements are bundled, with React and the rules of what is in them. */
export const bundleOptions = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  metafile: true,
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [rulesInScript, ownSources],
} as const satisfies BuildOptions;

/** A module for each element, one for all, and an empty one beside the types. What several need is in chunks that a page loads once. */
export const moduleOptions = {
  ...bundleOptions,
  entryPoints: ['index', 'slider', 'question', 'combinations', 'typesOnly'].map((name) => `src/${name}.ts`),
  outdir: 'dist/modules',
  format: 'esm',
  splitting: true,
  chunkNames: '[name]-[hash]',
  legalComments: 'none',
  banner: { js: '/*! Licences: LEGAL.txt */' },
} as const satisfies BuildOptions;

/** One classic script with everything in it: a page needs no bundler, no module and no second file. */
export const scriptOptions = {
  ...bundleOptions,
  entryPoints: ['src/index.ts'],
  outfile: 'dist/credence-elements.js',
  format: 'iife',
  legalComments: 'linked',
} as const satisfies BuildOptions;
