import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { clientModules } from '../../build/packages/clientModules.ts';
import { writeEntries } from '../../build/packages/entries.ts';
import { writeSheets } from '../../build/packages/writeSheets.ts';
import { compiledModules } from '../../build/styles/compiledModules.ts';

const here = import.meta.dirname;
const fonts = 'foundations/theme/fonts.css';

// Every module stays a separate file, for tree shaking and readable stack traces.
const modules: Options = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixtures,docs}.*'],
  format: ['esm'],
  bundle: false,
  target: 'es2022',
};

export default defineConfig([
  {
    ...modules,
    sourcemap: true,
    clean: ['!styled/**'],
    esbuildPlugins: [compiledModules(path.dirname(here)), clientModules],
    onSuccess: async () => {
      // A style sheet is not a module; copy it unchanged. Compilers ask for the types of whatever is imported.
      copyFileSync(path.join(here, 'src', fonts), path.join(here, 'dist', fonts));
      writeFileSync(path.join(here, 'dist', `${fonts}.d.ts`), 'export {};\n');
      writeEntries(here);
      await writeSheets(here);
    },
  },
  // The same with styled-components, which inserts the styles of what is rendered.
  { ...modules, outDir: 'dist/styled', clean: true, esbuildPlugins: [clientModules] },
]);
