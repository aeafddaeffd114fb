import path from 'node:path';
import { expect, test } from 'vitest';
import main from '../../.storybook/main.ts';

test('R-3407: the icon of the built Storybook is among its files, by the name that its pages ask for', () => {
  const files = [main.staticDirs ?? []].flat().filter((each) => typeof each === 'object');
  // Storybook finds it by this name, and asks for it by the one that it comes from.
  const icon = files.find(({ to }) => to === '/favicon.svg');
  expect(icon).toBeDefined();
  expect(files.map(({ to }) => to)).toContain(`/${path.basename(icon?.from ?? '')}`);
});
