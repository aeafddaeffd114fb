import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from './licences.ts';
import { partsOfSlots } from './partsOfSlots.ts';
import { sizesOfOurs } from './sizesOfOurs.ts';

// One classic script with everything in it: a page needs no bundler, no module and no second file.
const outfile = path.join(import.meta.dirname, 'dist/credence-elements.js');

const { metafile } = await build({
  entryPoints: [path.join(import.meta.dirname, 'src/index.ts')],
  outfile,
  absWorkingDir: import.meta.dirname,
  bundle: true,
  metafile: true,
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

// The comments that ask to stay name only some of the packages.
const [bundle] = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'));
const bundled = Object.entries(bundle![1].inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
await writeFile(
  `${outfile}.LEGAL.txt`,
  licencesOf(
    bundled.map(([file]) => file),
    import.meta.dirname,
  ),
);
// A compiler writes no declarations of declarations.
await copyFile(path.join(import.meta.dirname, 'src/vue.d.ts'), path.join(import.meta.dirname, 'dist/vue.d.ts'));
