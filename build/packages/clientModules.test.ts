import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../workspace.ts';
import { isForTheClient } from './clientModules.ts';
import { allExportsOf } from './entries.ts';

const source = inRoot('packages/ui/src');
const exported = allExportsOf(source).map(({ name, from }) => {
  const base = path.join(source, from.replace(/\.js$/, ''));
  const file = [`${base}.tsx`, `${base}.ts`].find((each) => existsSync(each)) ?? base;
  return { name, client: isForTheClient(file, readFileSync(file, 'utf8')) };
});

test('R-2712: every component and hook is a module for the client; words and plain functions are for both', () => {
  const both = exported.filter(({ client }) => !client).map(({ name }) => name);
  expect(both.filter((name) => /^[A-Z](?!_|[A-Z])|^use[A-Z]/.test(name))).toEqual([]);
  expect(both).toEqual(
    expect.arrayContaining(['englishLabels', 'germanLabels', 'findMatch', 'paginationItems', 'wordsFor']),
  );
});
