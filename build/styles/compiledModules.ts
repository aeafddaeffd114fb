import path from 'node:path';
import type { Plugin } from 'esbuild';
import { type CompiledStyles, compileStyles } from './compileStyles.ts';
import { ELEMENT } from './element.ts';
import { flatCss } from './flatCss.ts';

/**
 * A `*.styles.ts` as a module without styled-components, and its rules.
 * @param packages the folder of the packages
 */
export async function compiledModule(file: string, packages: string): Promise<CompiledStyles> {
  const element = path.relative(path.dirname(file), path.join(packages, ELEMENT)).replaceAll(path.sep, '/');
  const from = `${element.startsWith('.') ? '' : './'}${element.replace(/\.tsx$/, '.js')}`;
  const { code, css } = await compileStyles(file, packages, from);
  return { code, css: await flatCss(css) };
}

/**
 * Has esbuild read every `*.styles.ts` without styled-components.
 * @param packages the folder of the packages
 * @param take gets the rules of each
 */
export const compiledModules = (
  packages: string,
  take: (file: string, css: string) => void = () => undefined,
): Plugin => ({
  name: 'compiled-modules',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path: file }) => {
      const { code, css } = await compiledModule(file, packages);
      take(file, css);
      return { contents: code, loader: 'ts' };
    });
  },
});
