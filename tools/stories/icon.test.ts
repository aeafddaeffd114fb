import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../build/workspace.ts';

test('R-3407: the icon of the built Storybook is among its files, by the name that its pages ask for', () => {
  const settings = readFileSync(inRoot('.storybook/main.ts'), 'utf8');
  const [, names = '', from = ''] =
    /staticDirs: \[([^\]]+)\]\.map\(\(to\) => \(\{ from: '([^']+)', to \}\)\)/.exec(settings) ?? [];
  // Storybook finds it by the first name, and asks for it by the one that it comes from.
  expect(names.split(', ')).toEqual(["'/favicon.svg'", `'/${path.basename(from)}'`]);
});
