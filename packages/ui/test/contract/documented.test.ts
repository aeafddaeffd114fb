import ts from 'typescript';
import { expect, test } from 'vitest';
import { checker, declared, exported, ownProperties } from './exported.js';

test('C15: every prop has a docstring', () => {
  const props = exported.filter(({ name }) => name.endsWith('Props'));
  const undocumented = props.flatMap((symbol) =>
    ownProperties(symbol)
      .filter((each) => each.name !== 'children' && each.getDocumentationComment(checker).length === 0)
      .map((each) => `${symbol.name}.${each.name}`),
  );
  expect(props.length).toBeGreaterThanOrEqual(45);
  expect(undocumented).toEqual([]);
});

test('C15: every component is exported with its props', () => {
  const names = new Set(exported.map(({ name }) => name));
  const components = [...names].filter((name) => /^[A-Z][a-z]/.test(name) && names.has(`${name}Props`));
  const alone = exported
    .filter(({ name, flags }) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Props') && flags & ts.SymbolFlags.Alias)
    .filter((symbol) => declared(symbol).flags & ts.SymbolFlags.Value && !names.has(`${symbol.name}Props`))
    .map(({ name }) => name);
  expect(components.length).toBeGreaterThanOrEqual(45);
  // Two style sheets for a whole page: they take no props.
  expect(alone).toEqual(['CredenceStyles', 'PageStyles']);
});

test('C15: every component and every prop says in its documentation what it is', () => {
  const silent = exported
    .map((symbol) => [symbol.name, declared(symbol)] as const)
    .filter(([, target]) => target.flags & ts.SymbolFlags.Value)
    .filter(([, target]) => target.getDocumentationComment(checker).length === 0)
    .map(([name]) => name);
  expect(silent).toEqual([]);
});
