import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { runnerImport } from 'vite';
import { licencesOf } from '../../build/packages/licences.ts';
import { moduleOptions, scriptOptions } from './bundleOptions.ts';
import type * as describe from './describe.ts';

const dist = path.join(import.meta.dirname, 'dist');

/** Bundles, and writes the licences of every package of which there is code into a file. */
async function bundle(options: BuildOptions & { metafile: true }, legal: string): Promise<void> {
  const { metafile, outputFiles } = await build({ ...options, sourcemap: true, write: false });
  for (const { path: file, text, contents } of outputFiles) {
    const left = file.endsWith('.js') && /.{0,40}\d(?<!#[\da-f]*)rem\b.{0,20}/.exec(text);
    if (left) throw new Error(`A size still follows the page: ${left[0]}`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  // The comments that ask to stay name only some of the packages.
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const files = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  await writeFile(path.join(dist, legal), licencesOf(files, import.meta.dirname));
}

// Chunks are named by what is in them: those of an earlier build would stay.
await rm(path.join(dist, 'modules'), { recursive: true, force: true });
await bundle(moduleOptions, 'modules/LEGAL.txt');
await bundle(scriptOptions, 'credence-elements.js.LEGAL.txt');
// A compiler writes no declarations of declarations.
await copyFile(path.join(import.meta.dirname, 'src/vue.d.ts'), path.join(dist, 'vue.d.ts'));
// For editors.
const { module } = await runnerImport<typeof describe>(path.join(import.meta.dirname, 'describe.ts'), {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
});
await writeFile(path.join(dist, 'custom-elements.json'), `${JSON.stringify(module.manifest(), null, 2)}\n`);
