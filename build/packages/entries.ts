import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Entry {
  /** The exported value, and the name of its entry: `ProbabilitySlider`. */
  name: string;
  /** The types that come with it. */
  types: readonly string[];
  /** Its module, relative to the index. */
  from: string;
}

const STATEMENT = /^export \{([^}]*)\} from '([^']+)';$/gm;

/** What an index exports, one entry a value. Types that stand alone belong to the index only: they cost nothing there. */
export function exportsOf(index: string): Entry[] {
  return [...index.matchAll(STATEMENT)].flatMap(([, names = '', from = '']) => {
    const all = names.split(',').map((name) => name.trim());
    const types = all.filter((name) => name.startsWith('type '));
    return all.filter((name) => name && !types.includes(name)).map((name) => ({ name, types, from }));
  });
}

/** What others import the kit from: its index, and the entry of this application's screens. */
export const ENTRY_MODULES = ['index.ts', 'screens.ts'];

/** What a package exports from all of its entries, for the folder of its sources. */
export const allExportsOf = (source: string): Entry[] =>
  ENTRY_MODULES.flatMap((file) => exportsOf(readFileSync(path.join(source, file), 'utf8')));

/** Writes one entry for each value that the package exports, so that a page can load one component alone. */
export function writeEntries(packageRoot: string): void {
  const folder = path.join(packageRoot, 'dist/entries');
  mkdirSync(folder, { recursive: true });
  for (const { name, types, from } of allExportsOf(path.join(packageRoot, 'src'))) {
    const write = (file: string, names: readonly string[]) =>
      writeFileSync(path.join(folder, file), `export { ${names.join(', ')} } from '../${from.slice(2)}';\n`);
    write(`${name}.js`, [name]);
    write(`${name}.d.ts`, [name, ...types]);
  }
}
