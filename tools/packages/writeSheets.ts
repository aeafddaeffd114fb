import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { compiledModules } from '../styles/compiledModules.ts';
import { withOwnSizes } from '../styles/ownSizes.ts';
import { allExportsOf } from './entries.ts';

/** What everything needs: tokens, and what the kit takes back of the page around it. */
const BASE = 'foundations/theme/CredenceStyles.styles.ts';
/**
 * Bundlers for older browsers write light-dark() as these two, and set them beside each color-scheme that they see. A page
 * that says none is light.
 */
const LIGHT = ':where(:root){--lightningcss-light:initial;--lightningcss-dark: ;}';
/** For whole pages that are ours. */
const PAGE = 'foundations/theme/PageStyles.styles.ts';

/** Writes the style sheets of the kit beside its modules. */
export async function writeSheets(packageRoot: string): Promise<void> {
  mkdirSync(path.join(packageRoot, 'dist/styles'), { recursive: true });
  for (const [name, css] of await sheetsOf(packageRoot)) {
    writeFileSync(path.join(packageRoot, 'dist', `${name}.css`), `${css}\n`);
    // Compilers ask for the types of whatever is imported.
    writeFileSync(path.join(packageRoot, 'dist', `${name}.css.d.ts`), 'export {};\n');
  }
}

/**
 * The style sheets of the kit by their names: `styles` for all of it, `styles/screens` for what the screens have besides,
 * and in `styles/` one for each export, which needs `styles/base` before it. In any order: the rules of one never undo those of another.
 */
export async function sheetsOf(packageRoot: string): Promise<ReadonlyMap<string, string>> {
  const source = path.join(packageRoot, 'src');
  const { sheets, reachedFrom } = await readModules(source);
  const sheetOf = (files: Iterable<string>) => [...files].map((file) => sheets.get(file) ?? '').join('');
  const base = LIGHT + (sheets.get(BASE) ?? '');
  const rest = [...sheets.keys()].filter((file) => file !== BASE && file !== PAGE);
  const ofKit = reachedFrom('index.ts');
  const written = new Map([
    ['styles', base + sheetOf(rest.filter((file) => ofKit.has(file)))],
    ['styles/screens', sheetOf(rest.filter((file) => !ofKit.has(file)))],
    ['styles/base', base],
    ['styles/page', sheets.get(PAGE) ?? ''],
  ]);
  for (const { name, from } of allExportsOf(source)) {
    const own = sheetOf(rest.filter((file) => reachedFrom(from).has(file)));
    if (own !== '') written.set(`styles/${name}`, own);
  }
  return written;
}

/** The sheet of each style module of the kit, and which modules a module loads, at once or later. Places are from the source. */
async function readModules(source: string) {
  const sheets = new Map<string, string>();
  const place = (file: string) => path.relative(source, path.resolve(file)).replaceAll(path.sep, '/');
  const { metafile } = await build({
    entryPoints: ['index.ts', 'screens.ts'].map((entry) => path.join(source, entry)),
    ...{
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      splitting: true,
      outdir: 'none',
      logLevel: 'error',
    },
    packages: 'external',
    plugins: [
      compiledModules(path.resolve(source, '../..'), (file, css) => sheets.set(place(file), withOwnSizes(css, '1rem'))),
    ],
  });
  const loads = new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      place(file),
      imports.map((each) => place(each.path)),
    ]),
  );
  const reachedFrom = (from: string) => {
    const base = from.replace(/^\.\//, '').replace(/\.[jt]s$/, '');
    const reached = new Set<string>();
    const waiting = [`${base}.tsx`, `${base}.ts`].filter((file) => loads.has(file));
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...(loads.get(file) ?? []));
    }
    return reached;
  };
  // In one order on every machine.
  return { sheets: new Map([...sheets].toSorted(([one], [other]) => (one < other ? -1 : 1))), reachedFrom };
}
