import ts from 'typescript';
import { expect, test } from 'vitest';
import { isOurs, program } from './program.js';

const checker = program.getTypeChecker();
const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/import\("[^"]*"\)\./g, '');

/** A property as written to the file: its name, whether it is optional, and its type. */
function property(symbol: ts.Symbol): string {
  const declared = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
  const written = declared && (ts.isPropertySignature(declared) || ts.isPropertyDeclaration(declared)) && declared.type;
  const type = written ? written.getText() : checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, format);
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
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (target.flags & ts.SymbolFlags.Interface) {
    const from = extended(target);
    const own = checker.getDeclaredTypeOfSymbol(target).getProperties();
    const ours = own.filter((each) => each.declarations?.some(isOurs)).map(property);
    return [`interface ${symbol.name}${from.length > 0 ? ` extends ${from.join(', ')}` : ''}`, ...ours.sort()];
  }
  if (target.flags & ts.SymbolFlags.TypeAlias) {
    const declaration = target.declarations?.find((each) => ts.isTypeAliasDeclaration(each));
    return [`type ${symbol.name} = ${oneLine(declaration?.type.getText() ?? '')}`];
  }
  const type = checker.getTypeOfSymbol(target);
  // The labels have a file of their own, and a component's props are listed under their own name.
  const short = /^[a-z]+Labels$/.test(symbol.name) ? 'Labels' : oneLine(checker.typeToString(type, undefined, format));
  return [`const ${symbol.name}: ${short}`];
}

/** Everything that the kit exports. */
function exported(): readonly ts.Symbol[] {
  const index = program.getSourceFiles().find((file) => isOurs(file) && file.fileName.endsWith('/src/index.ts'));
  const symbol = index && checker.getSymbolAtLocation(index);
  if (!symbol) throw new Error('The index of the kit was not found.');
  return [...checker.getExportsOfModule(symbol)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const symbols = exported();

test('C15: a change of the public API is visible in review', async () => {
  expect(symbols.length).toBeGreaterThan(110);
  const text = symbols.map((symbol) => described(symbol).join('\n  ')).join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('publicApi.txt');
});

test('C15: every prop has a docstring', () => {
  const props = symbols.filter(({ name }) => name.endsWith('Props'));
  const undocumented = props.flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return checker
      .getDeclaredTypeOfSymbol(target)
      .getProperties()
      .filter((each) => each.declarations?.some(isOurs))
      .filter((each) => each.name !== 'children' && each.getDocumentationComment(checker).length === 0)
      .map((each) => `${symbol.name}.${each.name}`);
  });
  expect(props.length).toBeGreaterThanOrEqual(45);
  expect(undocumented).toEqual([]);
});

test('C15: every component is exported with its props', () => {
  const names = new Set(symbols.map(({ name }) => name));
  const components = [...names].filter((name) => /^[A-Z][a-z]/.test(name) && names.has(`${name}Props`));
  const alone = symbols
    .filter(({ name, flags }) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Props') && flags & ts.SymbolFlags.Alias)
    .filter(
      (symbol) => checker.getAliasedSymbol(symbol).flags & ts.SymbolFlags.Value && !names.has(`${symbol.name}Props`),
    )
    .map(({ name }) => name);
  expect(components.length).toBeGreaterThanOrEqual(45);
  // Two style sheets for a whole page: they take no props.
  expect(alone).toEqual(['CredenceStyles', 'PageStyles']);
});

test('C15: every component and every prop says in its documentation what it is', () => {
  const silent = symbols
    .map(
      (symbol) =>
        [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol] as const,
    )
    .filter(([, target]) => target.flags & ts.SymbolFlags.Value)
    .filter(([, target]) => target.getDocumentationComment(checker).length === 0)
    .map(([name]) => name);
  expect(silent).toEqual([]);
});
