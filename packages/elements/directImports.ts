import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportsOf } from '../../tools/packages/entries.ts';

const kit = path.join(import.meta.dirname, '../ui/src');
const ENGLISH = path.join(kit, 'labels/english.ts');
const OF_KIT = /import \{([^}]*)\} from '@credence\/ui';/g;
const OF_ENGLISH = /import \{([^}]*)\} from '[^']*\/labels\/english(?:\.js)?';/g;

const places = new Map(
  exportsOf(readFileSync(path.join(kit, 'index.ts'), 'utf8')).map(({ name, from }) => [name, path.join(kit, from)]),
);

function placeOf(name: string): string {
  const found = places.get(name);
  if (!found) throw new Error(`The kit exports no ${name}.`);
  return found;
}

/** An import for each value of a list, from where it is made. Types need none. */
const each = (names: string, place: (name: string) => string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from ${JSON.stringify(place(name))};`)
    .join(' ');

/**
 * The source with imports that go past the index of the kit, and past the file of all English words. A bundler gives
 * every entry whole files, and those that a file can reach: each element would load what any of them needs. The words of
 * a component are the same file under a name of its own, of which the bundler keeps those words.
 */
export const withDirectImports = (source: string): string =>
  source
    .replace(OF_KIT, (_, names: string) => each(names, placeOf))
    .replace(OF_ENGLISH, (_, names: string) => each(names, (name) => `${ENGLISH}?${name}`));
