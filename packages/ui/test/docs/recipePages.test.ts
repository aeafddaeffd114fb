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

test.each(['FormRecipe', 'FrenchRecipe'])('R-3482: %s begins with the styles and the provider', (name) => {
  const parts = [...pageOf(name).matchAll(/<(?:Once|Part)\b/g)].map(([tag]) => tag);
  expect(parts.slice(0, 2)).toEqual(['<Once', '<Part']);
});
