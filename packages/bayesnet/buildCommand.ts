import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from '../../tools/packages/licences.ts';

// One file with all it needs: nothing that the package exports leads there, so that a browser never sees it.
const outfile = path.join(import.meta.dirname, 'dist/credence-files.js');

const { metafile } = await build({
  entryPoints: [path.join(import.meta.dirname, 'command/cli.ts')],
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
