import type { Identifier, Node, StringLiteral } from '@babel/types';
import { declaredNamesIn } from './declaredNames.js';
import { isKit, sidesOf } from './kitNames.js';
import { isOnlyAName } from './renamed.js';
import { walk } from './syntax.js';

/** A place where a file loads the kit, or an entry of it. */
export interface KitLoad {
  readonly source: StringLiteral;
  /** What it takes of the kit: names in braces or, where the kit itself has a name, the uses of that. */
  readonly parts: readonly Part[];
  /** The name of the kit itself. */
  readonly local?: Identifier;
  /** How to load from a second place as well; undefined where nothing can be written beside it. */
  readonly again?: Again;
}

export interface Part {
  readonly node: Node;
  /** The export that it names; undefined where it stands for more than one. */
  readonly name: string | undefined;
}

export interface Again {
  readonly after: Node;
  /** The statement or declaration, from what is bound and a source with its quotes. */
  readonly text: (bound: string, source: string) => string;
}

/** The whole kit, compiled or with styled-components: not the entry of one export. */
export const isWholeKit = (node: Node | null | undefined): node is StringLiteral =>
  node?.type === 'StringLiteral' && /^@credence\/ui(?:\/styled)?$/.test(node.value);

/** Where a file loads the kit, or an entry of it, by name, in every way in which a module can. */
export function kitLoadsIn(file: Node, code: string): readonly KitLoad[] {
  const found: KitLoad[] = [];
  walk(file, (node) => {
    const load = loadOf(node, file, code);
    if (load) found.push(load);
  });
  return found;
}

function loadOf(node: Node, file: Node, code: string): KitLoad | undefined {
  switch (node.type) {
    case 'ImportDeclaration': {
      const { source, specifiers } = node;
      if (!isKit(source)) return undefined;
      const [first] = specifiers;
      const again = statementAgain(node, source, code);
      if (first?.type === 'ImportNamespaceSpecifier') return asKit(source, first.local, file, again);
      return { source, parts: specifiers.map(partOf), again };
    }
    case 'ExportNamedDeclaration': {
      const { source, specifiers } = node;
      if (!isKit(source)) return undefined;
      const [first] = specifiers;
      if (first?.type === 'ExportNamespaceSpecifier' && first.exported.type === 'Identifier')
        return { source, parts: [partOf(first)], local: first.exported };
      return { source, parts: specifiers.map(partOf), again: statementAgain(node, source, code) };
    }
    case 'TSImportEqualsDeclaration': {
      const { id, moduleReference } = node;
      const source = moduleReference.type === 'TSExternalModuleReference' ? moduleReference.expression : undefined;
      return isKit(source) ? asKit(source, id, file, statementAgain(node, source, code)) : undefined;
    }
    case 'VariableDeclarator': {
      const source = loadedBy(node.init);
      if (!source) return undefined;
      const text = (bound: string, from: string) => `, ${bound} = ${replaced(code, node.init!, source, from)}`;
      return takenAs(node.id, source, file, { after: node, text });
    }
    case 'MemberExpression':
      return ofOne(loadedBy(node.object), node.property);
    case 'TSImportType':
      return isKit(node.source) ? ofOne(node.source, firstOf(node.qualifier)) : undefined;
    case 'CallExpression':
      return whenLoaded(node);
    default:
      return undefined;
  }
}

const textOf = (code: string, node: Node) => code.slice(node.start ?? 0, node.end ?? 0);

/** The text of a node with something else in the place of a part of it. */
function replaced(code: string, node: Node, part: Node, by: string): string {
  const start = node.start ?? 0;
  const text = textOf(code, node);
  return text.slice(0, (part.start ?? 0) - start) + by + text.slice((part.end ?? 0) - start);
}

/** A statement once more on the next line: `import type { … } from '…';`, `import * as … from '…';`. */
function statementAgain(node: Node, source: Node, code: string): Again {
  const [, head = ''] = /^((?:import|export)(?:\s+type)?\s+(?:\*\s*as\s+)?)/.exec(textOf(code, node)) ?? [];
  const between = node.type === 'TSImportEqualsDeclaration' ? ' = require(' : ' from ';
  const end = code.slice(source.end ?? 0, node.end ?? 0);
  return { after: node, text: (bound, from) => `\n${head}${bound}${between}${from}${end}` };
}

/** The kit under a name, with its uses. */
function asKit(source: StringLiteral, local: Identifier, within: Node, again?: Again): KitLoad {
  // Where the name is declared again, nobody can say which of the two is meant.
  const isAgain = (declaredNamesIn(within).get(local.name) ?? 0) > 1;
  const parts: Part[] = isAgain ? [{ node: local, name: undefined }] : [];
  walk(within, (node, parent) => {
    const isName = (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === local.name;
    if (isAgain || !isName || node === local || isOnlyAName(node, parent)) return;
    const [object, member] = parent ? sidesOf(parent) : [];
    parts.push({ node, name: object === node && member ? nameOf(member) : undefined });
  });
  return { source, parts, local, ...(again && { again }) };
}

/** What is loaded, by a name or taken apart. */
function takenAs(to: Node, source: StringLiteral, within: Node, again?: Again): KitLoad | undefined {
  if (to.type === 'Identifier') return asKit(source, to, within, again);
  if (to.type !== 'ObjectPattern') return undefined;
  return { source, parts: to.properties.map(partOf), ...(again && { again }) };
}

/** `import('…').then((kit) => …)`, which cannot be loaded from a second place by writing something beside it. */
function whenLoaded({ callee, arguments: [then] }: Node & { type: 'CallExpression' }): KitLoad | undefined {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return undefined;
  if (then?.type !== 'ArrowFunctionExpression' && then?.type !== 'FunctionExpression') return undefined;
  const { source } = callee.object;
  const [first] = then.params;
  return isKit(source) && first && nameOf(callee.property) === 'then' ? takenAs(first, source, then) : undefined;
}

const ofOne = (source: StringLiteral | undefined, node: Node | undefined): KitLoad | undefined =>
  source && node && { source, parts: [{ node, name: nameOf(node) }] };

/** What `require('…')` or `await import('…')` loads. */
function loadedBy(node: Node | null | undefined): StringLiteral | undefined {
  const source =
    node?.type === 'AwaitExpression' && node.argument.type === 'ImportExpression'
      ? node.argument.source
      : node?.type === 'CallExpression' && nameOf(node.callee) === 'require'
        ? node.arguments[0]
        : undefined;
  return isKit(source) ? source : undefined;
}

/** `A` of the type `import('…').A.B`. */
function firstOf(name: Node | null | undefined): Node | undefined {
  return name?.type === 'TSQualifiedName' ? firstOf(name.left) : (name ?? undefined);
}

/** What stands in braces. */
function partOf(node: Node): Part {
  if (node.type === 'ImportSpecifier') return { node, name: nameOf(node.imported) };
  if (node.type === 'ExportSpecifier') return { node, name: nameOf(node.local) };
  return { node, name: node.type === 'ObjectProperty' && !node.computed ? nameOf(node.key) : undefined };
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'StringLiteral' ? node.value : undefined;
}
