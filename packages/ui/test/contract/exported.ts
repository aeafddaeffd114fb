import ts from 'typescript';
import { isOurs, program } from './program.js';

export const checker = program.getTypeChecker();

/** What the entry of the screens exports. */
export const ofScreens: readonly ts.Symbol[] = exportsOf('/src/screens.ts');

/** Everything that the kit exports, by name. */
export const exported: readonly ts.Symbol[] = byName([...exportsOf('/src/index.ts'), ...ofScreens]);

function exportsOf(file: string): readonly ts.Symbol[] {
  const index = program.getSourceFiles().find((source) => isOurs(source) && source.fileName.endsWith(file));
  const symbol = index && checker.getSymbolAtLocation(index);
  if (!symbol) throw new Error(`${file} of the kit was not found.`);
  return checker.getExportsOfModule(symbol);
}

function byName(symbols: readonly ts.Symbol[]): readonly ts.Symbol[] {
  return [...symbols].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What an export or import names, where it is declared. */
export const declared = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The properties that the kit itself declares for an interface: not those of elements and libraries. */
export const ownProperties = (symbol: ts.Symbol): readonly ts.Symbol[] =>
  checker
    .getDeclaredTypeOfSymbol(declared(symbol))
    .getProperties()
    .filter((property) => property.declarations?.some(isOurs));

/** The type of a property as its author wrote it, if it was written. */
export function writtenType(property: ts.Symbol): ts.TypeNode | undefined {
  const declaration = property.valueDeclaration ?? property.declarations?.[0];
  return declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/import\("[^"]*"\)\./g, '');
