import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/fingerprint.ts';
import { inRoot } from '../../build/workspace.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** As the search compares them: `Probability slider` contains `ProbabilitySlider`. */
const folded = (name: string) => name.replace(/\W/g, '').toLowerCase();

test('the search of Storybook finds every documented component by the name it is imported by', () => {
  const lost = filesBelow(['packages/ui/src'])
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const source = read(file);
      const title = folded(/preview\.meta\(\{\s*title:\s+'([^']+)'/.exec(source)?.[1] ?? '');
      const documented = /documents: \{([^}]*)\}/.exec(source)?.[1]?.split(',') ?? [
        path.basename(file, '.stories.tsx'),
      ];
      return documented.map((name) => name.trim()).filter((name) => !title.includes(folded(name)));
    });

  // Of a story about several panels, each has a page of its own.
  expect(lost).toEqual(['DashboardPanels']);
});

test('every component has a page: Storybook reads the tags of its preview without executing it', () => {
  expect(read('.storybook/preview.tsx')).toMatch(/^ {2}tags: \['autodocs'\],$/m);
});

test('every screen has a sentence of its own', () => {
  const sentences = filesBelow(['packages/app/src'])
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => /purpose:\s+(['"])(.+)\1/.exec(read(file))?.[2] ?? file);

  expect(sentences.filter((sentence) => sentence.endsWith('.stories.tsx'))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every route has stories, of more than one state', () => {
  const files = filesBelow(['packages/app/src']);
  const routes = files.filter((file) => file.endsWith('.route.tsx')).map((file) => path.dirname(file));
  const states = (folder: string) =>
    files
      .filter((file) => path.dirname(file) === folder && file.endsWith('.stories.tsx'))
      .flatMap((file) => [...read(file).matchAll(/^export const \w+ = \w+\.(?:story|extend)\(/gm)]);

  expect(new Set(routes).size).toBeGreaterThan(10);
  expect(routes.filter((folder) => states(folder).length < 3)).toEqual([]);
});
