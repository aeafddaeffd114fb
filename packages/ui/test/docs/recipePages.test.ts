import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Where the files of recipes are run, drawn or built. */
const TESTED = [
  // recipes.test.tsx
  'packages/ui/test/recipes/',
  // embeds/next.test.ts
  'examples/embed-next/app/',
  // embeds/frameworks.test.ts
  'embeds/frameworks/vue/',
];

const pageOf = (name: string) => readFileSync(path.join(root, '.storybook/pages', `${name}.tsx`), 'utf8');

test.each(['FormRecipe', 'FrenchRecipe', 'NextRecipe', 'VueRecipe', 'Once'])(
  'R-3145: %s shows files that are tested',
  (name) => {
    const page = pageOf(name);
    const shown = [...page.matchAll(/from '\.\.\/\.\.\/([^']+)\?raw'/g)].map(([, file = '']) => file);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((file) => !TESTED.some((folder) => file.startsWith(folder)))).toEqual([]);
    // Beside them stand commands of one line only.
    const written = [...page.matchAll(/<pre>\s*<code>([^]*?)<\/code>/g)].map(([, code = '']) => code);
    expect(written.filter((code) => !/^npm install [@\w/ -]+$/.test(code))).toEqual([]);
  },
);

test.each([
  ['NextRecipe', 'examples/embed-next'],
  ['VueRecipe', 'embeds/frameworks/vue'],
])('R-3407: %s names the whole example that is tested, %s', (name, folder) => {
  expect(pageOf(name)).toContain(`<code>${folder}</code>`);
  expect(TESTED.some((tested) => tested.startsWith(`${folder}/`))).toBe(true);
});

test('R-3407: the recipe for Vue shows the parent that binds and locks, with nothing of the test', () => {
  const file = 'embeds/frameworks/vue/App.vue';
  expect(pageOf('VueRecipe')).toContain(`'../../${file}?raw'`);
  const parent = readFileSync(path.join(root, file), 'utf8');
  expect(parent).toMatch(/v-model="\w+" :locked="\w+"/);
  expect(parent).not.toContain('../');
});

test('R-3407: the status of the components links to what a version promises', () => {
  expect(pageOf('Status')).toContain('href="./?path=/docs/start-here-versions--docs"');
  expect(readFileSync(path.join(root, '.storybook/pages/Versions.mdx'), 'utf8')).toContain('"Start here/Versions"');
});

test.each(['FormRecipe', 'FrenchRecipe'])('R-3482: %s begins with the styles and the provider', (name) => {
  const parts = [...pageOf(name).matchAll(/<(?:Once|Part)\b/g)].map(([tag]) => tag);
  expect(parts.slice(0, 2)).toEqual(['<Once', '<Part']);
});
