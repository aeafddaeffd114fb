import type { File, ImportSpecifier, Node } from '@babel/types';
import { declaredNamesIn } from './declaredNames.js';
import { walk } from './syntax.js';

/** The uses of an import, where it can simply be called otherwise; undefined where another name stands in the way. */
export function usesOf(specifier: ImportSpecifier, newName: string, file: File): readonly Node[] | undefined {
  const { name } = specifier.local;
  if (declaredNamesIn(file).get(name) !== 1) return undefined;
  const uses: Node[] = [];
  let isFree = true;
  walk(file, (node, parent) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    if (node === specifier.local || node === specifier.imported || isOnlyAName(node, parent)) return;
    if (node.name === newName) isFree = false;
    if (node.name !== name) return;
    if (isNameForOthers(parent)) isFree = false;
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
    case 'TSImportType':
      return parent.qualifier === node;
    case 'JSXAttribute':
    case 'JSXNamespacedName':
      return parent.name === node;
    case 'TSNamedTupleMember':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return parent.label === node;
    case 'ObjectProperty':
      return parent.key === node && !parent.computed && !parent.shorthand;
    default:
      // Members of classes, interfaces and objects.
      return (
        parent !== undefined && 'key' in parent && parent.key === node && !('computed' in parent && parent.computed)
      );
  }
}

/** `{ name }` would have to become `{ name: newName }`, and `export { name }` is what others know it as. */
const isNameForOthers = (parent: Node | undefined): boolean =>
  parent?.type === 'ExportSpecifier' || (parent?.type === 'ObjectProperty' && parent.shorthand);
