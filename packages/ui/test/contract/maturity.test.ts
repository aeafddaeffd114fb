import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { allChanges } from '../../stories/docs/changes/allChanges.js';
import { checker, declared, exported, ofScreens } from './exported.js';
import { isOurs } from './program.js';

interface Tagged {
  readonly name: string;
  readonly isValue: boolean;
  /** Where it is declared, below `src`: `elicitation/probability-slider`, also where it is a part with a folder in there. */
  readonly folder: string;
  readonly tags: ReadonlyMap<string, string>;
}

const tagged: readonly Tagged[] = exported.map((symbol) => {
  const target = declared(symbol);
  const file = target.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {
    name: symbol.name,
    isValue: Boolean(target.flags & ts.SymbolFlags.Value),
    folder: path.posix
      .dirname(file.replace(/^.*\/ui\/src\//, ''))
      .split('/')
      .slice(0, 2)
      .join('/'),
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
  expect(names.length).toBeGreaterThan(20);
  const settled = tagged.filter((one) => names.includes(one.name) && statusOf(one) !== 'experimental');
  expect(settled.map(({ name }) => name)).toEqual([]);
});

test('R-3112: each component and its documentation agree about how settled it is, and since when', () => {
  const told = tagged
    .filter(({ name, isValue }) => isValue && /^[A-Z][a-z]/.test(name))
    .flatMap((one) => {
      const guides = allGuides.filter(({ folder }) => folder === one.folder);
      const named = guides.filter(({ name }) => name === one.name);
      // A guide that is named for no component is of all that have none.
      const shared = guides.filter(({ name }) => !tagged.some((other) => other.name === name));
      const own = guides.length === 1 ? guides : named.length > 0 ? named : shared;
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

/** The type of the kit that a reference or an `extends` names. */
function typeNamedBy(node: ts.Node): ts.Symbol | undefined {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : undefined;
  const named = name && checker.getSymbolAtLocation(name);
  const type = named && declared(named);
  return type?.declarations?.some(isOurs) ? type : undefined;
}

/** The types of the kit that a symbol is written with, and those that these are written with. */
function typesOf(symbol: ts.Symbol, found = new Set<ts.Symbol>()): ReadonlySet<ts.Symbol> {
  const visit = (node: ts.Node): void => {
    const type = typeNamedBy(node);
    if (type && !found.has(type)) {
      found.add(type);
      typesOf(type, found);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) visit(declaration);
  return found;
}

/** The types of the kit that a declaration names, without those in members that are marked as experimental. */
function namedIn(symbol: ts.Symbol, found = new Set<ts.Symbol>()): ReadonlySet<ts.Symbol> {
  const visit = (node: ts.Node): void => {
    if (ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'experimental')) return;
    const type = typeNamedBy(node);
    if (type && !found.has(type)) {
      found.add(type);
      // What is not exported stands in the interface as a part of what is.
      if (!exported.some((one) => declared(one) === type)) namedIn(type, found);
    }
    // The inside of a function is nobody else's.
    ts.forEachChild(node, (child) => (ts.isBlock(child) ? undefined : visit(child)));
  };
  for (const declaration of symbol.declarations ?? []) visit(declaration);
  return found;
}

test('R-3484: nothing that is stable takes or gives a type that is experimental', () => {
  const isSettled = (name: string) => tagged.some((one) => one.name === name && statusOf(one) === 'stable');
  const settled = exported.filter(({ name }) => isSettled(name));
  const others = exported.filter(({ name }) => !isSettled(name));
  expect([settled.length > 150, others.length > 100]).toEqual([true, true]);
  const apart = settled.flatMap((symbol) => {
    const named = namedIn(declared(symbol));
    return others.filter((other) => named.has(declared(other))).map(({ name }) => `${symbol.name}: ${name}`);
  });
  expect(apart).toEqual([]);
});

/** The types of the kit that a page has to name to write what a declaration asks for or gives. */
function writtenIn(symbol: ts.Symbol): ReadonlySet<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    // What a type is made of is in its own members; the inside of a function is nobody else's.
    if (ts.isHeritageClause(node) || ts.isIntersectionTypeNode(node) || ts.isBlock(node)) return;
    const type = typeNamedBy(node);
    if (type && !(type.flags & ts.SymbolFlags.TypeParameter)) found.add(type);
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) if (!ts.isVariableDeclaration(declaration)) visit(declaration);
  return found;
}

test('R-3658: a type that stands in the interface can be imported from it', () => {
  const names = new Set(exported.map(declared));
  const missing = exported.flatMap((symbol) =>
    [...writtenIn(declared(symbol))].filter((type) => !names.has(type)).map((type) => `${symbol.name}: ${type.name}`),
  );
  expect(missing).toEqual([]);
});

test('R-3183: the words of the screens alone are marked as experimental among those of a language', () => {
  const english = exported.find(({ name }) => name === 'englishLabels');
  const groups = checker.getTypeOfSymbol(declared(english as ts.Symbol)).getProperties();
  const isMarked = (group: ts.Symbol) => group.getJsDocTags().some(({ name }) => name === 'experimental');
  const saidBy = (group: string) => allGuides.filter(({ guide }) => guide.labels?.some((one) => one === group));
  const isOfScreens = ({ name }: { name: string }) => ofScreens.some((one) => one.name === name);
  const due = groups.filter(({ name }) => saidBy(name).length > 0 && saidBy(name).every(isOfScreens));
  expect(due.length).toBeGreaterThan(0);
  expect(groups.filter(isMarked).map(({ name }) => name)).toEqual(due.map(({ name }) => name));
});

/**
 * The exports that no released version had and whose status is not the one due: stable for the types of stable
 * components and the words of a language, experimental for all else.
 */
function newOfWrongStatus(released: readonly string[]): readonly string[] {
  const stable = tagged.filter((one) => statusOf(one) === 'stable').map(({ name }) => name);
  const ofComponents = new Set(
    exported
      .filter(({ name }) => stable.includes(name) && stable.includes(name.replace(/Props$/, '')) && /Props$/.test(name))
      .flatMap((symbol) => [...typesOf(declared(symbol))]),
  );
  const isNew = new Set(
    tagged.filter(({ tags }) => !released.includes(tags.get('since') ?? '')).map(({ name }) => name),
  );
  return exported
    .filter((symbol) => isNew.has(symbol.name) && !symbol.name.endsWith('Props') && !ofScreens.includes(symbol))
    .filter((symbol) => {
      const isSettled = ofComponents.has(declared(symbol)) || /^[a-z]+Labels$/.test(symbol.name);
      return isSettled !== stable.includes(symbol.name);
    })
    .map(({ name }) => name);
}

test('R-3112: what is new is experimental, but for the types of stable components and the words of a language', () => {
  expect(newOfWrongStatus(allChanges.flatMap(({ version }) => version ?? []))).toEqual([]);
  // Before the first release everything was new, and stable components would have been too early.
  const beforeTheFirst = newOfWrongStatus([]);
  expect(beforeTheFirst).toContain('Button');
  for (const name of ['Share', 'englishLabels', 'ButtonProps']) expect(beforeTheFirst, name).not.toContain(name);
});
