import ts from 'typescript';
import { expect, test } from 'vitest';
import { checker, declared, exported, oneLine, ownProperties, typeText, writtenType } from './exported.js';

/** A property as written to the file: its name, whether it is optional, and its type. */
function property(symbol: ts.Symbol): string {
  const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
  const type = writtenType(symbol)?.getText() ?? typeText(checker.getTypeOfSymbol(symbol));
  return `${symbol.name}${optional}: ${oneLine(type)}`;
}

/** What a type inherits: the attributes of an element, parts of another type. */
const extended = (symbol: ts.Symbol): readonly string[] =>
  (symbol.declarations ?? []).flatMap((declaration) =>
    ts.isInterfaceDeclaration(declaration)
      ? (declaration.heritageClauses ?? []).flatMap((clause) => clause.types.map((type) => oneLine(type.getText())))
      : [],
  );

function described(symbol: ts.Symbol): readonly string[] {
  const target = declared(symbol);
  if (target.flags & ts.SymbolFlags.Interface) {
    const from = extended(target);
    const ours = ownProperties(target).map(property);
    return [`interface ${symbol.name}${from.length > 0 ? ` extends ${from.join(', ')}` : ''}`, ...ours.sort()];
  }
  if (target.flags & ts.SymbolFlags.TypeAlias) {
    const declaration = target.declarations?.find((each) => ts.isTypeAliasDeclaration(each));
    // Props that are a union hide what they are made of.
    const ours = symbol.name.endsWith('Props') ? ownProperties(target).map(property) : [];
    return [`type ${symbol.name} = ${oneLine(declaration?.type.getText() ?? '')}`, ...ours.sort()];
  }
  const type = checker.getTypeOfSymbol(target);
  // The labels have a file of their own, and a component's props are listed under their own name.
  const short = /^[a-z]+(?:Study)?Labels$/.test(symbol.name) ? 'Labels' : typeText(type);
  return [`const ${symbol.name}: ${short}`];
}

test('C15: a change of the public API is visible in review', async () => {
  expect(exported.length).toBeGreaterThan(110);
  const text = exported.map((symbol) => described(symbol).join('\n  ')).join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('publicApi.txt');
});

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
