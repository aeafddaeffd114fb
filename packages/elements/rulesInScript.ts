import path from 'node:path';
import type { Plugin } from 'esbuild';
import { compiledModule } from '../../tools/styles/compiledModules.ts';
import { withOwnSizes } from '../../tools/styles/ownSizes.ts';

const SHEET = path.join(import.meta.dirname, 'src/kitSheet.ts');

/**
 * Has every style module of the kit add its rules to the sheet of the shadow roots. As the bundler leaves out modules
 * that nobody needs, a script holds the rules of what is in it.
 */
export const rulesInScript: Plugin = {
  name: 'rules-in-script',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path: file }) => {
      const { code, css } = await compiledModule(file, path.dirname(import.meta.dirname));
      const own = JSON.stringify(withOwnSizes(css));
      const adding = `import { addRules } from ${JSON.stringify(SHEET)};\naddRules(${own});\n`;
      return { contents: css === '' ? code : code + adding, loader: 'ts' };
    });
  },
};
