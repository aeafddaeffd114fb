import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exportsOf } from '../../build/packages/entries.ts';

const kit = path.join(import.meta.dirname, '../ui/src');
const ENGLISH = path.join(kit, 'labels/english.ts');
const OF_KIT = /import \{([^}]*)\} from '@credence\/ui';/g;
const OF_RADIX = /import \{ (\w+)(?: as (\w+))? \} from 'radix-ui';/g;
const OF_ENGLISH = /import \{([^}]*)\} from '[^']*\/labels\/english(?:\.js)?';/g;

const places = new Map(
  exportsOf(readFileSync(path.join(kit, 'index.ts'), 'utf8')).map(({ name, from }) => [name, path.join(kit, from)]),
);

function placeOf(name: string): string {
  const found = places.get(name);
  if (!found) throw new Error(`The kit exports no ${name}.`);
  return found;
}

/** The package of a group of Radix's: `@radix-ui/react-alert-dialog` of `AlertDialog`. */
const packageOf = (group: string) =>
  `@radix-ui/react${group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Where the packages are found that radix-ui takes its groups from. */
export const RADIX = path.dirname(createRequire(path.join(kit, 'index.ts')).resolve('radix-ui'));

/** An import for each value of a list, from where it is made. Types need none. */
const each = (names: string, place: (name: string) => string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from ${JSON.stringify(place(name))};`)
    .join(' ');

/**
 * The source with imports that go past the indexes of the kit and of radix-ui, and past the file of all English words. A bundler gives
 * every entry whole files, and those that a file can reach: each element would load what any of them needs. The words of
 * a component are the same file under a name of its own, of which the bundler keeps those words.
 */
export const withDirectImports = (source: string): string =>
  source
    .replace(OF_KIT, (_, names: string) => each(names, placeOf))
    .replace(OF_RADIX, (_, group: string, name = group) => `import * as ${name} from '${packageOf(group)}';`)
    .replace(OF_ENGLISH, (_, names: string) => each(names, (name) => `${ENGLISH}?${name}`));
