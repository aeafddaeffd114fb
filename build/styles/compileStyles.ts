import { type Foreign, type Made, recordStyles } from './recordStyles.ts';

export interface CompiledStyles {
  /** The module without styled-components: elements with classes. */
  readonly code: string;
  /** The rules of those classes, nested as in the source, whatever order the sheets of several modules are loaded in. */
  readonly css: string;
}

/**
 * Makes a style sheet of a `*.styles.ts` module, and of the module one that needs no styled-components. Possible because
 * our styles never read a prop.
 * @param root see `recordStyles`
 * @param element the module whose `element` makes an element with a class, from the place of the style module
 */
export async function compileStyles(file: string, root: string, element: string): Promise<CompiledStyles> {
  const { exported, made } = await recordStyles(file, root);
  const imports = new Map<string, Set<string>>();
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    const written = write(value, imports);
    return written === undefined ? [] : [`export const ${name} = ${written};`];
  });
  const code = [
    `import { element } from ${JSON.stringify(element)};`,
    ...[...imports].map(([from, names]) => `import { ${[...names].join(', ')} } from ${JSON.stringify(from)};`),
    ...lines,
    '',
  ].join('\n');
  return { code, css: made.map(rulesOf).join('\n').trim() };
}

/** What a value is in JavaScript; undefined for what only other rules need. */
function write(value: unknown, imports: Map<string, Set<string>>): string | undefined {
  if (isForeign(value)) {
    if (value.foreign.path[0] !== 'StyleSheetManager')
      throw new Error('A style module passes on what it does not make.');
    // There is nothing to insert.
    return '({ children }) => children';
  }
  if (!isMade(value)) return JSON.stringify(value);
  if (value.kind === 'global') return '() => null';
  // Read by whoever shows what the kit's rules say, and dropped by bundlers elsewhere.
  if (value.kind === 'fragment') return JSON.stringify([String(value)]);
  if (value.kind !== 'element') return undefined;
  const { base, name, attributes } = value;
  const given = Object.keys(attributes).length > 0 ? [JSON.stringify(attributes)] : [];
  return `/* @__PURE__ */ element(${[baseOf(base, imports), JSON.stringify(name), ...given].join(', ')})`;
}

function baseOf(base: string | Foreign, imports: Map<string, Set<string>>): string {
  if (typeof base === 'string') return JSON.stringify(base);
  imports.set(base.from, (imports.get(base.from) ?? new Set()).add(base.path[0]));
  return base.path.join('.');
}

const isForeign = (value: unknown): value is { foreign: Foreign } =>
  typeof value === 'object' && value !== null && 'foreign' in value;
const isMade = (value: unknown): value is Made => typeof value === 'object' && value !== null && 'kind' in value;

function rulesOf(made: Made): string {
  if (made.kind === 'element') return `.${made.name} {${made.css}}`;
  if (made.kind === 'keyframes') return `@keyframes ${made.name} {${made.css}}`;
  return made.kind === 'global' ? made.css : '';
}
