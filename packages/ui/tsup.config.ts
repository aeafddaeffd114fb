import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { clientModules } from '../../tools/packages/clientModules.ts';
import { writeEntries } from '../../tools/packages/entries.ts';

const here = import.meta.dirname;
const fonts = 'foundations/theme/fonts.css';

// Every module stays a separate file, for tree shaking and readable stack traces.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixtures,docs}.*'],
  format: ['esm'],
  bundle: false,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  esbuildPlugins: [clientModules],
  onSuccess: () => {
    // A style sheet is not a module; copy it unchanged. Compilers ask for the types of whatever is imported.
    copyFileSync(path.join(here, 'src', fonts), path.join(here, 'dist', fonts));
    writeFileSync(path.join(here, 'dist', `${fonts}.d.ts`), 'export {};\n');
    writeEntries(here);
    return Promise.resolve();
  },
});
