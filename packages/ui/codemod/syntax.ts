import { parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

type Plugins = NonNullable<NonNullable<Parameters<typeof parse>[1]>['plugins']>;

/** What a file may be written in, by its ending: in `.ts` an angle bracket is a type, elsewhere an element. */
function pluginsFor(file: string): Plugins {
  if (/\.[cm]?ts$/.test(file))
    return [['typescript', { dts: /\.d\.[cm]?ts$/.test(file) }], 'decorators', 'decoratorAutoAccessors'];
  if (file.endsWith('.tsx')) return ['typescript', 'jsx', 'decorators', 'decoratorAutoAccessors'];
  return ['flow', 'jsx', 'decorators', 'decoratorAutoAccessors'];
}

/** The syntax tree of a file. Throws a `SyntaxError` with the line, where there is none. */
export const parseFile = (file: string, code: string): File =>
  parse(code, { sourceType: 'unambiguous', plugins: pluginsFor(file) });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes in what a property of a node holds: one, several, or none. */
export const nodesIn = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(isNode);

/** What a node consists of, in the order of the source. */
const partsOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([key]) => !/^(?:loc|extra|(?:leading|inner|trailing)Comments|errors|tokens)$/.test(key))
    .flatMap(([, value]) => nodesIn(value));

/** Visits every node, with what it is a part of; the parts of a node are passed by where the answer is false. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => unknown, parent?: Node): void {
  if (visit(node, parent) === false) return;
  for (const part of partsOf(node)) walk(part, visit, node);
}
