import type { File, ImportSpecifier, Node } from '@babel/types';
import { walk } from './syntax.js';

/** The uses of an import, where it can simply be called otherwise; undefined where another name stands in the way. */
export function usesOf(specifier: ImportSpecifier, newName: string, file: File): readonly Node[] | undefined {
  const { name } = specifier.local;
  const uses: Node[] = [];
  let isFree = true;
  walk(file, (node, parent) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    if (node === specifier.local || node === specifier.imported || isOnlyAName(node, parent)) return;
    if (node.name === newName) isFree = false;
    if (node.name !== name) return;
    if (parent && isDeclaredBy(node, parent)) isFree = false;
    uses.push(node);
  });
  return isFree ? uses : undefined;
}

/** A name within something else, such as the key of a property: no use of a variable. */
export function isOnlyAName(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.property === node && !parent.computed;
    case 'JSXMemberExpression':
      return parent.property === node;
    case 'TSQualifiedName':
      return parent.right === node;
    case 'JSXAttribute':
      return parent.name === node;
    case 'ObjectProperty':
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node && !parent.computed;
    default:
      return false;
  }
}

/** Also a use that is no declaration counts where it cannot be told: the import then keeps the old name for the file. */
function isDeclaredBy(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return parent.id === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.type !== 'ArrowFunctionExpression' || parent.body !== node;
    case 'AssignmentPattern':
      return parent.left === node;
    case 'ArrayPattern':
    case 'RestElement':
    case 'CatchClause':
    case 'TSTypeParameter':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportSpecifier':
      return true;
    case 'ObjectProperty':
      // `{ name }` would have to become `{ name: newName }`, or declares it.
      return parent.shorthand;
    default:
      return false;
  }
}
