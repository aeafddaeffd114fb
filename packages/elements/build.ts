import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { partsOfSlots } from './partsOfSlots.ts';
import { sizesOfOurs } from './sizesOfOurs.ts';

// One classic script with everything in it: a page needs no bundler, no module and no second file.
const outfile = path.join(import.meta.dirname, 'dist/credence-elements.js');

await build({
  entryPoints: [path.join(import.meta.dirname, 'src/index.ts')],
  outfile,
  bundle: true,
  format: 'iife',
  minify: true,
  sourcemap: true,
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'linked',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [sizesOfOurs, partsOfSlots],
});

const left = (await readFile(outfile, 'utf8')).match(/.{0,40}\d(?<!#[\da-f]*)rem\b.{0,20}/);
if (left) throw new Error(`A size still follows the page: ${left[0]}`);
