import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { entryOf } from '../../stories/docs/entryOf.js';
import { nameOf } from '../../stories/docs/live/examples.js';
import { kitFolders } from './kitFolders.js';

const kit = path.resolve(import.meta.dirname, '../..');
const written = readdirSync(path.join(kit, 'stories/examples')).map((file) => path.basename(file, '.tsx'));

test('R-3140: every page of a component has an example, and there is no other', () => {
  expect(written.sort()).toEqual(allGuides.map(({ name }) => name).sort());
});

test('R-3140: a page finds its example by the file of its stories', () => {
  const named = readdirSync(path.join(kit, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => /guide: \w+Docs/.test(readFileSync(path.join(kit, 'src', file), 'utf8')))
    .map(nameOf);
  expect(named.sort()).toEqual([...written].sort());
});

test.each(kitFolders().flatMap(({ components }) => components.filter((component) => written.includes(component))))(
  'R-3140: the example of %s shows it, by the name and from the package that a page of yours takes',
  (name) => {
    const text = readFileSync(path.join(kit, 'stories/examples', `${name}.tsx`), 'utf8');
    expect(text).toContain(`<${name}`);
    expect(text).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${entryOf(name)}';`));
    expect(
      text.match(/from '[^']+'/g)?.filter((from) => !/'(?:react|@credence\/ui(?:\/screens)?)'/.test(from)),
    ).toEqual([]);
  },
);

test('R-3140: no example writes out what the kit does by itself for strings', () => {
  const texts = written.map((name) => readFileSync(path.join(kit, 'stories/examples', `${name}.tsx`), 'utf8'));
  expect(texts.flatMap((text) => text.match(/\b\w+=\{\((\w+)\) => \1\}/g) ?? [])).toEqual([]);
});
