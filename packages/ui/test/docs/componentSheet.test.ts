import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { sheetGroups } from '../../stories/docs/sheet/sheetGroups.js';
import { withoutParts } from '../../stories/docs/withoutParts.js';

const kit = path.resolve(import.meta.dirname, '../..');
const examples = readdirSync(path.join(kit, 'stories/examples')).map((file) => path.basename(file, '.tsx'));

/** The pages that Storybook makes of the files of stories, with the ids that these give them. */
const pages = readdirSync(path.join(kit, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const [, title = '', own] =
      /preview\.meta\(\{\s*title:\s+'([^']+)',(?:\s*id: '([^']+)')?/.exec(
        readFileSync(path.join(kit, 'src', file), 'utf8'),
      ) ?? [];
    return { title, id: toId(own ?? title, 'docs'), type: 'docs', importPath: `./packages/ui/src/${file}` };
  });

test('R-3690: the sheet has every component of the kit that has a guide, once, in the group of its page', () => {
  const groups = sheetGroups(pages, examples);
  const cells = [...groups.values()].flat();
  expect(cells.map(({ example }) => example).sort()).toEqual(allGuides.map(({ name }) => name).sort());
  expect(groups.get('Forms')).toContainEqual({ name: 'Button', page: 'forms-button--docs', example: 'Button' });
  expect([...groups.keys()].at(-1)).toBe('Foundations');
});

test('R-3690: a component without an example is missing from the sheet, and so are stories', () => {
  const cells = (list: typeof pages, names: readonly string[]) => [...sheetGroups(list, names).values()].flat().length;
  const stories = pages.map((page) => ({ ...page, type: 'story' }));
  expect(cells([...pages, ...stories], examples)).toBe(examples.length);
  expect(cells(pages, examples.slice(1))).toBe(examples.length - 1);
});

test('R-3691: the address of a page is its title, in small letters with hyphens', () => {
  const other = pages.filter(({ title, id }) => id !== toId(withoutParts(title), 'docs'));
  expect(other.map(({ title, id }) => `${title}: ${id}`)).toEqual([]);
});
