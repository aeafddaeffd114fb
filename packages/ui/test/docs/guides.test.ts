import { describe, expect, test } from 'vitest';
import { kitFolders } from './kitFolders.js';

const folders = kitFolders();
const drawsNothing = ['foundations/provider', 'foundations/theme'];

test('covers all components', () => {
  expect(folders.length).toBeGreaterThan(40);
  expect(folders.flatMap(({ components }) => components).length).toBeGreaterThan(60);
});

describe.each(folders)('$name', ({ name, components, guides, stories, source, sourceWithParts, labels }) => {
  const all = [...guides.values()];

  test('has a guide without empty sections (C1)', () => {
    expect(all, `${name} has no guide`).not.toHaveLength(0);
    for (const guide of all) {
      expect(guide.status).toMatch(/^(stable|experimental|deprecated)$/);
      expect(guide.since).toMatch(/^\d+\.\d+\.\d+$/);
      for (const said of [guide.purpose, guide.screenReader, guide.forms, guide.goodUse, guide.badUse]) {
        expect(said.trim()).not.toBe('');
      }
      expect(guide.when).not.toHaveLength(0);
      expect(guide.whenNot).not.toHaveLength(0);
      expect(guide.caveats).not.toHaveLength(0);
      if (!drawsNothing.includes(name)) expect(guide.anatomy).not.toHaveLength(0);
    }
  });

  test('has stories with its guides, and a page with the props of each component (C1)', () => {
    for (const guide of guides.keys()) expect(stories).toMatch(new RegExp(`guide: ${guide}\\b`));
    const told = [...stories.matchAll(/\bcomponent: (\w+)|\bdocuments: \{([^}]*)\}/g)].flatMap(
      ([, component, documents]) => (component ? [component] : (documents ?? '').split(/[\s,]+/)),
    );
    expect(told).toEqual(expect.arrayContaining([...components]));
  });

  test('names all of its parts correctly', () => {
    const named = all.flatMap(({ anatomy }) => anatomy.map(({ slot }) => slot));
    const parts = ['data-credence', 'data-slot'].flatMap((attribute) => valuesOf(attribute, source));
    const known = ['data-credence', 'data-slot'].flatMap((attribute) => valuesOf(attribute, sourceWithParts));
    expect(
      named.filter((slot) => !known.includes(slot)),
      'named, but never drawn',
    ).toEqual([]);
    expect(
      parts.filter((slot) => !named.includes(slot)),
      'drawn, but not named',
    ).toEqual([]);
  });

  test('names all of its data attributes correctly', () => {
    const named = all.flatMap(({ dataAttributes }) => dataAttributes.map((attribute) => attribute.name));
    expect(
      named.filter((attribute) => !sourceWithParts.includes(attribute) && attribute !== 'data-credence-theme'),
      'named, but never set',
    ).toEqual([]);
    expect(
      dataAttributesIn(source).filter((attribute) => !named.includes(attribute) && attribute !== 'data-credence-theme'),
      'set, but not named',
    ).toEqual([]);
  });

  test('names existing variables', () => {
    const named = all.flatMap(({ cssVariables }) => cssVariables.map((variable) => variable.name));
    expect(named.filter((variable) => !sourceWithParts.includes(variable) && name !== 'foundations/provider')).toEqual(
      [],
    );
  });

  test('lists its labels and keys if it has any', () => {
    const told = all.flatMap((guide) => guide.labels as readonly string[]);
    expect(labels.filter((group) => !told.includes(group))).toEqual([]);
    if (/type="button"|<input|<select|<textarea|onKeyDown/.test(source)) {
      expect(
        all.flatMap(({ keyboard }) => keyboard),
        'it takes keys',
      ).not.toHaveLength(0);
    }
  });
});

/** The values given to an attribute in the text of components, including both branches of a condition. */
function valuesOf(attribute: string, source: string): readonly string[] {
  const given = source.matchAll(new RegExp(`[^\\[]${attribute}'?(?:=|: )(?:["']([\\w-]+)["']|\\{([^}]*)\\})`, 'g'));
  const values = [...given].flatMap(([, literal, expression]) =>
    literal ? [literal] : [...(expression ?? '').matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value),
  );
  return [...new Set(values)];
}

/** The data attributes that components set, except those that name parts. */
function dataAttributesIn(source: string): readonly string[] {
  const names = [...source.matchAll(/\s(data-[a-z-]+)=/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !['data-slot', 'data-credence', 'data-testid'].includes(name));
}
