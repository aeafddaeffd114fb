import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { declared, exported, ofScreens } from './exported.js';

interface Tagged {
  readonly name: string;
  readonly isValue: boolean;
  /** Where it is declared, below `src`. */
  readonly folder: string;
  readonly tags: ReadonlyMap<string, string>;
}

const tagged: readonly Tagged[] = exported.map((symbol) => {
  const target = declared(symbol);
  const file = target.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {
    name: symbol.name,
    isValue: Boolean(target.flags & ts.SymbolFlags.Value),
    folder: path.posix.dirname(file.replace(/^.*\/ui\/src\//, '')),
    tags: new Map(target.getJsDocTags().map(({ name, text }) => [name, ts.displayPartsToString(text)])),
  };
});

/** What the tags of an export promise. */
function statusOf({ tags }: Tagged): string {
  if (tags.has('deprecated')) return 'deprecated';
  return tags.has('experimental') ? 'experimental' : 'stable';
}

test('R-3112: every export says since which version it is there', () => {
  const silent = tagged.filter(({ tags }) => !/^\d+\.\d+\.\d+$/.test(tags.get('since') ?? ''));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('R-3184: everything in the entry of the screens is experimental', () => {
  const names = ofScreens.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(75);
  const settled = tagged.filter((one) => names.includes(one.name) && statusOf(one) !== 'experimental');
  expect(settled.map(({ name }) => name)).toEqual([]);
});

test('R-3112: each component and its documentation agree about how settled it is, and since when', () => {
  const told = tagged
    .filter(({ name, isValue }) => isValue && /^[A-Z][a-z]/.test(name))
    .flatMap((one) => {
      const guides = allGuides.filter(({ folder }) => folder === one.folder);
      const own = guides.length > 1 ? guides.filter(({ name }) => name === one.name) : guides;
      return own.map(({ name, guide }) => ({ one, guide, isItsOwn: name === one.name }));
    });
  expect(told.length).toBeGreaterThan(80);
  const apart = told.filter(
    ({ one, guide, isItsOwn }) => statusOf(one) !== guide.status || (isItsOwn && one.tags.get('since') !== guide.since),
  );
  expect(apart.map(({ one }) => one.name)).toEqual([]);
});

test('R-3112: a component and its props promise the same', () => {
  const props = tagged.filter(({ name }) => name.endsWith('Props'));
  const apart = props.filter((one) => {
    const component = tagged.find(({ name }) => `${name}Props` === one.name);
    return component && statusOf(component) !== statusOf(one);
  });
  expect(props.length).toBeGreaterThan(80);
  expect(apart.map(({ name }) => name)).toEqual([]);
});
