import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { guidesIndex, guideText } from '../../stories/docs/guideText.js';
import { wordsInEnglish, wordsInGerman } from '../../stories/docs/kitWords.js';
import { labelTexts } from '../../stories/docs/labelTexts.js';
import { languagesText } from '../../stories/docs/languagesText.js';
import { versionsText } from '../../stories/docs/versionsText.js';
import { kitFolders } from './kitFolders.js';
import { propsText } from './propsText.js';

const kit = path.resolve(import.meta.dirname, '../..');

/** The components of each guide: the one that it is named for, then the others of its folder without a guide. */
const documentedBy = new Map(
  kitFolders().flatMap(({ name: folder, components }) => {
    const [first, ...others] = allGuides.filter((guide) => guide.folder === folder).map(({ name }) => name);
    const alone = components.filter((component) => component !== first && !others.includes(component));
    const of = (name: string) => components.filter((component) => component === name);
    return first
      ? [[first, [...of(first), ...alone]] as const, ...others.map((name) => [name, of(name)] as const)]
      : [];
  }),
);

// To update the files after changing a guide: `vitest run --project unit packages/ui/test/docs -u`.
test.each(allGuides)('R-2721: the page of $name has a text version, with its props (C24)', async ({ name, guide }) => {
  const text = guideText(name, guide, propsText(documentedBy.get(name) ?? []));
  await expect(text).toMatchFileSnapshot(path.join(kit, 'docs', `${name}.md`));
});

test('R-2721: the props of every component are on one page', () => {
  const documented = [...documentedBy.values()].flat();
  const components = kitFolders().flatMap((folder) => folder.components);
  expect(documented.sort()).toEqual([...components].sort());
});

test.each(Object.entries({ wordsInEnglish, wordsInGerman }))('R-2721: every one of %s can be read', (_, labels) => {
  const texts = Object.values(labels).flatMap((group) => labelTexts(group));
  expect(texts.filter(({ text }) => /NaN|undefined|\[object|Infinity|=>/.test(text))).toEqual([]);
});

test('llms.txt lists every guide (C24)', async () => {
  await expect(guidesIndex(allGuides)).toMatchFileSnapshot(path.join(kit, 'llms.txt'));
});

test('R-2722: the recipes for forms are the components that are tested', () => {
  const page = readFileSync(path.join(kit, 'docs/forms.md'), 'utf8');
  const shown = [...page.matchAll(/^```tsx\n([^]*?)^```$/gm)].map(([, code]) => code);
  const tested = ['PlainForm', 'HookForm', 'ActionForm'].map((name) =>
    readFileSync(path.join(kit, 'test/recipes', `${name}.tsx`), 'utf8'),
  );
  expect(shown).toEqual(tested);
});

test('C11: the page of the languages says which words are calibrated', async () => {
  await expect(languagesText()).toMatchFileSnapshot(path.join(kit, 'docs', 'languages.md'));
});

test('R-3407: what a version promises comes with the package, and its links lead out of it', async () => {
  await expect(versionsText()).toMatchFileSnapshot(path.join(kit, 'docs', 'versioning.md'));
  const links = [...versionsText().matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !to.startsWith('https://'))).toEqual([]);
  expect(guidesIndex(allGuides)).toContain('(docs/versioning.md)');
  expect(readFileSync(path.join(kit, 'README.md'), 'utf8')).toContain('(docs/versioning.md)');
});

test('no guide is left over from a removed component', () => {
  const written = readdirSync(path.join(kit, 'docs')).filter((file) => file.endsWith('.md'));
  const guides = allGuides.map(({ name }) => `${name}.md`);
  expect(written.sort()).toEqual([...guides, 'forms.md', 'languages.md', 'versioning.md'].sort());
});
