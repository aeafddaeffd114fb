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

/** Where this node itself names props: an element, a call that makes one, an object or a type that is of props. */
export function propPlacesIn(node: Node, kit: KitNames): readonly PropPlace[] {
  switch (node.type) {
    case 'JSXOpeningElement': {
      const component = kit.exportOf(node.name);
      if (component === undefined) return [];
      return node.attributes.flatMap((attribute) => {
        if (attribute.type === 'JSXSpreadAttribute') return inObject(component, attribute.argument);
        const { name } = attribute;
        return name.type === 'JSXIdentifier' ? [{ component, prop: name.name, name, written: asItIs }] : [];
      });
    }
    case 'CallExpression': {
      const [first, second] = node.arguments;
      const component = first && isCreateElement(node.callee) ? kit.exportOf(first) : undefined;
      return inObject(component, second);
    }
    case 'VariableDeclarator': {
      const { id, init } = node;
      const component = 'typeAnnotation' in id ? componentOfProps(id.typeAnnotation, kit) : undefined;
      return inObject(component, init);
    }
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return inObject(componentOfProps(node.typeAnnotation, kit), node.expression);
    case 'ObjectPattern':
      return inObject(componentOfProps(node.typeAnnotation, kit), node);
    case 'TSIndexedAccessType':
      return inType(componentOfProps(node.objectType, kit), node.indexType);
    case 'TSTypeReference': {
      const [of, picked] = node.typeArguments?.params ?? [];
      return of && picked && isCalled(node.typeName, 'Pick', 'Omit') ? inType(componentOfProps(of, kit), picked) : [];
    }
    default:
      return [];
  }
}

const isCalled = (node: Node, ...names: readonly string[]) => node.type === 'Identifier' && names.includes(node.name);

const isCreateElement = (callee: Node): boolean =>
  isCalled(callee, 'createElement') ||
  (callee.type === 'MemberExpression' && isCalled(callee.property, 'createElement'));

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

function inObject(component: string | undefined, object: Node | null | undefined): readonly PropPlace[] {
  if (component === undefined || !object || !isObject(object)) return [];
  return object.properties.flatMap((property): PropPlace[] => {
    if (property.type === 'SpreadElement' || property.type === 'RestElement' || property.computed) return [];
    const { key } = property;
    const isShort = property.type === 'ObjectProperty' && property.shorthand;
    if (key.type === 'StringLiteral')
      return [{ component, prop: key.value, name: key, written: (name) => `'${name}'` }];
    if (key.type !== 'Identifier') return [];
    return [{ component, prop: key.name, name: key, written: isShort ? (name) => `${name}: ${key.name}` : asItIs }];
  });
}

const isObject = (node: Node): node is ObjectExpression | ObjectPattern =>
  node.type === 'ObjectExpression' || node.type === 'ObjectPattern';

/** A literal type that names props, or several. */
function inType(component: string | undefined, type: Node): readonly PropPlace[] {
  if (component === undefined) return [];
  if (type.type === 'TSUnionType') return type.types.flatMap((each) => inType(component, each));
  if (type.type !== 'TSLiteralType' || type.literal.type !== 'StringLiteral') return [];
  const { literal } = type;
  return [{ component, prop: literal.value, name: literal, written: (name) => `'${name}'` }];
}
