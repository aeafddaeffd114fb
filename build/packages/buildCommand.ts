import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from './licences.ts';

/**
 * Makes the command of a package one file with all it needs, and beside it the licences of what is inside: nothing that
 * the package exports leads there, and who uses it installs nothing for it.
 *
 * @param folder of the package; `entry` and `outfile` are relative to it
 */
export async function buildCommand(folder: string, entry: string, outfile: string): Promise<void> {
  const file = path.join(folder, outfile);
  const { metafile } = await build({
    entryPoints: [path.join(folder, entry)],
    outfile: file,
    absWorkingDir: folder,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    banner: { js: '#!/usr/bin/env node' },
  });
  await chmod(file, 0o755);
  await writeFile(`${file}.LEGAL.txt`, licencesOf(Object.keys(metafile.inputs), folder));
}
