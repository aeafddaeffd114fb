import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from '../../tools/packages/licences.ts';

// One file with its parser in it: who uses the kit installs none for it, and no import of the kit leads there.
const outfile = path.join(import.meta.dirname, 'dist/codemod.js');

const { metafile } = await build({
  entryPoints: [path.join(import.meta.dirname, 'codemod/cli.ts')],
  outfile,
  absWorkingDir: import.meta.dirname,
  bundle: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  legalComments: 'none',
  banner: { js: '#!/usr/bin/env node' },
});
await chmod(outfile, 0o755);
await writeFile(`${outfile}.LEGAL.txt`, licencesOf(Object.keys(metafile.inputs), import.meta.dirname));
