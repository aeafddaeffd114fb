import type { File, ImportNamespaceSpecifier, ImportSpecifier, Node, StringLiteral } from '@babel/types';
import { declaredNamesIn } from './declaredNames.js';
import { walk } from './syntax.js';

/** Where the kit is imported from: its index, or the entry of one export. */
export const isKit = (node: Node | null | undefined): node is StringLiteral =>
  node?.type === 'StringLiteral' && /^@credence\/ui(?:$|\/(?!package\.json|.*\.css$))/.test(node.value);

/** What a file calls what it has from the kit. */
export interface KitNames {
  /** What each `import { … }` names, in the order of the file. */
  readonly specifiers: readonly ImportSpecifier[];
  /** Imports whose name the file declares again, so that a use of it may mean something else. */
  readonly unclear: readonly (ImportSpecifier | ImportNamespaceSpecifier)[];
  /** What an expression or a type names of the kit: `CptHeatmap`, `UI.CptHeatmap`. */
  exportOf(node: Node): string | undefined;
  /** What `UI.CptHeatmap` names, and where. */
  memberOf(node: Node): { readonly exported: string; readonly name: Node } | undefined;
}

export const importedName = ({ imported }: ImportSpecifier): string =>
  imported.type === 'Identifier' ? imported.name : imported.value;

/** Reads the imports of a file. */
export function kitNamesIn(file: File): KitNames {
  const specifiers: ImportSpecifier[] = [];
  const unclear: (ImportSpecifier | ImportNamespaceSpecifier)[] = [];
  const declared = declaredNamesIn(file);
  const locals = new Map<string, string>();
  const namespaces = new Set<string>();
  walk(file, (node) => {
    if (node.type !== 'ImportDeclaration' || !isKit(node.source)) return;
    for (const specifier of node.specifiers) {
      if (specifier.type === 'ImportDefaultSpecifier') continue;
      const { name } = specifier.local;
      if (specifier.type === 'ImportSpecifier') specifiers.push(specifier);
      if (declared.get(name) !== 1) unclear.push(specifier);
      else if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(name);
      else locals.set(name, importedName(specifier));
    }
  });

  const memberOf = (node: Node) => {
    const [object, name] = sidesOf(node);
    const isOurs = (object?.type === 'Identifier' || object?.type === 'JSXIdentifier') && namespaces.has(object.name);
    if (!isOurs || (name?.type !== 'Identifier' && name?.type !== 'JSXIdentifier')) return undefined;
    return { exported: name.name, name };
  };
  const exportOf = (node: Node) =>
    node.type === 'Identifier' || node.type === 'JSXIdentifier' ? locals.get(node.name) : memberOf(node)?.exported;
  return { specifiers, unclear, exportOf, memberOf };
}

/** The object and the name of `UI.CptHeatmap`, in an expression, a type or an element. */
export function sidesOf(node: Node): readonly (Node | undefined)[] {
  if (node.type === 'TSQualifiedName') return [node.left, node.right];
  if (node.type === 'JSXMemberExpression') return [node.object, node.property];
  if (node.type === 'MemberExpression' && !node.computed) return [node.object, node.property];
  return [];
}
