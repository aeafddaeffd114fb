import type { BuildOptions } from 'esbuild';
import { ownSources } from './ownSources.ts';
import { rulesInScript } from './rulesInScript.ts';

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
