import type { Node, ObjectExpression, ObjectPattern } from '@babel/types';
import type { KitNames } from './kitNames.js';

/** A place where a file names a prop of a component of the kit. */
export interface PropPlace {
  readonly component: string;
  readonly prop: string;
  /** The node to write the new name over. */
  readonly name: Node;
  /** How the new name is written there. */
  readonly written: (name: string) => string;
}

const asItIs = (name: string) => name;

/** What is of the props of one component, as far as a node itself shows it. */
export interface PropsFound {
  readonly component: string;
  /** Where the component, or the type of its props, is named. */
  readonly at: Node;
  readonly places: readonly PropPlace[];
  /** What may name further props, and is made elsewhere. */
  readonly unread: readonly Node[];
}

/** The props that this node itself names: an element, a call that makes one, an object or a type that is of props. */
export function propsIn(node: Node, kit: KitNames): PropsFound | undefined {
  switch (node.type) {
    case 'JSXOpeningElement': {
      const component = kit.exportOf(node.name);
      if (component === undefined) return undefined;
      const parts = node.attributes.map((attribute) => {
        if (attribute.type === 'JSXSpreadAttribute') return inGiven(component, attribute.argument);
        const { name } = attribute;
        const isPlain = name.type === 'JSXIdentifier';
        return { places: isPlain ? [{ component, prop: name.name, name, written: asItIs }] : [], unread: [] };
      });
      return { component, at: node.name, ...together(parts) };
    }
    case 'CallExpression': {
      const [first, second] = node.arguments;
      const component = first && isCalled(node.callee, 'createElement') ? kit.exportOf(first) : undefined;
      if (!first || component === undefined) return undefined;
      const isNone = !second || second.type === 'NullLiteral';
      return { component, at: first, ...(isNone ? together([]) : inGiven(component, second)) };
    }
    case 'VariableDeclarator':
      return 'typeAnnotation' in node.id ? inTyped(node.id.typeAnnotation, node.init, kit) : undefined;
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return inTyped(node.typeAnnotation, node.expression, kit);
    case 'ObjectPattern':
      return inTyped(node.typeAnnotation, node, kit);
    case 'TSIndexedAccessType':
      return inType(node.objectType, node.indexType, kit);
    case 'TSTypeReference': {
      const [of, picked] = node.typeArguments?.params ?? [];
      return isCalled(node.typeName, 'Pick', 'Omit') ? inType(of, picked, kit) : undefined;
    }
    default:
      return undefined;
  }
}

/** True if it makes an element, so that what it is not given is missing. */
export const isElement = (node: Node): boolean => node.type === 'JSXOpeningElement' || node.type === 'CallExpression';

type Names = Pick<PropsFound, 'places' | 'unread'>;

const together = (parts: readonly Names[]): Names => ({
  places: parts.flatMap(({ places }) => places),
  unread: parts.flatMap(({ unread }) => unread),
});

/** Whether something is called this, by itself or as a member: `createElement`, `React.createElement`. */
function isCalled(node: Node, ...names: readonly string[]): boolean {
  if (node.type === 'MemberExpression') return isCalled(node.property, ...names);
  if (node.type === 'TSQualifiedName') return isCalled(node.right, ...names);
  return node.type === 'Identifier' && names.includes(node.name);
}

/** The component whose props a type has: `CptHeatmapProps`, `Partial<CptHeatmapProps>`, `ComponentProps<typeof …>`. */
function componentOfProps(type: Node | null | undefined, kit: KitNames): string | undefined {
  if (type?.type === 'TSTypeAnnotation') return componentOfProps(type.typeAnnotation, kit);
  if (type?.type === 'TSTypeQuery') return kit.exportOf(type.exprName);
  if (type?.type !== 'TSTypeReference') return undefined;
  const [inner] = type.typeArguments?.params ?? [];
  if (isCalled(type.typeName, 'Partial', 'Required', 'Readonly')) return componentOfProps(inner, kit);
  if (isCalled(type.typeName, 'ComponentProps', 'ComponentPropsWithoutRef', 'ComponentPropsWithRef'))
    return componentOfProps(inner, kit);
  return /^(.+)Props$/.exec(kit.exportOf(type.typeName) ?? '')?.[1];
}

/** What is given as props: an object, or what has been made elsewhere. */
function inGiven(component: string, given: Node): Names {
  return isObject(given) ? inObject(component, given) : { places: [], unread: [given] };
}

function inTyped(
  type: Node | null | undefined,
  object: Node | null | undefined,
  kit: KitNames,
): PropsFound | undefined {
  const component = componentOfProps(type, kit);
  if (component === undefined || !type || !object || !isObject(object)) return undefined;
  return { component, at: type, ...inObject(component, object) };
}

function inObject(component: string, object: ObjectExpression | ObjectPattern): Names {
  const parts = object.properties.map((property): Names => {
    if (property.type === 'RestElement') return together([]);
    if (property.type === 'SpreadElement') return inGiven(component, property.argument);
    const { key } = property;
    if (property.computed) return { places: [], unread: [key] };
    const isShort = property.type === 'ObjectProperty' && property.shorthand;
    if (key.type === 'StringLiteral')
      return { places: [{ component, prop: key.value, name: key, written: (name) => `'${name}'` }], unread: [] };
    if (key.type !== 'Identifier') return together([]);
    const written = isShort ? (name: string) => `${name}: ${key.name}` : asItIs;
    return { places: [{ component, prop: key.name, name: key, written }], unread: [] };
  });
  return together(parts);
}

const isObject = (node: Node): node is ObjectExpression | ObjectPattern =>
  node.type === 'ObjectExpression' || node.type === 'ObjectPattern';

/** Literal types that name props, of the type of all. */
function inType(of: Node | undefined, named: Node | undefined, kit: KitNames): PropsFound | undefined {
  const component = componentOfProps(of, kit);
  if (component === undefined || !of || !named) return undefined;
  const literals = named.type === 'TSUnionType' ? named.types : [named];
  const places = literals.flatMap((type): readonly PropPlace[] => {
    if (type.type !== 'TSLiteralType' || type.literal.type !== 'StringLiteral') return [];
    return [{ component, prop: type.literal.value, name: type.literal, written: (name) => `'${name}'` }];
  });
  return { component, at: of, places, unread: places.length < literals.length ? [named] : [] };
}
