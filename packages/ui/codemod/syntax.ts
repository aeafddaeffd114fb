import { parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

type Plugins = NonNullable<NonNullable<Parameters<typeof parse>[1]>['plugins']>;

/** What a file may be written in, by its ending: in `.ts` an angle bracket is a type, elsewhere an element. */
function pluginsFor(file: string): Plugins {
  if (/\.[cm]?ts$/.test(file)) return [['typescript', { dts: /\.d\.[cm]?ts$/.test(file) }], 'decorators'];
  if (file.endsWith('.tsx')) return ['typescript', 'jsx', 'decorators'];
  return ['flow', 'jsx', 'decorators'];
}

/** The syntax tree of a file. Throws a `SyntaxError` with the line, where there is none. */
export const parseFile = (file: string, code: string): File =>
  parse(code, { sourceType: 'unambiguous', plugins: pluginsFor(file) });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What a node consists of, in the order of the source. */
const partsOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([key]) => !/^(?:loc|extra|(?:leading|inner|trailing)Comments|errors|tokens)$/.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]) as readonly unknown[])
    .filter(isNode);

/** Visits every node, with what it is a part of. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const part of partsOf(node)) walk(part, visit, node);
}
