import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { licencesOf } from '../../tools/packages/licences.ts';
import { compiledModules } from '../../tools/styles/compiledModules.ts';
import { withOwnSizes } from '../../tools/styles/ownSizes.ts';
import { partsOfSlots } from './partsOfSlots.ts';

// One classic script with everything in it: a page needs no bundler, no module and no second file.
const outfile = path.join(import.meta.dirname, 'dist/credence-elements.js');

const sheets = new Map<string, string>();
const options = {
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
  plugins: [compiledModules(path.dirname(import.meta.dirname), (file, css) => sheets.set(file, css)), partsOfSlots],
} as const satisfies BuildOptions;

/** The rules of the modules that are in the script. */
const sheetOf = async (): Promise<string> => {
  const { metafile: first } = await build({ ...options, write: false, sourcemap: false });
  const used = Object.values(first.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const files = used.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  const sheet = files.map((file) => sheets.get(path.resolve(import.meta.dirname, file)) ?? '').join('');
  return withOwnSizes(sheet);
};
const sheet = await sheetOf();
const withSheet: Plugin = {
  name: 'with-sheet',
  setup(build) {
    build.onLoad({ filter: /\/kitSheet\.ts$/ }, () => ({
      contents: `export const kitSheet = ${JSON.stringify(sheet)};`,
    }));
  },
};

const { metafile } = await build({ ...options, plugins: [withSheet, ...options.plugins] });

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
