import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from './languages.js';

/** The parts that the build of a program keeps. */
function partsOf(program: string): string[] {
  const config = readFileSync(path.resolve(import.meta.dirname, `../../${program}/vite.config.ts`), 'utf8');
  const list = /onlyParts\(\s*\[([^\]]*)\]/.exec(config)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, part]) => part!);
}

test('R-3083: every part of a language is in the build of the one program that says it', () => {
  const { name: _name, offer: _offer, ...parts } = languages.de;
  expect([...partsOf('app'), ...partsOf('server')].toSorted()).toEqual(Object.keys(parts).toSorted());
});
