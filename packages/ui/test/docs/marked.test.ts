import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { Marked } from '../../stories/docs/Marked.js';

const drawn = (children: string) => renderToStaticMarkup(createElement(Marked, { children }));
const pages = path.resolve(import.meta.dirname, '../../../../.storybook/pages');

test('R-3407: a recipe that a guide names is a link on its page', () => {
  expect(drawn('With `name`. Recipes: [forms](forms.md).')).toBe(
    'With <code>name</code>. Recipes: <a href="./?path=/docs/recipes-a-form-that-posts--docs" target="_top">forms</a>.',
  );
  expect(readFileSync(path.join(pages, 'FormRecipe.mdx'), 'utf8')).toContain('title="Recipes/A form that posts"');
});

test('R-3407: no guide shows the text of a link, or leads to a page that is none', () => {
  const linking = allGuides.flatMap(({ guide }) => guide.forms).filter((text) => text.includes(']('));
  expect(linking.length).toBeGreaterThan(1);
  expect(linking.map(drawn).filter((html) => /\]\(|undefined/.test(html))).toEqual([]);
});
