import type { Node } from '@babel/types';
import { nodesIn, walk } from './syntax.js';

/**
 * How often each name is declared within a node, in whatever scope, as a value or a type. A name that is declared twice
 * may mean something else wherever it is used.
 */
export function declaredNamesIn(within: Node): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const count = (name: string) => times.set(name, (times.get(name) ?? 0) + 1);
  walk(within, (node) => {
    for (const declared of declaredBy(node)) namesOf(declared, count);
  });
  return times;
}

/** What a node declares: names, or patterns of names. */
function declaredBy(node: Node): readonly Node[] {
  if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier') return [node.local];
  if (node.type === 'ImportNamespaceSpecifier') return [node.local];
  if (node.type === 'CatchClause') return node.param ? [node.param] : [];
  if (node.type === 'TSMappedType') return nodesIn(node.key);
  if (node.type === 'TSTypeParameter') return nodesIn(node.name);
  // Functions and their types have `params`, signatures of an index `parameters`; variables, classes, types and members
  // of enums have an `id`.
  const { params, parameters, id } = node as { params?: unknown; parameters?: unknown; id?: unknown };
  return [...nodesIn(params), ...nodesIn(parameters), ...nodesIn(id)];
}

function namesOf(pattern: Node, say: (name: string) => void): void {
  switch (pattern.type) {
    case 'Identifier':
      return say(pattern.name);
    case 'ObjectPattern':
      return pattern.properties.forEach((each) => namesOf(each.type === 'RestElement' ? each : each.value, say));
    case 'ArrayPattern':
      return pattern.elements.forEach((each) => each && namesOf(each, say));
    case 'AssignmentPattern':
      return namesOf(pattern.left, say);
    case 'RestElement':
      return namesOf(pattern.argument, say);
    case 'TSParameterProperty':
      return namesOf(pattern.parameter, say);
    default:
  }
}
