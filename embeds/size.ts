import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { inRoot } from '../build/workspace.ts';

/** A row of `.size-limit.js`. */
interface Budget {
  readonly name: string;
  readonly import?: string;
  /** `14.8 kB`. */
  readonly limit: string;
  readonly ignore?: string[];
  readonly modifyEsbuildConfig?: (config: BuildOptions) => BuildOptions;
}

export interface Size {
  readonly name: string;
  /** In kB of 1,000 bytes. */
  readonly is: number;
  readonly limit: number;
}

/** What each component that has a budget weighs when it is bundled from the packages installed in a folder. */
export async function sizesIn(folder: string): Promise<readonly Size[]> {
  const { default: budgets } = (await import(inRoot('.size-limit.js'))) as { default: readonly Budget[] };
  const ofOne = budgets.filter((budget) => /^\{ \w+ \}$/.test(budget.import ?? ''));
  return Promise.all(
    ofOne.map(async ({ name, import: imported, limit, ignore = [], modifyEsbuildConfig = (config) => config }) => {
      const { outputFiles } = await build({
        ...modifyEsbuildConfig({}),
        stdin: { contents: `export ${imported} from '@credence/ui';`, resolveDir: folder },
        bundle: true,
        minify: true,
        format: 'esm',
        metafile: true,
        write: false,
        external: ignore,
      });
      const [bundle] = outputFiles;
      if (!bundle) throw new Error(`Nothing came of ${imported}.`);
      return { name, is: gzipSync(bundle.contents, { level: 9 }).length / 1000, limit: Number.parseFloat(limit) };
    }),
  );
}
