import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** A value of another package that styles are put on: `Dialog.Overlay` of radix-ui. */
export interface Foreign {
  readonly from: string;
  /** `['Dialog', 'Overlay']`. */
  readonly path: readonly [string, ...string[]];
}

/** What a style module makes. */
export type Made =
  /** An element with a class. Its rules begin with those of the element that it is made from. */
  | {
      readonly kind: 'element';
      readonly base: string | Foreign;
      readonly name: string;
      readonly css: string;
      readonly attributes: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'keyframes'; readonly name: string; readonly css: string }
  | { readonly kind: 'global'; readonly css: string }
  /** A piece of other rules, which as a string is its text. */
  | { readonly kind: 'fragment'; toString(): string };

export interface RecordedStyles {
  /** What the module exports, by name: something made, or a value as it is. */
  readonly exported: Readonly<Record<string, unknown>>;
  /** Everything that it makes, in order. */
  readonly made: readonly Made[];
}

/** Stands for styled-components while a style module runs: it writes down what is asked of it. */
const recorder = `
const written = (value) => {
  if (typeof value === 'function') throw new Error('A rule reads a prop, which no style sheet can.');
  return String(value);
};
const join = (strings, values) => strings.reduce((text, string, at) => text + (at > 0 ? written(values[at - 1]) : '') + string, '');
export const foreign = (from, path) =>
  new Proxy({ foreign: { from, path } }, {
    get: (held, key) => (key === 'foreign' ? held.foreign : foreign(from, [...path, key])),
  });
export function recorderOf(hash) {
  const made = [];
  const add = (each) => (made.push(each), each);
  const nameNext = () => hash + made.length.toString(36);
  const element = (base, attributes) =>
    Object.assign(
      (strings, ...values) => {
        const from = base.foreign ? undefined : base.kind && base;
        const name = nameNext();
        return add({
          kind: 'element', name, base: from ? from.base : base.foreign ?? base,
          css: (from ? from.css + ';' : '') + join(strings, values),
          attributes: { ...from?.attributes, ...attributes },
          toString: () => '.' + name,
        });
      },
      { attrs: (more) => element(base, { ...attributes, ...more }) },
    );
  return {
    made,
    styled: new Proxy((base) => element(base, {}), { get: (_, tag) => element(tag, {}) }),
    css: (strings, ...values) => ({ kind: 'fragment', toString: () => join(strings, values) }),
    keyframes: (strings, ...values) => {
      const name = nameNext();
      return add({ kind: 'keyframes', name, css: join(strings, values), toString: () => name });
    },
    createGlobalStyle: (strings, ...values) => add({ kind: 'global', css: join(strings, values) }),
    StyleSheetManager: foreign('styled-components', ['StyleSheetManager']),
  };
}`;

/** The beginning of the names of a module's classes: the same on every machine. */
const prefixOf = (file: string, root: string) => {
  const place = path.relative(root, file).replaceAll(path.sep, '/');
  return `c${createHash('sha256').update(place).digest('hex').slice(0, 6)}-`;
};

/**
 * Runs a `*.styles.ts` module, and those that it takes from, without styled-components.
 * @param root what the names of classes are made from: the place of the module below it
 */
export async function recordStyles(file: string, root: string): Promise<RecordedStyles> {
  const bundle = await rolldown({
    input: 'entry',
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    logLevel: 'silent',
    plugins: [recording(file, root)],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'styles' });
  await bundle.close();
  // Our own modules, which only make strings.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(`${output[0].code}; return styles;`) as () => RecordedStyles;
  return run();
}

const RECORDER = '\0recorder';
/** Each module has a recorder of its own, so that it counts its own classes. */
const RECORDER_OF = '\0recorder-of:';
const FOREIGN = '\0foreign:';

const recording = (file: string, root: string): Plugin => ({
  name: 'recording',
  resolveId(id, importer = '') {
    if (id === 'entry' || id === RECORDER || id.startsWith(RECORDER_OF)) return id;
    if (id === 'styled-components') return RECORDER_OF + importer;
    return /^[^./]/.test(id) ? `${FOREIGN}${id}?${importer}` : undefined;
  },
  async load(id) {
    if (id === 'entry')
      return `export { made } from ${JSON.stringify(RECORDER_OF + file)}; export * as exported from ${JSON.stringify(file)};`;
    if (id === RECORDER) return recorder;
    if (id.startsWith(RECORDER_OF)) {
      const prefix = prefixOf(id.slice(RECORDER_OF.length), root);
      return `import { recorderOf } from ${JSON.stringify(RECORDER)};
        export const { made, styled, css, keyframes, createGlobalStyle, StyleSheetManager } = recorderOf('${prefix}');`;
    }
    if (!id.startsWith(FOREIGN)) return undefined;
    const [name = '', importer = ''] = id.slice(FOREIGN.length).split('?');
    const source = await readFile(importer, 'utf8');
    const [, names = ''] = new RegExp(`import \\{([^}]*)\\} from '${name}'`).exec(source) ?? [];
    const lines = names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => `export const ${each} = foreign('${name}', ['${each}']);`);
    return [`import { foreign } from ${JSON.stringify(RECORDER)};`, ...lines].join('\n');
  },
});
