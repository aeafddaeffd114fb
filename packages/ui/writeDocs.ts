import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import type * as packedDocs from './test/docs/packedDocs.js';

/** Writes the text versions of the documentation that a package has, before it is packed. */
const kit = import.meta.dirname;
/** Written by hand; all else in the folder is made anew, so that no page of a removed component stays. */
const WRITTEN = 'forms.md';

const { module } = await runnerImport<typeof packedDocs>(path.join(kit, 'test/docs/packedDocs.ts'), {
  configFile: false,
  root: kit,
  logLevel: 'warn',
});
const folder = path.join(kit, 'docs');
for (const file of readdirSync(folder)) if (file !== WRITTEN) rmSync(path.join(folder, file));
for (const [file, text] of module.packedDocs()) writeFileSync(path.join(kit, file), text);
