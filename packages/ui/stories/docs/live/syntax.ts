import { parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

/** The syntax tree of a file in TypeScript or JavaScript. Throws a `SyntaxError` with the line, where there is none. */
export const parseFile = (file: `${string}.tsx` | `${string}.js`, code: string): File =>
  parse(code, {
    sourceType: 'unambiguous',
    plugins: [file.endsWith('.tsx') ? 'typescript' : 'flow', 'jsx', 'decorators', 'decoratorAutoAccessors'],
  });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes in the value of a property: one, several or none. */
const nodesIn = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(isNode);

/** The parts of a node, in the order of the source. */
const partsOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([key]) => !/^(?:loc|extra|(?:leading|inner|trailing)Comments|errors|tokens)$/.test(key))
    .flatMap(([, value]) => nodesIn(value));

/** Visits a node and all its parts. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of partsOf(node)) walk(part, visit);
}
