import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { compiledModules } from '../styles/compiledModules.ts';
import { withOwnSizes } from '../styles/ownSizes.ts';
import { allExportsOf, ENTRY_MODULES } from './entries.ts';
import { schemeAtUse } from './schemeAtUse.ts';
import { tokenRules } from './tokenRules.ts';

/** The tokens, and what the kit takes back of the page around it. */
const BASE = 'foundations/theme/CredenceStyles.styles.ts';
/**
 * Bundlers for older browsers write light-dark() as these two, and set them beside each color-scheme that they see. A page
 * that says none there is light, or what it says in its head.
 */
const SCHEME =
  ':where(:root){--lightningcss-light:initial;--lightningcss-dark: ;}' +
  '@media(prefers-color-scheme:dark){:where(:root:has(meta[name=color-scheme][content~=dark])){--lightningcss-light: ;--lightningcss-dark:initial}}';
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
 * and in `styles/` one for each export, which needs `styles/base` before it. Tokens are in the sheets that use them; those
 * that `base` uses are there alone, and all are in `styles/tokens`, for rules of a page. Those of colours are said where
 * they are used. In any order: the rules of one never undo those of another.
 */
export async function sheetsOf(packageRoot: string): Promise<ReadonlyMap<string, string>> {
  const source = path.join(packageRoot, 'src');
  const { sheets, reachedFrom } = await readModules(source);
  const sheetOf = (files: Iterable<string>) => [...files].map((file) => sheets.get(file) ?? '').join('');
  const ground = sheets.get(BASE) ?? '';
  const tokens = tokenRules(ground);
  const ofBase = tokens.namedIn(tokens.others);
  /** What modules draw with, in their rules and by themselves. */
  const usedBy = (files: readonly string[]) =>
    tokens.namedIn(files.map((file) => sheets.get(file) ?? readFileSync(path.join(source, file), 'utf8')).join(''));
  /** Rules, with the tokens before them that base does not have. */
  const withTokens = (css: string, used: ReadonlySet<string>) =>
    tokens.of((name) => used.has(name) && !ofBase.has(name)) + css;

  const rest = [...sheets.keys()].filter((file) => file !== BASE && file !== PAGE);
  const ofKit = reachedFrom('index.ts');
  const page = sheets.get(PAGE) ?? '';
  const all = tokens.of(() => true);
  const written = new Map([
    ['styles', SCHEME + ground + sheetOf(rest.filter((file) => ofKit.has(file)))],
    ['styles/screens', sheetOf(rest.filter((file) => !ofKit.has(file)))],
    ['styles/base', SCHEME + tokens.of((name) => ofBase.has(name)) + tokens.others],
    ['styles/page', withTokens(page, tokens.namedIn(page))],
  ]);
  for (const { name, from } of allExportsOf(source)) {
    const files = reachedFrom(from);
    const own = sheetOf(rest.filter((file) => files.has(file)));
    if (own !== '') written.set(`styles/${name}`, withTokens(own, usedBy([...files])));
  }
  const atUse = schemeAtUse(all);
  return new Map([...[...written].map(([name, css]) => [name, atUse(css)] as const), ['styles/tokens', all]]);
}

/** The sheet of each style module of the kit, and which modules a module loads. Places are from the source. */
async function readModules(source: string) {
  const sheets = new Map<string, string>();
  const place = (file: string) => path.relative(source, path.resolve(file)).replaceAll(path.sep, '/');
  const { metafile } = await build({
    entryPoints: ENTRY_MODULES.map((entry) => path.join(source, entry)),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'none',
    logLevel: 'error',
    packages: 'external',
    plugins: [
      compiledModules(path.resolve(source, '../..'), (file, css) => sheets.set(place(file), withOwnSizes(css, '1rem'))),
    ],
  });
  const loads = new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [place(file), imports.map(({ path }) => place(path))]),
  );
  const reachedFrom = (from: string) => {
    const base = from.replace(/^\.\//, '').replace(/\.[jt]s$/, '');
    const reached = new Set<string>();
    const waiting = [`${base}.tsx`, `${base}.ts`].filter((file) => loads.has(file));
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      // What other packages bring is not read.
      if (reached.has(file) || !loads.has(file)) continue;
      reached.add(file);
      waiting.push(...(loads.get(file) ?? []));
    }
    return reached;
  };
  // In one order on every machine.
  return { sheets: new Map([...sheets].toSorted(([one], [other]) => (one < other ? -1 : 1))), reachedFrom };
}
