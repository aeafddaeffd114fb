import ts from 'typescript';

/** One import, re-export or `import()` in a module. */
export interface Import {
  /** As written. */
  specifier: string;
  line: number;
  /** True if nothing of it remains at run time. */
  typeOnly: boolean;
  /** The imported names; `*` for all of them. */
  names: readonly string[];
  /** True if one of them is renamed here. */
  renames?: boolean;
}

export interface ParsedModule {
  imports: readonly Import[];
  /** Names used as values but not declared in the file: the platform's globals, with their lines. */
  globals: readonly { name: string; line: number }[];
  /** Every string literal in the file. */
  strings: readonly { text: string; line: number }[];
}

/** Collects what one source file uses from outside. */
export function parseModule(path: string, source: string): ParsedModule {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const imports: Import[] = [];
  const strings: { text: string; line: number }[] = [];
  const used: { name: string; line: number }[] = [];
  const declared = new Set<string>();

  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found) imports.push({ ...found, line: lineOf(node) });
    if (ts.isStringLiteralLike(node)) strings.push({ text: node.text, line: lineOf(node) });
    if (ts.isIdentifier(node)) {
      if (isDeclaration(node)) declared.add(node.text);
      else if (isValue(node)) used.push({ name: node.text, line: lineOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  return { imports, strings, globals: used.filter(({ name }) => !declared.has(name)) };
}

function importOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const clause = node.importClause;
    const bindings = clause?.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const names = named.map((element) => (element.propertyName ?? element.name).text);
    if (clause?.name) names.push('default');
    if (!clause || (bindings && ts.isNamespaceImport(bindings))) names.push('*');
    const allTypes = named.length > 0 && !clause?.name && named.every((element) => element.isTypeOnly);
    const typeOnly = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes;
    const renames = named.some(({ propertyName }) => propertyName !== undefined);
    return { specifier: node.moduleSpecifier.text, typeOnly, names, renames };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly, names: ['*'] };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    if (argument && ts.isStringLiteralLike(argument))
      return { specifier: argument.text, typeOnly: false, names: ['*'] };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, typeOnly: true, names: ['*'] };
  }
  return undefined;
}

function isDeclaration(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionLike(parent) ||
      ts.isClassLike(parent) ||
      ts.isImportClause(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isNamespaceImport(parent) ||
      ts.isEnumDeclaration(parent)) &&
    parent.name === node
  );
}

/** `window.localStorage` is the global, too. */
const isOfTheWindow = ({ expression }: ts.PropertyAccessExpression): boolean =>
  ts.isIdentifier(expression) && ['window', 'globalThis', 'self'].includes(expression.text);

/** False for names of members and types, which are never globals. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node || isOfTheWindow(parent);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isQualifiedName(parent) || ts.isTypeElement(parent)) return false;
  if (ts.isTypeReferenceNode(parent) || ts.isPropertyDeclaration(parent)) return false;
  return true;
}
