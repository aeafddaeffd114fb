import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { shortStyles } from '../styles/minifyStyles.ts';
import { inRoot } from '../workspace.ts';
import type { Check } from './check.ts';

interface Budget {
  what: string;
  /** What somebody imports from the kit: names in braces, or all of it. */
  imports: string;
  /** True leaves every library out, so that only what is written here is measured. */
  ours?: boolean;
  /** What we want it to be, in units of 1,000 bytes after gzip. */
  goal: number;
  /** What it may be today, where that is more: it may shrink and not grow. */
  limit?: number;
}

const BUDGETS: readonly Budget[] = [
  { what: 'ProbabilitySlider', imports: '{ ProbabilitySlider }', goal: 6, limit: 10 },
  { what: 'ProbabilityQuestion', imports: '{ ProbabilityQuestion }', goal: 16, limit: 22 },
  { what: 'charts', imports: '{ BarChart, ChartFrame, LineChart }', goal: 36 },
  { what: 'whole kit', imports: '*', goal: 130, limit: 170 },
  { what: 'our own code of it', imports: '*', ours: true, goal: 50, limit: 88 },
];

/** What a page that shows the kit has anyway. */
const PEERS = ['react', 'react-dom', 'styled-components'];

export interface Bundle {
  /** In units of 1,000 bytes, after gzip. */
  size: number;
  /** The files that something of is left, relative to the checkout. */
  files: string[];
}

/** What a bundler makes of an import from the kit, minified as for production, without React and styled-components. */
export async function bundle({ imports, ours }: Pick<Budget, 'imports' | 'ours'>): Promise<Bundle> {
  const entry = JSON.stringify(inRoot('packages/ui/src/index.ts'));
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${imports} from ${entry};`, resolveDir: inRoot('packages/ui'), loader: 'ts' },
    absWorkingDir: inRoot(),
    external: [...PEERS.flatMap((name) => [name, `${name}/*`]), ...(ours ? libraries() : [])],
    plugins: [shortStyles],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const left = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return {
    size: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000,
    files: left.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

/** The kit's bundles after gzip, as a table, each within its budget and in one language. */
export const sizes: Check = async () => {
  const rows = await Promise.all(BUDGETS.map(async (budget) => ({ ...budget, ...(await bundle(budget)) })));
  const table = rows.map(({ what, size, goal, limit = goal }) => {
    const held = limit > goal ? `, held at ${limit}` : '';
    return `  ${what.padEnd(26)}${size.toFixed(1).padStart(7)} kB of ${goal}${held}${size > limit ? ': TOO LARGE' : ''}`;
  });
  const german = rows.filter(({ imports }) => imports !== '*').flatMap(({ files }) => files.filter(isGerman));
  const ok = german.length === 0 && rows.every(({ size, goal, limit = goal }) => size <= limit);
  return {
    ok,
    line: ['sizes: gzip, without React and styled-components', ...table].join('\n'),
    details: german.map((file) => `${file} is in a bundle that asks for no German.`).join('\n'),
  };
};

const libraries = () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('packages/ui/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies);
};

const isGerman = (file: string) => file.endsWith('/labels/german.ts');
